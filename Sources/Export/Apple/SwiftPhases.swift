import MotionPhysics

/// A phase sequence as an enum of its phases, each with its values and the animation that leads to it.
extension SwiftExporter {
  func lines(of preset: ExportedPreset, _ sequence: PhaseSequence) -> [String] {
    if let alias = typeAlias(preset, suffix: "Phase") { return alias }
    var identifiers = PropertyIdentifiers(
      .camel, .swift, taken: ["allCases", "animation", "hash", "hashValue", "reduced", "repeats", "values"],
      separator: "")
    let cases = sequence.phases.map { identifiers.next(for: $0.name) }
    var members = zip(cases, sequence.phases).flatMap { [SwiftValue.comment($1.name), "case \($0)"] }
    members += [
      "", "/// Whether the phases start again at their end, or wait for a trigger.",
      "\(access)static let repeats = \(sequence.mode == .loop)",
    ]
    members += values(of: sequence, cases, preset) + animations(of: sequence, cases) + reduced(preset)
    let type = names.type(preset.name, "Phase")
    return comment(preset) + deprecation(preset)
      + .block("\(access)enum \(type): CaseIterable, Hashable, Sendable {", members)
  }

  private func values(
    of sequence: PhaseSequence, _ cases: [String], _ preset: ExportedPreset
  ) -> [String] {
    let counts = sequence.phases.first?.values.map(\.count) ?? []
    let members = SwiftValue.members(Array(zip(sequence.properties, counts)))
    let values = zip(cases, sequence.phases).map { name, phase in
      "case .\(name): Values(\(SwiftValue.arguments(members, phase.values)))"
    }
    return ["", "/// What moves."]
      + .block(
        "\(access)struct Values: Hashable, Sendable {", variables(members) + moving(preset, members))
      + ["", "/// Where everything is in the phase."]
      + .block("\(access)var values: Values {", ["switch self {"] + values + ["}"])
  }

  private func animations(of sequence: PhaseSequence, _ cases: [String]) -> [String] {
    let animations = sequence.phases.map { $0.animation.map { expression($0) } }
    let all = zip(cases, animations).flatMap { name, animation in
      (animation ?? SwiftExpression("nil")).wrapped("case .\(name): ")
    }
    return ["", "/// What leads to the phase from the one before; nil jumps."]
      + availability(isNew: animations.contains { $0?.isNew == true })
      + .block(
        "\(access)var animation: \(file.framework.optionalAnimation) {", ["switch self {"] + all + ["}"])
  }
}
