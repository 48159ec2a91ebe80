import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

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
  @Option(help: "Motion's visual duration, with --dialect motion.", placeholder: "time")
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

/// A curve's shape as options.
struct CurveOptions: Options {
  @Option(help: "A cubic Bezier: four numbers, or as CSS writes it.", placeholder: "x1,y1,x2,y2") var bezier:
    String?
  @Option(help: "Steps, and where they jump: 4,jump-end.", placeholder: "count,jump") var steps: String?
  @Option(
    help: "Points, as linear(0, 0.5 20%, 1), as JSON [[0, 0], [0.3, 1.05], [1, 1]], or a file of that.",
    placeholder: "points|file", completion: .file)
  var points: String?
  @Option(help: "An SVG path from 0,0 to 1,1 that never goes back.", placeholder: "path") var path: String?

  /// The shape that was typed; nil for none.
  func shape(_ console: Console) throws -> CurveShape? {
    if let bezier { return try CurveText.bezier(bezier) }
    if let steps { return try CurveText.steps(steps) }
    if let path { return try CurveShape.path(path).checked(LiteralError.init) }
    return try points.map { try readPoints($0, console) }
  }

  private func readPoints(_ file: String, _ console: Console) throws -> CurveShape {
    if let lines = try CurveText.lines(file) { return lines }
    let isInline = file.hasPrefix("[")
    let bytes = isInline ? Array(file.utf8) : try console.readFile(file)
    let file = isInline ? "--points" : file
    let root = try Failure.naming(file.visible) { try JSONDocument(bytes).root }
    let pairs = root.elements.map { $0.elements.compactMap(\.number) }
    guard root.kind == .array, pairs.allSatisfy({ $0.count == 2 }) else {
      throw Failure(
        "\(file.visible): points are pairs of numbers, such as [[0, 0], [0.3, 1.05], [1, 1]]", exitCode: 2)
    }
    return try CurveShape.points(pairs.map { CurvePoint(x: $0[0], y: $0[1]) }).checked(LiteralError.init)
  }

  func validate() throws {
    let given = [bezier, steps, points, path].count { $0 != nil }
    if given > 1 { throw UsageError("a curve is one of --bezier, --steps, --points and --path") }
  }
}
