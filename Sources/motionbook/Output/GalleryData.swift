import Gallery
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The data of a gallery: presets with the codes by which its page moves them, and how they differ from another
/// registry's.
struct GalleryData {
  let title: String
  let book: Book
  /// The presets that are shown, by name.
  let shown: Set<PresetName>
  let comparison: GalleryComparison?
  let code: GalleryCode?

  /// The data as JSON.
  func json() -> String {
    var writer = JSONWriter()
    let presets = GalleryPresets(book, shown: shown)
    writer.object { writer in
      writer.member("title", title)
      writer.array("presets") { writer in
        for preset in book.presets where shown.contains(preset.name) {
          presets.write(preset, to: &writer)
        }
      }
      comparison?.write(to: &writer)
      code?.write(to: &writer)
    }
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }
}

/// Presets as a gallery's page takes them.
struct GalleryPresets {
  private let resolver: Resolver
  private let shown: Set<PresetName>
  private let tunes: Bool

  /// - Parameter tunes: Whether the page may change them, so that references between them count.
  init(_ book: Book, shown: Set<PresetName>, tunes: Bool = true) {
    resolver = Resolver(book)
    self.shown = shown
    self.tunes = tunes
  }

  /// Writes a preset as an object.
  func write(_ preset: Preset, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", preset.name.text)
      writer.member("kind", preset.kind.rawValue)
      if let summary = preset.summary { writer.member("summary", summary) }
      if let role = preset.role { writer.member("role", role.rawValue) }
      if let origin = preset.content.origin { writer.member("base", origin.text) }
      if let reduced = try? resolver.reduced(of: preset) { writer.member("reduced", reduced.text) }
      if let deprecated = preset.deprecated { writer.member("deprecated", Self.text(of: deprecated)) }
      let motion: Motion
      do {
        motion = try resolver.motion(of: preset)
      } catch {
        let failure = error as? ResolutionError
        return writer.member("problem", failure?.sentence ?? "It cannot be resolved.")
      }
      writer.member("typed", preset.content.words)
      writer.array("facts") { writer in
        for fact in MotionDescription(motion).facts() {
          writer.array { writer in
            writer.string(fact.label)
            writer.string(fact.text)
          }
        }
      }
      write(motion, of: preset, to: &writer)
    }
  }

  private static func text(of deprecation: Deprecation) -> String {
    if case .instead(let text) = deprecation { text } else { "" }
  }

  private func write(_ motion: Motion, of preset: Preset, to writer: inout JSONWriter) {
    let items = MotionCode.items(of: motion, typed: tunes ? preset.content : nil, knows: shown.contains)
    guard let items else { return }
    writer.member("moves", motion.kind.rawValue)
    writer.array("code") { writer in
      for item in items {
        switch item {
        case .number(let number): number.isNaN ? writer.null() : writer.number(number)
        case .name(let name): writer.string(name)
        }
      }
    }
    if tunes { GalleryTuning.write(preset.content, motion, items, to: &writer) }
    if let moving = PropertyMotion(motion) {
      writer.array("properties") { writer in
        for property in moving.properties {
          writer.array { writer in
            writer.string(property.property)
            for label in ComponentNames.of(property.property, property.value) { writer.string(label) }
          }
        }
      }
    }
    writeParts(of: motion, to: &writer)
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

/// What a page may change of a preset: options of `tweak`, and where in the code their numbers stand.
enum GalleryTuning {
  /// One number of an option.
  private struct Part {
    let label: String
    let place: Int
    let value: Double
    let range: ClosedRange<Double>
  }

  static func write(
    _ content: Content, _ motion: Motion, _ items: [MotionCode.Item], to writer: inout JSONWriter
  ) {
    let options = options(of: content, motion, items)
    if options.isEmpty { return }
    writer.array("tune") { writer in
      for (option, parts) in options {
        writer.object { writer in
          writer.member("option", option)
          writer.array("parts") { writer in
            for part in parts {
              writer.object { writer in
                writer.member("label", part.label)
                writer.member("at", part.place)
                writer.member("value", part.value)
                writer.member("from", part.range.lowerBound)
                writer.member("to", part.range.upperBound)
              }
            }
          }
        }
      }
    }
  }

  private static func options(
    of content: Content, _ motion: Motion, _ items: [MotionCode.Item]
  ) -> [(option: String, parts: [Part])] {
    switch (content, motion) {
    case (.spring(let typed), .spring(let spring, let delay)):
      let numbers = springOptions(of: typed, spring)
      guard case .number? = items.last else { return numbers }
      return numbers + [
        ("--delay", [Part(label: "delay", place: items.count - 1, value: delay, range: 0...2)])
      ]
    case (.tween(let typed), .tween(let curve, let duration, let delay)):
      var options: [(String, [Part])] = []
      if case .inline = typed.curve { options += bezierOptions(of: curve, at: 2) }
      if case .seconds = typed.duration {
        options.append(
          (
            "--duration",
            [
              Part(
                label: "duration", place: items.count - 2, value: duration, range: 0.01...max(2, 2 * duration)
              )
            ]
          ))
      }
      return options + [
        ("--delay", [Part(label: "delay", place: items.count - 1, value: delay, range: 0...2)])
      ]
    case (.curve, .curve(let curve)): return bezierOptions(of: curve, at: 2)
    default: return []
    }
  }

  private static func bezierOptions(of curve: UnitCurve, at place: Int) -> [(String, [Part])] {
    guard case .bezier(let bezier) = curve else { return [] }
    let numbers = [("x1", bezier.x1), ("y1", bezier.y1), ("x2", bezier.x2), ("y2", bezier.y2)]
    let parts = numbers.enumerated().map { index, number in
      Part(
        label: number.0, place: place + index, value: number.1, range: index % 2 == 0 ? 0...1 : -1...2)
    }
    return [("--bezier", parts)]
  }

  private static func springOptions(of typed: TypedSpring, _ spring: Spring) -> [(String, [Part])] {
    let duration = 0.02...max(2, 2 * spring.duration)
    func option(_ label: String, _ place: Int, _ value: Double, _ range: ClosedRange<Double>) -> (
      String, [Part]
    ) {
      let words = label.flatMap { $0.isUppercase ? "-" + $0.lowercased() : String($0) }
      return ("--" + String(words), [Part(label: label, place: place, value: value, range: range)])
    }
    switch typed.parameters {
    case .adjusted(let adjustment):
      let extra = adjustment.extraBounce ?? 0
      return [
        option("duration", 2, spring.duration, duration),
        option("extraBounce", 4, extra, (extra - spring.bounce - 0.9)...(extra + 1 - spring.bounce)),
      ]
    case .standalone(let parameters):
      guard let code = parameters.moduleNumbers else {
        return [
          option("duration", 2, spring.duration, duration), option("bounce", 3, spring.bounce, -0.9...1),
        ]
      }
      return parameters.form.keys.compactMap { key, _ in
        guard let place = place(of: key, form: code[0]) else { return nil }
        let value = code[place - 1]
        return option(key.rawValue, place, value, range(of: key, around: value))
      }
    }
  }

  /// Where a key's number stands in the code of a spring, behind the 1 for a spring and the number of its words.
  private static func place(of key: SpringKey, form: Double) -> Int? {
    switch key {
    case .duration, .response, .stiffness, .tension: 2
    case .dampingRatio, .bounce, .damping, .friction: 3
    case .mass: 4
    default: nil
    }
  }

  private static func range(of key: SpringKey, around value: Double) -> ClosedRange<Double> {
    switch key {
    case .bounce: -0.9...1
    case .dampingRatio: 0.05...max(2, 2 * value)
    case .duration, .response: 0.02...max(2, 2 * value)
    default: (value / 10)...max(value * 4, 0.1)
    }
  }
}
