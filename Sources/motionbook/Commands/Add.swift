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
  @OptionGroup var rehearsal: DryRunOption
  @OptionGroup var about: AboutOptions
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

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
    output.apply(to: console)
    var preset = preset
    about.apply(to: &preset)
    let registry = try location.writableRegistry(console, isDryRun: rehearsal.dryRun)
    try registry.add(preset, isDryRun: rehearsal.dryRun)
    rehearsal.remark(on: console)
    let source = PendingChange(saved: [preset]).source(over: registry)
    if format.json {
      var writer = JSONWriter()
      try PresetJSON(source, resolver: Resolver(source)).write(preset, usedBy: [], to: &writer)
      console.outBytes(writer.text.utf8)
    } else {
      console.out("added \(preset.name): \(MotionText.text(of: preset.content))")
    }
  }
}
