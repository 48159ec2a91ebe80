import CReference

/// Times in turn, A B A B …, so that what the machine does meanwhile happens to both.
struct Measurement {
  /// Nanoseconds per unit of work, the median.
  let nanoseconds: Double
  /// That of the C that does the same work.
  let reference: Double?
  /// The median of the ratios of each pair.
  let ratio: Double?
  /// What the nanoseconds would be where the yardstick takes what it should.
  let atRest: Double
  /// Calls of the C library's allocator in one round.
  let allocations: Int

  static let repeats = 21
  /// One timing in nanoseconds: long for the clock, short for the scheduler.
  private static let target = 1e6

  /// Measures work of its own kind.
  /// - Parameter count: units of work in one call.
  init(_ count: Int, _ body: () -> Void) {
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: Yardstick.count)
    let times = UnsafeMutableBufferPointer<Double>.allocate(capacity: Yardstick.count)
    defer {
      values.deallocate()
      times.deallocate()
    }
    times.initialize(repeating: 0)
    for index in times.indices { times[index] = Double(index * 7919 % 1009) / 700 }
    let pairs = Pairs(body) { Yardstick.run(times, values) }
    nanoseconds = pairs.first / Double(count)
    reference = nil
    ratio = nil
    atRest = pairs.ratio / Double(count) * Yardstick.nanoseconds * Double(Yardstick.count)
    allocations = pairs.allocations
  }

  /// Measures work against C that does the same.
  init(_ count: Int, _ body: () -> Void, against other: () -> Void) {
    let pairs = Pairs(body, other)
    nanoseconds = pairs.first / Double(count)
    reference = pairs.second / Double(count)
    ratio = pairs.ratio
    atRest = nanoseconds
    allocations = pairs.allocations
  }

  /// Nanoseconds a call of two bodies, and their ratio: medians.
  private struct Pairs {
    let first: Double
    let second: Double
    let ratio: Double
    let allocations: Int

    init(_ body: () -> Void, _ other: () -> Void) {
      body()
      let before = reference_allocations()
      body()
      allocations = reference_allocations() - before
      let rounds = (Measurement.rounds(body), Measurement.rounds(other))
      let times = (0..<Measurement.repeats).map { _ in
        (Measurement.time(rounds.0, body), Measurement.time(rounds.1, other))
      }
      first = Measurement.median(times.map { $0.0 })
      second = Measurement.median(times.map { $0.1 })
      ratio = Measurement.median(times.map { $0.0 / $0.1 })
    }
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
