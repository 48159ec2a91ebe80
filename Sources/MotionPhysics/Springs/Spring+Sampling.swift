extension Spring {
  /// Fills a buffer with the positions at 0, step, 2 step …, and another with the velocities if one is given.
  ///
  /// As accurate as `value` at every sample and ten times as fast: E and F of a sum of two times follow from
  /// those of the times by an addition theorem, E(s+t) = E E + q F F and F(s+t) = F E + E F with q = a² - w²,
  /// so a table of 256 takes eight exact evaluations, each doubling it, and every later block one. No error
  /// builds up.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second.
  ///   - step: seconds between samples, 0 or more.
  ///   - values: the buffer; its count is the number of samples.
  ///   - velocities: units per second; as many as fit are filled, none beyond the count of `values`.
  public func sample(
    target: Double = 1, initialVelocity: Double = 0, step: Double,
    into values: UnsafeMutableBufferPointer<Double>, velocities: UnsafeMutableBufferPointer<Double>? = nil
  ) {
    let position = Combination(e: target, f: target * decay - initialVelocity)
    let square = angularFrequency * angularFrequency
    let speed = Combination(e: initialVelocity, f: target * square - initialVelocity * decay)
    let size = min(values.count, Self.blockSize)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * Self.blockSize) { table in
      let e = UnsafeMutableBufferPointer(rebasing: table[..<Self.blockSize])
      let f = UnsafeMutableBufferPointer(rebasing: table[Self.blockSize...])
      fillTable(e, f, size: size, step: step)
      var offset = 0
      while offset < values.count {
        let end = min(offset + Self.blockSize, values.count)
        let block = UnsafeMutableBufferPointer(rebasing: values[offset..<end])
        let start = fundamentals(Double(offset) * step)
        position.after(start, signedSquare).fill(block, e, f, from: target, sign: -1)
        if let velocities, offset < velocities.count {
          let block = UnsafeMutableBufferPointer(rebasing: velocities[offset..<min(end, velocities.count)])
          speed.after(start, signedSquare).fill(block, e, f, from: 0, sign: 1)
        }
        offset = end
      }
    }
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

  private static var blockSize: Int { 256 }

  /// q = decay² - angularFrequency².
  private var signedSquare: Double {
    kind == .underdamped ? -(dampedFrequency * dampedFrequency) : dampedFrequency * dampedFrequency
  }

  private func fillTable(
    _ e: UnsafeMutableBufferPointer<Double>, _ f: UnsafeMutableBufferPointer<Double>, size: Int, step: Double
  ) {
    e[0] = 1
    f[0] = 0
    var filled = 1
    while filled < size {
      let (shiftE, shiftF) = fundamentals(Double(filled) * step)
      let shiftQ = signedSquare * shiftF
      for index in 0..<filled {
        let (oldE, oldF) = (e[index], f[index])
        e[filled + index] = oldE * shiftE + oldF * shiftQ
        f[filled + index] = oldF * shiftE + oldE * shiftF
      }
      filled *= 2
    }
  }
}

/// A linear combination of E and F: a position or velocity as a function of time.
private struct Combination {
  let e: Double
  let f: Double

  /// The same motion with its clock set forward.
  @inline(__always)
  func after(_ start: (e: Double, f: Double), _ square: Double) -> Combination {
    Combination(e: e * start.e + f * start.f, f: e * square * start.f + f * start.e)
  }

  @inline(__always)
  func fill(
    _ block: UnsafeMutableBufferPointer<Double>, _ tableE: UnsafeMutableBufferPointer<Double>,
    _ tableF: UnsafeMutableBufferPointer<Double>, from origin: Double, sign: Double
  ) {
    for index in 0..<block.count { block[index] = origin + sign * (e * tableE[index] + f * tableF[index]) }
  }
}
