import MotionPhysics
import PlainText

extension ExportFormat {
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
  let colorMixing: ColorMixing? = .premultiplied
  let tolerance: Double

  func spring(
    _ spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> (members: [TypeScriptValue.Member], isBaked: Bool) {
    let easing = try path(of: spring, initialVelocity: initialVelocity, &notes)
    return (
      [.init("duration", Double(easing.durationMillis)), .init("easing", .text(easing.text))], true
    )
  }

  func tween(
    _ curve: UnitCurve, duration: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member] {
    [.init("duration", .milliseconds(duration)), .init("easing", try self.curve(curve, &notes))]
  }

  /// Filled backwards, as its start shall be seen while it waits.
  func waiting(_ delay: Double) -> [TypeScriptValue.Member] {
    let fill: [TypeScriptValue.Member] = delay > 0 ? [.init("fill", .text("backwards"))] : []
    return [.init("delay", .milliseconds(delay))] + fill
  }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    if let exact = curve.timingFunction() { return .text(exact) }
    let easing = try CSSEasing(curve, tolerance: tolerance)
    if easing.linearError > 0 { notes.remark(error: easing.linearError, of: "The curve") }
    return .text(easing.nearest)
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
        let numbers = members.map { ($0.place, $0.timeline.initial.map(DecimalText.plain)) }
        return property.declarations(CSSPlace.placed(numbers)).map(Self.member)
      })
  }

  func sequence(
    _ sequence: PhaseSequence, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    let plan = SequencePlan(sequence, tolerance: tolerance)
    if let loss = plan.loss { notes.losses.append(loss) }
    var options = Options()
    if plan.seconds == 0 {
      notes.remarks.append(SequencePlan.still)
    } else if sequence.mode == .loop {
      options.iterations = "Infinity"
    }
    var all: [TypeScriptValue.Member] = []
    if plan.leadCycles > 0 {
      notes.remarks.append("Play lead too, at the same time: the first cycles, until all are alike.")
      let lead = try members(plan.lead, seconds: plan.leadSeconds, Options(), &notes)
      all.append(.init("lead", .object(lead)))
      options.delay = plan.leadSeconds
      options.unsteadiness = plan.unsteadiness
    }
    return .object(all + (try members(plan.timelines, seconds: plan.seconds, options, &notes)))
  }

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
    var frames: [(offset: Double, value: TypeScriptValue)] = []
    for (property, members) in CSSMember.grouped(timelines, base: notes.base) {
      let keyframes = try CSSKeyframes(
        property, members, duration: seconds, tolerance: tolerance, unsteadiness: unsteadiness)
      notes.remarks.append(keyframes.remark + ".")
      notes.customProperties.formUnion(keyframes.property.registered)
      for frame in keyframes.frames {
        let offset = (Double(frame.percent.dropLast()) ?? 0) / 100
        frames.append((offset, .object([.init("offset", offset)] + frame.declarations.map(Self.member))))
      }
    }
    let ordered = frames.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return .list(ordered.map(\.element.value), type: "Keyframe[]")
  }

  /// A declaration of a style sheet as a member of a keyframe. Custom properties keep their names, all others are written
  /// together (Web Animations 1, section 5.9.1).
  private static func member(_ declaration: CSSDeclaration) -> TypeScriptValue.Member {
    let isTiming = declaration.name == "animation-timing-function"
    return .init(
      isTiming ? "easing" : TypeScriptText.style(declaration.name),
      Double(declaration.value).map(TypeScriptValue.number) ?? .text(declaration.value))
  }

  let supportFile: String? = "registerProperties.ts"

  func blanks(customProperties: [String]) -> [String: String]? {
    if customProperties.isEmpty { return nil }
    return [
      "NAMES": customProperties.map { TypeScriptText.literal("--" + $0) }.joined(separator: ",\n    ")
    ]
  }
}
