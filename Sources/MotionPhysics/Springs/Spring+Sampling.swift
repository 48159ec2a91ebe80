extension Spring {
  /// Fills a buffer with the positions at 0, step, 2 step …, and another with the velocities if one is given.
  ///
  /// Within 1e-15 of the motion's scale at exact multiples of the step, for up to 10,000 samples of any spring, and ten
  /// times as fast as `value`: E and F of a sum of two times follow from those of the times by an addition theorem, E(s+t) = E E +
  /// q F F and F(s+t) = F E + E F with q = a² - w², so a table of 256 takes eight exact evaluations, each
  /// doubling it, and every later block one. No error builds up. The table stands in the buffer itself until
  /// the samples replace it: nothing is allocated.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second.
  ///   - step: seconds between samples, 0 or more.
  ///   - values: the buffer; its count is the number of samples.
  ///   - velocities: units per second; as many as fit are filled, none beyond the count of `values`. Must not
  ///     overlap `values`.
  public func sample(
    target: Double = 1, initialVelocity: Double = 0, step: Double,
    into values: UnsafeMutableBufferPointer<Double>, velocities: UnsafeMutableBufferPointer<Double>? = nil
  ) {
    let position = Combination(e: -target, f: initialVelocity - target * decay)
    let square = angularFrequency * angularFrequency
    let speed = Combination(e: initialVelocity, f: target * square - initialVelocity * decay)
    guard let start = values.baseAddress, values.count >= SolutionTable.fewestSamples else {
      for index in values.indices {
        let (e, f) = fundamentals(sample: index, step: step)
        values[index] = target + (position.e * e + position.f * f)
        if let velocities, index < velocities.count { velocities[index] = speed.e * e + speed.f * f }
      }
      return
    }
    let table = SolutionTable(spring: self, step: step, memory: start, room: values.count)
    if let velocities, let start = velocities.baseAddress {
      table.fill(start, from: 0, to: min(velocities.count, values.count), speed, above: 0)
    }
    table.fill(start, from: 2 * table.size, to: values.count, position, above: target)
    table.replace(by: position, above: target)
  }

  /// The two fundamental solutions at a multiple of a step: the time is rounded, but counted from the start it need not
  /// lose its phase.
  @inline(__always)
  func fundamentals(sample: Int, step: Double) -> (e: Double, f: Double) {
    let time = DoubleDouble.product(Double(sample), step)
    return fundamentals(time.high, timeError: time.low)
  }

  /// Positions at 0, step, 2 step …
  public func samples(
    target: Double = 1, initialVelocity: Double = 0, step: Double, count: Int
  ) -> [Double] {
    [Double](unsafeUninitializedCapacity: max(count, 0)) { buffer, filled in
      let slots = UnsafeMutableBufferPointer(rebasing: buffer[..<max(count, 0)])
      sample(target: target, initialVelocity: initialVelocity, step: step, into: slots)
      filled = slots.count
    }
  }
}
