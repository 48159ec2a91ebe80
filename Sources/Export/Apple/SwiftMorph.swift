import MotionPhysics
import PlainText

/// A morph as values: its transitions, its elements' properties at both ends, and what a gesture does.
extension SwiftExporter {
  func write(_ preset: ExportedPreset, _ morph: Morph, to text: inout CodeText) throws {
    if try writeTypeAlias(preset, suffix: "Morph", to: &text) { return }
    try text.lines(comment(preset) + deprecation(preset, .morph))
    try text.block("\(access)enum \(names.type(preset.name, "Morph")) {") { text in
      try text.line("/// What leads to the second screen.")
      try writeAnimation("present", morph.present.animation, morph.present.initialVelocity, to: &text)
      try text.line()
      try text.line("/// What leads back.")
      let back = morph.transition(.dismiss)
      try writeAnimation("dismiss", back.animation, back.initialVelocity, to: &text)
      var taken: Set = ["Interaction"]
      for element in morph.elements {
        let type = SwiftIdentifier.made(from: element.name, isType: true, taken: &taken)
        try write(element, of: morph, as: type, preset, to: &text)
      }
      if let interaction = morph.interaction { try write(interaction, to: &text) }
      try writeReduced(preset, to: &text)
    }
  }

  private func writeAnimation(
    _ name: String, _ animation: Animation, _ velocity: Double = 0, to text: inout CodeText
  ) throws {
    let value = expression(animation, initialVelocity: velocity)
    try writeComputed("\(name): \(file.framework.animation)", value, to: &text)
  }

  private func write(
    _ element: Morph.Element, of morph: Morph, as type: String, _ preset: ExportedPreset,
    to text: inout CodeText
  ) throws {
    var taken: Set = ["hash", "hashValue"]
    let members: [SwiftMember] = element.properties.map { property in
      (property.name, SwiftIdentifier.made(from: property.name, taken: &taken), property.from.count)
    }
    try text.line()
    try text.line(SwiftValue.comment(element.name))
    try text.block("\(access)struct \(type): Hashable, Sendable {") { text in
      try writeVariables(members, to: &text)
      try text.line()
      for (end, values) in [
        ("from", element.properties.map(\.from)), ("to", element.properties.map(\.to)),
      ] {
        try text.line("\(access)static let \(end) = Self(\(SwiftValue.arguments(members, values)))")
      }
      try writeMoving(preset, members, to: &text)
      try text.line()
      for direction in Morph.Direction.allCases {
        try writeAnimation(
          direction.rawValue, morph.animation(of: element, direction),
          morph.velocity(of: element, direction), to: &text)
      }
    }
  }

  private func write(_ interaction: Morph.Interaction, to text: inout CodeText) throws {
    try text.line()
    try text.line("/// How a gesture drives it.")
    try text.block("\(access)enum Interaction {") { text in
      try text.line("/// Which way the finger goes: up, down, left or right.")
      try text.line("\(access)static let axis = \"\(interaction.axis.rawValue)\"")
      var numbers = [
        ("How far it goes for the whole way, in points.", "distance", interaction.distance),
        ("The most progress that it can make.", "cap", interaction.cap),
        ("Released above this progress it finishes.", "threshold", interaction.threshold),
      ]
      if interaction.projection > 0 {
        let comment =
          "What is left of a velocity after a millisecond: where it comes to rest is what finishes."
        numbers.append((comment, "projection", interaction.projection))
      }
      for (comment, name, value) in numbers {
        try text.line("/// \(comment)")
        try text.line("\(access)static let \(name) = \(DecimalText.withPoint(value))")
      }
      if let band = interaction.rubberBand { try writeRelease(interaction, band, to: &text) }
      try text.line("/// What leads to the end after a release.")
      try writeAnimation("finish", interaction.finish.delayed(by: 0), to: &text)
      try text.line("/// What leads back to the start.")
      try writeAnimation("cancel", interaction.cancel.delayed(by: 0), to: &text)
    }
  }

  /// The functions that an app calls while a finger drives it, and when that lets go.
  private func writeRelease(
    _ interaction: Morph.Interaction, _ band: RubberBand, to text: inout CodeText
  ) throws {
    try text.line(
      "/// Whether a release finishes, of the finger's progress and its velocity in ways per second.")
    try text.block("\(access)static func finishes(progress: Double, velocity: Double) -> Bool {") { text in
      try text.line("progress + velocity * \(DecimalText.withPoint(interaction.glide)) > threshold")
    }
    try text.line("/// The progress that shows: beyond the cap it follows the finger like a rubber band.")
    try text.block("\(access)static func shown(progress: Double) -> Double {") { text in
      try text.line("let pull = (progress - cap) * \(DecimalText.withPoint(band.coefficient))")
      try text.line("return pull > 0 ? cap + pull / (1 + pull) : max(0, progress)")
    }
  }
}
