import MotionPhysics
import Presets

/// A library that moves things, in its own words.
protocol TypeScriptSystem: Sendable {
  /// The usage notes behind the line that names the file's maker.
  func introduction(_ names: TypeScriptNames) -> [String]
  /// Whether functions run beside the animation.
  var isWorklet: Bool { get }
  /// The file of `Support/` with the code behind the presets and its imports; nil for none.
  var supportFile: String? { get }
  /// The texts that fill its blanks; nil where the presets need no code.
  ///
  /// - Parameter customProperties: Those that the presets move.
  func blanks(customProperties: [String]) -> [String: String]?

  /// How precisely curves are baked.
  var tolerance: Double { get }

  /// The members of a spring, without its delay and the velocity that it starts with.
  ///
  /// - Parameter initialVelocity: Travels per second.
  /// - Returns: Whether the velocity is in it already too, as in a baked path.
  func spring(
    _ spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> (members: [TypeScriptValue.Member], isBaked: Bool)
  /// The members of a tween, without its delay.
  func tween(
    _ curve: UnitCurve, duration: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member]
  /// The members that a delay adds to a spring or a tween.
  func waiting(_ delay: Double) -> [TypeScriptValue.Member]
  /// The library's own name of a curve; nil where it takes a function.
  func word(for curve: UnitCurve) -> TypeScriptValue?
  /// Whether the library counts seconds and no milliseconds.
  var countsSeconds: Bool { get }
  /// A velocity in the library's unit, of one in travels per second.
  func velocity(_ velocity: Double) -> Double
  /// A curve alone.
  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue
  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue
  /// The keys of an interpolated track for its places and for the numbers there.
  var trackKeys: (places: String, numbers: String) { get }
  func sequence(
    _ sequence: PhaseSequence, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue
  /// The names that styles have.
  var library: StyleKeys.Library { get }
  /// How it goes from one colour to another; nil where it goes as the registry does.
  var colorMixing: ColorMixing? { get }
  /// The values of a phase or of an element's end, in the order of the properties, as the library's own functions take
  /// them.
  func values(
    _ values: [Components], of properties: [String], _ notes: inout TypeScriptNotes
  ) -> TypeScriptValue
  /// The reference to a preset as a replacement for reduced motion.
  func replacement(_ reference: String, isAnimation: Bool) -> String
}

extension TypeScriptSystem {
  var isWorklet: Bool { false }
  var supportFile: String? { nil }
  func blanks(customProperties: [String]) -> [String: String]? { [:] }
  var trackKeys: (places: String, numbers: String) { ("times", "values") }

  var colorMixing: ColorMixing? { nil }
  var countsSeconds: Bool { false }
  func velocity(_ velocity: Double) -> Double { velocity }
  func word(for curve: UnitCurve) -> TypeScriptValue? { nil }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    word(for: curve) ?? TypeScriptCurve.function(curve, &notes)
  }

  func waiting(_ delay: Double) -> [TypeScriptValue.Member] {
    delay > 0 ? [.init("delay", duration(delay))] : []
  }

  /// A length alone, or that of a phase.
  func duration(_ seconds: Double) -> TypeScriptValue {
    countsSeconds ? .number(seconds) : .milliseconds(seconds)
  }

  func values(
    _ values: [Components], of properties: [String], _ notes: inout TypeScriptNotes
  ) -> TypeScriptValue {
    var styles = StyleKeys(library, isOfValues: true)
    let members = zip(properties, values).flatMap { styles.members(of: $0, value: $1.array) }
    notes.remarks += styles.unnamed.map { "No style is called \($0): the app must read it." }
    return .object(members)
  }

  func replacement(_ reference: String, isAnimation: Bool) -> String { reference }
}

extension TypeScriptSystem {
  /// Any motion in the library's words.
  func value(of motion: Motion, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    switch motion {
    case .spring(let spring, let delay):
      try animation(.spring(spring, delay: delay), &notes)
    case .tween(let curve, let duration, let delay):
      try animation(.tween(curve, duration: duration, delay: delay), &notes)
    case .curve(let curve): try self.curve(curve, &notes)
    case .duration(let seconds): duration(seconds)
    case .clip(let timeline, let driver, let loops):
      try clip(timeline, isProgress: driver == .progress, loops: loops, &notes)
    case .sequence(let sequence): try self.sequence(sequence, &notes)
    case .morph(let morph): try value(of: morph, &notes)
    }
  }

