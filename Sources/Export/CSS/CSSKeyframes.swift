import MotionPhysics

/// The keyframes of one CSS property over the time of a clip or a sequence.
struct CSSKeyframes {
  /// The moving property.
  let property: CSSProperty
  /// The names of the properties that move it.
  let sources: [String]
  /// `0%`, and what is declared there.
  private(set) var frames: [(percent: String, declarations: [CSSDeclaration])] = []
  /// The largest gap to the motion in the property's unit; 0 where each keyframe has a timing function that is the
  /// motion itself.
  private(set) var error: Double

  /// Lays out keyframes.
  ///
  /// - Parameters:
  ///   - members: What moves the property, one or more of its numbers each.
  ///   - duration: Seconds, of all members together.
  ///   - tolerance: The largest gap, a share of how far each number goes.
  /// - Throws: ``MotionError`` when something is too steep for straight lines.
  init(
    _ property: CSSProperty, _ members: [CSSMember], duration: Double, tolerance: Double
  ) throws(MotionError) {
    self.property = property
    sources = members.map(\.timeline.property)
    let layout = try FrameLayout(members, duration: duration, tolerance: tolerance)
    error = layout.error
    for stop in layout.printed() {
      var declarations = property.declarations(stop.numbers)
      if let timing = stop.timing { declarations.append(CSSDeclaration("animation-timing-function", timing)) }
      frames.append((stop.percent, declarations))
    }
  }

  /// Adds a gap that was there before anything was baked.
  mutating func add(error: Double) { self.error += error }

  /// The moving properties and the error, for people.
  var remarks: [String] {
    let unit = property.unit.isEmpty ? "" : " " + property.unit
    return [
      "\(sources.joined(separator: ", ")): "
        + (error > 0 ? "within \(CSSNumber.error(error))\(unit)" : "exact")
    ]
  }
}
