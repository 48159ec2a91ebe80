import MotionPhysics
import Presets
import StrictJSON

/// Presets as `--json` prints them: what was typed, what it resolves to, and what it is tied to.
struct PresetJSON {
  let source: any PresetSource
  let resolver: Resolver

  init(_ source: any PresetSource, resolver: Resolver) {
    self.source = source
    self.resolver = resolver
  }

  /// Writes a preset as an object.
  ///
  /// - Parameters:
  ///   - motion: What it resolves to, where that is known already.
  ///   - usedBy: Who mentions it.
  func write(
    _ preset: Preset, motion: Motion? = nil, usedBy: [PresetName], to writer: inout JSONWriter
  ) throws {
    let lineage = try Lineage.names(of: preset, in: source)
    let motion = try motion ?? resolver.motion(of: preset)
    try writer.object { writer in
      writer.member("name", preset.name.text)
      writer.member("kind", preset.kind.rawValue)
      writer.member("summary", preset.summary)
      writer.member("reduced", try resolver.reduced(of: preset)?.text)
      writer.member("role", preset.role?.rawValue)
      switch preset.deprecated {
      case .plain: writer.member("deprecated", true)
      case .instead(let text): writer.member("deprecated", text)
      case nil: writer.member("deprecated", String?.none)
      }
      writer.member("origin", preset.origin)
      writer.member("usedBy", usedBy.map(\.text))
      writer.member("base", preset.base?.text)
      writer.member("lineage", lineage.map(\.text))
      writer.object("typed") { PresetEncoder.writeMembers(of: preset.content, to: &$0) }
      Self.write(motion, to: &writer)
    }
  }

  /// Writes what a motion resolves to, as a member named after its kind.
  static func write(_ motion: Motion, to writer: inout JSONWriter) {
    switch motion {
    case .spring(let spring, let delay):
      writer.object("spring") { write(spring, delay: delay, to: &$0) }
    case .curve(let curve):
      writer.object("curve") { writer in
        writer.member("name", curve.name)
        writer.member("startSlope", curve.slope(at: 0))
        writer.member("endSlope", curve.slope(at: 1))
      }
    case .duration(let seconds):
      writer.member("duration", seconds)
    case .tween(let curve, let duration, let delay):
      writer.object("tween") { writer in
        writer.member("duration", duration)
        writer.member("delay", delay)
        writer.member("curve", curve.name)
        if case .bezier(let bezier) = curve {
          writer.key("bezier")
          writer.numbers([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
        }
      }
    case .clip(let timeline, let driver, let loops):
      writer.object("clip") { writer in
        writer.member("duration", timeline.duration)
        writer.member("driver", driver.rawValue)
        writer.member("loops", loops)
        writer.member("properties", timeline.tracks.map(\.property))
      }
    case .sequence(let sequence):
      writer.object("sequence") { writer in
        writer.member("duration", sequence.duration)
        writer.member("mode", sequence.mode.rawValue)
        writer.member("properties", sequence.properties)
        writer.array("phases") { writer in
          for (phase, time) in zip(sequence.phases, sequence.phaseTimes) {
            writer.object { writer in
              writer.member("name", phase.name)
              writer.member("start", time.start)
              writer.member("end", time.end)
            }
          }
        }
      }
    case .morph(let morph):
      writer.object("morph") { writer in
        writer.member("presentDuration", morph.duration(.present), reason: neverSettles)
        writer.member("dismissDuration", morph.duration(.dismiss), reason: neverSettles)
        writer.member("isInteractive", morph.interaction != nil)
        writer.member("properties", morph.values(.present, time: 0).map(\.property))
      }
    }
  }

  private static let neverSettles = "without damping it never settles"

  private static func write(_ spring: Spring, delay: Double, to writer: inout JSONWriter) {
    writer.member("duration", spring.duration)
    writer.member("bounce", spring.bounce)
    writer.member("delay", delay)
    writer.member("mass", spring.mass)
    writer.member("stiffness", spring.stiffness)
    writer.member("damping", spring.damping)
    writer.member("response", spring.response)
    writer.member("dampingRatio", spring.dampingRatio)
    writer.member("settlingTime", spring.settlingTime(), reason: neverSettles)
    writer.member("swiftUISettlingDuration", spring.swiftUISettlingDuration(), reason: neverSettles)
    writer.member("overshoot", spring.overshoot())
    if let peakTime = spring.peakTime() {
      writer.member("peakTime", peakTime)
    } else {
      writer.member("peakTime", .infinity, reason: "it never passes its target")
    }
  }
}

extension JSONWriter {
  /// Writes a number, or null and beside it why there is none.
  mutating func member(_ key: String, _ value: Double, reason: String) {
    if value.isFinite { return member(key, value) }
    member(key, Double?.none)
    member(key + "Reason", reason)
  }
}
