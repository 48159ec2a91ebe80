/// The search for the fewest stops of a `linear()` function.
struct LinearBake {
  /// The places at which stops may be: equal steps, whose percentages need so many decimals.
  struct Grid {
    let count: Int
    let percentDecimals: Int
  }

  /// The stops on a grid, and their measured error.
  struct Attempt {
    let stops: [CurvePoint]
    let error: Double
    let grid: Grid
  }

  let spring: Spring
  let velocity: Double
  let duration: Double
  let tolerance: Double

  private static let grids = [
    Grid(count: 500, percentDecimals: 1), Grid(count: 1000, percentDecimals: 1),
    Grid(count: 2000, percentDecimals: 2), Grid(count: 5000, percentDecimals: 2),
    Grid(count: 10_000, percentDecimals: 2), Grid(count: 20_000, percentDecimals: 3),
    Grid(count: 50_000, percentDecimals: 3),
  ]

  /// Decimals of the progress: their rounding must leave most of the tolerance.
  var decimals: Int { tolerance < 0.0005 ? 6 : 4 }

  /// The first grid with ninety steps a period or more on which the tolerance can be kept; failing that the
  /// finest.
  func best(periods: Double) -> Attempt {
    let finest = Self.grids[Self.grids.count - 1]
    for grid in Self.grids.dropLast() where Double(grid.count) >= 90 * periods {
      let attempt = attempt(grid)
      if attempt.error <= tolerance { return attempt }
    }
    return attempt(finest)
  }

  /// Rounding and the bulges between samples take a part of the tolerance; the measurement says how much is
  /// left.
  private func attempt(_ grid: Grid) -> Attempt {
    var curve = spring.samples(
      initialVelocity: velocity, step: duration / Double(grid.count), count: grid.count + 1)
    curve[grid.count] = 1
    var allowed = tolerance - min(0.25 * tolerance, 0.5 / DecimalText.power(decimals))
    var best = stops(curve, grid, allowed)
    for _ in 0..<3 where best.error > tolerance {
      allowed *= 0.95 * tolerance / best.error
      best = stops(curve, grid, allowed)
    }
    return best
  }

  private func stops(_ curve: [Double], _ grid: Grid, _ allowed: Double) -> Attempt {
    let stops = ChordPath.stops(curve, tolerance: allowed).map { index in
      CurvePoint(
        x: Double(index) / Double(grid.count), y: DecimalText.rounded(curve[index], decimals: decimals))
    }
    return Attempt(stops: stops, error: gap(stops, samples: 4 * grid.count), grid: grid)
  }

  /// The largest gap between the lines and the spring, the end included.
  private func gap(_ stops: [CurvePoint], samples: Int) -> Double {
    let values = spring.samples(
      initialVelocity: velocity, step: duration / Double(samples), count: samples + 1)
    var largest = 0.0
    var next = 1
    for index in 0...samples {
      let share = Double(index) / Double(samples)
      while share > stops[next].x && next + 1 < stops.count { next += 1 }
      let (from, to) = (stops[next - 1], stops[next])
      let line = from.y + (to.y - from.y) * ((share - from.x) / (to.x - from.x))
      largest = max(largest, abs(line - values[index]))
    }
    return largest
  }
}
