import MotionPhysics

/// A morph in CSS: how each element moves each way, and from where to where. That a finger drives it cannot be said.
struct CSSMorph {
  /// What moves an element or all of them one way.
  struct Group {
    let variables: CSSVariables
    let timing: CSSTiming
    /// Where the duration and the timing function are another group's.
    var shared: CSSVariables?
  }

  private(set) var groups: [Group] = []
  /// Where elements start and end.
  private(set) var places: [String] = []
  /// What could not be carried.
  let loss: String?

  /// What a morph is.
  ///
  /// - Throws: ``MotionError`` when something cannot be baked.
  init(_ morph: Morph, _ own: CSSVariables, tolerance: Double) throws(MotionError) {
    loss = morph.interaction.map { interaction in
      "a gesture drives it, which CSS cannot: \(NumberText.exact(interaction.distance)) points "
        + "\(interaction.axis.rawValue), at most \(NumberText.exact(interaction.cap)), finished beyond "
        + NumberText.exact(interaction.threshold)
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
      let part = own.part(CSSName.kebab(element.name, avoiding: &taken))
      try add(element, part, of: morph, own, tolerance: tolerance)
    }
  }

  private mutating func add(
    _ element: Morph.Element, _ part: CSSVariables, of morph: Morph, _ own: CSSVariables, tolerance: Double
  ) throws(MotionError) {
    for direction in Morph.Direction.allCases {
      let transition = morph.transition(direction)
      var timing = try CSSTiming(
        animation: element.animation ?? transition.animation,
        velocity: element.animation == nil ? transition.initialVelocity : 0, tolerance: tolerance)
      timing.delay = element.delay ?? timing.delay
      let variables = part.part(direction.rawValue)
      let shared = element.animation == nil ? own.part(direction.rawValue) : nil
      groups.append(Group(variables: variables, timing: timing, shared: shared))
    }
    var taken: Set<String> = []
    for property in element.properties {
      let name = part.part(CSSName.kebab(property.name, avoiding: &taken)).base
      places.append("--\(name)-from: \(Self.text(property.from, of: property.name));")
      places.append("--\(name)-to: \(Self.text(property.to, of: property.name));")
    }
  }

  /// The value of a CSS property where there is one, else the plain numbers.
  private static func text(_ value: Components, of property: String) -> String {
    let place = CSSPlace(known: property, count: value.count)
    let numbers = value.array.map(NumberText.exact)
    guard let place else { return numbers.joined(separator: " ") }
    var slots = [String?](repeating: nil, count: (place.slots.max() ?? 0) + 1)
    for (slot, number) in zip(place.slots, numbers) { slots[slot] = number }
    let declaration = place.property.declarations(slots).first ?? ""
    return declaration.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }
}

extension CSSMorph.Group {
  /// The declarations, those of another group as references.
  var declarations: [String] {
    let lines = CSSValues.declarations(timing, variables)
    guard let shared else { return lines }
    return CSSValues.timing(of: shared, for: variables) + lines.dropFirst(2)
  }

  /// The timing function for browsers that know `linear()`, where it is the group's own.
  var linear: String? {
    shared == nil ? timing.easing.flatMap { CSSValues.linear($0, variables) } : nil
  }
}
