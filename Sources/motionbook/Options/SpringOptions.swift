import CommandLineKit
import MotionPhysics
import Presets

/// The numbers of a spring as options, one a key of the literals. The duration is each command's own, because some
/// take a preset's name there.
struct SpringOptions: Options {
  @Option(help: "More than -1, at most 1: 0 does not bounce.") var bounce: Double?
  @Option(help: "Period of the undamped spring.", placeholder: "time") var response: Time?
  @Option(help: "1 does not bounce, 0 never settles.") var dampingRatio: Double?
  @Option(help: "Mass at the end of the spring.") var mass: Double?
  @Option(help: "Force per unit of length.") var stiffness: Double?
  @Option(help: "Force per unit of velocity.") var damping: Double?
  @Option(help: "react-spring's and Framer's stiffness.") var tension: Double?
  @Option(help: "react-spring's and Framer's damping.") var friction: Double?
  @Option(help: "SwiftUI's settling duration.", placeholder: "time") var settlingDuration: Time?
  @Option(help: "Origami's bounciness.") var bounciness: Double?
  @Option(help: "Origami's speed.") var speed: Double?
  @Option(help: "Motion's visual duration.", placeholder: "time")
  var visualDuration: Time?
  @Option(help: "Added to the base's bounce.") var extraBounce: Double?
  @Option(help: "Starts so much later.", placeholder: "time") var delay: Time?

  /// The spring's own parameters that were typed, but for the duration.
  var parameters: [SpringKey: Double] {
    let typed: [SpringKey: Double?] = [
      .bounce: bounce, .response: response?.seconds, .dampingRatio: dampingRatio,
      .mass: mass, .stiffness: stiffness, .damping: damping, .tension: tension, .friction: friction,
      .settlingDuration: settlingDuration?.seconds, .bounciness: bounciness, .speed: speed,
      .visualDuration: visualDuration?.seconds,
    ]
    return typed.compactMapValues { $0 }
  }

  func validate() throws {
    try Ranges.delay.check(delay?.seconds, option: "--delay")
  }
}
