import MotionPhysics

/// A phase sequence as an enum of its phases, each with its values and the animation that leads to it.
extension SwiftExporter {
  func write(_ preset: ExportedPreset, _ sequence: PhaseSequence, to text: inout CodeText) throws {
    if try writeTypeAlias(preset, suffix: "Phase", to: &text) { return }
    try text.lines(comment(preset) + deprecation(preset, .phases))
    var taken: Set = ["allCases", "animation", "hash", "hashValue", "reduced", "repeats", "values"]
    let cases = sequence.phases.map { SwiftIdentifier.made(from: $0.name, taken: &taken) }
    let type = names.type(preset.name, "Phase")
    try text.block("\(access)enum \(type): CaseIterable, Hashable, Sendable {") { text in
      for (name, phase) in zip(cases, sequence.phases) {
        try text.lines([SwiftValue.comment(phase.name), "case \(name)"])
      }
      try text.line()
      try text.line("/// Whether the phases start again at their end, or wait for a trigger.")
      try text.line("\(access)static let repeats = \(sequence.mode == .loop)")
      try writeValues(of: sequence, cases, preset, to: &text)
      try writeAnimations(of: sequence, cases, to: &text)
      try writeReduced(preset, to: &text)
    }
  }

  private func writeValues(
    of sequence: PhaseSequence, _ cases: [String], _ preset: ExportedPreset, to text: inout CodeText
  ) throws {
    var taken: Set = ["hash", "hashValue"]
    let counts = sequence.phases.first?.values.map(\.count) ?? []
    let members: [SwiftMember] = zip(sequence.properties, counts).map { property, count in
      (property, SwiftIdentifier.made(from: property, taken: &taken), count)
    }
    try text.line()
    try text.line("/// What moves.")
    try text.block("\(access)struct Values: Hashable, Sendable {") { text in
      try writeVariables(members, to: &text)
      try writeMoving(preset, members, to: &text)
    }
    try text.line()
    try text.line("/// Where everything is in the phase.")
    try text.block("\(access)var values: Values {") { text in
      try text.line("switch self {")
      for (name, phase) in zip(cases, sequence.phases) {
        try text.line("case .\(name): Values(\(SwiftValue.arguments(members, phase.values)))")
      }
      try text.line("}")
    }
  }

  private func writeAnimations(
    of sequence: PhaseSequence, _ cases: [String], to text: inout CodeText
  ) throws {
    let animations = sequence.phases.map { $0.animation.map { expression($0) } }
    try text.line()
    try text.line("/// What leads to the phase from the one before; nil jumps.")
    if animations.contains(where: { $0?.isNew == true }) { try text.line(SwiftExpression.availability) }
    try text.block("\(access)var animation: \(file.framework.optionalAnimation) {") { text in
      try text.line("switch self {")
      for (name, animation) in zip(cases, animations) {
        try text.lines((animation ?? SwiftExpression("nil")).wrapped("case .\(name): "))
      }
      try text.line("}")
    }
  }
}
