import CReference

/// Times in turn, A B A B …, so that what the machine does meanwhile happens to both.
struct Measurement {
  /// Nanoseconds per unit of work, the median.
  let nanoseconds: Double
  /// That of what does the same work: C, or the textbook in Swift.
  let reference: Double?
  /// The median of the ratios of each pair.
  let ratio: Double?
  /// The nanoseconds on a machine at rest, on which the yardstick takes what it should.
  let atRest: Double
  /// Calls of the C library's allocator in one round.
  let allocations: Int

  static let repeats = 21
  /// One timing in nanoseconds: long for the clock, short for the scheduler.
  private static let target = 1e6

  /// Measures work, where something else does the same beside that.
  /// - Parameter count: units of work in one call.
  init(_ count: Int, _ body: @escaping () -> Void, against other: (() -> Void)? = nil) {
    body()
    let before = reference_allocations()
    body()
    allocations = reference_allocations() - before

    let yardstick = Yardstick()
    let rounds = (Self.rounds(body), other.map { Self.rounds($0) } ?? 0, Self.rounds(yardstick.run))
    var first: [Double] = []
    var second: [Double] = []
    var speed: [Double] = []
    for _ in 0..<Self.repeats {
      first.append(Self.time(rounds.0, body) / Double(count))
      if let other { second.append(Self.time(rounds.1, other) / Double(count)) }
      speed.append(Self.time(rounds.2, yardstick.run))
    }
    nanoseconds = Self.median(first)
    reference = other == nil ? nil : Self.median(second)
    ratio = other == nil ? nil : Self.median(zip(first, second).map { $0 / $1 })
    atRest = Self.median(zip(first, speed).map { $0 / $1 }) * Yardstick.atRest
  }

  /// Nanoseconds a call.
  private static func time(_ rounds: Int, _ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<rounds { body() }
    let duration = (ContinuousClock.now - start).components
    return (Double(duration.seconds) * 1e9 + Double(duration.attoseconds) * 1e-9) / Double(rounds)
  }

  /// Warms up, and finds how many calls take about the target.
  private static func rounds(_ body: () -> Void) -> Int {
    var rounds = 1
    while time(rounds, body) * Double(rounds) < target { rounds *= 2 }
    return rounds
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
