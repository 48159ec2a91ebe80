import MotionPhysics

/// A morph as values: its transitions, its elements' properties at both ends, and what a gesture does.
struct SwiftMorph {
  let file: SwiftFile
  let preset: ExportedPreset
  let morph: Morph

  func write(to text: inout CodeText) throws {
    try text.lines(file.comment.lines(preset))
    try text.lines(file.comment.deprecation(preset, .morph))
    try text.block("\(file.access)enum \(file.names.type(preset.name, "Morph")) {") { text in
      try text.line("/// What leads to the second screen.")
      try writeTransition("present", morph.present, to: &text)
      try text.line()
      try text.line("/// What leads back.")
      try writeTransition("dismiss", morph.transition(.dismiss), to: &text)
      var taken: Set = ["Interaction"]
      for element in morph.elements {
        try write(
          element, as: SwiftIdentifier.made(from: element.name, isType: true, taken: &taken), to: &text)
      }
      if let interaction = morph.interaction { try write(interaction, to: &text) }
      try file.writeReduced(preset, to: &text)
    }
  }

  private func writeTransition(
    _ name: String, _ transition: Morph.Transition, delay: Double? = nil, to text: inout CodeText
  ) throws {
    let animation = delay.map { transition.animation.delayed($0) } ?? transition.animation
    try writeAnimation(
      name, file.expression(animation, initialVelocity: transition.initialVelocity), to: &text)
  }

  private func writeAnimation(_ name: String, _ expression: SwiftExpression, to text: inout CodeText) throws {
    try file.writeComputed("\(name): \(file.framework.animation)", expression, to: &text)
  }

  private func write(_ element: Morph.Element, as type: String, to text: inout CodeText) throws {
    let access = file.access
    var taken: Set = ["hash", "hashValue"]
    let names = element.properties.map { SwiftIdentifier.made(from: $0.name, taken: &taken) }
    try text.line()
    try text.line(SwiftValue.comment(element.name))
    try text.block("\(access)struct \(type): Hashable, Sendable {") { text in
      for (index, property) in element.properties.enumerated() {
        try text.line(SwiftValue.comment(property.name))
        try text.line("\(access)var \(names[index]): \(SwiftValue.type(property.from.count))")
      }
      try text.line()
      for (end, values) in [
        ("from", element.properties.map(\.from)), ("to", element.properties.map(\.to)),
      ] {
        let arguments = zip(names, values).map { "\(SwiftIdentifier.label($0)): \(SwiftValue.text($1))" }
          .joined(separator: ", ")
        try text.line("\(access)static let \(end) = Self(\(arguments))")
      }
      try text.line()
      for direction in Morph.Direction.allCases {
        let transition = element.animation.map { Morph.Transition(animation: $0) }
        try writeTransition(
          direction.rawValue, transition ?? morph.transition(direction), delay: element.delay, to: &text)
      }
    }
  }

  private func write(_ interaction: Morph.Interaction, to text: inout CodeText) throws {
    let access = file.access
    try text.line()
    try text.line("/// How a gesture drives it.")
    try text.block("\(access)enum Interaction {") { text in
      try text.line("/// Which way the finger goes: up, down, left or right.")
      try text.line("\(access)static let axis = \"\(interaction.axis.rawValue)\"")
      try text.line("/// How far it goes for the whole way, in points.")
      try text.line("\(access)static let distance = \(SwiftValue.number(interaction.distance))")
      try text.line("/// The most progress that it can make.")
      try text.line("\(access)static let cap = \(SwiftValue.number(interaction.cap))")
      try text.line("/// Released above this progress it finishes.")
      try text.line("\(access)static let threshold = \(SwiftValue.number(interaction.threshold))")
      try text.line("/// What leads to the end after a release.")
      try writeAnimation("finish", file.expression(interaction.finish.delayed(0)), to: &text)
      try text.line("/// What leads back to the start.")
      try writeAnimation("cancel", file.expression(interaction.cancel.delayed(0)), to: &text)
    }
  }
}

extension Animation {
  /// The same after another delay, seconds.
  fileprivate func delayed(_ delay: Double) -> Animation {
    switch self {
    case .spring(let spring, _): .spring(spring, delay: delay)
    case .tween(let curve, let duration, _): .tween(curve, duration: duration, delay: delay)
    }
  }
}
