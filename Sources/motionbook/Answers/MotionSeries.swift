import Gallery
import MotionPhysics
import Presets

/// Motions as curves of a plot.
struct MotionSeries {
  private let steps: Int
  private let velocity: Double

  /// The number of samples from the start to the end of a picture, about one a pixel.
  static let pictureSteps = 800
  /// A plot shows this much of what follows the end of the longest motion.
  private static let margin = 1.1
  /// Of a spring that never settles so many periods are shown.
  private static let endlessPeriods = 4.0

  /// A curve, and the property that moves along it; nil where one number goes from 0 to 1.
  typealias Curve = (property: String?, series: PlotSeries)

  /// The curves of motions over one time axis. A clip has one for each number that it moves, `name property.x`.
  ///
  /// - Parameters:
  ///   - isAlone: Whether the name of the only motion is said above the plot already.
  ///   - steps: How many samples there are from the start to the end.
  ///   - velocity: What springs start with, travels per second.
  static func curves(
    of motions: [NamedMotion], isAlone: Bool = false, steps: Int = pictureSteps, velocity: Double = 0
  ) -> [Curve] {
    let grid = MotionSeries(steps: steps, velocity: velocity)
    let longest = motions.map { length(of: $0.motion, velocity: velocity) }.max() ?? 1
    let hasSpring = motions.contains { if case .spring = $0.motion { true } else { false } }
    // Only springs go on after their settling time; the rest would just stand.
    let end = longest * (hasSpring ? margin : 1)
    return motions.flatMap { named -> [Curve] in
      if let series = grid.scalarSeries(named, until: end) { return [(nil, series)] }
      let prefix = isAlone ? "" : named.name + " "
      return parts(of: named.motion).flatMap { part in
        part.numbers(at: grid.times(until: end, corners: part.corners)).map {
          ($0.property, PlotSeries(name: prefix + $0.label, samples: $0.samples))
        }
      }
    }
  }

  /// The properties of a motion that have their corners in common: of a clip each track has its own.
  private static func parts(of motion: Motion) -> [PropertyMotion] {
    guard case .clip(let timeline, let driver, let loops) = motion else {
      return PropertyMotion(motion).map { [$0] } ?? []
    }
    return timeline.tracks.filter { !$0.track.keyframes.isEmpty }.compactMap {
      PropertyMotion(.clip(TrackTimeline(tracks: [$0]), driver: driver, loops: loops))
    }
  }

  /// A spring's, tween's or curve's way from 0 to 1, under a name of its own; nil for what has none.
  static func unitStep(_ motion: Motion, named name: String) -> PlotSeries? {
    if PropertyMotion(motion) != nil { return nil }
    return curves(of: [NamedMotion(name: name, preset: nil, motion: motion)]).first?.series
  }

  private func scalarSeries(_ named: NamedMotion, until end: Double) -> PlotSeries? {
    guard let run = ScalarRun(named.motion, velocity: velocity) else { return nil }
    let samples = times(until: end, corners: corners(of: named.motion)).map(run.sample)
    var settling: Double?
    if case .spring = named.motion { settling = run.duration() }
    return PlotSeries(name: named.name, samples: samples, settlingTime: settling)
  }

  /// Even steps, and both sides of each corner, so that a jump is drawn as one.
  private func times(until end: Double, corners: [Double]) -> [Double] {
    let even = (0...steps).map { Double($0) / Double(steps) * end }
    let sides = corners.filter { $0 > 0 && $0 < end }.flatMap { [$0.nextDown, $0, $0.nextUp] }
    return (even + sides).sorted()
  }

  private func corners(of motion: Motion) -> [Double] {
    switch motion {
    case .spring(_, let delay): [delay]
    case .tween(let curve, let duration, let delay):
      [delay, delay + duration] + corners(of: curve).map { delay + $0 * duration }
    case .curve(let curve): corners(of: curve)
    case .duration, .clip, .sequence, .morph: []
    }
  }

  /// The places at which a curve bends or jumps.
  private func corners(of curve: UnitCurve) -> [Double] {
    switch curve {
    case .points(let points): points.points.prefix(steps).map(\.x)
    case .steps(let stairs): (0...min(stairs.count, steps)).map { Double($0) / Double(stairs.count) }
    default: []
    }
  }

  private static func length(of motion: Motion, velocity: Double) -> Double {
    switch motion {
    case .spring(let spring, let delay):
      // With a velocity it settles at another time.
      if velocity != 0, let duration = ScalarRun(motion, velocity: velocity)?.duration(),
        duration.isFinite
      {
        return duration
      }
      let settling = spring.settlingTime()
      return delay + (settling.isFinite ? settling : spring.duration * endlessPeriods)
    case .curve: return 1
    case .duration(let seconds): return seconds
    case .tween(_, let duration, let delay): return delay + duration
    case .clip(let timeline, _, _): return timeline.duration
    case .sequence(let sequence): return sequence.duration
    case .morph(let morph):
      let duration = morph.duration(.present)
      return duration.isFinite ? duration : endlessPeriods
    }
  }
}
