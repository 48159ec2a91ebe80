import MotionPhysics

/// A keyframe as code: SwiftUI's own, and plain numbers where SwiftUI is not there.
enum SwiftUIKeyframeText {
  static func code(_ keyframe: SwiftUIKeyframe) -> String {
    var arguments = [SwiftValue.text(keyframe.target)]
    if let duration = keyframe.duration { arguments.append("duration: \(NumberText.exact(duration))") }
    switch keyframe.course {
    case .move: return "MoveKeyframe(\(arguments[0]))"
    case .linear(let curve):
      if curve != .linear { arguments.append("timingCurve: \(SwiftUIExpression.unitCurve(curve))") }
      return "LinearKeyframe(\(arguments.joined(separator: ", ")))"
    case .cubic(let start, let end):
      if let start { arguments.append("startVelocity: \(SwiftValue.text(start))") }
      if let end { arguments.append("endVelocity: \(SwiftValue.text(end))") }
      return "CubicKeyframe(\(arguments.joined(separator: ", ")))"
    case .spring(let spring, let start):
      arguments.append("spring: \(SwiftUIExpression.spring(spring))")
      if let start { arguments.append("startVelocity: \(SwiftValue.text(start))") }
      return "SpringKeyframe(\(arguments.joined(separator: ", ")))"
    }
  }

  /// - Parameter property: An identifier.
  static func numbers(_ keyframe: SwiftUIKeyframe, of property: String) -> String {
    let segment = keyframe.segment
    let start = SwiftValue.array(segment.startVelocity)
    let course =
      switch keyframe.course {
      case .move: ".move"
      case .linear(let curve): ".linear(\(SwiftUIExpression.unitCurve(curve)))"
      case .cubic: ".cubic(startVelocity: \(start), endVelocity: \(SwiftValue.array(segment.endVelocity)))"
      case .spring(let spring, _): ".spring(\(SwiftUIExpression.spring(spring)), startVelocity: \(start))"
      }
    let seconds: Double
    if case .move = keyframe.course { seconds = 0 } else { seconds = keyframe.duration ?? segment.duration }
    return "Keyframe(\"\(property.replacing("`", with: ""))\", to: \(SwiftValue.array(keyframe.target)), "
      + "duration: \(NumberText.exact(seconds)), course: \(course))"
  }
}
