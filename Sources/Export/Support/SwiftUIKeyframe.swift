// swift-format-ignore-file

/// A step of a property's track.
nonisolated /*ACCESS*/ struct Keyframe: Hashable, Sendable {
  /*ACCESS*/ enum Course: Hashable, Sendable {
    case linear(UnitCurve)
    case cubic(startVelocity: [Double], endVelocity: [Double])
    case spring(Spring, startVelocity: [Double])
    case move
  }

  /*ACCESS*/ let property: String
  /// The value that it leads to, of one to four numbers.
  /*ACCESS*/ let to: [Double]
  /// How long it takes, not when it ends.
  /*ACCESS*/ let duration: TimeInterval
  /*ACCESS*/ let course: Course

  /*ACCESS*/ init(_ property: String, to: [Double], duration: TimeInterval, course: Course) {
    self.property = property
    self.to = to
    self.duration = duration
    self.course = course
  }
}
