/// A cubic Bezier's way from 1 to 0: its four numbers, its start and the logarithm of its duration; then the
/// earliest start and the latest end that samples can tell.
struct TweenShape: FitShape {
  static let start = 4
  static let duration = 5
  static let earliest = 6
  static let latest = 7

  let curve: CubicBezier
  let start: Double
  let duration: Double

  init(_ parameters: [Double]) {
    curve = CubicBezier(
      uncheckedX1: parameters[0], y1: parameters[1], x2: parameters[2], y2: parameters[3])
    start = parameters[Self.start]
    duration = exponential(parameters[Self.duration])
  }

  static func scales(_ parameters: [Double]) -> [Double] {
    [1, 1, 1, 1, exponential(parameters[duration]), 1, 1, 1]
  }

  static func allowed(_ parameters: [Double]) -> [Double] {
    var parameters = parameters
    for x in [0, 2] { parameters[x] = min(max(parameters[x], 0), 1) }
    for y in [1, 3] { parameters[y] = min(max(parameters[y], -10), 10) }
    parameters[start] = max(parameters[start], parameters[earliest])
    let (shortest, longest) = (
      Ranges.duration.lowest, min(Ranges.duration.highest, parameters[latest] - parameters[start])
    )
    parameters[duration] = max(
      min(parameters[duration], naturalLogarithm(max(longest, shortest))), naturalLogarithm(shortest))
    return parameters
  }

  func weights(at time: Double) -> FitWeights {
    FitWeights(left: 1 - curve.value(at: (time - start) / duration), push: 0)
  }
}
