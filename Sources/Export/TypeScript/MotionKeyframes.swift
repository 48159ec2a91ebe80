import MotionPhysics
import PlainText

/// The keyframes of one key of Motion's.
struct MotionKeyframes {
  /// The values at each time.
  let values: TypeScriptValue
  /// Shares of the duration.
  let times: [Double]
  /// The curve from each to the next.
  let curves: [UnitCurve]
  /// The largest gap to the motion, in the number's own unit.
  let error: Double

  /// One number of a property.
  ///
  /// - Throws: ``MotionError`` when something is too steep for straight lines.
  init(
    _ timeline: PropertyTimeline, component: Int, duration: Double, tolerance: Double
  ) throws(MotionError) {
    let lines = try TrackLines(
      timeline, component: component, duration: duration, tolerance: tolerance, keepsCurves: true)
    values = .numbers(lines.values)
    (times, curves, error) = (lines.times, lines.curves, lines.error)
  }

  /// All numbers of a property as one text, such as a colour: straight lines between the corners of any of them.
  ///
  /// - Throws: ``MotionError`` when something is too steep for straight lines.
  init(
    _ timeline: PropertyTimeline, in property: CSSProperty, duration: Double, tolerance: Double
  ) throws(MotionError) {
    let scales = timeline.scales
    let path = try TimelinePath(
      timeline, scales: scales, tolerance: max(tolerance - timeline.gap, 0.2 * tolerance))
    // Motion mixes the squares of a colour's parts (utils/mix/color.ts).
    let isColor = property != .blur
    let all = isColor ? path.refined(timeline, parts: Self.colorParts) : path.stops
    var stops = all.map { (time: $0.time, values: $0.values) }
    if stops.first?.time != 0 { stops.insert((0, timeline.initial), at: 0) }
    stops[stops.count - 1].values = timeline.final
    if let last = stops.last, last.time < duration || stops.count == 1 {
      stops.append((duration, timeline.final))
    }
    if duration <= 0 { stops = [(0, timeline.final), (1, timeline.final)] }
    let end = duration > 0 ? duration : 1
    times = stops.map { DecimalText.toBillionth(min($0.time / end, 1)) }
    values = .list(stops.map { .text(Self.text($0.values, in: property)) }, type: "string[]")
    curves = stops.dropFirst().map { _ in .linear }
    error =
      (path.errors.max() ?? 0) + timeline.gap * (scales.max() ?? 0)
      + (isColor ? Self.mixture(of: stops.map(\.values)) : 0)
  }

  /// The parts of a stretch of a colour.
  private static let colorParts = 24

  /// How far the middle of mixed squares is from the middle itself, at most.
  private static func mixture(of values: [[Double]]) -> Double {
    zip(values, values.dropFirst()).reduce(0) { largest, pair in
      zip(pair.0, pair.1).prefix(3).reduce(largest) { largest, ends in
        max(largest, abs((0.5 * (ends.0 * ends.0 + ends.1 * ends.1)).squareRoot() - 0.5 * (ends.0 + ends.1)))
      }
    }
  }

  /// The text of CSS for numbers.
  static func text(_ values: [Double], in property: CSSProperty) -> String {
    property.declarations(values.map { DecimalText.rounded($0, decimals: 6) }).first?.value ?? ""
  }
}
