import PlainText

/// A range of numbers and its wording. Those of what people type stand in ``Ranges``.
public struct Bounds: Hashable, Sendable {
  /// The unit of a range's numbers, behind them in sentences.
  public enum Unit: Hashable, Sendable {
    case none
    case seconds
    case travelsPerSecond
    case bytes

    var suffix: String {
      switch self {
      case .none: ""
      case .seconds: " s"
      case .travelsPerSecond: " travels per second"
      case .bytes: " bytes"
      }
    }
  }

  /// The smallest number; -infinity where there is none.
  public let lowest: Double
  /// The largest number; infinity where there is none.
  public let highest: Double
  /// A single number that is allowed beside the range, such as a delay of 0; not-a-number where there is none.
  public let beside: Double
  /// The unit of the numbers.
  public let unit: Unit
  private let includesEnds: Bool

  package init(
    _ lowest: Double, _ highest: Double, beside: Double = .nan, unit: Unit = .none, includesEnds: Bool = true
  ) {
    self.lowest = lowest
    self.highest = highest
    self.beside = beside
    self.unit = unit
    self.includesEnds = includesEnds
  }

  // Computed, not stored: a bare WebAssembly module has no memory for what is made at its first use.

  /// Any finite number.
  public static var finite: Bounds { Bounds(-.infinity, .infinity) }
  /// A share, and the x of a Bezier's control point, as CSS and SwiftUI demand.
  public static var unit: Bounds { Bounds(0, 1) }
  /// A share that leaves something to wait for.
  public static var epsilon: Bounds { Bounds(0, 1, includesEnds: false) }

  /// From the first number to the second, both included.
  public static func range(_ low: Double, _ high: Double) -> Bounds { Bounds(low, high) }

  /// The number or more.
  public static func atLeast(_ low: Double) -> Bounds { Bounds(low, .infinity) }

  /// The range in words.
  public var allowed: String {
    if lowest == -.infinity { return "a finite number" }
    let (low, high) = (DecimalText.exact(lowest), DecimalText.exact(highest))
    if highest == .infinity { return "at least \(low)\(unit.suffix)" }
    if !includesEnds { return "more than \(low) and less than \(high)" }
    let range = "from \(low) to \(high)\(unit.suffix)"
    if beside.isNaN { return range }
    return beside < lowest
      ? "\(DecimalText.exact(beside)), or \(range)" : "\(range), or \(DecimalText.exact(beside))"
  }

  /// Whether a number is finite and lies in the range.
  public func contains(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    if value == beside { return true }
    return includesEnds ? value >= lowest && value <= highest : value > lowest && value < highest
  }

  /// Whether a number that was worked out lies in the range, give or take the roundings on the way.
  func containsRounded(_ value: Double) -> Bool {
    let slack = 1e-9
    return contains(value) || contains(value * (1 - slack)) || contains(value * (1 + slack))
  }

  /// Throws the error that names the parameter and the range, unless the value lies in it.
  public func check(_ value: Double, _ parameter: String) throws(MotionError) {
    guard value.isFinite else { throw .notFinite(parameter: parameter) }
    guard contains(value) else { throw .outOfRange(parameter: parameter, value: value, allowed: allowed) }
  }

  /// Throws that error for how many of something there are, `things` in the plural.
  public func check(count: Int, of things: String, _ parameter: String) throws(MotionError) {
    if contains(Double(count)) { return }
    let (least, most) = (DecimalText.exact(lowest), DecimalText.exact(highest))
    throw .invalid(
      parameter: parameter,
      reason: Double(count) < lowest
        ? "needs \(count == 0 ? things : "at least \(least) \(things)"), and has \(count == 0 ? "none" : "\(count)")"
        : "has \(count) \(things), and \(most) is the most")
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
