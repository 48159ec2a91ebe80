import CommandLineKit
import MotionPhysics
import Presets

/// `motionbook convert`
struct Convert: Command {
  static let info = CommandInfo(
    name: "convert",
    summary: "Says a motion in every dialect: SwiftUI, Core Animation, Compose, Motion, CSS and others.",
    discussion: """
      Each dialect has its own parameter names and units, and says why where it cannot say the motion. What \
      depends on the velocity at the start (settling durations, the baked CSS curve) is computed for \
      --velocity. A delay is no part of any dialect's motion. A spring may be given in a dialect's own words, \
      its name first: framer:duration=1,dampingRatio=0.5.
      """,
    examples: [
      "motionbook convert apple.snappy", "motionbook convert tension=170,friction=26 --json",
      "motionbook convert apple.bouncy --velocity 2", "motionbook convert reactSpring:frequency=0.5 --forms",
      "motionbook convert duration=0.3,bezier=0.4:0:0.2:1",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @Option(help: "The velocity at the start, travels per second.", placeholder: "v") var velocity = 0.0
  @Flag(help: "Every set of parameters in which each dialect says a spring.") var forms = false
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    if let literal = try DialectLiteral(name) {
      let spring = try literal.spring(velocity: velocity)
      write(spring, console)
      if let note = try literal.approximation() { console.note(note) }
      return
    }
    let library = try location.library(for: [name], console)
    let named = try library.namedMotion(name, resolver: Resolver(library))
    if forms, named.motion.kind != .spring {
      throw Failure("\(named.name) is \(named.motion.kind.phrase), and only springs have --forms")
    }
    switch named.motion {
    case .spring(let spring, _): write(spring, console)
    case .curve(let curve): write(Conversion(of: curve, duration: nil), console)
    case .tween(let curve, let duration, _): write(Conversion(of: curve, duration: duration), console)
    default:
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase), and only springs, tweens and curves have dialects; "
          + "`motionbook export` writes the other kinds for each platform")
    }
    if let delay = named.motion.animation?.delay, delay != 0 {
      console.note(
        "\(named.name) starts \(Figures.seconds(delay)) late, which each system sets beside the motion.")
    }
  }

  private func write(_ spring: Spring, _ console: Console) {
    guard forms else { return write(Conversion(of: spring, velocity: velocity), console) }
    let all = ConversionForms(of: spring, velocity: velocity)
    if format.json { console.outBytes(all.json.utf8) } else { console.out(all.table) }
  }

  private func write(_ conversion: Conversion, _ console: Console) {
    if format.json { console.outBytes(conversion.json.utf8) } else { console.out(conversion.table) }
  }
}
