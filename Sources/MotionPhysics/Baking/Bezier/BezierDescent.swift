/// Descends to the Bezier whose gap has the least norm, from the sum of squares to ever higher powers, whose
/// minimum tends to the least maximum.
///
/// Levenberg and Marquardt's method on |gap|^p: of the Hessian, p (p - 1) Σ |gap|^(p-2) J Jᵀ counts. See
/// Burrus, "Iterative reweighted least squares", 2012, for the growing power.
struct BezierDescent {
  let gap: BezierGap
  private(set) var numbers: BezierNumbers
  private var damping = 1e-3

  init(gap: BezierGap, from start: BezierNumbers) {
    self.gap = gap
    numbers = start
  }

  /// Descends at powers 2, 4, 8 … between two exponents of 2, so many steps at each.
  mutating func descend(powers: ClosedRange<Int>, steps: Int) {
    for doublings in powers {
      var norm = self.norm(numbers, doublings)
      for _ in 0..<steps {
        guard let next = step(doublings) else { break }
        let nextNorm = self.norm(next, doublings)
        if nextNorm < norm {
          numbers = next
          norm = nextNorm
          damping = max(0.2 * damping, 1e-9)
        } else {
          damping *= 8
        }
      }
      damping = min(damping, 1e-2)
    }
  }

  /// ‖gap‖ at the power 2^doublings, from its logarithms by repeated squares.
  private func norm(_ numbers: BezierNumbers, _ doublings: Int) -> Double {
    let largest = gap.largest(numbers)
    guard largest > 0 else { return 0 }
    var sum = 0.0
    for index in gap.weights.indices {
      sum += Self.power(gap.gap(numbers, at: index).gap / largest, doublings)
    }
    for _ in 0..<doublings { sum = sum.squareRoot() }
    return largest * sum
  }

  private static func power(_ value: Double, _ doublings: Int) -> Double {
    var power = value
    for _ in 0..<doublings { power *= power }
    return power
  }

  private func step(_ doublings: Int) -> BezierNumbers? {
    let largest = gap.largest(numbers)
    guard largest > 0 else { return nil }
    var system = NormalEquations()
    for index in gap.weights.indices {
      let (error, slope) = gap.gap(numbers, at: index)
      let share = error / largest
      guard share != 0 else { continue }
      let weight = Self.power(share, doublings) / (share * share)
      let (first, second) = (gap.weights[index].first, gap.weights[index].second)
      system.add(BezierNumbers(-slope * first, first, -slope * second, second), error: error, weight: weight)
    }
    // An x at its bound that wants to leave it stays there.
    for coordinate in [0, 2] {
      let isLow = numbers[coordinate] <= 0 && system.gradient[coordinate] > 0
      let isHigh = numbers[coordinate] >= 1 && system.gradient[coordinate] < 0
      if isLow || isHigh { system.hold(coordinate) }
    }
    let power = Double(1 << doublings)
    return system.solution(damping: damping).map { (numbers - $0 / (power - 1)).clamped }
  }
}
