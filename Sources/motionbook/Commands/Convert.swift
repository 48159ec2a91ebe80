import CommandLineKit
import MotionPhysics
import PlainText
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
  @OptionGroup var results: ResultOptions

  func validate() throws { try Ranges.velocity.check(velocity, option: "--velocity") }

  func run(_ console: Console) throws {
    results.output.apply(to: console)
    if let literal = try DialectLiteral(name) {
      try print(conversion(of: literal.spring(velocity: velocity)), console)
      if let note = try literal.approximation() { console.note(note) }
      return
    }
    let source = try location.source(for: [name], console)
    let named = try source.namedMotion(name, resolver: Resolver(source))
    try print(conversion(of: named), console)
    if let delay = named.motion.animation?.delay, delay != 0 {
      console.note(
        "\(named.name) starts \(DecimalText.seconds(delay)) late, which each system sets beside the motion.")
    }
  }

  private func print(_ conversion: any CommandResult, _ console: Console) throws {
    try conversion.print(asJSON: results.isJSON, on: console)
  }

  private func conversion(of named: NamedMotion) throws -> any CommandResult {
    if forms, named.motion.kind != .spring {
      throw Failure("\(named.name) is \(named.motion.kind.phrase), and only springs have --forms")
    }
    switch named.motion {
    case .spring(let spring, _): return conversion(of: spring)
    case .curve(let curve): return Conversion(of: curve, duration: nil)
    case .tween(let curve, let duration, _): return Conversion(of: curve, duration: duration)
    default:
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase), and only springs, tweens and curves have dialects; "
          + "`motionbook export` writes the other kinds for each platform")
    }
  }

  private func conversion(of spring: Spring) -> any CommandResult {
    forms ? ConversionForms(of: spring, velocity: velocity) : Conversion(of: spring, velocity: velocity)
  }
}

/// A spring in a system's own words, `framer:duration=1,dampingRatio=0.5`: what `convert` takes beside presets
/// and literals. A registry stores only the words that are literals.
private struct DialectLiteral {
  /// The system.
  let dialect: Dialect
  private let typed: [(name: String, value: Double)]

  /// Reads a word; nil when it does not begin with a system's name and a colon.
  init?(_ word: String) throws {
    guard let colon = word.firstIndex(of: ":"),
      let dialect = Dialects.allWithCSS.first(where: { $0.name == word[..<colon] })
    else { return nil }
    let pairs = word[word.index(after: colon)...].split(separator: ",")
    // A delay belongs to literals.
    if pairs.contains(where: { $0.hasPrefix("delay=") }) { return nil }
    self.dialect = dialect
    typed = try pairs.map { try Self.pair(String($0)) }
  }

  private static func pair(_ text: String) throws -> (name: String, value: Double) {
    let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw LiteralError("\"\(text)\" is no key=value pair, such as duration=0.4")
    }
    let isTime = sides[0] == "response" || sides[0].lowercased().hasSuffix("duration")
    if isTime {
      do throws(LiteralError) {
        return (sides[0], try Seconds.parse(sides[1]))
      } catch {
        throw LiteralError("\(sides[0]): \(error.message)")
      }
    }
    guard let value = Double(sides[1]) else {
      throw LiteralError("\(sides[0]) is \"\(sides[1])\", which is no number")
    }
    return (sides[0], value)
  }

  /// Why the spring is only about the system's; nil where it is the system's.
  func approximation() throws -> String? { try dialect.form(of: typed.map(\.name)).approximation }

  /// - Parameter velocity: Travels per second.
  func spring(velocity: Double) throws -> Spring {
    do {
      return try dialect.spring(typed, velocity: velocity)
    } catch {
      throw LiteralError(error.sentence)
    }
  }
}
