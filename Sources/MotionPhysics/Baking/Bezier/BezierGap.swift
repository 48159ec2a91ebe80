/// The vertical gap between a cubic Bezier and a motion, at places along the Bezier's parameter.
///
/// The motion is a table here, so that thousands of Beziers can be tried; the error that is stated in the end
/// is measured on the motion itself.
struct BezierGap {
  private let table: [Double]
  /// The Bernstein polynomials of both control points and the end at each place.
  let weights: [(first: Double, second: Double, end: Double)]

  private static let tableSize = 1024

  init(_ motion: BakeMotion, places: Int) {
    table = motion.heights(count: Self.tableSize + 1)
    weights = (1..<places).map { index in
      let s = Double(index) / Double(places)
      return (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
    }
  }

  /// The gap at a place and the slope of the motion there.
  @inline(__always)
  func gap(_ numbers: BezierNumbers, at index: Int) -> (gap: Double, slope: Double) {
    let weight = weights[index]
    let x = numbers[0] * weight.first + numbers[2] * weight.second + weight.end
    let y = numbers[1] * weight.first + numbers[3] * weight.second + weight.end
    let place = x * Double(Self.tableSize)
    let cell = min(Int(place), Self.tableSize - 1)
    let rise = table[cell + 1] - table[cell]
    return (y - table[cell] - rise * (place - Double(cell)), rise * Double(Self.tableSize))
  }

  /// The largest gap; stops looking above a limit.
  func largest(_ numbers: BezierNumbers, limit: Double = .infinity) -> Double {
    var largest = 0.0
    for index in weights.indices {
      largest = max(largest, abs(gap(numbers, at: index).gap))
      if largest >= limit { return largest }
    }
    return largest
  }
}
