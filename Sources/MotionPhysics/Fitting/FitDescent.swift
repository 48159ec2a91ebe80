/// Descends to the shape that leaves the least squares, by the method of Levenberg and Marquardt: Gauss's steps, held
/// back for as long as they do not go down.
struct FitDescent<Shape: FitShape> {
  /// The numbers of the shape.
  private(set) var parameters: [Double]
  /// The sum of the squares that the shape leaves.
  private(set) var sum = Double.infinity
  /// Which numbers are to be found.
  private let free: [Int]
  private var damping = 1e-3

  /// - Parameter fixed: the numbers that stay as they are.
  init(from parameters: [Double], fixed: [Int] = []) {
    self.parameters = Shape.allowed(parameters)
    free = parameters.indices.filter { !fixed.contains($0) }
  }

  /// Goes down in at most so many steps, as long as a step gains more than a share of the sum.
  mutating func descend(_ system: FitSystem, steps: Int, gain: Double = 1e-9) {
    var residuals = [Double](repeating: 0, count: system.times.count)
    sum = system.solve(Shape(parameters), &residuals).sum
    guard sum.isFinite else { return }
    for _ in 0..<steps where sum > 0 {
      let slopes = slopes(system, residuals)
      guard let next = step(system, slopes, &residuals) else { return }
      let gained = sum - next.sum
      (parameters, sum) = (next.parameters, next.sum)
      if gained <= gain * sum { return }
    }
  }

  /// How what is left of each sample changes with each free number, per scale of the number.
  private func slopes(_ system: FitSystem, _ residuals: [Double]) -> [[Double]] {
    let scales = Shape.scales(parameters)
    return free.map { index in
      var moved = parameters
      // Inwards where there is an end outwards.
      moved[index] += 1e-6 * scales[index]
      if Shape.allowed(moved)[index] != moved[index] {
        moved[index] = parameters[index] - 1e-6 * scales[index]
      }
      var slope = [Double](repeating: 0, count: residuals.count)
      guard system.solve(Shape(moved), &slope).sum.isFinite else {
        return [Double](repeating: 0, count: residuals.count)
      }
      let change = (moved[index] - parameters[index]) / scales[index]
      for sample in slope.indices { slope[sample] = (slope[sample] - residuals[sample]) / change }
      return slope
    }
  }

  /// The step that goes down; nil where none does.
  private mutating func step(
    _ system: FitSystem, _ slopes: [[Double]], _ residuals: inout [Double]
  ) -> (parameters: [Double], sum: Double)? {
    var square = SmallSystem(count: free.count)
    var right = [Double](repeating: 0, count: free.count)
    for row in free.indices {
      for column in 0...row {
        var product = 0.0
        for sample in residuals.indices { product += slopes[row][sample] * slopes[column][sample] }
        square[row, column] = product
        square[column, row] = product
      }
      for sample in residuals.indices { right[row] -= slopes[row][sample] * residuals[sample] }
    }
    let scales = Shape.scales(parameters)
    var trial = residuals
    for _ in 0..<8 {
      var held = square
      for row in free.indices { held[row, row] += damping * square[row, row] + 1e-300 }
      if let change = held.solved(right) {
        var next = parameters
        for (row, index) in free.enumerated() { next[index] += change[row] * scales[index] }
        next = Shape.allowed(next)
        let nextSum = system.solve(Shape(next), &trial).sum
        if nextSum < sum {
          damping = max(damping * 0.1, 1e-12)
          residuals = trial
          return (next, nextSum)
        }
      }
      damping = min(damping * 10, 1e6)
    }
    return nil
  }
}
