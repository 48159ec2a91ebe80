/// A spring's way from 1 to 0, late by its start: the logarithm of its duration, its bounce, its start, and how fast it
/// starts where that is known.
struct SpringShape: FitShape {
  static let duration = 0
  static let bounce = 1
  static let start = 2
  static let velocity = 3
  /// The earliest start that samples can tell.
  static let earliest = 4

  let spring: Spring
  let start: Double
  private let velocity: Double

  init(_ parameters: [Double]) {
    spring = Spring(
      uncheckedDuration: exponential(parameters[Self.duration]), bounce: parameters[Self.bounce])
    start = parameters[Self.start]
    velocity = parameters[Self.velocity]
  }

  static func scales(_ parameters: [Double]) -> [Double] { [1, 1, exponential(parameters[duration]), 1, 1] }

  static func allowed(_ parameters: [Double]) -> [Double] {
    var parameters = parameters
    let (shortest, longest) = (
      naturalLogarithm(Ranges.duration.lowest), naturalLogarithm(Ranges.duration.highest)
    )
    parameters[duration] = min(max(parameters[duration], shortest), longest)
    parameters[bounce] = min(max(parameters[bounce], Ranges.bounce.lowest), 1)
    parameters[start] = max(parameters[start], parameters[earliest])
    return parameters
  }

  func weights(at time: Double) -> FitWeights {
    let elapsed = time - start
    guard elapsed > 0 else { return FitWeights(left: 1, push: 0) }
    let (e, f) = spring.fundamentals(elapsed)
    return FitWeights(left: e + (spring.decay - velocity) * f, push: f)
  }
}
