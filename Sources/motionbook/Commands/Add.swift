import CommandLineKit
import MotionPhysics
import PlainText
import Presets

/// `motionbook add KIND …`: each kind is a command of its own, below or beside this one.
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
    subcommands: Kind.allCases.map(subcommand))

  private static func subcommand(_ kind: Kind) -> any Command.Type {
    switch kind {
    case .spring: AddSpring.self
    case .curve: AddCurve.self
    case .duration: AddDuration.self
    case .tween: AddTween.self
    case .clip: AddClip.self
    case .sequence: AddSequence.self
    case .morph: AddMorph.self
    case .alias: AddAlias.self
    }
  }
}

struct AddAlias: Command {
  static let info = CommandInfo(
    name: "alias",
    summary: "Adds another name for a preset.",
    examples: ["motionbook add alias button.press apple.snappy"])

  @Argument(help: "The new name.") var name: PresetName
  @Argument(help: "The preset that it stands for.", completion: .presetName) var other: PresetName
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    try addition.add(Preset(name: name, content: .alias(of: other)), console)
  }
}

struct AddDuration: Command {
  static let info = CommandInfo(
    name: "duration",
    summary: "Adds a length of time.",
    examples: ["motionbook add duration duration.fast 150ms"])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "How long; may be 0.", placeholder: "time") var time: Time?
  @Option(help: "The same as an option.", placeholder: "time") var duration: Time?
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    guard let seconds = (time ?? duration)?.seconds, time == nil || duration == nil else {
      throw UsageError("a duration needs its time once, such as 150ms")
    }
    try Ranges.delay.check(seconds, option: "the duration")
    try addition.add(Preset(name: name, content: .duration(seconds)), console)
  }
}

struct AddCurve: Command {
  static let info = CommandInfo(
    name: "curve",
    summary: "Adds a unit curve.",
    examples: [
      "motionbook add curve curve.standard --bezier 0.2,0,0,1",
      "motionbook add curve curve.frames --steps 4,jump-end",
      "motionbook add curve curve.out 'cubic-bezier(0, 0, 0.2, 1)'",
    ])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The curve, as an app's source writes it.", placeholder: "motion") var motion: String?
  @OptionGroup var curve: CurveOptions
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    let shape = try curve.shape(console)
    if motion != nil, shape != nil {
      throw UsageError("the curve is said twice, by a motion and by an option")
    }
    if let motion { return try addition.add(motion, as: .curve, named: name, console) }
    guard let shape else {
      throw UsageError(
        "a curve needs one of --bezier, --steps, --points and --path, or the curve as a motion")
    }
    try addition.add(Preset(name: name, content: .curve(shape)), console)
  }
}

struct AddClip: Command {
  static let info = CommandInfo(
    name: "clip",
    summary: "Adds tracks of keyframes from a JSON file.",
    discussion: FiledPreset.discussion,
    examples: ["motionbook add clip heart.reaction heart.json"])

  @OptionGroup var preset: FiledPreset

  func run(_ console: Console) throws { try preset.add(.clip, console) }
}

struct AddSequence: Command {
  static let info = CommandInfo(
    name: "sequence",
    summary: "Adds phases that follow one another from a JSON file.",
    discussion: FiledPreset.discussion,
    examples: ["motionbook add sequence reaction.phases phases.json"])

  @OptionGroup var preset: FiledPreset

  func run(_ console: Console) throws { try preset.add(.sequence, console) }
}

struct AddMorph: Command {
  static let info = CommandInfo(
    name: "morph",
    summary: "Adds how elements move from one screen to another from a JSON file.",
    discussion: FiledPreset.discussion,
    examples: ["motionbook add morph dive.deeper dive.json"])

  @OptionGroup var preset: FiledPreset

  func run(_ console: Console) throws { try preset.add(.morph, console) }
}

/// A preset whose content is too much for options, and comes from a file.
struct FiledPreset: Options {
  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The JSON file, or - for stdin.", completion: .file) var file: String
  @OptionGroup var addition: AdditionOptions

  static let discussion =
    "The file holds the object that `motionbook export` writes; the name typed here wins over its own, and the kind "
    + "need not stand there."

  /// Adds what the file holds.
  func add(_ kind: Kind, _ console: Console) throws {
    let text = PresetText(try console.readFile(file), named: name, as: kind)
    guard let preset = text.preset, text.problems.isEmpty else {
      let lines = text.problems.map { "\(RegistryJSON.title(of: file).visible): \($0.sentence)" }
      throw Failure(lines.joined(separator: "\n"), exitCode: 2)
    }
    guard preset.kind == kind else {
      throw Failure(
        "\(RegistryJSON.title(of: file).visible) holds \(preset.kind.phrase), and \(kind.phrase) is needed",
        exitCode: 2)
    }
    try addition.add(preset, console)
  }
}
