/// Prints a line a measurement and remembers whether anything allocated that must not.
struct Report {
  private(set) var hasAllocated = false

  /// The bound that a figure is held to.
  enum Goal {
    case ratio(Double)
    case nanoseconds(Double)
    case milliseconds(Double)

    var text: String {
      switch self {
      case .ratio(let goal): "at most \(goal) of it"
      case .nanoseconds(let goal): "at most \(Int(goal)) ns"
      case .milliseconds(let goal): "at most \(Int(goal)) ms"
      }
    }

    func isMet(by measurement: Measurement) -> Bool {
      switch self {
      case .ratio(let goal): (measurement.ratio ?? .infinity) <= goal
      case .nanoseconds(let goal): measurement.atRest <= goal
      case .milliseconds(let goal): measurement.atRest <= goal * 1e6
      }
    }
  }

  func heading() {
    print(Self.row("", "Swift", "other", "ratio", "at rest*", "goal"))
  }

  /// - Parameter mayAllocate: for work whose result is of unknown size.
  mutating func add(
    _ name: String, _ goal: Goal, mayAllocate: Bool = false, _ measurement: Measurement
  ) {
    var verdict = goal.text
    if !goal.isMet(by: measurement) { verdict += ", MISSED" }
    if measurement.allocations > 0 && !mayAllocate {
      verdict += ", \(measurement.allocations) ALLOCATIONS"
      hasAllocated = true
    }
    print(
      Self.row(
        name, Self.time(measurement.nanoseconds), measurement.reference.map(Self.time) ?? "",
        measurement.ratio.map { Self.decimal($0, 2) } ?? "",
        Self.time(measurement.atRest), verdict))
  }

  func footnote() {
    print(
      "* as if C's closed form, measured beside it, took \(Yardstick.nanoseconds) ns, as on a quiet machine.")
  }

  private static func row(
    _ name: String, _ swift: String, _ c: String, _ ratio: String, _ atRest: String, _ goal: String
  ) -> String {
    name + spaces(50 - name.count) + right(swift, 11) + right(c, 11) + right(ratio, 7) + right(atRest, 11)
      + "   " + goal
  }

  private static func right(_ text: String, _ width: Int) -> String { spaces(width - text.count) + text }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 1e5 ? "\(decimal(nanoseconds, 2)) ns" : "\(decimal(nanoseconds / 1e6, 2)) ms"
  }

  private static func decimal(_ value: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let digits = String(Int((value * scale).rounded()))
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