  /// A spring or a tween.
  ///
  /// - Parameter initialVelocity: Travels per second; a tween has none.
  private func animation(
    _ animation: Animation, initialVelocity: Double = 0, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var members: [TypeScriptValue.Member]
    var velocity: [TypeScriptValue.Member] = []
    switch animation {
    case .spring(let spring, _):
      let isBaked: Bool
      (members, isBaked) = try self.spring(spring, initialVelocity: initialVelocity, &notes)
      if initialVelocity != 0, !isBaked {
        velocity = [.init("initialVelocity", self.velocity(initialVelocity))]
      }
    case .tween(let curve, let duration, _): members = try tween(curve, duration: duration, &notes)
    }
    return .object(members + waiting(animation.delay) + velocity)
  }

  /// A duration and an easing along a baked path.
  func members(_ path: LinearEasing, _ notes: inout TypeScriptNotes) -> [TypeScriptValue.Member] {
    [
      .init("duration", Double(path.durationMillis)),
      .init("easing", TypeScriptCurve.lines(path.points, &notes)),
    ]
  }

  /// The path of a spring that the library does not know, whose error is told.
  func path(
    of spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> LinearEasing {
    let path = try LinearEasing(baking: spring, initialVelocity: initialVelocity, tolerance: tolerance)
    notes.remark(error: path.maxError, of: "The spring")
    return path
  }

  /// Phases as data: springs stay springs, and what plays them carries their velocity on.
  func sequence(
    _ sequence: PhaseSequence, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    notes.remarks.append(
      sequence.mode == .loop
        ? "It rests in the first phase, goes on to the second, and so on for ever."
        : "It rests in the first phase, goes through all others for each trigger, and back to the first.")
    notes.remarks.append(
      "A phase's animation leads to it; after its length the next begins, though a spring may still move.")
    for (phase, next) in zip(sequence.phases, sequence.phases.dropFirst() + sequence.phases.prefix(1)) {
      for (index, property) in sequence.properties.enumerated() {
        noteMixing(property, from: phase.values[index], to: next.values[index], &notes)
      }
    }
    var phases: [TypeScriptValue] = []
    for phase in sequence.phases {
      let animation = phase.animation ?? .tween(.linear, duration: 0, delay: 0)
      phases.append(
        .object([
          .init("name", .text(phase.name)),
          .init("values", values(phase.values, of: sequence.properties, &notes)),
          .init("animation", try self.animation(animation, &notes)),
          .init("length", duration(sequence.phases.count > 1 ? animation.perceptualEnd : 0)),
        ]))
    }
    return .object([
      .init("mode", .text(sequence.mode.rawValue)), .init("phases", .list(phases)),
    ])
  }

  /// A morph as data: each element's animations, and its styles on either screen.
  private func value(of morph: Morph, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    var elements: [TypeScriptValue.Member] = []
    for element in morph.elements {
      let names = element.properties.map(\.name)
      for property in element.properties {
        noteMixing(property.name, from: property.from, to: property.to, &notes)
      }
      if element.properties.contains(where: \.isFrame) {
        notes.remarks.append(
          "A frame is left, top, width and height of an element with a position of its own.")
      }
      elements.append(
        .init(
          TypeScriptText.key(element.name),
          .object([
            .init("present", try animation(of: element, .present, in: morph, &notes)),
            .init("dismiss", try animation(of: element, .dismiss, in: morph, &notes)),
            .init("from", values(element.properties.map(\.from), of: names, &notes)),
            .init("to", values(element.properties.map(\.to), of: names, &notes)),
          ])))
    }
    var members: [TypeScriptValue.Member] = [.init("elements", .object(elements))]
    if let interaction = morph.interaction {
      members.append(.init("interaction", try value(of: interaction, &notes)))
    }
    return .object(members)
  }

  /// Says how far a colour is from the registry's way between two values.
  private func noteMixing(
    _ property: String, from: Components, to: Components, _ notes: inout TypeScriptNotes
  ) {
    guard let colorMixing, MotionProperty.named(property, count: from.count)?.unit == .color,
      let gap = colorMixing.gap(from: from.array, to: to.array)
    else { return }
    notes.note(gap: gap, because: colorMixing.words)
  }

  private func animation(
    of element: Morph.Element, _ direction: Morph.Direction, in morph: Morph, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    let motion = morph.motion(of: element, direction)
    return try self.animation(motion.animation, initialVelocity: motion.initialVelocity, &notes)
  }

  private func value(
    of interaction: Morph.Interaction, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    let numbers =
      interaction.numbers + (interaction.projection > 0 ? [("glide", interaction.glide)] : [])
    return .object(
      [.init("axis", .text(interaction.axis.rawValue))] + numbers.map { .init($0.name, $0.number) } + [
        .init("finish", try animation(interaction.finish.delayed(by: 0), &notes)),
        .init("cancel", try animation(interaction.cancel.delayed(by: 0), &notes)),
      ])
  }
}

extension Morph.Property {
  /// Whether it is a place and a size in one.
  fileprivate var isFrame: Bool { MotionProperty.named(name, count: from.count)?.target == .frame }
}
