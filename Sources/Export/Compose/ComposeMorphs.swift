import MotionPhysics
import Presets

extension ComposeExporter {
  /// An object with an enum of the elements: what moves each in either direction, and each number on both screens.
  func lines(of preset: ExportedPreset, _ morph: Morph) -> [String] {
    let reduced = reducedCall(preset)
    var remarks = reduced.remarks
    var identifiers = PropertyIdentifiers(.pascal, .kotlin)
    let elements = morph.elements.map { (identifiers.next(for: $0.name), $0) }
    var members = [
      "/** What moves: \(Self.names(morph.elements.map(\.name))). */",
      "\(access.inner)enum class Element { \(elements.map { $0.0 }.joined(separator: ", ")) }",
    ]
    for direction in Morph.Direction.allCases {
      let specs = elements.map { name, element in
        (name: "Element.\(name)", value: spec(morph.motion(of: element, direction).animation, &remarks))
      }
      members += ["", "/** What leads \(direction == .present ? "to the second screen" : "back"). */"]
      members += function(
        "fun <T> \(direction.rawValue)(element: Element): \(symbol("FiniteAnimationSpec"))<T>", cases: specs,
        of: "element")
      let velocity = morph.transition(direction).initialVelocity
      guard velocity != 0 else { continue }
      members += [
        "", "/** To start with, ways per second, for elements without an animation of their own. */",
        "\(access.inner)const val \(direction.rawValue)Velocity: \(symbol("Float")) = \(KotlinText.float(velocity))",
      ]
      remarks.append(
        "Compose takes a velocity where it animates: give it \(direction.rawValue)Velocity times the way")
    }
    members += morph.interaction.map { interaction($0, &remarks) } ?? []
    members += reducedMember(reduced.call)
    members += values(morph)
    var unique: [String] = []
    for remark in remarks where !unique.contains(remark) { unique.append(remark) }
    return object(preset, unique, members)
  }

  private func spec(_ animation: Animation, _ remarks: inout [String]) -> String {
    if !isExact(animation) { remarks.append("its times are \(Self.rounded("tween takes"))") }
    if let spec = expression(animation) { return spec }
    remarks.append("a spring does not fit into 32 bits, so there is a cut")
    return "\(symbol("snap"))()"
  }

  /// How a gesture drives it: numbers, and what follows a release.
  private func interaction(_ interaction: Morph.Interaction, _ remarks: inout [String]) -> [String] {
    let comments = [
      "How far a finger goes \(interaction.axis.rawValue) for the whole of it.",
      "The most progress that a finger can make.", "Released above this progress it finishes.",
      "What is left of a velocity after a millisecond: where it comes to rest is what finishes.",
    ]
    var members = zip(comments, interaction.numbers).flatMap { comment, number in
      let name = NameCase.camel.joined(["drag", number.name[...]])
      return [
        "", "/** \(comment) */",
        "\(access.inner)const val \(name): \(symbol("Float")) = \(KotlinText.float(number.number))",
      ]
    }
    if let band = interaction.rubberBand { members += release(interaction, band) }
    for (name, text, animation) in [
      ("finish", "to the end", interaction.finish), ("cancel", "back to the start", interaction.cancel),
    ] {
      members += [
        "", "/** What leads \(text) after a release, from the velocity of the finger. */",
        "\(access.inner)fun <T> \(name)(): \(symbol("FiniteAnimationSpec"))<T> = \(spec(animation.delayed(by: 0), &remarks))",
      ]
    }
    return members
  }

  /// The functions that an app calls while a finger drives it, and when that lets go.
  private func release(_ interaction: Morph.Interaction, _ band: RubberBand) -> [String] {
    let (float, glide) = (symbol("Float"), KotlinText.float(interaction.glide))
    return [
      "", "/** Whether a release finishes, of the finger's progress and its velocity in ways per second. */",
      "\(access.inner)fun finishes(progress: \(float), velocity: \(float)): \(symbol("Boolean")) =",
      "    progress + velocity * \(glide) > dragThreshold", "",
      "/** The progress that shows: beyond the cap it follows the finger like a rubber band. */",
      "\(access.inner)fun shown(progress: \(float)): \(float) {",
      "    val pull = (progress - dragCap) * \(KotlinText.float(band.coefficient))",
      "    return if (pull > 0f) dragCap + pull / (1f + pull) else if (progress < 0f) 0f else progress", "}",
    ]
  }

  /// A function for each number of each property of each element.
  private func values(_ morph: Morph) -> [String] {
    var identifiers = PropertyIdentifiers(
      .camel, .kotlin,
      taken: CodeLanguage.kotlin.used.union([
        "present", "dismiss", "finish", "finishes", "shown", "cancel", "reduced",
      ]))
    var members: [String] = []
    for element in morph.elements {
      for property in element.properties {
        for component in 0..<property.from.count {
          let count = property.from.count
          let full = "\(element.name) \(property.name)"
          let name = identifiers.next(for: count == 1 ? full : "\(full) \(component)")
          let what = "\"\(element.name)\", \(Self.what(property.name, component, of: count))"
          members += ["", KotlinText.documentation([what])[0]]
          let boolean = symbol("Boolean")
          let (from, to) = (
            KotlinText.float(property.from[component]), KotlinText.float(property.to[component])
          )
          members += [
            "\(access.inner)fun \(name)(isPresented: \(boolean)): \(symbol("Float")) =",
            "    " + (from == to ? to : "if (isPresented) \(to) else \(from)"),
          ]
        }
      }
    }
    return members
  }
}
