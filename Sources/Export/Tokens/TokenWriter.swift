import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// Writes a preset's members of a token: what the standard can say as its value, everything else under
/// Motionbook's own key in `$extensions`.
struct TokenWriter {
  let exported: ExportedPreset
  let options: ExportOptions
  /// The value; nil where it is a reference, for which nothing has to be baked.
  private let value: TokenValue?
  /// Whether the value alone says all of what was typed.
  private let isSaid: Bool

  init(_ exported: ExportedPreset, options: ExportOptions) {
    self.exported = exported
    self.options = options
    value = exported.target == nil ? TokenValue(exported.motion, tolerance: options.tolerance) : nil
    let names = [exported.target, exported.durationName, exported.curveName]
    isSaid = TokenHolding.isSaid(exported.preset.content) { names.contains($0) }
  }

  /// Writes the members into an object that is open.
  ///
  /// - Parameter extensions: Those of the preset that are not written elsewhere.
  func write(extensions: String?, to writer: inout JSONWriter, note: ExportOutput.Note) {
    writer.member("$type", TokenType(of: exported.motion).rawValue)
    writer.key("$value")
    if let target = exported.target { writer.string(target.tokenReference) }
    value?.write(
      curve: exported.curveName, duration: exported.durationName, options: options, to: &writer)
    if let summary = exported.preset.summary { writer.member("$description", summary) }
    if let deprecated = exported.preset.deprecated { writer.member("$deprecated", deprecated) }
    write(extensions, to: &writer)
    if let shortcoming = value?.shortcoming { note(shortcoming, exported.name) }
  }
}

/// `$extensions`: those of other tools as they came, and Motionbook's own.
extension TokenWriter {
  /// Writes the member; nothing when there is nothing to say.
  private func write(_ extensions: String?, to writer: inout JSONWriter) {
    let others = extensions.flatMap { try? JSONDocument($0) }?.root
    let isNested = others.map(Self.needsNesting) ?? false
    let own = ownMembers(extensions: isNested ? extensions : nil)
    guard own != nil || others != nil && !isNested else { return }
    writer.object("$extensions") { writer in
      var isWritten = own == nil
      if !isNested {
        others?.forEachMember { key, member in
          guard key.string == TokenExtension.key, let own else {
            return writer.member(key.string ?? "", member)
          }
          writer.object(TokenExtension.key) { writer in
            member.forEachMember { writer.member($0.string ?? "", $1) }
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

  /// Writes for readers without Motionbook where a spring comes from, its numbers, and what stands in
  /// for it.
  private func writeResolved(to writer: inout JSONWriter) {
    if let base = exported.preset.content.spring?.base {
      writer.member(TokenExtension.derivedFrom, base.text)
    }
    if case .spring(let spring, _) = exported.motion {
      writer.object(TokenExtension.spring) { writer in
        writer.member("duration", DecimalText.plainNumber(spring.duration))
        writer.member("bounce", DecimalText.plainNumber(spring.bounce))
        writer.member("mass", DecimalText.plainNumber(spring.mass))
        writer.member("stiffness", DecimalText.plainNumber(spring.stiffness))
        writer.member("damping", DecimalText.plainNumber(spring.damping))
      }
    }
    // A curve that is another token says itself what stands in for it.
    if let baked = value?.baked, exported.curveName == nil { write(baked, to: &writer) }
  }

  private func write(_ baked: BakedMotion, to writer: inout JSONWriter) {
    writer.object(TokenExtension.baked) { writer in
      if let millis = baked.durationMillis { writer.member(BakedMember.durationMillis, millis) }
      writer.key(BakedMember.cubicBezier)
      writer.numbers(baked.bezier.curve.numbers)
      writer.member(BakedMember.cubicBezierError, baked.bezier.maxError)
      writer.member(BakedMember.linear, baked.lines.text)
      writer.member(BakedMember.linearError, baked.lines.maxError)
    }
  }
}

extension JSONValue {
  /// Whether it has neither members nor elements.
  fileprivate var isEmpty: Bool { JSONMembers(self).remaining == 0 }
}
