import CommandLineKit
import Presets
import StrictJSON

/// `motionbook add KIND …`: a new kind is a file of its own beside this one and one line here.
struct Add: Command {
  static let info = CommandInfo(
    name: "add",
    summary: "Adds a preset.",
    examples: [
      "motionbook add spring sheet.present --duration 0.4 --bounce 0.2",
      "motionbook add spring sheet.dismiss --base sheet.present --duration-scale 0.8",
      "motionbook add curve curve.standard --bezier 0.2,0,0,1",
      "motionbook add tween fade --curve curve.standard --duration 150ms",
      "motionbook add alias button.press apple.snappy",
    ],
    subcommands: [
      AddSpring.self, AddCurve.self, AddDuration.self, AddTween.self, AddClip.self, AddSequence.self,
      AddMorph.self, AddAlias.self,
    ])
}

/// What every `add` has.
struct AdditionOptions: Options {
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var about: AboutOptions
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  static let fileDiscussion =
    "The file holds the object that `motionbook export` writes; the name typed here wins over its own."

  /// Adds the preset that a JSON file holds.
  func add(_ kind: Kind, named name: PresetName, from file: String, _ console: Console) throws {
    let text = PresetText(try console.readFile(file), named: name)
    guard let preset = text.preset, text.problems.isEmpty else {
      let lines = text.problems.map { "\(file): \($0.sentence)" }
      throw Failure(lines.joined(separator: "\n"), exitCode: 2)
    }
    guard preset.kind == kind else {
      throw Failure("\(file) holds \(preset.kind.phrase), and \(kind.phrase) is needed", exitCode: 2)
    }
    try add(preset, console)
  }

  /// Adds a preset and prints it.
  func add(_ preset: Preset, _ console: Console) throws {
    try results.print(on: console) {
      var preset = preset
      about.apply(to: &preset)
      let registry = try location.writableRegistry(console, isDryRun: dryRun.dryRun)
      try registry.add(preset, isDryRun: dryRun.dryRun)
      dryRun.remark(on: console)
      return AddedPreset(preset: preset, source: PendingChange(saved: [preset]).source(over: registry))
    }
  }
}

private struct AddedPreset: CommandResult {
  let preset: Preset
  let source: any PresetSource

  func text(for console: Console) -> String { "added \(preset.name): \(preset.content.words)" }

  func write(to writer: inout JSONWriter) throws {
    try PresetJSON(source).writeMembers(of: preset, usedBy: [], to: &writer)
  }
}
