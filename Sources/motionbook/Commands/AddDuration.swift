import CommandLineKit
import MotionPhysics
import Presets

/// `motionbook add duration`
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
