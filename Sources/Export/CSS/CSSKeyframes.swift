import MotionPhysics

/// The keyframes of one CSS property over the time of a clip or a sequence.
struct CSSKeyframes {
  /// What moves.
  let property: CSSProperty
  /// What moves it: the properties' own names.
  let sources: [String]
  /// `0%`, and what is declared there.
  private(set) var frames: [(percent: String, declarations: [String])] = []
  /// The largest gap to the motion in the property's unit; 0 where each keyframe has a timing function that is the
  /// motion itself.
  private(set) var error: Double

  /// A course and where its numbers go.
  struct Member {
    let course: Course
    let place: CSSPlace
  }

  /// Lays out keyframes.
  ///
  /// - Parameters:
  ///   - members: What moves the property, one or more of its numbers each.
  ///   - duration: Seconds, of all members together.
  ///   - tolerance: The largest gap, a share of how far each number goes.
  /// - Throws: ``MotionError`` when something is too steep for straight lines.
  init(
    _ property: CSSProperty, _ members: [Member], duration: Double, tolerance: Double
  ) throws(MotionError) {
    self.property = property
    sources = members.map(\.course.property)
    let layout = try FrameLayout(members, duration: duration, tolerance: tolerance)
    error = layout.error
    for stop in layout.printed() {
      var declarations = property.declarations(stop.numbers)
      if let timing = stop.timing { declarations.append("animation-timing-function: \(timing)") }
      frames.append((stop.percent, declarations))
    }
  }

  /// Adds a gap that was there before anything was baked.
  mutating func add(error: Double) { self.error += error }

  /// What moves it and how exactly, for people.
  var remarks: [String] {
    let unit = property.unit.isEmpty ? "" : " " + property.unit
    return [
      "\(sources.joined(separator: ", ")): "
        + (error > 0 ? "within \(CSSNumber.error(error))\(unit)" : "exact")
    ]
  }
}

extension LaterText {
  /// Adds keyframes, and registers the custom properties that nothing has registered yet: only those can be between
  /// two numbers (CSS Properties and Values API 1).
  func add(_ part: CSSAnimation.Part, _ registered: inout Set<String>) throws {
    for name in part.keyframes.property.registered where registered.insert(name).inserted {
      try line()
      try line("@property --\(name) { syntax: \"<number>\"; inherits: false; initial-value: 0; }")
    }
    try line()
    for remark in part.keyframes.remarks { try line(CommentStyle.block.line(remark)) }
    try block("@keyframes \(part.name) {") { text in
      for frame in part.keyframes.frames {
        try text.line("\(frame.percent) { \(frame.declarations.joined(separator: "; ")); }")
      }
    }
  }
}
