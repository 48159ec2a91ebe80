import MotionPhysics
import Presets

extension ComposeExporter {
  /// An object with an enum of the phases, for `updateTransition`: what leads to each, and each number in each.
  func lines(of preset: ExportedPreset, _ sequence: PhaseSequence) -> [String] {
    let reduced = reducedCall(preset)
    var remarks = reduced.remarks
    let animations = sequence.phases.compactMap(\.animation)
    let times = sequence.phaseTimes.map { RoundedTime($0.end - $0.start) }
    if !animations.allSatisfy(isExact) || !times.allSatisfy(\.isExact) {
      remarks.append("its times are \(Self.rounded("tween and delay take"))")
    }
    var identifiers = PropertyIdentifiers(.pascal, .kotlin)
    let phases = sequence.phases.map { (identifiers.next(for: $0.name), $0) }
    let specs = phases.map { name, phase in
      let spec = phase.animation.map { animation in expression(animation) }
      if spec == .some(nil) { remarks.append("a spring does not fit into 32 bits, so a phase is jumped to") }
      return (name: "Phase.\(name)", value: spec.flatMap { $0 } ?? "\(symbol("snap"))()")
    }
    var members = [
      "/** The phases in their order: \(Self.names(sequence.phases.map(\.name))). */",
      "\(access.inner)enum class Phase { \(phases.map { $0.0 }.joined(separator: ", ")) }", "",
      "/** Whether the first phase follows the last, again and again. */",
      "\(access.inner)const val loops: \(symbol("Boolean")) = \(sequence.mode == .loop)", "",
      "/** What leads to a phase, as the spec of `updateTransition`'s animations. */",
    ]
    members += function(
      "fun <T> animation(phase: Phase): \(symbol("FiniteAnimationSpec"))<T>", cases: specs, of: "phase")
    members += ["", "/** Milliseconds on the way to a phase, after which the next one begins. */"]
    members += function(
      "fun durationMillis(phase: Phase): \(symbol("Int"))",
      cases: zip(phases, times).map { ("Phase.\($0.0)", "\($1.count)") }, of: "phase")
    members += reducedMember(reduced.call)
    members += values(sequence, phases: phases.map { $0.0 }, &remarks)
    return object(preset, remarks, members)
  }

  /// A function for each number of each property.
  private func values(
    _ sequence: PhaseSequence, phases: [String], _ remarks: inout [String]
  ) -> [String] {
    var identifiers = PropertyIdentifiers(
      .camel, .kotlin,
      taken: CodeLanguage.kotlin.used.union([
        "animation", "durationMillis", "layer", "loops", "moveLayer", "phase", "reduced",
      ]))
    var members: [String] = []
    var parameters: [ComposeLayer.Parameter] = []
    for (index, property) in sequence.properties.enumerated() {
      let count = sequence.phases.first?.values[index].count ?? 0
      for component in 0..<count {
        let name = identifiers.next(for: property + (count == 1 ? "" : " \(component)"))
        parameters.append(
          ComposeLayer.Parameter(property: property, component: component, count: count, identifier: name))
        members += ["", KotlinText.documentation([Self.what(property, component, of: count)])[0]]
        members += function(
          "fun \(name)(phase: Phase): \(symbol("Float"))",
          cases: zip(phases, sequence.phases).map {
            ("Phase.\($0)", KotlinText.float($1.values[index][component]))
          }, of: "phase")
      }
    }
    return members + layer(parameters, &remarks)
  }

  /// A property as a person called it.
  static func what(_ property: String, _ component: Int, of count: Int) -> String {
    "\"\(property)\"" + (count == 1 ? "." : ", number \(component + 1) of \(count).")
  }

  static func names(_ texts: [String]) -> String {
    SafeText.inComment(texts.map { "\"\($0)\"" }.joined(separator: ", "))
  }
}
