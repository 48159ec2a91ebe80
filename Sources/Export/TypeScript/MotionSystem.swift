import MotionPhysics
import PlainText

/// Motion, formerly Framer Motion (motion.dev, version 12 to 13): springs by their physics, seconds.
struct MotionSystem: TypeScriptSystem {
  let format = "motion"
  let introduction = [
    "For Motion (motion.dev): a preset is a transition, `animate(element, { x: 100 }, motion.sheet.present)`.",
    "Seconds. A clip is `animate(element, clip.keyframes, clip.transition)`. An initialVelocity is in travels per",
    "second: times (to - from) it is Motion's velocity.",
    "With less motion: `motionFor(useReducedMotion() === true)` in place of `motion`.",
  ]

  let tolerance: Double

  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var members: [TypeScriptValue.Member]
    switch animation {
    case .spring(let spring, _):
      noteJump(of: spring, &notes)
      members = [
        .init("type", .text("spring")), .init("stiffness", spring.stiffness),
        .init("damping", spring.damping), .init("mass", spring.mass),
      ]
    case .tween(let curve, let duration, _):
      members = [
        .init("type", .text("tween")), .init("duration", duration),
        .init("ease", try self.curve(curve, &notes)),
      ]
    }
    if animation.delay > 0 { members.append(.init("delay", animation.delay)) }
    if initialVelocity != 0 { members.append(.init("initialVelocity", initialVelocity)) }
    return .object(members)
  }

  /// Motion's overdamped springs are at their target as soon as half the gap between their decay rates times the
  /// time is 300 (generators/spring.ts, issue 1207).
  private func noteJump(of spring: Spring, _ notes: inout TypeScriptNotes) {
    guard spring.kind == .overdamped else { return }
    let time = 300 / spring.dampedFrequency
    let rest = 1 - spring.value(time: time)
    guard rest > 0.001 else { return }
    notes.losses.append(
      "Motion jumps to the target after \(DecimalText.rounded(time, decimals: 3)) s, from "
        + "\(DecimalText.rounded(rest * 100, decimals: 1)) % of the travel away")
  }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    switch curve {
    case .linear: return .text("linear")
    case .circularEaseIn: return .text("circIn")
    case .circularEaseOut: return .text("circOut")
    case .circularEaseInOut: return .text("circInOut")
    case .easeIn, .easeOut, .easeInOut, .bezier, .points, .steps, .path:
      if let bezier = curve.bezier { return .list(bezier.numbers.map(TypeScriptValue.number)) }
      return try TypeScriptCurve.function(curve, tolerance: tolerance, &notes)
    }
  }

  func duration(_ seconds: Double) -> TypeScriptValue { .number(seconds) }

  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var keyframes: [TypeScriptValue.Member] = []
    var transition: [TypeScriptValue.Member] = []
    var keys = MotionKeys()
    for track in timeline.tracks {
      let property = PropertyTimeline(track.track, property: track.property)
      for (component, key) in keys.keys(of: track.property, count: property.initial.count).enumerated() {
        let lines = try TrackLines(
          property, component: component, duration: timeline.duration, tolerance: tolerance, keepsCurves: true
        )
        if lines.error > 0 { notes.remark(error: lines.error, of: key, unit: "") }
        let key = TypeScriptText.key(key)
        keyframes.append(.init(key, .numbers(lines.values)))
        var members: [TypeScriptValue.Member] = [
          .init("duration", timeline.duration), .init("times", .numbers(lines.times)),
          .init("ease", try ease(lines.curves, &notes)),
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

  func values(_ values: [Components], of properties: [String]) -> TypeScriptValue {
    var keys = MotionKeys()
    var members: [TypeScriptValue.Member] = []
    for (property, value) in zip(properties, values) {
      for (key, number) in zip(keys.keys(of: property, count: value.count), value.array) {
        members.append(.init(TypeScriptText.key(key), number))
      }
    }
    return .object(members)
  }

  let functionNames = ["MotionEase"]

  func functions(customProperties: [String]) throws -> [String] {
    try SupportFile("MotionEase.ts").lines(root: "")
  }
}

/// Motion's keys for the numbers of properties: its own where it has them, since it animates numbers and no
/// lists of them.
struct MotionKeys {
  private var taken: Set<String> = []

  /// A key for each number of a property, none twice.
  mutating func keys(of property: String, count: Int) -> [String] {
    let known = Self.known(property, count: count)
    if let known, taken.isDisjoint(with: known) {
      taken.formUnion(known)
      return known
    }
    let names = count == 1 ? [property] : (1...count).map { "\(property)\($0)" }
    return names.map { taken.insert(unique: $0, separator: "-") }
  }

  private static func known(_ property: String, count: Int) -> [String]? {
    guard let place = CSSPlace(known: property, count: count) else { return nil }
    let axes = ["X", "Y", "Z"]
    switch place.property {
    case .single("border-radius", _): return ["borderRadius"]
    case .single(let name, _): return [name]
    case .rotate: return ["rotate"]
    case .translate: return place.slots.map { axes[$0].lowercased() }
    case .scale: return place.slots.map { "scale" + axes[$0] }
    case .blur, .custom: return nil
    }
  }
}
