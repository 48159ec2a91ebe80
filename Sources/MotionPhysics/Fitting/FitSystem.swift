/// The weights of a motion's shape at a time: which share of the way is left, and for one that may start with any velocity
/// what a velocity of 1 adds.
struct FitWeights {
  var left: Double
  var push: Double
}

/// A motion's shape: everything but the values between which it moves.
protocol FitShape {
  /// The numbers of the shape, in the order of parameters.
  init(_ parameters: [Double])
  /// How much each number changes the shape about: where one is moved by less than a millionth, nothing shows.
  static func scales(_ parameters: [Double]) -> [Double]
  /// The nearest numbers that make a shape.
  static func allowed(_ parameters: [Double]) -> [Double]
  /// At a time, seconds.
  func weights(at time: Double) -> FitWeights
}

/// The samples of a recording that a fit looks at, and what is known of the values between which it moves.
///
/// A motion depends linearly on where it starts from, where it comes to rest and how fast it starts; so for each shape
/// the best of those are known at once, and a search goes over shapes alone (variable projection: Golub and Pereyra,
/// "The differentiation of pseudo-inverses and nonlinear least squares problems whose variables separate", 1973).
struct FitSystem {
  let times: [Double]
  let values: [Double]
  let from: Double?
  let to: Double?
  /// Whether the velocity at the start is to be found; else the shape has its own.
  let findsPush: Bool

  /// - Parameters:
  ///   - range: in which samples are looked at.
  ///   - count: how many of them at most.
  init(
    _ recording: Recording, _ range: Range<Int>, count: Int, _ constraints: FitConstraints,
    findsPush: Bool = false
  ) {
    let indexes = recording.thinned(range, to: count)
    times = indexes.map { recording.times[$0] }
    values = indexes.map { recording.values[$0] }
    (from, to) = (constraints.from, constraints.to)
    self.findsPush = findsPush
  }

  /// The best values for a shape.
  struct Solution {
    var from = 0.0
    var to = 0.0
    /// Units per second.
    var push = 0.0
    /// The sum of the squares of what is left.
    var sum = Double.infinity

    /// The way between the values; nil where there are none, or no way.
    var travel: Double? { sum.isFinite && to != from ? to - from : nil }
  }

  /// The best values for a shape, and what they leave of each sample.
  func solve<Shape: FitShape>(_ shape: Shape, _ residuals: inout [Double]) -> Solution {
    var equations = NormalEquations(isFree: [from == nil, to == nil, findsPush])
    let weights = times.map { shape.weights(at: $0) }
    let (givenFrom, givenTo) = (from ?? 0, to ?? 0)
    for (index, weight) in weights.enumerated() {
      let known = givenFrom * weight.left + givenTo * (1 - weight.left)
      equations.add(SIMD3(weight.left, 1 - weight.left, weight.push), values[index] - known)
    }
    guard let answer = equations.solution else { return Solution() }
    var solution = Solution(from: from ?? answer[0], to: to ?? answer[1], push: answer[2], sum: 0)
    for (index, weight) in weights.enumerated() {
      let value =
        solution.to + (solution.from - solution.to) * weight.left
        + (findsPush ? solution.push * weight.push : 0)
      let residual = values[index] - value
      residuals[index] = residual
      solution.sum += residual * residual
    }
    if !solution.sum.isFinite { solution.sum = .infinity }
    return solution
  }

  /// The best values for a shape.
  func solve<Shape: FitShape>(_ shape: Shape) -> Solution {
    var residuals = [Double](repeating: 0, count: times.count)
    return solve(shape, &residuals)
  }
}

/// Up to three unknowns of a linear least squares problem.
private struct NormalEquations {
  private let isFree: [Bool]
  /// The rows of the matrix.
  private var matrix: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) = (.zero, .zero, .zero)
  private var right = SIMD3<Double>.zero

  init(isFree: [Bool]) { self.isFree = isFree }

  mutating func add(_ row: SIMD3<Double>, _ value: Double) {
    matrix.0 += row[0] * row
    matrix.1 += row[1] * row
    matrix.2 += row[2] * row
    right += row * value
  }

  /// The unknowns, 0 for those that are not free; nil where the samples do not tell them.
  var solution: [Double]? {
    var square = SmallSystem(count: 3)
    for (row, numbers) in [matrix.0, matrix.1, matrix.2].enumerated() {
      for column in 0..<3 where isFree[row] && isFree[column] { square[row, column] = numbers[column] }
      if !isFree[row] { square[row, row] = 1 }
    }
    return square.solved((0..<3).map { isFree[$0] ? right[$0] : 0 })
  }
}

/// A positive definite system of a few linear equations, solved by Cholesky's method.
struct SmallSystem {
  private let count: Int
  private var numbers: [Double]

  init(count: Int) {
    self.count = count
    numbers = [Double](repeating: 0, count: count * count)
  }

  subscript(row: Int, column: Int) -> Double {
    get { numbers[row * count + column] }
    set { numbers[row * count + column] = newValue }
  }

  /// The unknowns; nil where the matrix is singular.
  func solved(_ right: [Double]) -> [Double]? {
    var (root, answer) = (self, right)
    for column in 0..<count {
      for row in column..<count {
        var sum = self[row, column]
        for before in 0..<column { sum -= root[row, before] * root[column, before] }
        if row == column {
          guard sum > 1e-13 * self[row, row], sum > 0 else { return nil }
          root[row, row] = sum.squareRoot()
        } else {
          root[row, column] = sum / root[column, column]
        }
      }
    }
    for row in 0..<count {
      for before in 0..<row { answer[row] -= root[row, before] * answer[before] }
      answer[row] /= root[row, row]
    }
    for row in (0..<count).reversed() {
      for after in (row + 1)..<count { answer[row] -= root[after, row] * answer[after] }
      answer[row] /= root[row, row]
    }
    return answer
  }
}
