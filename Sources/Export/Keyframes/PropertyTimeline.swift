import MotionPhysics
import PlainText

/// How one property goes over the time of a clip or a sequence.
struct PropertyTimeline {
  let property: String
  /// The value at time 0, before any keyframe that moves at once.
  let initial: [Double]
  /// The stretches between corners, in order. Where one does not begin at the value at which the last one ended,
  /// the value jumps.
  var stretches: [Stretch] = []
  /// The value at the end.
  private(set) var final: [Double]
  /// How far the last stretch is moved so that it ends at the target, at most, in shares of how far each number goes: a
  /// spring is over when it is near its target, and what stays on the screen must be the target itself.
  private(set) var gap = 0.0

  /// A stretch without a corner inside.
  struct Stretch {
    /// Seconds.
    let start: Double
    /// Seconds, later than the start.
    let end: Double
    let from: [Double]
    let to: [Double]
    let shape: Shape
    /// The spring that it is a part of.
    var spring: Spring?

    /// The shares at which it is looked at anew: of a function sixty-four intervals are looked at first, and hundreds of
    /// oscillations would seem another motion there, which nothing can be fitted to.
    /// - Throws: ``MotionError`` when it oscillates more often than a spring may that is baked.
    func corners() throws(MotionError) -> [Double] {
      guard let spring, spring.dampingRatio < 1 else { return [] }
      let ringing = min(spring.settlingTime(), end - start)
      let periods = ringing / spring.duration
      guard periods > Self.mostPeriods else { return [] }
      guard periods <= LinearEasing.mostPeriods else {
        throw .invalid(parameter: "spring", reason: "it takes too long to settle to be baked")
      }
      let count = (periods / Self.periodsOfPart).rounded(.up)
      return stride(from: 1, through: count, by: 1).map { ringing / (end - start) * $0 / count }
    }

    /// The oscillations up to which it is looked at as a whole, and those of a part where there are more.
    private static let mostPeriods = 32.0
    private static let periodsOfPart = 8.0

    /// Whether CSS has the curve.
    var isEased: Bool {
      if case .eased = shape { return true }
      return false
    }

    /// The steps that it goes by; nil for any other shape.
    var steps: StepsCurve? {
      if case .eased(.steps(let steps)) = shape { return steps }
      return nil
    }

    func value(at share: Double) -> [Double] {
      switch shape {
      case .free(let value): value(share)
      case .eased(let curve): PropertyTimeline.blend(from, to, curve.value(at: share))
      }
    }

    /// How far each number goes; 1 for one that stays.
    var scales: [Double] { PropertyTimeline.scales(of: (0...32).map { value(at: Double($0) / 32) }) }

    func time(at share: Double) -> Double { start + (end - start) * share }
  }

  /// How a value goes from one to another.
  enum Shape {
    /// By a curve that CSS has.
    case eased(UnitCurve)
    /// As a function says of the share of the stretch.
    case free((Double) -> [Double])
  }

  /// The value at a share of the way from one value to another, exact at both ends.
  static func blend(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
    zip(from, to).map { from, to in
      share < 0.5 ? from + (to - from) * share : to - (to - from) * (1 - share)
    }
  }
}

extension PropertyTimeline {
  /// The largest rest of a spring's way that counts as arrived, a share of how far the number goes.
  private static let rest = 0.0025

  /// Ends at a target instead of near it: the last stretch is bent towards its end.
  mutating func end(at target: [Double]) {
    guard let last = stretches.last, target != final, case .free(let value) = last.shape else { return }
    let gaps = zip(target, final).map { $0 - $1 }
    let share = zip(gaps, scales).map { abs($0) / $1 }.max() ?? 0
    guard share <= Self.rest else { return }
    let bent = { (share: Double) in
      zip(value(share), gaps).map { $0 + $1 * (share * share * share) }
    }
    stretches[stretches.count - 1] = Stretch(
      start: last.start, end: last.end, from: last.from, to: target, shape: .free(bent), spring: last.spring)
    final = target
    gap = share
  }
}

extension PropertyTimeline {
  /// Whether a number never moves, while others of the property do.
  func isStill(_ component: Int) -> Bool {
    final[component] == initial[component]
      && stretches.allSatisfy { stretch in
        (0...64).allSatisfy { stretch.value(at: Double($0) / 64)[component] == initial[component] }
      }
  }

