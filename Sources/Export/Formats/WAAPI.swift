import MotionPhysics

extension ExportFormat {
  /// The Web Animations API, in TypeScript.
  static let waapi = ExportFormat.typeScript(
    "waapi",
    summary:
      "TypeScript for the Web Animations API: springs as linear() with its error, clips as keyframes.",
    platform: "web-js"
  ) { WebAnimationsSystem(tolerance: $0) }
}

/// The Web Animations API: options of `element.animate()`, springs as `linear()` over their settling time.
struct WebAnimationsSystem: TypeScriptSystem {
  func introduction(_ names: TypeScriptNames) -> [String] {
    [
      "For the Web Animations API: `element.animate({ opacity: [0, 1] }, \(names.object).sheet.present)`. Milliseconds.",
      "A spring is linear() over its settling time, within the error that stands beside it; interrupted, it starts",
      "again at rest. linear() needs Chrome 113, Firefox 112 or Safari 17.2; older browsers refuse such an animation.",
      "A clip or a sequence is `element.animate(clip.keyframes, clip.options)`; custom properties have to be registered.",
      "A morph's element is `element.animate([card.from, card.to], card.present)`.",
      "With less motion: `\(names.choice)(matchMedia(\"(prefers-reduced-motion: reduce)\").matches)`.",
    ]
  }

