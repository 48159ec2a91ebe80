import MotionPhysics
import Presets
import StrictJSON

/// Writes a preset's members of a token: what the standard can say as its value, everything else under
/// Motionbook's own key in `$extensions`.
struct TokenWriter {
  let tolerance: Double
  /// The presets of the file, which others may refer to.
  let written: Set<PresetName>

  /// Writes the members into an object that is open.
  ///
  /// - Parameter extensions: Those of the preset that are not written elsewhere.
  func write(
    _ exported: ExportedPreset, extensions: String?, to writer: inout JSONWriter, note: (String) -> Void
  ) {
    // Where the value is a reference, nothing has to be baked.
    let value = exported.target == nil ? TokenValue(exported.motion, tolerance: tolerance) : nil
    writer.member("$type", TokenType(of: exported.motion).rawValue)
    writer.key("$value")
    if let target = exported.target { writer.string(target.tokenReference) }
    value?.write(parts(exported.preset.content), to: &writer)
    if let summary = exported.preset.summary { writer.member("$description", summary) }
    switch exported.preset.deprecated {
    case .plain: writer.member("$deprecated", true)
    case .instead(let text): writer.member("$deprecated", text)
    case nil: break
    }
    let tokenExtension = TokenExtensionWriter(
      exported: exported, extensions: extensions, standIn: value?.baked,
      isSaid: isSaid(exported.preset.content, target: exported.target),
      isCurveElsewhere: parts(exported.preset.content).curve != nil)
    tokenExtension.write(to: &writer)
    if let shortcoming = value?.shortcoming {
      note("\(exported.name): \(shortcoming)")
    }
  }

  private func parts(_ content: Content) -> TokenValue.Parts {
    guard case .tween(let tween) = content else { return TokenValue.Parts() }
    var parts = TokenValue.Parts()
    if case .preset(let name) = tween.duration, written.contains(name) { parts.duration = name }
    if case .preset(let name) = tween.curve, written.contains(name) { parts.curve = name }
    return parts
  }

  /// Whether the value alone says all of what was typed.
  private func isSaid(_ content: Content, target: PresetName?) -> Bool {
    switch content {
    case .duration, .curve(.bezier): true
    case .alias: target != nil
    case .tween(let tween): isSaid(tween)
    default: false
    }
  }

  private func isSaid(_ tween: TypedTween) -> Bool {
    let parts = parts(.tween(tween))
    let duration = if case .seconds = tween.duration { true } else { parts.duration != nil }
    let curve = if case .inline(.bezier) = tween.curve { true } else { parts.curve != nil }
    // A token always has a delay: one of 0 that was typed differs from none.
    return duration && curve && tween.delay != 0
  }
}
