import MotionPhysics
import PlainText
import Presets

extension ExportFormat {
  static let motion = ExportFormat.typeScript(
    "motion",
    summary:
      "TypeScript for Motion (motion.dev): springs by their physics, tweens, clips as keyframes with times.",
    platform: "web-js"
  ) { MotionSystem(tolerance: $0) }
}

/// Motion, formerly Framer Motion (motion.dev, version 12 to 13): springs by their physics, seconds.
struct MotionSystem: TypeScriptSystem {
  func introduction(_ names: TypeScriptNames) -> [String] {
    [
      "For Motion (motion.dev): a preset is a transition, `animate(element, { x: 100 }, \(names.object).sheet.present)`.",
      "Seconds. A clip is `animate(element, clip.keyframes, clip.transition)`; what Motion has no key for moves a custom",
      "property, `var(--motion-NAME--PROPERTY)`. An initialVelocity is in travels per second: times (to - from) it is",
      "Motion's velocity. A morph's element is `animate(element, card.to, card.present)`, at first with `card.from`.",
      "Motion ends a spring that has become slow 0.5 before its target, 0.005 on ways shorter than 5.",
      "With less motion: `\(names.choice)(useReducedMotion() === true)` in place of `\(names.object)`.",
    ]
  }

  let library = StyleKeys.Library(texts: (tracks: .all, values: .all))

  let tolerance: Double

  let colorMixing: ColorMixing? = .squares
  let countsSeconds = true

  func spring(
    _ spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> (members: [TypeScriptValue.Member], isBaked: Bool) {
    if let (time, rest) = spring.jumpInMotion {
      notes.losses.append(
        "Motion jumps to the target after \(DecimalText.significant(time, digits: 2)) s, from "
          + "\(DecimalText.rounded(rest * 100, decimals: 1)) % of the travel away")
    }
    let numbers = [("stiffness", spring.stiffness), ("damping", spring.damping), ("mass", spring.mass)]
    return ([.init("type", .text("spring"))] + numbers.map { .init($0, $1) }, false)
  }

  func tween(
    _ curve: UnitCurve, duration: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member] {
    [
      .init("type", .text("tween")), .init("duration", duration),
      .init("ease", try self.curve(curve, &notes)),
    ]
  }

  func word(for curve: UnitCurve) -> TypeScriptValue? {
    switch curve {
    case .linear: .text("linear")
    case .circularEaseIn: .text("circIn")
    case .circularEaseOut: .text("circOut")
    case .circularEaseInOut: .text("circInOut")
    default: curve.bezier.map { .list($0.numbers.map(TypeScriptValue.number)) }
    }
  }

  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var keyframes: [TypeScriptValue.Member] = []
    var transition: [TypeScriptValue.Member] = []
    var styles = StyleKeys(library)
    Self.tellOrder(timeline.tracks.map { ($0.property, $0.track.initial.count) }, &notes)
    for track in timeline.tracks {
      let property = PropertyTimeline(track.track, property: track.property)
      let count = property.initial.count
      var lines: [(key: String, keyframes: MotionKeyframes)] = []
      switch styles.place(of: track.property, count: count) {
      case .text(let key, let place):
        lines = [
          (key, try MotionKeyframes(property, in: place, duration: timeline.duration, tolerance: tolerance))
        ]
      case let place:
        for (component, key) in Self.keys(of: place, count: count, base: notes.base).enumerated() {
          let keyframes = try MotionKeyframes(
            property, component: component, limits: CSSPlace.refusals(of: track.property, count: count),
            duration: timeline.duration, tolerance: tolerance)
          lines.append((key, keyframes))
        }
      }
      for (key, line) in lines {
        if line.error > 0 { notes.remark(error: line.error, of: key, unit: "") }
        let key = TypeScriptText.key(key)
        keyframes.append(.init(key, line.values))
        var members: [TypeScriptValue.Member] = [
          .init("duration", timeline.duration), .init("times", .numbers(line.times)),
          .init("ease", try ease(line.curves, &notes)),
        ]
        if loops { members.append(.init("repeat", .code("Infinity"))) }
        transition.append(.init(key, .object(members)))
      }
    }
    if isProgress {
      notes.remarks.append(
        "A progress drives it: useTransform(progress, transition.KEY.times, keyframes.KEY).")
    }
    return .object([.init("keyframes", .object(keyframes)), .init("transition", .object(transition))])
  }

  /// One for all where they are alike.
  private func ease(
    _ curves: [UnitCurve], _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    if Set(curves).count == 1 { return try curve(curves[0], &notes) }
    var eases: [TypeScriptValue] = []
    for curve in curves { eases.append(try self.curve(curve, &notes)) }
    return .list(eases, type: "MotionEase[]")
  }