  let library = StyleKeys.Library(texts: (tracks: .all, values: .all))
  let tolerance: Double

  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var members: [TypeScriptValue.Member]
    switch animation {
    case .spring(let spring, _):
      let easing = try path(of: spring, initialVelocity: initialVelocity, &notes)
      members = [.init("duration", Double(easing.durationMillis)), .init("easing", .text(easing.text))]
    case .tween(let curve, let duration, _):
      members = [.init("duration", .milliseconds(duration)), .init("easing", try self.curve(curve, &notes))]
    }
    members.append(.init("delay", .milliseconds(animation.delay)))
    // What it starts from shall be seen while it waits.
    if animation.delay > 0 { members.append(.init("fill", .text("backwards"))) }
    return .object(members)
  }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    if let exact = curve.timingFunction() { return .text(exact) }
    let easing = try CSSEasing(curve, tolerance: tolerance)
    if easing.linearError > 0 { notes.remark(error: easing.linearError, of: "The curve") }
    return .text(easing.linear ?? easing.basic)
  }

  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    if isProgress {
      notes.remarks.append("A progress drives it: add a timeline to the options, such as a ScrollTimeline.")
    }
    let timelines = timeline.tracks.map { PropertyTimeline($0.track, property: $0.property) }
    return .object(
      try members(
        timelines, seconds: timeline.duration,
        Options(isProgress: isProgress, iterations: loops ? "Infinity" : nil), &notes))
  }

  /// A keyframe: what moves one property of CSS stands in it together.
  func values(
    _ values: [Components], of properties: [String], _ notes: inout TypeScriptNotes
  ) -> TypeScriptValue {
    let timelines = zip(properties, values).map {
      PropertyTimeline(property: $0, initial: $1.array, final: $1.array)
    }
    let groups = CSSMember.grouped(timelines, base: notes.base)
    notes.customProperties.formUnion(groups.flatMap(\.property.registered))
    return .object(
      groups.flatMap { property, members in
        property.declarations(CSSMember.numbers(members)).map(WebAnimationsKeyframe.member)
      })
  }

  func sequence(
    _ sequence: PhaseSequence, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    guard sequence.duration > 0 else {
      notes.remarks.append("It has but one phase, or takes no time, so nothing moves.")
      return .object(try members([], seconds: 0, Options(), &notes))
    }
    if sequence.mode == .loop { return try loop(sequence, &notes) }
    if !sequence.settles {
      notes.losses.append("its spring never settles, so it stops where its last phase ends")
    }
    let end = sequence.settled(tolerance: tolerance)
    return .object(
      try members(PropertyTimeline.timelines(of: sequence, from: 0, to: end), seconds: end, Options(), &notes)
    )
  }

  /// Motion is carried from cycle to cycle, so the first ones may be apart from all others.
  private func loop(
    _ sequence: PhaseSequence, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    let cycle = sequence.duration
    let lead = sequence.cyclesUntilSteady(tolerance: Self.steadyShare * tolerance)
    if lead == nil {
      notes.losses.append("its springs never come to repeat, so all cycles are like the first")
    }
    let start = Double(lead ?? 0) * cycle
    var options = Options(iterations: "Infinity")
    var all: [TypeScriptValue.Member] = []
    if start > 0 {
      notes.remarks.append("Play lead too, at the same time: the first cycles, until all are alike.")
      let timelines = PropertyTimeline.timelines(of: sequence, from: 0, to: start)
      all.append(.init("lead", .object(try members(timelines, seconds: start, Options(), &notes))))
      options.delay = start
      options.unsteadiness = Self.steadyShare * tolerance
    }
    let timelines = PropertyTimeline.timelines(of: sequence, from: start, to: start + cycle)
    return .object(all + (try members(timelines, seconds: cycle, options, &notes)))
  }

  /// The share of the tolerance for cycles that are but nearly alike.
  private static let steadyShare = 0.05

  /// How keyframes are played.
  private struct Options {
    var isProgress = false
    var iterations: String?
    /// Seconds.
    var delay = 0.0
    /// How far cycles are from each other, a share of how far each number goes.
    var unsteadiness = 0.0
  }

  private func members(
    _ timelines: [PropertyTimeline], seconds: Double, _ options: Options, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member] {
    var list: [TypeScriptValue.Member] = [
      options.isProgress ? .init("duration", .text("auto")) : .init("duration", .milliseconds(seconds))
    ]
    if let iterations = options.iterations { list.append(.init("iterations", .code(iterations))) }
    if options.delay > 0 { list.append(.init("delay", .milliseconds(options.delay))) }
    // What leads shows until the rest begins.
    list.append(.init("fill", .text(options.delay > 0 ? "forwards" : "both")))
    return [
      .init(
        "keyframes", try keyframes(timelines, seconds: seconds, unsteadiness: options.unsteadiness, &notes)),
      .init("options", .object(list)),
    ]
  }

  /// The keyframes of all properties, in the order of their offsets, which the API demands.
  private func keyframes(
    _ timelines: [PropertyTimeline], seconds: Double, unsteadiness: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var frames: [WebAnimationsKeyframe] = []
    for (property, members) in CSSMember.grouped(timelines, base: notes.base) {
      var keyframes = try CSSKeyframes(
        property, members, duration: seconds, tolerance: tolerance - unsteadiness)
      keyframes.add(error: unsteadiness * (members.flatMap(\.timeline.scales).max() ?? 0))
      notes.remarks += keyframes.remarks.map { $0 + "." }
      notes.customProperties.formUnion(keyframes.property.registered)
      for frame in keyframes.frames {
        frames.append(WebAnimationsKeyframe(percent: frame.percent, declarations: frame.declarations))
      }
    }
    let ordered = frames.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return .list(ordered.map(\.element.value), type: "Keyframe[]")
  }

  let supportFile: String? = "registerProperties.ts"
  let functionNames = ["registerProperties"]

  func blanks(customProperties: [String]) -> [String: String]? {
    if customProperties.isEmpty { return nil }
    return [
      "NAMES": customProperties.map { TypeScriptText.literal("--" + $0) }.joined(separator: ",\n    ")
    ]
  }
}

/// A keyframe of a style sheet as the Web Animations API takes it.
struct WebAnimationsKeyframe {
  /// The share of the duration.
  let offset: Double
  private let declarations: [CSSDeclaration]

  /// - Parameter percent: `12.5%`.
  init(percent: String, declarations: [CSSDeclaration]) {
    offset = (Double(percent.dropLast()) ?? 0) / 100
    self.declarations = declarations
  }

  /// The keyframe as an object. Custom properties keep their names, all others are written together
  /// (Web Animations 1, section 5.9.1).
  var value: TypeScriptValue {
    .object([.init("offset", offset)] + declarations.map(Self.member))
  }

  /// A declaration as a member.
  static func member(_ declaration: CSSDeclaration) -> TypeScriptValue.Member {
    .init(
      key(declaration.name),
      Double(declaration.value).map(TypeScriptValue.number) ?? .text(declaration.value))
  }

  private static func key(_ property: String) -> String {
    if property == "animation-timing-function" { return "easing" }
    return TypeScriptText.style(property)
  }
}
