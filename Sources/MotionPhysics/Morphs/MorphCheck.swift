/// The rules for the parts of a morph.
struct MorphCheck {
  /// The part that is looked at, or that is wrong.
  private(set) var part = MotionPart.whole

  mutating func check(
    _ transition: Morph.Transition, _ direction: Morph.Direction
  ) throws(MotionError) {
    part = direction == .present ? .present : .dismiss
    try transition.animation.check("animation")
    try Ranges.velocity.check(transition.initialVelocity, "initialVelocity")
    if case .tween = transition.animation, transition.initialVelocity != 0 {
      throw .invalid(
        parameter: "initialVelocity", reason: "a tween cannot start with a velocity; only a spring can")
    }
  }

  /// The properties under their full names.
  mutating func channels(of elements: [Morph.Element]) throws(MotionError) -> [MorphChannel] {
    part = .whole
    try Ranges.elements.check(count: elements.count, of: "elements", "elements")
    let count = elements.reduce(0) { $0 + $1.properties.count }
    try Ranges.values.check(count: max(count, 1), of: "properties in all", "elements")
    var names = NameCheck()
    var fullNames = NameCheck()
    var channels: [MorphChannel] = []
    for (index, element) in elements.enumerated() {
      part = .element(index)
      try names.add(element.name, "name")
      try check(element)
      for property in element.properties {
        part = .properties(element: index)
        guard !property.name.isEmpty else {
          throw .invalid(parameter: property.name, reason: "a name must not be empty")
        }
        // Full names may meet even where both parts differ: "a.b" and "c", "a" and "b.c".
        let fullName = "\(element.name).\(property.name)"
        try fullNames.add(fullName, property.name)
        part = .property(property.name, element: index)
        try property.from.check(count: property.from.count, of: "that of from", "from")
        try property.to.check(count: property.from.count, of: "that of from", "to")
        channels.append(MorphChannel(name: fullName, from: property.from, to: property.to))
      }
    }
    return channels
  }

  private func check(_ element: Morph.Element) throws(MotionError) {
    if let delay = element.delay { try Ranges.delay.check(delay, "delay") }
    try element.animation?.check("animation")
    try Ranges.properties.check(count: element.properties.count, of: "properties", "properties")
  }

  mutating func check(_ interaction: Morph.Interaction) throws(MotionError) {
    part = .interaction
    try Ranges.distance.check(interaction.distance, "distance")
    try Ranges.cap.check(interaction.cap, "cap")
    try Ranges.threshold.check(interaction.threshold, "threshold")
    try Ranges.projection.check(interaction.projection, "projection")
    try interaction.finish.check("finish")
    try interaction.cancel.check("cancel")
  }
}
