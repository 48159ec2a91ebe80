/// A spring's two fundamental solutions E and F at 0, step, 2 step …, made by doubling.
///
/// It has no memory of its own: E and F stand one behind the other in memory that is to be filled with samples
/// anyhow.
struct SolutionTable {
  private typealias Four = SIMD4<Double>

  /// How many samples of E, and of F; a multiple of four.
  let size: Int
  private let spring: Spring
  private let step: Double
  /// decay² - angularFrequency².
  private let square: Double
  private let rounding: AngleRounding?
  private let e: UnsafeMutablePointer<Double>
  private let f: UnsafeMutablePointer<Double>

  /// With more than this a table would take more time than it saves.
  private static var largest: Int { 256 }
  /// The memory of a table of four and its replacement.
  static var fewestSamples: Int { 8 }

  /// A table in memory with room for at least `fewestSamples`. It takes the first twice `size` of them.
  @inline(__always)
  init(spring: Spring, step: Double, memory: UnsafeMutablePointer<Double>, room: Int) {
    self.spring = spring
    self.step = step
    let damped = spring.dampedFrequency
    square = spring.kind == .underdamped ? -(damped * damped) : damped * damped
    rounding = AngleRounding(spring, step: step)
    size = min(Self.largest, room / 2) & ~3
    e = memory
    f = memory + size
    double()
  }

  private func double() {
    let (first, second) = (spring.fundamentals(step), spring.fundamentals(2 * step))
    let third = sum(first, second)
    store(Four(1, first.e, second.e, third.e), e)
    store(Four(0, first.f, second.f, third.f), f)
    var filled = 4
    while filled < size {
      let shift = spring.fundamentals(Double(filled) * step)
      let shiftQ = square * shift.f
      for index in stride(from: 0, to: min(filled, size - filled), by: 4) {
        let (oldE, oldF) = (four(e + index), four(f + index))
        store(oldE * shift.e + oldF * shiftQ, e + filled + index)
        store(oldF * shift.e + oldE * shift.f, f + filled + index)
      }
      filled *= 2
    }
  }

  private func sum(_ left: (e: Double, f: Double), _ right: (e: Double, f: Double)) -> (e: Double, f: Double)
  {
    (left.e * right.e + square * left.f * right.f, left.f * right.e + left.e * right.f)
  }

  /// Fills other memory, or this behind the table, with samples of a combination.
  /// - Parameters:
  ///   - start: the number of the first sample.
  ///   - end: the number of the sample behind the last.
  ///   - origin: what the samples are counted from.
  @inline(__always)
  func fill(
    _ memory: UnsafeMutablePointer<Double>, from start: Int, to end: Int, _ combination: Combination,
    above origin: Double
  ) {
    var offset = start
    while offset < end {
      let block = block(from: offset, combination)
      let count = min(size, end - offset)
      // Asked here, not at every sample.
      if let rounding {
        write(block, origin, rounding, to: memory + offset, count)
      } else {
        write(block, origin, nil, to: memory + offset, count)
      }
      offset += count
    }
  }

  @inline(__always)
  private func write(
    _ block: Block, _ origin: Double, _ rounding: AngleRounding?, to place: UnsafeMutablePointer<Double>,
    _ count: Int
  ) {
    let fours = count & ~3
    for index in stride(from: 0, to: fours, by: 4) {
      store(origin + block.value(index, four(e + index), four(f + index), rounding), place + index)
    }
    if fours < count {
      let last = origin + block.value(fours, four(e + fours), four(f + fours), rounding)
      for index in fours..<count { place[index] = last[index - fours] }
    }
  }

  /// Puts samples of a combination in the table's own place: twice its size.
  @inline(__always)
  func replace(by combination: Combination, above origin: Double) {
    let early = block(from: 0, combination)
    let late = block(from: size, combination)
    for index in stride(from: 0, to: size, by: 4) {
      let (oldE, oldF) = (four(e + index), four(f + index))
      store(origin + early.value(index, oldE, oldF, rounding), e + index)
      store(origin + late.value(index, oldE, oldF, rounding), f + index)
    }
  }

  @inline(__always)
  private func block(from first: Int, _ combination: Combination) -> Block {
    let sample = Double(first)
    let later = first == 0 ? combination : combination.after(spring.fundamentals(sample * step), square)
    return Block(combination: later, turned: later.turned(spring.dampedFrequency), first: sample)
  }

  @inline(__always)
  private func four(_ place: UnsafeMutablePointer<Double>) -> Four {
    UnsafeRawPointer(place).loadUnaligned(as: Four.self)
  }

  @inline(__always)
  private func store(_ four: Four, _ place: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(place).storeBytes(of: four, as: Four.self)
  }
}

/// A combination as it is from some sample on.
private struct Block {
  let combination: Combination
  let turned: Combination
  let first: Double

  /// Four samples from a place in the table on.
  @inline(__always)
  func value(
    _ place: Int, _ e: SIMD4<Double>, _ f: SIMD4<Double>, _ rounding: AngleRounding?
  ) -> SIMD4<Double> {
    guard let rounding else { return combination.e * e + combination.f * f }
    let gap = rounding.gap(first: first, Double(place) + SIMD4(0, 1, 2, 3))
    return (combination.e + gap * turned.e) * e + (combination.f + gap * turned.f) * f
  }
}

/// How far the angles of samples that come from a table are from those that an evaluation takes.
///
/// `value` rounds the time and the angle. A spring that oscillates for long makes much of that: at bounce 0.95
/// the sum of two rounded angles and the rounded angle of the sum lead 2e-15 apart.
private struct AngleRounding {
  private let frequency: Double
  private let step: Double
  private let high: Double
  private let low: Double

  /// Nil for springs that are at rest before it matters: of those that damp a fifth of critical or more, no
  /// sample is 8e-16 off.
  @inline(__always)
  init?(_ spring: Spring, step: Double) {
    guard spring.kind == .underdamped, spring.decay < 0.2 * spring.angularFrequency else { return nil }
    frequency = spring.dampedFrequency
    self.step = step
    let angle = frequency * step
    // Products of either half with a place in the table are exact.
    (high, low) = DoubleDouble.halves(angle)
  }

  /// The angle of a sample as an evaluation takes it.
  @inline(__always)
  func angle(_ sample: Double) -> Double { frequency * (sample * step) }

  /// The differences of four angles.
  /// - Parameters:
  ///   - first: the number of the first sample of the block.
  ///   - places: places in the table.
  @inline(__always)
  func gap(first: Double, _ places: SIMD4<Double>) -> SIMD4<Double> {
    let exact = frequency * ((first + places) * step) - angle(first)
    return (exact - places * high) - places * low
  }
}
