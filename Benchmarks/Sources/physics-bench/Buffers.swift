/// Memory that outlives every measurement, and random numbers that are the same in every run.
struct Buffers {
  let values: UnsafeMutableBufferPointer<Double>
  let velocities: UnsafeMutableBufferPointer<Double>
  /// From 0 to 1, in no order.
  let random: UnsafeMutableBufferPointer<Double>

  static let count = 16384

  init() {
    values = .allocate(capacity: Self.count)
    velocities = .allocate(capacity: Self.count)
    random = .allocate(capacity: Self.count)
    values.initialize(repeating: 0)
    velocities.initialize(repeating: 0)
    random.initialize(repeating: 0)
    // Weyl's sequence: equally spread, unpredictable for a branch predictor.
    var share = 0.5
    for index in random.indices {
      share += 0.618_033_988_749_894_9
      if share >= 1 { share -= 1 }
      random[index] = share
    }
  }

  func first(_ count: Int) -> UnsafeMutableBufferPointer<Double> {
    UnsafeMutableBufferPointer(rebasing: values[..<count])
  }
}
