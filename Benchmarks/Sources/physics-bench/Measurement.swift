import CReference

/// Times in turn, A B A B …, so that what the machine does meanwhile happens to both.
struct Measurement {
  /// Nanoseconds per unit of work: the median, and that of what it is compared with.
  let nanoseconds: Double
  let reference: Double?
  /// The median of the ratios, each of one pair.
  let ratio: Double?
  /// Calls of the C library's allocator in one round.
  let allocations: Int

  static let repeats = 21
  /// One timing: long for the clock, short for the scheduler.
  private static let target = 1e6

  /// Measures one body.
  /// - Parameter count: units of work in one call.
  init(_ count: Int, _ body: () -> Void) {
    allocations = Self.allocations(in: body)
    let rounds = Self.rounds(body)
    let times = (0..<Self.repeats).map { _ in Self.time(rounds, body) / Double(count * rounds) }
    nanoseconds = Self.median(times)
    reference = nil
    ratio = nil
  }

  /// Measures one body against another that does the same work.
  init(_ count: Int, _ body: () -> Void, against other: () -> Void) {
    allocations = Self.allocations(in: body)
    let rounds = max(Self.rounds(body), Self.rounds(other))
    var first: [Double] = []
    var second: [Double] = []
    for _ in 0..<Self.repeats {
      first.append(Self.time(rounds, body) / Double(count * rounds))
      second.append(Self.time(rounds, other) / Double(count * rounds))
    }
    nanoseconds = Self.median(first)
    reference = Self.median(second)
    ratio = Self.median(zip(first, second).map { $0 / $1 })
  }

  private static func time(_ rounds: Int, _ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<rounds { body() }
    let duration = (ContinuousClock.now - start).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) * 1e-9
  }

  /// Warms up, and finds how many calls take about the target.
  private static func rounds(_ body: () -> Void) -> Int {
    var rounds = 1
    while time(rounds, body) < target { rounds *= 2 }
    return rounds
  }

  private static func allocations(in body: () -> Void) -> Int {
    body()
    let before = reference_allocations()
    body()
    return reference_allocations() - before
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
