import MotionPhysics
import PlainText
import Presets

/// A morph in CSS: how each element moves each way, and from where to where. That a finger drives it cannot be said.
struct CSSMorph {
  /// The timing of one element or of all in one direction.
  struct Group {
    let variables: CSSVariables
    let timing: CSSTiming
    /// Where the duration and the timing function are another group's.
    var shared: CSSVariables?
  }

  private(set) var groups: [Group] = []
  /// The elements' names in CSS.
  private(set) var elements: [String] = []
  /// Where elements start and end, without the preset's own name in front.
  private(set) var places: [CSSDeclaration] = []
  /// What is lost of it everywhere: that a gesture drives it.
  let loss: String?
  /// How far browsers are from a colour's way, a share of its travel, at most.
  private(set) var colorGap = 0.0

  init(_ morph: Morph, _ own: CSSVariables, tolerance: Double) throws(MotionError) {
    loss = morph.interaction.map { interaction in
      "a gesture drives it, which CSS cannot: \(DecimalText.plain(interaction.distance).counting("point")) "
        + "\(interaction.axis.rawValue), "
        + (interaction.projection > 0 ? "held back beyond" : "at most")
        + " \(DecimalText.plain(interaction.cap)), finished beyond "
        + DecimalText.plain(interaction.threshold)
        + (interaction.projection > 0
          ? " at a deceleration rate of \(DecimalText.plain(interaction.projection))" : "")
    }
    for direction in Morph.Direction.allCases {
      let transition = morph.transition(direction)
      groups.append(
        Group(
          variables: own.part(direction.rawValue),
          timing: try CSSTiming(
            animation: transition.animation, velocity: transition.initialVelocity, tolerance: tolerance)))
    }
    var taken = Set(Morph.Direction.allCases.map(\.rawValue))
    for element in morph.elements {
      let part = CSSName.kebab(element.name, avoiding: &taken)
      elements.append(part)
      try add(element, part, of: morph, own, tolerance: tolerance)
    }
  }

  private mutating func add(
    _ element: Morph.Element, _ part: String, of morph: Morph, _ own: CSSVariables, tolerance: Double
  ) throws(MotionError) {
    for direction in Morph.Direction.allCases {
      let motion = morph.motion(of: element, direction)
      let timing = try CSSTiming(
        animation: motion.animation, velocity: motion.initialVelocity, tolerance: tolerance)
      let shared = element.animation == nil ? own.part(direction.rawValue) : nil
      let variables = own.part(part).part(direction.rawValue)
      groups.append(Group(variables: variables, timing: timing, shared: shared))
    }
    var taken: Set<String> = []
    for property in element.properties {
      let name = "\(part)--\(CSSName.kebab(property.name, avoiding: &taken))"
      places.append(CSSDeclaration(name + "-from", Self.text(property.from, of: property.name)))
      places.append(CSSDeclaration(name + "-to", Self.text(property.to, of: property.name)))
      if MotionProperty.named(property.name, count: property.from.count)?.unit == .color {
        let gap = ColorMixing.premultiplied.gap(from: property.from.array, to: property.to.array)
        colorGap = max(colorGap, gap ?? 0)
      }
    }
  }

  /// Everything that is lost of it where its elements' places stand too.
  var losses: [String] {
    let color = "\(ColorMixing.premultiplied.words) \(ExportOutput.words(ofGap: colorGap))"
    return [loss, colorGap > 0 ? color : nil].compactMap(\.self)
  }

  /// The value of a CSS property where there is one, else the plain numbers.
  private static func text(_ value: Components, of property: String) -> String {
    let place = CSSPlace(known: property, count: value.count)
    let numbers = value.array.map(DecimalText.plain)
    guard let place else { return numbers.joined(separator: " ") }
    return place.property.declarations(CSSPlace.placed([(place, numbers)])).map(\.value)
      .joined(separator: " ")
  }
}

extension CSSMorph.Group {
  /// The declarations, those of another group as references.
  var declarations: [CSSDeclaration] { timing.values.map { $0.declaration(variables, from: shared) } }

  /// The timing function for browsers that know `linear()`, where it is the group's own.
  var linear: [CSSDeclaration] { shared == nil ? timing.values.compactMap { $0.linear(variables) } : [] }
}
