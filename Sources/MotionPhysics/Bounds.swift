import PlainText

/// The ranges of parameters and their wording.
public enum Bounds: Hashable, Sendable {
  /// Any finite number.
  case finite
  /// Durations, stiffnesses, masses.
  case greaterThanZero
  /// Dampings and delays.
  case zeroOrMore
  /// SwiftUI's bounce: at -1 the damping is infinite, above 1 there is nothing less than no damping.
  case bounce
  /// More than 0 and at most 1: a damping ratio where no spring is overdamped, the most that a gesture moves.
  case upToCritical
  /// The x of a Bezier's control point, as CSS and SwiftUI demand.
  case unit
  /// A share that leaves something to wait for.
  case epsilon
  /// From the first number to the second, both included.
  case range(Double, Double)
  /// The number or more.
  case atLeast(Double)

  /// The range in words.
  public var allowed: String {
    switch self {
    case .finite: "a finite number"
    case .greaterThanZero: "greater than 0"
    case .zeroOrMore: "0 or more"
    case .bounce: "more than -1 and at most 1"
    case .upToCritical: "more than 0 and at most 1"
    case .unit: "from 0 to 1"
    case .epsilon: "more than 0 and less than 1"
    case .range(let low, let high): "from \(DecimalText.exact(low)) to \(DecimalText.exact(high))"
    case .atLeast(let low): "at least \(DecimalText.exact(low))"
    }
  }

  /// Whether a finite number lies in the range.
  public func contains(_ value: Double) -> Bool {
    switch self {
    case .finite: value.isFinite
    case .greaterThanZero: value > 0
    case .zeroOrMore: value >= 0
    case .bounce: value > -1 && value <= 1
    case .upToCritical: value > 0 && value <= 1
    case .unit: value >= 0 && value <= 1
    case .epsilon: value > 0 && value < 1
    case .range(let low, let high): value >= low && value <= high
    case .atLeast(let low): value >= low
    }
  }

  /// Throws the error that names the parameter and the range, unless the value lies in it.
  public func check(_ value: Double, _ parameter: String) throws(MotionError) {
    guard value.isFinite else { throw .notFinite(parameter: parameter) }
    guard contains(value) else { throw .outOfRange(parameter: parameter, value: value, allowed: allowed) }
  }
}

/// The rule for names that are used as keys: not empty, each but once.
struct NameCheck {
  // Not a set: hashing needs a source of random seeds, which Embedded Swift may not have.
  private var seen: [String] = []

  /// Throws unless a name may stand beside those before it.
  mutating func add(_ name: String, _ parameter: String) throws(MotionError) {
    guard !name.isEmpty else { throw .invalid(parameter: parameter, reason: "a name must not be empty") }
    guard !seen.contains(name) else {
      throw .invalid(parameter: parameter, reason: "\"\(name)\" is there twice")
    }
    seen.append(name)
  }
}
