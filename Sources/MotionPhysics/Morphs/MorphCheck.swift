/// The rules for the parts of a morph. Errors name the place: `elements[0].properties.frame.to`, `interactive.cap`.
enum MorphCheck {
  static func check(_ transition: Morph.Transition, _ place: String) throws(MotionError) {
    try transition.animation.check("\(place).animation")
    try Ranges.velocity.check(transition.initialVelocity, "\(place).initialVelocity")
    if case .tween = transition.animation, transition.initialVelocity != 0 {
      throw .invalid(
        parameter: "\(place).initialVelocity",
        reason: "a tween cannot start with a velocity; only a spring can")
    }
  }

  /// The properties under their full names.
  static func channels(of elements: [Morph.Element]) throws(MotionError) -> [MorphChannel] {
    try Ranges.elements.check(count: elements.count, of: "elements", "elements")
    let count = elements.reduce(0) { $0 + $1.properties.count }
    try Ranges.values.check(count: max(count, 1), of: "properties in all", "elements")
    var names = NameCheck()
    var fullNames = NameCheck()
    var channels: [MorphChannel] = []
    for (index, element) in elements.enumerated() {
      let place = "elements[\(index)]"
      try names.add(element.name, "\(place).name")
      try check(element, place)
      for property in element.properties {
        channels.append(try channel(of: element, property, place: place, names: &fullNames))
      }
    }
    return channels
  }

  private static func check(_ element: Morph.Element, _ place: String) throws(MotionError) {
    if let delay = element.delay { try Ranges.delay.check(delay, "\(place).delay") }
    try element.animation?.check("\(place).animation")
    try Ranges.properties.check(count: element.properties.count, of: "properties", "\(place).properties")
  }

  private static func channel(
    of element: Morph.Element, _ property: Morph.Property, place: String, names: inout NameCheck
  ) throws(MotionError) -> MorphChannel {
    let place = "\(place).properties.\(property.name)"
    guard !property.name.isEmpty else {
      throw .invalid(parameter: place, reason: "a name must not be empty")
    }
    // Full names may meet even where both parts differ: "a.b" and "c", "a" and "b.c".
    try names.add("\(element.name).\(property.name)", place)
    try property.from.check(count: property.from.count, of: "from", "\(place).from")
    try property.to.check(count: property.from.count, of: "from", "\(place).to")
    return MorphChannel(name: "\(element.name).\(property.name)", from: property.from, to: property.to)
  }

  static func check(_ interaction: Morph.Interaction, _ place: String) throws(MotionError) {
    try Ranges.distance.check(interaction.distance, "\(place).distance")
    try Ranges.cap.check(interaction.cap, "\(place).cap")
    try Ranges.threshold.check(interaction.threshold, "\(place).threshold")
    try Ranges.projection.check(interaction.projection, "\(place).projection")
    try interaction.finish.check("\(place).finish")
    try interaction.cancel.check("\(place).cancel")
  }
}
