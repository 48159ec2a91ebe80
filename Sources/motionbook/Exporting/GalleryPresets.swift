import Gallery
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// Presets as a gallery's page takes them.
struct GalleryPresets {
  private let resolver: Resolver
  private let shown: Set<PresetName>
  private let tunes: Bool

  /// - Parameter tunes: Whether the page may change them, so that references between them count.
  init(_ book: RegistrySnapshot, shown: Set<PresetName>, tunes: Bool = true) {
    resolver = Resolver(book)
    self.shown = shown
    self.tunes = tunes
  }

  func write(_ preset: Preset, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", preset.name.text)
      writer.member("kind", preset.kind.rawValue)
      if let summary = preset.summary { writer.member("summary", summary) }
      if let role = preset.role { writer.member("role", role.rawValue) }
      if let origin = preset.content.origin { writer.member("base", origin.text) }
      if let reduced = try? resolver.reduced(of: preset) { writer.member("reduced", reduced.text) }
      if let deprecated = preset.deprecated { writer.member("deprecated", deprecated.text ?? "") }
      let motion: Motion
      do {
        motion = try resolver.motion(of: preset)
      } catch {
        let failure = error as? ResolutionError
        return writer.member("problem", failure?.sentence ?? "It cannot be resolved.")
      }
      writer.member("typed", preset.content.words)
      writer.array("facts") { writer in
        let typed = (try? resolver.preset(behind: preset.name))?.content
        for fact in MotionDescription(motion).facts(typed: typed) {
          writer.strings([fact.label, fact.text])
        }
      }
      write(motion, of: preset, to: &writer)
    }
  }

  private func write(_ motion: Motion, of preset: Preset, to writer: inout JSONWriter) {
    let typed = tunes ? preset.content : nil
    guard let code = MotionCode(of: motion, typed: typed, knows: shown.contains) else { return }
    writer.member("moves", motion.kind.rawValue)
    writer.array("code") { writer in
      for item in code.items {
        switch item {
        case .number(let number): number.isNaN ? writer.null() : writer.number(number)
        case .name(let name): writer.string(name)
        }
      }
    }
    if tunes { GalleryTuning(of: motion, typed: preset.content, code).write(to: &writer) }
    if let moving = PropertyMotion(motion) {
      writer.array("properties") { writer in
        for property in moving.properties {
          writer.strings([property.property] + ComponentNames.of(property.property, property.value))
        }
      }
      writer.array("targets") { writer in
        for property in moving.properties { Self.writeTarget(of: property, in: motion, to: &writer) }
      }
    }
    writeParts(of: motion, to: &writer)
  }

  /// The target of a property and for each number its place there; null for what the vocabulary does not have.
  private static func writeTarget(
    of property: PropertyValue, in motion: Motion, to writer: inout JSONWriter
  ) {
    // A morph's property stands behind the element that it is of.
    let name = motion.kind == .morph ? property.property.split(separator: ".").last : nil
    let count = property.value.count
    guard let known = MotionProperty.named(name.map(String.init) ?? property.property, count: count) else {
      return writer.null()
    }
    writer.array { writer in
      writer.string(known.target.rawValue)
      for place in known.isUniformScale ? [0, 1] : known.places.prefix(count) { writer.integer(place) }
    }
  }

  private func writeParts(of motion: Motion, to writer: inout JSONWriter) {
    switch motion {
    case .clip(_, let driver, let loops):
      if driver == .progress { writer.member("driver", driver.rawValue) }
      if loops { writer.member("loops", true) }
    case .sequence(let sequence):
      if sequence.mode == .loop { writer.member("loops", true) }
      writer.array("phases") { writer in
        for (phase, time) in zip(sequence.phases, sequence.phaseTimes) {
          writer.array { writer in
            writer.string(phase.name)
            writer.number(time.start)
            writer.number(time.end)
          }
        }
      }
    case .morph(let morph):
      guard let interaction = morph.interaction else { return }
      writer.object("gesture") { writer in
        writer.member("axis", interaction.axis.rawValue)
        writer.member("distance", interaction.distance)
        writer.member("cap", interaction.cap)
        writer.member("threshold", interaction.threshold)
      }
    case .spring, .curve, .duration, .tween: return
    }
  }
}
