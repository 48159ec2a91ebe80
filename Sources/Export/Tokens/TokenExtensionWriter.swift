import MotionPhysics
import Presets
import StrictJSON

/// Writes `$extensions`: those of other tools as they came, and Motionbook's own.
struct TokenExtensionWriter {
  let exported: ExportedPreset
  /// The preset's own extensions, but for what is written elsewhere.
  let extensions: String?
  /// What the token's value stands in for the motion with; nil where it is the motion itself.
  let standIn: StandIn?
  /// Whether the token's value says all of what was typed.
  let isSaid: Bool
  /// Whether the value's curve is another token, which says itself what stands in for it.
  let isCurveElsewhere: Bool

  /// Writes the member into an object that is open; nothing when there is nothing to say.
  func write(to writer: inout JSONWriter) {
    let others = extensions.flatMap { try? JSONDocument($0) }?.root
    let isNested = others.map(Self.needsNesting) ?? false
    let own = ownMembers(extensions: isNested ? extensions : nil)
    guard own != nil || others != nil && !isNested else { return }
    writer.object("$extensions") { writer in
      var isWritten = own == nil
      if !isNested {
        others?.forEachMember { key, member in
          guard key.string == TokenExtension.key, let own else {
            writer.key(key.string ?? "")
            return writer.value(member)
          }
          writer.object(TokenExtension.key) { writer in
            member.forEachMember { key, value in
              writer.key(key.string ?? "")
              writer.value(value)
            }
            own(&writer)
          }
          isWritten = true
        }
      }
      if !isWritten, let own { writer.object(TokenExtension.key, own) }
    }
  }

  /// Whether a preset's own extensions would not be told from what is written beside them: they then stand inside
  /// of it.
  private static func needsNesting(_ extensions: JSONValue) -> Bool {
    if extensions.isEmpty { return true }
    guard let own = extensions.member(TokenExtension.key) else { return false }
    return own.kind != .object || own.isEmpty || TokenExtension.own.contains { own.member($0) != nil }
  }

  private func ownMembers(extensions: String?) -> ((inout JSONWriter) -> Void)? {
    var about = exported.preset
    about.summary = nil
    about.deprecated = nil
    about.extensions = extensions
    let isPlain =
      isSaid && about.reduced == nil && about.role == nil && about.allow.isEmpty && about.origin == nil
      && extensions == nil
    if isPlain { return nil }
    return { writer in
      writer.object(TokenExtension.preset) { writer in
        if !isSaid {
          writer.member("kind", about.kind.rawValue)
          PresetEncoder.writeMembers(of: about.content, to: &writer)
        }
        PresetEncoder.writeAbout(about, to: &writer)
      }
      if exported.target == nil { writeResolved(to: &writer) }
    }
  }

  /// What readers without Motionbook want to know: where a spring comes from, its numbers, and what stands in
  /// for it.
  private func writeResolved(to writer: inout JSONWriter) {
    if case .spring(let spring) = exported.preset.content, let base = spring.base {
      writer.member(TokenExtension.derivedFrom, base.text)
    }
    if case .spring(let spring, _) = exported.motion {
      writer.object(TokenExtension.spring) { writer in
        writer.member("duration", spring.duration)
        writer.member("bounce", spring.bounce)
        writer.member("mass", spring.mass)
        writer.member("stiffness", spring.stiffness)
        writer.member("damping", spring.damping)
      }
    }
    if let standIn, !isCurveElsewhere { write(standIn, to: &writer) }
  }

  private func write(_ baked: StandIn, to writer: inout JSONWriter) {
    writer.object(TokenExtension.baked) { writer in
      if let millis = baked.durationMillis { writer.member(BakedMember.durationMillis, millis) }
      writer.key(BakedMember.cubicBezier)
      writer.numbers(baked.cubicBezier)
      writer.member(BakedMember.cubicBezierError, baked.cubicBezierError)
      writer.member(BakedMember.linear, baked.linear)
      writer.member(BakedMember.linearError, baked.linearError)
    }
  }
}

extension JSONValue {
  /// Whether it has neither members nor elements.
  fileprivate var isEmpty: Bool { JSONMembers(self).remaining == 0 }
}
