import MotionPhysics
import PlainText

/// What files say for people who ask for less motion: in a context of a modifier, a mode of Figma, a `@media` of a style
/// sheet. It becomes the reduced partners of presets.
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

  /// Whether a context of a modifier is the one for less motion, by their names.
  package static func isMeant(context: String, of modifier: String) -> Bool {
    let (context, modifier) = (NameMending.mended(context), NameMending.mended(modifier))
    if contexts.contains(context) { return true }
    if contexts.contains(modifier) { return ["yes", "true", "on", "1"].contains(context) }
    return ["motion", "animation"].contains(modifier) && ["less", "none", "off"].contains(context)
  }

  private static let contexts: Set<String> = [
    "reduced", "reduce", "reduced-motion", "reduce-motion", "motion-reduced", "motion-reduce",
    "prefers-reduced-motion", "less-motion",
  ]

  /// Gives presets partners that have none and move otherwise with less motion.
  ///
  /// - Parameters:
  ///   - text: The presets as they are by default.
  ///   - whole: Those that their file says whole, their partners too.
  ///   - other: The same ones with less motion; one that is missing there takes no time.
  ///   - known: Where names are looked up that neither has.
  package init(
    _ text: inout RegistryText, whole: Set<PresetName>, with other: RegistryText, over known: any PresetSource
  ) {
    let (full, less) = (RegistrySnapshot(text.presets), RegistrySnapshot(other.presets))
    let fullMotions = Resolver(OverlaidSource(text.presets, over: known))
    let lessMotions = Resolver(OverlaidSource(other.presets, over: known))
    let places = Dictionary(
      other.presets.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    var made: [PresetName: PresetName] = [:]
    var waiting: [(place: Int, new: Int, name: PresetName)] = []
    for (place, preset) in text.presets.enumerated()
    where preset.reduced == nil && !whole.contains(preset.name) {
      guard let motion = try? fullMotions.motion(of: preset) else { continue }
      guard let reduced = less.preset(named: preset.name), let new = places[preset.name] else {
        text.setReduced(.none, ofPresetAt: place)
        said.append((preset.name, Self.cut))
        continue
      }
      // What another preset has is inherited.
      if case .alias = reduced.content, reduced.content == preset.content { continue }
      guard let other = try? lessMotions.motion(of: reduced), other != motion else { continue }
      if Self.isCut(other) {
        text.setReduced(.none, ofPresetAt: place)
        said.append((preset.name, Self.cut))
      } else if case .alias(let target) = reduced.content, target != preset.name,
        (try? fullMotions.motion(named: target)) == other
      {
        text.setReduced(.preset(target), ofPresetAt: place)
        said.append((preset.name, "is replaced by \(target) for less motion"))
      } else {
        let name = PresetName(stored: preset.name.text + "-reduced")
        let isTaken =
          full.preset(named: name) != nil || full.presets.contains { $0.name.text.hasPrefix(name.text + ".") }
        guard !isTaken, PresetName.isName(name.text) else {
          said.append(
            (preset.name, "has a value for less motion, and \(name) is another preset, so it was left out"))
          continue
        }
        made[preset.name] = name
        waiting.append((place, new, name))
      }
    }
    for (place, new, name) in waiting {
      var partner = Preset(name: name, content: other.presets[new].renamingMentions(made).content)
      partner.role = text.presets[place].role
      let missing = partner.references.first { reference in
        full.preset(named: reference.name) == nil && !made.values.contains(reference.name)
          && (try? known.preset(named: reference.name)) == nil
      }
      let subject = text.presets[place].name
      if let missing {
        said.append((subject, "has a value for less motion, which names \(missing.name), so it was left out"))
        continue
      }
      text.append(partner, from: new, of: other)
      text.setReduced(.preset(name), ofPresetAt: place)
      added.insert(name)
      said.append((subject, "has a value for less motion, which is a preset named as it is with -reduced"))
    }
  }

  private static let cut = "takes no time with less motion, so that nothing replaces it: reduced is none"

  /// Style sheets often leave a hundredth of a millisecond, so that what waits for an end is told of one.
  private static func isCut(_ motion: Motion) -> Bool {
    switch motion {
    case .duration(let seconds): seconds <= 0.001
    case .tween(_, let duration, _): duration <= 0.001
    case .clip(let timeline, .time, _): timeline.duration <= 0.001
    case .spring, .curve, .clip, .sequence, .morph: false
    }
  }
}