  /// How far each number goes, what is between the stretches' ends included; 1 for one that stays.
  var scales: [Double] {
    let between = stretches.flatMap { stretch in (0...32).map { stretch.value(at: Double($0) / 32) } }
    return Self.scales(of: [initial, final] + between, least: 1e-9)
  }

  /// How far each number of some values goes; 1 for one that goes no farther than the least.
  static func scales(of values: [[Double]], least: Double = 0) -> [Double] {
    (values.first ?? []).indices.map { index in
      let numbers = values.map { $0[index] }
      let range = (numbers.max() ?? 0) - (numbers.min() ?? 0)
      return range > least ? range : 1
    }
  }
}

extension PropertyTimeline {
  /// How a track of keyframes goes.
  init(_ track: ValueTrack, property: String) {
    self.init(property: property, initial: track.initial.array, final: track.value(time: .infinity).array)
    for segment in track.segments where segment.duration > 0 {
      stretches += Self.stretches(of: segment, in: track)
    }
    if case .spring(_, let target) = track.segments.last?.motion { end(at: target.array) }
  }

  private static func stretches(of segment: ValueSegment, in track: ValueTrack) -> [Stretch] {
    switch segment.motion {
    case .move: []
    case .linear(let curve):
      curve.isTimingFunction
        ? [eased(segment, curve)] : free(segment, in: track, corners: curve.corners)
    case .cubic: bezier(of: segment).map { [eased(segment, .bezier($0))] } ?? free(segment, in: track)
    case .spring(let spring, _):
      free(segment, in: track).map { stretch in
        var stretch = stretch
        stretch.spring = spring
        return stretch
      }
    }
  }

  private static func eased(_ segment: ValueSegment, _ curve: UnitCurve) -> Stretch {
    Stretch(
      start: segment.startTime, end: segment.endTime, from: segment.startValue.array,
      to: segment.endValue.array,
      shape: .eased(curve))
  }

  private static func free(
    _ segment: ValueSegment, in track: ValueTrack, corners: [Double] = []
  ) -> [Stretch] {
    Self.free(from: segment.startTime, to: segment.endTime, corners: corners) { track.value(time: $0).array }
  }

  /// A cubic with given slopes at its ends is a Bezier with its control points at a third and two thirds, as long
  /// as all components have the same slopes for their ways.
  private static func bezier(of segment: ValueSegment) -> CubicBezier? {
    var heights: (first: Double, second: Double)?
    for index in 0..<segment.startValue.count {
      let way = segment.endValue[index] - segment.startValue[index]
      let first = segment.startVelocity[index] * segment.duration / 3
      let second = segment.endVelocity[index] * segment.duration / 3
      if way == 0, first == 0, second == 0 { continue }
      let own = (first: first / way, second: 1 - second / way)
      // A way that is nearly none would be stretched out of all proportion.
      guard abs(own.first) <= mostHeight, abs(own.second) <= mostHeight else { return nil }
      if let heights {
        guard abs(heights.first - own.first) < 1e-9, abs(heights.second - own.second) < 1e-9 else {
          return nil
        }
      }
      heights = own
    }
    guard let heights else { return nil }
    // To a billionth: what is behind it is the rest of a sum, and moves nothing that can be seen.
    let numbers = [1 / 3, heights.first, 2 / 3, heights.second].map {
      DecimalText.roundedNumber($0, decimals: 9)
    }
    do throws(MotionError) {
      return try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    } catch {
      return nil
    }
  }

  private static let mostHeight = 16.0
}

extension PropertyTimeline {
  /// A stretch of a function of time, parted at its corners, which are shares of it.
  static func free(
    from start: Double, to end: Double, corners: [Double] = [], value: @escaping (Double) -> [Double]
  ) -> [Stretch] {
    let inner = corners.filter { $0 > 0 && $0 < 1 }.map { start + (end - start) * $0 }
    var stretches: [Stretch] = []
    var last = start
    for corner in inner.filter({ $0 > start && $0 < end }) + [end] where corner > last {
      let (from, to) = (last, corner)
      // At a corner the value may be that before it, that behind it, or both in turn: a step beside it is not.
      let inside = { (share: Double) in
        value(from + (to - from) * min(max(share, nearCorner), 1 - nearCorner))
      }
      stretches.append(Stretch(start: from, end: to, from: inside(0), to: inside(1), shape: .free(inside)))
      last = corner
    }
    return stretches
  }

  private static let nearCorner = 1e-12
}
