import CommandLineKit
import Presets
import Registry

/// `motionbook tweak`
struct Tweak: Command {
  static let info = CommandInfo(
    name: "tweak",
    summary: "Changes presets, and shows what moves along.",
    discussion: """
      A derived spring keeps its base: what is typed becomes what is resolved, and the adjustment is what changes. \
      Keys of another system say the spring anew in that system. Nothing is written when the change, or something \
      that derives from the preset, would leave its range: of several presets all are changed, or none.
      Keyframes, tracks, phases and elements come with --insert, go elsewhere with --move, and go away with --remove.
      """,
    examples: [
      "motionbook tweak apple.snappy --bounce 0.2",
      "motionbook tweak sheet.present --duration-scale 1.2 --dry-run",
      "motionbook tweak 'sheet.*' '!sheet.old' --duration-scale 0.9",
      "motionbook tweak card.flip --base apple.snappy",
      "motionbook tweak toast.in --allow bounce-exaggerated='it is meant to surprise'",
      "motionbook tweak heart.reaction --track scale --keyframe 2 --to 1.4",
      "motionbook tweak heart.reaction --track scale --insert 2 --to 1.3 --duration 0.1",
      "motionbook tweak reaction.phases --phase move --property scale --to 1.3 --animation apple.bouncy",
      "motionbook tweak dive.deeper --element cell --delay 50ms",
      "motionbook tweak dive.deeper --threshold 0.2",
    ])

  @Argument(
    help: "Presets: names or globs, such as sheet.*; !sheet.old leaves one out.", placeholder: "name",
    completion: .presetName, isRequired: true)
  var names: [String]
  @OptionGroup var change: ChangeOptions
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    writing.results.output.apply(to: console)
    let registry = try writing.registry(console)
    let results =
      if writing.isDryRun {
        try tweak(registry, console)
      } else {
        try registry.write {
          let results = try tweak(registry, console)
          let saved = results.filter { $0.after != $0.before }.map(\.after)
          if !saved.isEmpty { try registry.apply(saved: saved) }
          return results
        }
      }
    writing.dryRun.remark(on: console)
    try TweakSummary(results).print(asJSON: writing.results.isJSON, on: console)
  }

  /// The results of the change, before anything is written.
  private func tweak(_ registry: Registry, _ console: Console) throws -> [TweakResult] {
    let presets = try NamePatterns(names).presets(in: registry).map {
      try registry.existingPreset(named: $0)
    }
    return try TweakOperation(before: presets) { try change.presetChange(for: $0, console) }.results(
      in: registry)
  }
}
