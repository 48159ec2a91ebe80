import MotionPhysics
import PlainText

/// A morph as values: its transitions, its elements' properties at both ends, and what a gesture does.
extension SwiftExporter {
  func lines(of preset: ExportedPreset, _ morph: Morph) -> [String] {
    if let alias = typeAlias(preset, suffix: "Morph") { return alias }
    let back = morph.transition(.dismiss)
    var identifiers = PropertyIdentifiers(
      .pascal, .swift, taken: CodeLanguage.swift.used.union(["Interaction"]), separator: "")
    var members = ["/// What leads to the second screen."]
    members += animation("present", morph.present.animation, morph.present.initialVelocity, of: preset)
    members += ["", "/// What leads back."]
    members += animation("dismiss", back.animation, back.initialVelocity, of: preset)
    for element in morph.elements {
      let type = identifiers.next(for: element.name)
      members += ["", SwiftValue.comment(element.name)] + lines(of: element, in: morph, as: type, preset)
    }
    members += morph.interaction.map { lines(of: $0, preset) } ?? []
    return comment(preset) + deprecation(preset)
      + .block("\(access)enum \(names.type(preset.name, "Morph")) {", members + reduced(preset))
  }

  private func animation(
    _ name: String, _ animation: Animation, _ velocity: Double = 0, of preset: ExportedPreset
  ) -> [String] {
    let value = expression(animation, initialVelocity: velocity)
    return remark(on: value, preset)
      + computed("\(name): \(file.framework.animation)", value)
  }

  /// What is said of an animation that plays as another.
  private func remark(on value: SwiftExpression, _ preset: ExportedPreset) -> [String] {
    guard value.gap > ExportOptions.defaultTolerance else { return [] }
    let reason =
      "interpolatingSpring, which alone takes a velocity, plays an overdamped spring as a critical one,"
    context.output.note(reason, gap: value.gap, of: preset.name)
    let words = ExportOutput.words(ofGap: value.gap)
    return PresetRemarks.notes(["\(reason) \(words)"]).map(CommentStyle.documentation.line)
  }

  private func lines(
    of element: Morph.Element, in morph: Morph, as type: String, _ preset: ExportedPreset
  ) -> [String] {
    let members = SwiftValue.members(element.properties.map { ($0.name, $0.from.count) })
    let (from, to) = (element.properties.map(\.from), element.properties.map(\.to))
    let ends = [
      "", "\(access)static let from = Self(\(SwiftValue.arguments(members, from)))",
      "\(access)static let to = Self(\(SwiftValue.arguments(members, to)))",
    ]
    let moving = moving(preset, members)
    let animations = Morph.Direction.allCases.flatMap { direction in
      let motion = morph.motion(of: element, direction)
      return animation(direction.rawValue, motion.animation, motion.initialVelocity, of: preset)
    }
    return .block(
      "\(access)struct \(type): Hashable, Sendable {",
      variables(members) + ends + moving + [""] + animations)
  }

  private func lines(of interaction: Morph.Interaction, _ preset: ExportedPreset) -> [String] {
    let comments = [
      "How far it goes for the whole way, in points.", "The most progress that it can make.",
      "Released above this progress it finishes.",
      "What is left of a velocity after a millisecond: where it comes to rest is what finishes.",
    ]
    var members = [
      "/// Which way the finger goes: up, down, left or right.",
      "\(access)static let axis = \"\(interaction.axis.rawValue)\"",
    ]
    members += zip(comments, interaction.numbers).flatMap { comment, number in
      ["/// \(comment)", "\(access)static let \(number.name) = \(DecimalText.withPoint(number.number))"]
    }
    if let band = interaction.rubberBand { members += release(interaction, band) }
    members.append("/// What leads to the end after a release.")
    members += animation("finish", interaction.finish.delayed(by: 0), of: preset)
    members.append("/// What leads back to the start.")
    members += animation("cancel", interaction.cancel.delayed(by: 0), of: preset)
    return ["", "/// How a gesture drives it."] + .block("\(access)enum Interaction {", members)
  }

  /// The functions that an app calls while a finger drives it, and when that lets go.
  private func release(_ interaction: Morph.Interaction, _ band: RubberBand) -> [String] {
    [
      "/// Whether a release finishes, of the finger's progress and its velocity in ways per second.",
      "\(access)static func finishes(progress: Double, velocity: Double) -> Bool {",
      "  progress + velocity * \(DecimalText.withPoint(interaction.glide)) > threshold", "}",
      "/// The progress that shows: beyond the cap it follows the finger like a rubber band.",
      "\(access)static func shown(progress: Double) -> Double {",
      "  let pull = (progress - cap) * \(DecimalText.withPoint(band.coefficient))",
      "  return pull > 0 ? cap + pull / (1 + pull) : max(0, progress)", "}",
    ]
  }
}
