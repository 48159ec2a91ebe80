import AppScan
import Presets
import StrictJSON

/// Keyframes as tokens: presets of Motionbook's own, since no token of the standard holds them.
extension StyleSheetTokens {
  /// The token of the keyframes that a variable plays; nil where nothing of them could be read.
  mutating func clip(_ animation: AnimationText, named name: String) -> String? {
    keyframes[animation.keyframes].flatMap { clip($0, animation, named: name) }
  }

  /// The token of keyframes; nil where nothing of them could be read.
  mutating func clip(
    _ rule: StyleSheet.Keyframes, _ animation: AnimationText?, named name: String
  ) -> String? {
    let made = KeyframeClip(rule, animation) { replaced($0, depth: 0) }
    clipNotes += made.notes.map { "\(name): \($0)".visible }
    guard let clip = made.clip else { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$value", "")
      writer.object("$extensions") { writer in
        writer.object(TokenExtension.key) { writer in
          writer.object(TokenExtension.preset) { writer in
            writer.member("kind", Kind.clip.rawValue)
            PresetEncoder.writeMembers(of: .clip(clip), to: &writer)
          }
        }
      }
    }
    return Self.oneLine(writer)
  }
}
