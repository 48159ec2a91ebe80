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
    size = min(Self.largest, room / 2) & ~3
    e = memory
    f = memory + size
    double()
  }

  private func double() {
    let first = spring.fundamentals(step)
    let second = sum(first, first)
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
      let later = later(offset, combination)
      let count = min(size, end - offset)
      write(later, origin, to: memory + offset, count)
      offset += count
    }
  }

  @inline(__always)
  private func write(
    _ combination: Combination, _ origin: Double, to place: UnsafeMutablePointer<Double>, _ count: Int
  ) {
    let fours = count & ~3
    for index in stride(from: 0, to: fours, by: 4) {
      store(origin + combination.value(four(e + index), four(f + index)), place + index)
    }
    if fours < count {
      let last = origin + combination.value(four(e + fours), four(f + fours))
      for index in fours..<count { place[index] = last[index - fours] }
    }
  }

  /// Puts samples of a combination in the table's own place: twice its size.
  @inline(__always)
  func replace(by combination: Combination, above origin: Double) {
    let late = later(size, combination)
    for index in stride(from: 0, to: size, by: 4) {
      let (oldE, oldF) = (four(e + index), four(f + index))
      store(origin + combination.value(oldE, oldF), e + index)
      store(origin + late.value(oldE, oldF), f + index)
    }
  }

  /// A combination as it is from some sample on.
  @inline(__always)
  private func later(_ sample: Int, _ combination: Combination) -> Combination {
    sample == 0 ? combination : combination.after(spring.fundamentals(sample: sample, step: step), square)
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

extension Combination {
  /// Four of its values, from four of both solutions.
  @inline(__always)
  fileprivate func value(_ e: SIMD4<Double>, _ f: SIMD4<Double>) -> SIMD4<Double> { self.e * e + self.f * f }
}
