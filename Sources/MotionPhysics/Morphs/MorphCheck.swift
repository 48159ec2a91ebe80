/// The rules for the parts of a morph.
enum MorphCheck {
  static func check(_ transition: Morph.Transition, _ direction: Morph.Direction) throws(PartError) {
    try MotionPart.transition(direction).check { () throws(MotionError) in
      try transition.animation.check("animation")
      try Ranges.velocity.check(transition.initialVelocity, "initialVelocity")
      if case .tween = transition.animation, transition.initialVelocity != 0 {
        throw .invalid(
          parameter: "initialVelocity", reason: "a tween cannot start with a velocity; only a spring can")
      }
    }
  }

  /// The properties under their full names.
  static func channels(of elements: [Morph.Element]) throws(PartError) -> [MorphChannel] {
    try MotionPart.whole.check { () throws(MotionError) in
      try Ranges.elements.check(count: elements.count, of: "elements", "elements")
      let count = elements.reduce(0) { $0 + $1.properties.count }
      try Ranges.values.check(count: max(count, 1), of: "properties in all", "elements")
    }
    var names = NameCheck()
    var fullNames = NameCheck()
    var channels: [MorphChannel] = []
    for (index, element) in elements.enumerated() {
      try MotionPart.element(index).check { () throws(MotionError) in
        try names.add(element.name, "name")
        if let delay = element.delay { try Ranges.delay.check(delay, "delay") }
        try element.animation?.check("animation")
        try Ranges.properties.check(count: element.properties.count, of: "properties", "properties")
      }
      for property in element.properties {
        let fullName = "\(element.name).\(property.name)"
        try MotionPart.properties(element: index).check { () throws(MotionError) in
          guard !property.name.isEmpty else {
            throw .invalid(parameter: property.name, reason: "a name must not be empty")
          }
          // Full names may meet even where both parts differ: "a.b" and "c", "a" and "b.c".
          try fullNames.add(fullName, property.name)
        }
        try MotionPart.property(property.name, element: index).check { () throws(MotionError) in
          try property.from.check(count: property.from.count, of: "from", "from")
          try property.to.check(count: property.from.count, of: "from", "to")
        }
        channels.append(MorphChannel(name: fullName, from: property.from, to: property.to))
      }
    }
    return channels
  }

  static func check(_ interaction: Morph.Interaction) throws(PartError) {
    try MotionPart.interaction.check { () throws(MotionError) in
      try Ranges.distance.check(interaction.distance, "distance")
      try Ranges.cap.check(interaction.cap, "cap")
      try Ranges.threshold.check(interaction.threshold, "threshold")
      try Ranges.projection.check(interaction.projection, "projection")
      try interaction.finish.check("finish")
      try interaction.cancel.check("cancel")
    }
  }
}
