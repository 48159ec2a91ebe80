import AppScan
import Presets
import StrictJSON

/// Keyframes as tokens: presets of Motionbook's own, since no token of the standard holds them.
extension StyleSheetTokens {
  /// The token of the keyframes that a variable plays; nil where nothing of them could be read.
  mutating func clip(_ animations: [AnimationText], named name: String) -> String? {
    clip(
      animations.compactMap { animation in keyframes[animation.keyframes].map { ($0, animation) } },
      named: name)
  }

  /// The token of keyframes that are played together; nil where nothing of them could be read.
  mutating func clip(_ played: [(StyleSheet.Keyframes, AnimationText?)], named name: String) -> String? {
    if let unread = played.lazy.compactMap({ $0.1?.unread }).first {
      clipNotes.add(
        name,
        "was not read: its easing function may be \(unread), which nothing here says; import the file that has it along"
      )
      return nil
    }
    var clip: Clip?
    var told: Set<String> = []
    var written: [String] = []
    defer { for value in written { links.record(value, name) } }
    for (rule, animation) in played {
      let made = KeyframeClip(rule, animation) { value in
        written.append(value)
        return values.replaced(value)
      }
      for note in made.notes where told.insert(note).inserted { clipNotes.add(name, note) }
      guard let next = made.clip else { continue }
      guard clip != nil else {
        clip = next
        continue
      }
      // Of several keyframes of a property the last ones count, as in a browser.
      let properties = Set(next.tracks.map(\.property))
      clip?.initial.removeAll { properties.contains($0.property) }
      clip?.tracks.removeAll { properties.contains($0.property) }
      clip?.initial += next.initial
      clip?.tracks += next.tracks
    }
    return clip.map(Self.token)
  }

  /// The token of keyframes with the animation of a rule that plays them, with less motion of what is played in their
  /// place; nil where nothing of it could be read.
  mutating func clip(of keyframes: StyleSheet.Keyframes, named name: String, _ rules: AnimationRules)
    -> String?
  {
    let animations = rules.animations(of: keyframes.name)
    if values.isForLessMotion, !animations.isEmpty {
      guard let less = rules.lessMotion(than: keyframes.name) else { return Self.cut }
      return clip([less], named: name) ?? Self.unread
    }
    guard let clip = clip([(keyframes, animations.first)], named: name) else { return nil }
    for value in rules.values(of: keyframes.name) { links.record(value, name) }
    if Set(animations.compactMap(\.duration)).count > 1 {
      clipNotes.add(name, "is played in several times, of which the first was read")
    }
    return clip
  }

  /// The token of what takes no time with less motion.
  private static let cut = token { $0.member("$value", "none") }
  /// The token of what is played with less motion and cannot be read.
  static let unread = token { $0.member("$value", "") }

  /// The keyframes that Tailwind has without a declaration, as its theme writes them.
  static let tailwindKeyframes = {
    let text = """
      @keyframes spin { to { transform: rotate(360deg); } }
      @keyframes ping { 75%, 100% { transform: scale(2); opacity: 0; } }
      @keyframes pulse { 50% { opacity: 0.5; } }
      @keyframes bounce {
        0%, 100% { transform: translateY(-25%); animation-timing-function: cubic-bezier(0.8, 0, 1, 1); }
        50% { transform: none; animation-timing-function: cubic-bezier(0, 0, 0.2, 1); }
      }
      """
    let rules = StyleSheet(Array(text.utf8), language: .css).keyframes
    return Dictionary(rules.map { ($0.name, $0) }) { $1 }
  }()

  private static func token(of clip: Clip) -> String {
    token { writer in
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
  }
}
