import CommandLineKit
import Presets
import StrictJSON

/// The options of every `add`.
struct AdditionOptions: Options {
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var note: NoteOption
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
      let registry = try location.writableRegistry(console, isDryRun: dryRun.dryRun, note: note.note)
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
