import PlainText

/// The cubic Bezier over a duration that is nearest to what was seen, and how far from it that is.
public struct TweenFit: Hashable, Sendable {
  /// The curve.
  public let curve: CubicBezier
  /// Seconds.
  public let duration: Double
  /// When it starts, seconds on the recording's clock.
  public let start: Double
  /// The value that it starts from.
  public let from: Double
  /// The value where it ends.
  public let to: Double
  /// How well it agrees.
  public let error: FitError
}

extension TweenFit {
  /// Fits a tween to a recording, by least squares.
  /// - Parameters:
  ///   - recording: the samples.
  ///   - constraints: what is known already; a tween has no velocity of its own.
  /// - Throws: `MotionError` where what is known is out of range, or no tween comes near.
  public init(
    _ recording: Recording, _ constraints: FitConstraints = FitConstraints()
  ) throws(MotionError) {
    try constraints.check()
    guard let fit = TweenSearch(recording, constraints).best() else {
      throw .invalid(parameter: "samples", reason: "they tell no tween; record more of the motion")
    }
    self = fit
  }
}

/// The search for the tween nearest to a recording.
private struct TweenSearch {
  let recording: Recording
  let constraints: FitConstraints
  let outline: Recording.Outline

  /// So many samples show where starts lead, and so many the answer.
  private static let samples = (search: 48, answer: 128)
  /// How many starts are followed to their end.
  private static let followed = 3

  /// Curves to descend from: even, in, out, in and out, beyond the end, and before the start.
  private static let curves: [[Double]] = [
    [0.25, 0.25, 0.75, 0.75], [0.5, 0, 0.9, 0.5], [0.1, 0.5, 0.3, 1], [0.42, 0, 0.58, 1],
    [0.3, 1.4, 0.6, 1], [0.6, -0.4, 0.4, 1.4],
  ]

  init(_ recording: Recording, _ constraints: FitConstraints) {
    self.recording = recording
    self.constraints = constraints
    outline = recording.outline
  }

  func best() -> TweenFit? {
    let fixed =
      [TweenShape.earliest, TweenShape.latest] + (constraints.start == nil ? [] : [TweenShape.start])
    let near = FitSystem(recording, outline.active, count: Self.samples.search, constraints)
    var descents: [FitDescent<TweenShape>] = []
    for start in starts {
      var descent = FitDescent<TweenShape>(from: start, fixed: fixed)
      descent.descend(near, steps: 8, gain: 1e-3)
      descents.insert(descent, ofLeast: Self.followed) { $0.sum }
    }
    let all = FitSystem(recording, outline.active, count: Self.samples.answer, constraints)
    var best: FitDescent<TweenShape>?
    for var descent in descents {
      descent.descend(all, steps: 8, gain: 1e-3)
      if descent.sum < best?.sum ?? .infinity { best = descent }
    }
    best?.descend(all, steps: 25, gain: 1e-5)
    return best.flatMap { fit($0, all) }
  }

  private var starts: [[Double]] {
    let seen = constraints.start ?? outline.start
    let length = outline.end - seen
    let times = recording.times
    let earliest = constraints.start ?? 2 * times[0] - times[1]
    let latest = 2 * times[times.count - 1] - times[times.count - 2]
    // A fiftieth of the way at either end may take a tenth of the time, of what overshoots at once.
    return Self.curves.flatMap { curve in
      [(0, 1.05), (0.1, 1.25)].map { early, share in
        let start = constraints.start ?? seen - early * length
        let duration = naturalLogarithm(max(share * length, Ranges.duration.lowest))
        return curve + [start, duration, earliest, latest]
      }
    }
  }

  private func fit(_ descent: FitDescent<TweenShape>, _ system: FitSystem) -> TweenFit? {
    let shape = TweenShape(descent.parameters)
    let solution = system.solve(shape)
    guard let travel = solution.travel else { return nil }
    let error = FitError(recording, travel: travel) { time in
      solution.from + travel * (1 - shape.weights(at: time).left)
    }
    return TweenFit(
      curve: shape.curve, duration: shape.duration, start: shape.start, from: solution.from, to: solution.to,
      error: error)
  }
}