  func values(
    _ values: [Components], of properties: [String], _ notes: inout TypeScriptNotes
  ) -> TypeScriptValue {
    var styles = StyleKeys(library, isOfValues: true)
    var members: [TypeScriptValue.Member] = []
    Self.tellOrder(Array(zip(properties, values.map(\.count))), &notes)
    for (property, value) in zip(properties, values) {
      switch styles.place(of: property, count: value.count) {
      case .text(let key, let place):
        let text = MotionKeyframes.text(value.array, in: place)
        members.append(.init(TypeScriptText.key(key), .text(text)))
      case let place:
        for (key, number) in zip(Self.keys(of: place, count: value.count, base: notes.base), value.array) {
          members.append(.init(TypeScriptText.key(key), number))
        }
      }
    }
    return .object(members)
  }

  /// Says that Motion stretches before it turns and leans (keys-transform.ts, `transformPropOrder`), where a registry's
  /// motion turns and leans first: alike but for a scale that differs from direction to direction.
  private static func tellOrder(_ properties: [(name: String, count: Int)], _ notes: inout TypeScriptNotes) {
    let known = properties.compactMap { MotionProperty.named($0.name, count: $0.count) }
    let turning: Set<MotionProperty.Target> = [.rotation, .rotationX, .rotationY, .skewX, .skewY]
    guard known.contains(where: { $0.target == .scale && !$0.isUniformScale }),
      known.contains(where: { turning.contains($0.target) })
    else { return }
    let loss =
      "Motion stretches before it turns or leans, so that beside either an uneven scale is another shape"
    if !notes.losses.contains(loss) { notes.losses.append(loss) }
  }

  /// The keys of the numbers of a property. Motion animates custom properties as it does styles, so what it has no
  /// key for is one.
  private static func keys(of place: StyleKeys.Place, count: Int, base: String) -> [String] {
    switch place {
    case .numbers(let names): return names
    case .text(let name, _), .own(let name):
      let property = "--\(base)--\(CSSName.kebab(name))"
      return count == 1 ? [property] : (1...count).map { "\(property)-\($0)" }
    }
  }

  let supportFile: String? = "MotionEase.ts"
}

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
  init(
    _ timeline: PropertyTimeline, component: Int, limits: NumberLimits, duration: Double, tolerance: Double
  ) throws(MotionError) {
    let lines = try TrackLines(
      timeline, component: component, limits: limits, duration: duration, tolerance: tolerance,
      keepsCurves: true)
    values = .numbers(lines.values)
    (times, curves, error) = (lines.times, lines.curves, lines.error)
  }

  /// All numbers of a property as one text, such as a colour: straight lines between the corners of any of them.
  init(
    _ timeline: PropertyTimeline, in property: CSSProperty, duration: Double, tolerance: Double
  ) throws(MotionError) {
    let scales = timeline.scales
    let tolerance = max(tolerance - timeline.gap, 0.2 * tolerance)
    let limits = NumberLimits(timeline.initial.indices.map(property.limits))
    let path = try TimelinePath(
      timeline, scales: scales, limits: limits, tolerance: tolerance,
      mixture: property.isColor ? { Self.mixture(from: $0, to: $1) } : nil)
    var stops = path.stops.map { (time: $0.time, values: $0.values) }
    let final = limits.clamped(timeline.final)
    if let last = stops.last, last.time < duration || stops.count == 1 { stops.append((duration, final)) }
    if duration <= 0 { stops = [(0, final), (1, final)] }
    let end = duration > 0 ? duration : 1
    times = stops.map { DecimalText.roundedNumber(min($0.time / end, 1), decimals: 9) }
    values = .list(stops.map { .text(Self.text($0.values, in: property)) }, type: "string[]")
    curves = stops.dropFirst().map { _ in .linear }
    error = (path.errors.max() ?? 0) + timeline.gap * (scales.max() ?? 0)
  }

  /// How far the parts of a colour are from a straight line between two, because Motion mixes their squares
  /// (utils/mix/color.ts).
  private static func mixture(from: [Double], to: [Double]) -> Double {
    zip(from, to).prefix(3).filter { $0 != $1 }.map { from, to in
      (to - from) * (to - from) / (4 * (to + from))
    }.max() ?? 0
  }

  /// The text of CSS for numbers, with as many digits as nothing is lost by.
  static func text(_ values: [Double], in property: CSSProperty) -> String {
    property.libraryText(values, partDecimals: 4)
  }
}
