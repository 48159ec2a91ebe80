import CommandLineKit
import MotionPhysics
import Presets

/// `motionbook add spring`
struct AddSpring: Command {
  static let info = CommandInfo(
    name: "spring",
    summary: "Adds a spring, of its own numbers or adjusted from a base.",
    discussion: """
      The numbers are those of one system: duration and bounce, response and damping ratio, mass, stiffness and \
      damping, damping ratio and stiffness, tension and friction, settling duration and damping ratio, bounciness \
      and speed. With --base it is another spring's, adjusted by a duration or a factor of it, and extra bounce.
      """,
    examples: [
      "motionbook add spring card.flip --stiffness 170 --damping 26",
      "motionbook add spring sheet.present --base apple.snappy --duration 0.4 --extra-bounce 0.05",
    ])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Option(help: "The spring that this one is adjusted from.", placeholder: "name", completion: .presetName)
  var base: PresetName?
  @Option(help: "A factor of the base's duration.", placeholder: "factor") var durationScale: Double?
  @Option(help: "Whose meaning the words have: motion, origami or reanimated.") var dialect: String?
  @Option(help: "Perceptual duration: the undamped spring's period.", placeholder: "time") var duration: Time?
  @OptionGroup var spring: SpringOptions
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    var values: [String: Double] = [:]
    for (key, value) in spring.parameters { values[key.rawValue] = value }
    values["duration"] = duration?.seconds
    values["extraBounce"] = spring.extraBounce
    values["durationScale"] = durationScale
    let typed = try SpringText.spring(
      values, base: base?.text, dialect: dialect, delay: spring.delay?.seconds)
    try addition.add(Preset(name: name, content: .spring(typed)), console)
  }
}
