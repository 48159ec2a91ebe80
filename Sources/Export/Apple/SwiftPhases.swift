import MotionPhysics

/// A phase sequence as an enum of its phases, each with its values and the animation that leads to it.
struct SwiftPhases {
  let file: SwiftFile
  let preset: ExportedPreset
  let sequence: PhaseSequence
  private let cases: [String]
  private let properties: [String]

  init(_ sequence: PhaseSequence, of preset: ExportedPreset, in file: SwiftFile) {
    self.file = file
    self.preset = preset
    self.sequence = sequence
    var taken: Set = ["allCases", "animation", "hash", "hashValue", "reduced", "repeats", "values"]
    cases = sequence.phases.map { SwiftIdentifier.made(from: $0.name, taken: &taken) }
    taken = ["hash", "hashValue"]
    properties = sequence.properties.map { SwiftIdentifier.made(from: $0, taken: &taken) }
  }

  func write(to text: inout CodeText) throws {
    let access = file.access
    try text.lines(file.comment.lines(preset))
    try text.lines(file.comment.deprecation(preset, .phases))
    let type = file.names.type(preset.name, "Phase")
    try text.block("\(access)enum \(type): CaseIterable, Hashable, Sendable {") { text in
      for (index, phase) in sequence.phases.enumerated() {
        try text.line(SwiftValue.comment(phase.name))
        try text.line("case \(cases[index])")
      }
      try text.line()
      try text.line("/// Whether the phases start again at their end, or wait for a trigger.")
      try text.line("\(access)static let repeats = \(sequence.mode == .loop)")
      try writeValues(to: &text)
      try writeAnimations(to: &text)
      try file.writeReduced(preset, to: &text)
    }
  }

  private func writeValues(to text: inout CodeText) throws {
    let access = file.access
    try text.line()
    try text.line("/// What moves.")
    try text.block("\(access)struct Values: Hashable, Sendable {") { text in
      for (index, property) in sequence.properties.enumerated() {
        try text.line(SwiftValue.comment(property))
        let count = sequence.phases.first?.values[index].count ?? 1
        try text.line("\(access)var \(properties[index]): \(SwiftValue.type(count))")
      }
    }
    try text.line()
    try text.line("/// Where everything is in the phase.")
    try text.block("\(access)var values: Values {") { text in
      try text.line("switch self {")
      for (index, phase) in sequence.phases.enumerated() {
        let values = zip(properties, phase.values).map {
          "\(SwiftIdentifier.label($0)): \(SwiftValue.text($1))"
        }
        try text.line("case .\(cases[index]): Values(\(values.joined(separator: ", ")))")
      }
      try text.line("}")
    }
  }

  private func writeAnimations(to text: inout CodeText) throws {
    let animations = sequence.phases.map { $0.animation.map { file.expression($0) } }
    try text.line()
    try text.line("/// What leads to the phase from the one before; nil jumps.")
    if animations.contains(where: { $0?.isNew == true }) { try text.line(SwiftExpression.availability) }
    try text.block("\(file.access)var animation: \(file.framework.optionalAnimation) {") { text in
      try text.line("switch self {")
      for (index, animation) in animations.enumerated() {
        try text.lines((animation ?? SwiftExpression("nil")).wrapped("case .\(cases[index]): "))
      }
      try text.line("}")
    }
  }
}
