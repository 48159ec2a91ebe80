import MotionPhysics
import PlainText

/// The motions of files for people who ask for less motion: in a context of a modifier, a mode of Figma, a `@media` of
/// a style sheet. They become the reduced partners of presets.
package struct LessMotion {
  /// The presets that only are partners.
  package private(set) var added: Set<PresetName> = []
  private var said: [(name: PresetName, text: String)] = []

  /// Notes for people on what was taken.
  ///
  /// - Parameter kept: Presets that keep another partner, of which nothing was taken.
  package func notes(leaving kept: Set<PresetName>) -> [String] {
    let notes = TokenNotes()
    for (name, text) in said where !kept.contains(name) { notes.add(name.text, text) }
    return notes.finished()
  }

  private let full: RegistrySnapshot
  private let other: TokenText
  /// The places of the presets with less motion among themselves.
  private let places: [PresetName: Int]
  private let known: any PresetSource
  private let fullMotions: Resolver
  private let lessMotions: Resolver

  /// A preset's partner for less motion.
  private enum Partner {
    case cut
    case present(PresetName)
    /// The preset itself as it is with less motion, by its place there.
    case new(Int)
    case unread
  }

  /// Gives presets partners that have none and move otherwise with less motion.
  ///
  /// - Parameters:
  ///   - text: The presets as they are by default.
  ///   - whole: Those that their file says whole, their partners too.
  ///   - other: The same ones with less motion.
  ///   - known: Where names are looked up that neither has.
  package init(
    _ text: inout RegistryText, whole: Set<PresetName>, with other: TokenText, over known: any PresetSource
  ) {
    full = RegistrySnapshot(text.presets)
    self.other = other
    self.known = known
    let less = other.registry.presets
    places = Dictionary(
      less.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    fullMotions = Resolver(OverlaidSource(text.presets, over: known))
    lessMotions = Resolver(OverlaidSource(less, over: known))
    var made: [PresetName: PresetName] = [:]
    var waiting: [(place: Int, new: Int, name: PresetName)] = []
    for (place, preset) in text.presets.enumerated()
    where preset.reduced == nil && !whole.contains(preset.name) {
      let subject = preset.name.text
      switch partner(of: preset) {
      case .cut?:
        text.setReduced(.none, ofPresetAt: place)
        say(preset.name, "takes no time with less motion, so that nothing replaces it: reduced is none")
      case .present(let target)?:
        text.setReduced(.preset(target), ofPresetAt: place)
        say(preset.name, "is replaced by \(target) for less motion")
      case .new(let new)?:
        let name = PresetName(stored: subject + "-reduced")
        guard isFree(name) else {
          say(
            preset.name, "has a value for less motion, and \(name) is another preset, so it was left out")
          continue
        }
        made[preset.name] = name
        waiting.append((place, new, name))
      case .unread?:
        say(preset.name, "has a value for less motion that was not read, so it was left out")
      case nil: break
      }
    }
    for (place, new, name) in waiting { add(new, as: name, of: place, renaming: made, to: &text) }
  }

  /// A preset's partner for less motion; nil where it moves as it does, or cannot be told.
  private func partner(of preset: Preset) -> Partner? {
    guard let motion = try? fullMotions.motion(of: preset) else { return nil }
    guard let place = places[preset.name] else {
      return other.movingNames.contains(preset.name.text) ? .unread : .cut
    }
    let reduced = other.registry.presets[place]
    // What another preset has is inherited.
    if case .alias = reduced.content, reduced.content == preset.content { return nil }
    guard let other = try? lessMotions.motion(of: reduced), other != motion else { return nil }
    if Self.isCut(other) { return .cut }
    // Of what plays keyframes that no clip can hold only the time is read.
    if motion.kind == .clip, other.kind == .tween { return .unread }
    if case .alias(let target) = reduced.content, target != preset.name,
      (try? fullMotions.motion(named: target)) == other
    {
      return .present(target)
    }
    return .new(place)
  }

  private mutating func say(_ name: PresetName, _ text: String) { said.append((name, text)) }

  private func isFree(_ name: PresetName) -> Bool {
    PresetName.isName(name.text) && full.preset(named: name) == nil
      && !full.presets.contains { $0.name.text.hasPrefix(name.text + ".") }
  }

  /// Adds the partner of a preset, unless it names what only less motion has.
  private mutating func add(
    _ new: Int, as name: PresetName, of place: Int, renaming made: [PresetName: PresetName],
    to text: inout RegistryText
  ) {
    let preset = text.presets[place]
    var partner = Preset(name: name, content: other.registry.presets[new].renamingMentions(made).content)
    partner.role = preset.role
    let missing = partner.references.first { reference in
      full.preset(named: reference.name) == nil && !made.values.contains(reference.name)
        && (try? known.preset(named: reference.name)) == nil
    }
    if let missing {
      return say(
        preset.name, "has a value for less motion, which names \(missing.name), so it was left out")
    }
    text.append(partner, from: new, of: other.registry)
    text.setReduced(.preset(name), ofPresetAt: place)
    added.insert(name)
    say(
      preset.name, "has a value for less motion, which is a preset named as it is with -reduced")
  }

  private static func isCut(_ motion: Motion) -> Bool {
    // All of the way at once.
    if case .curve(.steps(let steps)) = motion { return steps.count == 1 && steps.jump != .both }
    if case .tween(_, let duration, _) = motion { return duration <= LessMotionWords.longestCut }
    guard motion.kind == .duration || motion.kind == .clip, let seconds = MotionDescription(motion).seconds
    else { return false }
    return seconds <= LessMotionWords.longestCut
  }
}
