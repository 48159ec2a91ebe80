import CommandLineKit
import MotionPhysics
import Presets

/// `motionbook convert`
struct Convert: Command {
  static let info = CommandInfo(
    name: "convert",
    summary: "Says a spring in every dialect: SwiftUI, Core Animation, Compose, Motion, CSS and others.",
    discussion: """
      Each dialect has its own parameter names and units. What depends on the velocity at the start (settling \
      durations, the baked CSS curve) is computed for --velocity. A delay is no part of any dialect's spring.
      """,
    examples: [
      "motionbook convert apple.snappy", "motionbook convert tension=170,friction=26 --json",
      "motionbook convert apple.bouncy --velocity 2",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @Option(help: "The velocity at the start, travels per second.", placeholder: "v") var velocity = 0.0
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let library = try location.library(for: [name], console)
    let named = try library.namedMotion(name, resolver: Resolver(library))
    guard case .spring(let spring, let delay) = named.motion else {
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase), and only springs have dialects; "
          + "`motionbook export` writes the other kinds for each platform")
    }
    let conversion = Conversion(of: spring, velocity: velocity)
    if format.json {
      console.outBytes(conversion.json.utf8)
    } else {
      console.out(conversion.table)
    }
    if delay != 0 {
      console.note(
        "\(named.name) starts \(Figures.seconds(delay)) late, which each system sets beside the spring.")
    }
  }
}
