/// The rules for the parts of a morph. Errors name the place: `elements[0].properties.frame.to`, `interactive.cap`.
enum MorphCheck {
  static func check(_ transition: Morph.Transition, _ place: String) throws(MotionError) {
    try transition.animation.check("\(place).animation")
    try Bounds.finite.check(transition.initialVelocity, "\(place).initialVelocity")
    if case .tween = transition.animation, transition.initialVelocity != 0 {
      throw .invalid(
        parameter: "\(place).initialVelocity",
        reason: "a tween cannot start with a velocity; only a spring can")
    }
  }

  /// The properties under their full names.
  static func channels(of elements: [Morph.Element]) throws(MotionError) -> [MorphChannel] {
    guard !elements.isEmpty else {
      throw .invalid(parameter: "elements", reason: "needs at least 1 element")
    }
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
    if let delay = element.delay { try Bounds.zeroOrMore.check(delay, "\(place).delay") }
    try element.animation?.check("\(place).animation")
    guard !element.properties.isEmpty else {
      throw .invalid(parameter: "\(place).properties", reason: "needs at least 1 property")
    }
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
    let channel = MorphChannel(
      name: "\(element.name).\(property.name)", from: property.from, to: property.to)
    guard channel.isFinite else {
      throw .invalid(parameter: "\(place).to", reason: "the way is out of the range of floating point")
    }
    return channel
  }

  static func check(_ interaction: Morph.Interaction, _ place: String) throws(MotionError) {
    try Bounds.greaterThanZero.check(interaction.distance, "\(place).distance")
    try Bounds.upToCritical.check(interaction.cap, "\(place).cap")
    try Bounds.unit.check(interaction.threshold, "\(place).threshold")
    try interaction.finish.check("\(place).finish")
    try interaction.cancel.check("\(place).cancel")
  }
}
