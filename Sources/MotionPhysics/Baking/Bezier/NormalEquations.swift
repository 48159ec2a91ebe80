/// The normal equations of a weighted least-squares problem with four unknowns.
struct NormalEquations {
  private var rows: (BezierNumbers, BezierNumbers, BezierNumbers, BezierNumbers) = (
    .zero, .zero, .zero, .zero
  )
  private(set) var gradient = BezierNumbers.zero

  mutating func add(_ slopes: BezierNumbers, error: Double, weight: Double) {
    let weighted = weight * slopes
    rows.0 += weighted[0] * slopes
    rows.1 += weighted[1] * slopes
    rows.2 += weighted[2] * slopes
    rows.3 += weighted[3] * slopes
    gradient += error * weighted
  }

  /// Takes an unknown out: its step is 0.
  mutating func hold(_ unknown: Int) {
    gradient[unknown] = 0
    rows.0[unknown] = 0
    rows.1[unknown] = 0
    rows.2[unknown] = 0
    rows.3[unknown] = 0
    var row = BezierNumbers.zero
    row[unknown] = 1
    if unknown == 0 { rows.0 = row } else { rows.2 = row }
  }

  /// The step, its diagonal raised by a share; nil when the matrix is singular.
  ///
  /// Gauss's elimination without exchange of rows: the matrix is positive definite.
  func solution(damping: Double) -> BezierNumbers? {
    var matrix = [rows.0, rows.1, rows.2, rows.3]
    var right = gradient
    for index in 0..<4 { matrix[index][index] = matrix[index][index] * (1 + damping) + 1e-300 }
    for pivot in 0..<4 {
      for row in (pivot + 1)..<max(4, pivot + 1) {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        matrix[row] -= factor * matrix[pivot]
        right[row] -= factor * right[pivot]
      }
    }
    var step = BezierNumbers.zero
    for row in stride(from: 3, through: 0, by: -1) {
      step[row] = (right[row] - (matrix[row] * step).sum()) / matrix[row][row]
    }
    let sum = step.sum()
    return sum.isFinite ? step : nil
  }
}
