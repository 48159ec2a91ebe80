import MotionPhysics
import PlainText

/// One number of a timeline as stops with curves between them: what libraries take that interpolate by themselves.
struct TrackLines {
  /// Shares of the whole duration, none before the one in front of it; two that are equal are a jump.
  private(set) var times: [Double] = []
  /// The number there.
  private(set) var values: [Double] = []
  /// The curve from each stop to the next.
  private(set) var curves: [UnitCurve] = []
  /// The largest gap to the motion, in the number's own unit; 0 where the stops are the motion itself.
  private(set) var error = 0.0

  private let duration: Double
  private let decimals: Int

  /// Lays out stops.
  ///
  /// - Parameters:
  ///   - component: Which number of the timeline.
  ///   - duration: Seconds of the whole, which may be more than the timeline's own.
  ///   - limits: What numbers are cut off at.
  ///   - tolerance: The largest gap, a share of how far the number goes.
  ///   - keepsCurves: Whether curves that are Beziers or stairs stay what they are.
  init(
    _ timeline: PropertyTimeline, component: Int, limits: NumberLimits, duration: Double, tolerance: Double,
    keepsCurves: Bool
  ) throws(MotionError) {
    self.duration = duration
    let end = limits.clamped(timeline.final[component], component: component)
    guard duration > 0, !timeline.isStill(component) else {
      decimals = 0
      (times, values, curves) = ([0, 1], [end, end], [.linear])
      return
    }
    let scale = timeline.scales[component]
    let tolerance = max(tolerance - timeline.gap, 0.2 * tolerance)
    decimals = DecimalText.decimals(for: 0.02 * tolerance * scale, most: 12)
    add(share: 0, value: limits.clamped(timeline.initial[component], component: component), by: .linear)
    for stretch in timeline.stretches {
      let (from, to) = (stretch.from[component], stretch.to[component])
      switch stretch.shape {
      case .eased(let curve)
      where (keepsCurves || curve == .linear) && limits.hold(stretch, component: component):
        add(time: stretch.start, value: from)
        add(time: stretch.end, value: to, by: curve)
      case .eased(let curve):
        let baked = try BakedCurve(part: curve, tolerance: Self.share * tolerance)
        let points = baked.points.map { CurvePoint(x: $0.x, y: from + (to - from) * $0.y) }
        add(limits.cut(points, component: component), of: stretch, error: baked.maxError * abs(to - from))
      case .free(let value):
        let baked = try BakedCurve(partWith: stretch.corners(), tolerance: Self.share * tolerance) {
          (value($0)[component] - from) / scale
        }
        let points = baked.points.map { CurvePoint(x: $0.x, y: from + scale * $0.y) }
        add(limits.cut(points, component: component), of: stretch, error: baked.maxError * scale)
      }
    }
    add(share: times[times.count - 1], value: end, by: .linear)
    add(share: 1, value: end, by: .linear)
    error += timeline.gap * scale
    // Some libraries show the first of two stops at the very end, where only the last may stay.
    let beforeLast = times.count - 2
    if times[beforeLast] == 1 { times[beforeLast] = 1 - Self.instant }
  }

  private static let instant = 1e-9

  /// The share of the tolerance that is left after rounding.
  private static let share = 0.95

  /// The step of the rounded numbers.
  private var step: Double { 1 / DecimalText.powerOfTen(decimals) }

  private mutating func add(_ points: [CurvePoint], of stretch: PropertyTimeline.Stretch, error: Double) {
    for point in points {
      add(
        time: stretch.time(at: point.x), value: DecimalText.roundedNumber(point.y, decimals: decimals))
    }
    if points.contains(where: { $0.y != points[0].y }) { self.error = max(self.error, error + step) }
  }

  private mutating func add(time: Double, value: Double, by curve: UnitCurve = .linear) {
    add(share: min(time / duration, 1), value: value, by: curve)
  }

  /// Adds a stop. Of several at one time the first and the last remain, at the very start the last alone.
  private mutating func add(share: Double, value: Double, by curve: UnitCurve) {
    if let last = times.last, share <= last {
      if abs(values[values.count - 1] - value) < 2 * step {
        values[values.count - 1] = value
        return
      }
      if times.count == 1 {
        values[0] = value
        return
      }
      if times[times.count - 2] == last { removeLast() }
    }
    if !times.isEmpty { curves.append(curve) }
    times.append(max(DecimalText.roundedNumber(share, decimals: 9), times.last ?? 0))
    values.append(value)
  }

  private mutating func removeLast() {
    times.removeLast()
    values.removeLast()
    curves.removeLast()
  }
}

/// A clip for libraries that have no keyframes but interpolate: a progress that goes from 0 to 1 in a duration, and
/// for each number of each property where it stands at which progress.
///
/// All properties hang on one progress, so that they stay together; straight lines, each within the tolerance.
extension TypeScriptSystem {
  /// The duration, whether it starts again, and the tracks, called as the library's styles are.
  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var tracks: [TypeScriptValue.Member] = []
    var styles = StyleKeys(library)
    for track in timeline.tracks {
      let property = PropertyTimeline(track.track, property: track.property)
      let limits = CSSPlace.refusals(of: track.property, count: property.initial.count)
      var numbers: [TypeScriptValue] = []
      for component in property.initial.indices {
        let lines = try TrackLines(
          property, component: component, limits: limits, duration: timeline.duration, tolerance: tolerance,
          keepsCurves: false)
        if lines.error > 0 {
          let place =
            property.initial.count > 1 ? "\(track.property), number \(component + 1)" : track.property
          notes.remark(error: lines.error, of: place, unit: "")
        }
        numbers.append(
          .object([
            .init(trackKeys.places, .numbers(lines.times)),
            .init(
              trackKeys.numbers,
              styles.list(lines.values, of: track.property, count: property.initial.count)),
          ]))
      }
      tracks += styles.members(of: track.property, numbers)
    }
    var members: [TypeScriptValue.Member] = []
    if isProgress {
      notes.remarks.append("A progress drives it, such as how far a list is scrolled.")
    } else {
      members = [
        .init("duration", duration(timeline.duration)),
        .init("loops", .code(loops ? "true" : "false")),
      ]
    }
    return .object(members + [.init("tracks", .object(tracks))])
  }
}
