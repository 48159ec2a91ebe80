import CommandLineKit
import Export
import MotionPhysics
import PlainText
import Presets
import StrictJSON

struct Convert: Command {
  static let info = CommandInfo(
    name: "convert",
    summary: "Says a motion in every dialect: SwiftUI, Core Animation, Compose, Motion, CSS and others.",
    discussion: """
      Each dialect has its own parameter names and units, and says why where it cannot say the motion. What \
      depends on the velocity at the start (settling durations, the baked CSS curve) is computed for \
      --velocity. A delay is no part of any dialect's motion. A spring may be given in a dialect's own words, \
      its name first: framer:duration=1,dampingRatio=0.5.
      With --to only one expression is printed, to be pasted: what `motionbook export` would write for it in that format.
      """,
    examples: [
      "motionbook convert apple.snappy", "motionbook convert tension=170,friction=26 --json",
      "motionbook convert apple.bouncy --velocity 2", "motionbook convert reactSpring:frequency=0.5 --forms",
      "motionbook convert duration=0.3,bezier=0.4:0:0.2:1",
      "motionbook convert apple.snappy --to swift",
      "motionbook convert '.spring(response: 0.5, dampingFraction: 0.7)' --to css",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @Option(help: "The velocity at the start, travels per second.", placeholder: "v") var velocity = 0.0
  @Flag(help: "Every set of parameters in which each dialect says a spring.") var forms = false
  @Option(help: "Print one expression, as this format of an export writes it.", placeholder: "format")
  var to: ExpressionFormat?
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    try Ranges.velocity.check(velocity, option: "--velocity")
    if to != nil, forms { throw UsageError("--to and --forms cannot both be given") }
    if to != nil, velocity != 0 { throw UsageError("--to says a motion that starts at rest, as exports do") }
  }

  func run(_ console: Console) throws {
    if to == nil, let literal = try DialectLiteral(name) {
      try results.print(on: console) { conversion(of: try literal.spring(velocity: velocity)) }
      if let note = try literal.approximation() { console.note(note) }
      return
    }
    let source = try location.source(for: [name], console)
    let named = try source.namedMotion(name, resolver: Resolver(source))
    if let to { return try results.print(on: console) { try PastedExpression(of: named, in: to) } }
    try results.print(on: console) { try conversion(of: named) }
    if let delay = named.motion.animation?.delay, delay != 0 {
      console.note(
        "\(named.name) starts \(DecimalText.seconds(delay)) late, which each system sets beside the motion.")
    }
  }

  private func conversion(of named: NamedMotion) throws -> any CommandResult {
    if forms, named.motion.kind != .spring {
      throw Failure("\(named.name) is \(named.motion.kind.phrase), and only springs have --forms")
    }
    switch named.motion.animation {
    case .spring(let spring, _): return conversion(of: spring)
    case .tween(let curve, let duration, _): return Conversion(of: curve, duration: duration)
    case nil:
      if let curve = named.motion.curve { return Conversion(of: curve, duration: nil) }
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase), and only springs, tweens and curves have dialects; "
          + "`motionbook export` writes the other kinds for each platform")
    }
  }

  private func conversion(of spring: Spring) -> any CommandResult {
    forms ? ConversionForms(spring: spring, velocity: velocity) : Conversion(of: spring, velocity: velocity)
  }
}

/// A motion as one expression of a platform, to be pasted into a source.
struct PastedExpression: CommandResult {
  private let format: ExportFormat
  private let expression: String

  /// - Throws: ``Failure`` when the platform has no words of its own for the motion.
  init(of named: NamedMotion, in choice: ExpressionFormat) throws {
    format = choice.format
    var expression: String?
    do {
      expression = try choice.expression.text(named.motion)
    } catch let error as MotionError {
      throw Failure("\(named.name) cannot be said in \(format.name): \(error.sentence)")
    }
    guard let expression else {
      let what =
        named.preset == nil
        ? "add it as a preset and write it with `motionbook export NAME --format \(format.name)`"
        : "write it with `motionbook export \(named.name) --format \(format.name)`"
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase) that \(format.name) has no single expression for; \(what)"
      )
    }
    self.expression = expression
  }

  func text(for console: Console) -> String { expression }

  func write(to writer: inout JSONWriter) {
    writer.member("format", format.name)
    writer.member("expression", expression)
  }
}

/// `--to` of `convert`: a format of an export that writes motions as expressions.
struct ExpressionFormat: ArgumentValue {
  let format: ExportFormat
  let expression: MotionExpression

  init(argument: String) throws {
    // Dialects and formats share platforms, and people remember either name.
    let name = Self.synonyms[argument.lowercased()] ?? argument
    guard let format = ExportFormats.named(name), let expression = format.expression else {
      throw InvalidValue()
    }
    self.format = format
    self.expression = expression
  }

  private static let synonyms = [
    "swiftui": "swift", "kotlin": "compose", "dart": "flutter", "reactspring": "react-spring",
    "reactnative": "react-native",
  ]

  static var choices: [String] { ExportFormats.all.filter { $0.expression != nil }.map(\.name) }
}
