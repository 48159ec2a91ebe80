/// What the values of Compose's animation specs mean. Defaults are those of androidx.compose.animation.core 1.7.
enum ComposeMotion {
  /// A tween: 300 ms, no delay and FastOutSlowInEasing unless the source says otherwise.
  static func tween(_ parameters: Parameters, duration: String, delay: String) -> MotionReading {
    if let why = parameters.reason([duration, delay, "easing"]) { return .unread(why) }
    guard let milliseconds = parameters.number(duration, default: 300),
      let wait = parameters.number(delay, default: 0), milliseconds >= 0
    else { return .unread(.range) }
    guard let curve = ComposeEasing.curve(parameters["easing"]) else { return .unread(.range) }
    return .motion(SiteMotion(.tween(duration: milliseconds / 1000, curve), delay: wait / 1000))
  }

  /// A spring of mass 1: damping ratio 1 and stiffness 1500 unless the source says otherwise.
  static func spring(_ parameters: Parameters) -> MotionReading {
    if let why = parameters.reason(["dampingRatio", "stiffness"]) { return .unread(why) }
    guard let ratio = parameters.number("dampingRatio", default: 1),
      let stiffness = parameters.number("stiffness", default: 1500), ratio >= 0, stiffness > 0
    else { return .unread(.range) }
    return .checked(
      .spring(mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot()))
  }

  /// Keyframes: only their length is a number of motion; what they do in between has no one curve.
  static func keyframes(_ parameters: Parameters) -> MotionReading {
    if let why = parameters.reason(["durationMillis", "delayMillis"]) { return .unread(why) }
    guard let milliseconds = parameters.number("durationMillis", default: 300),
      let wait = parameters.number("delayMillis", default: 0), milliseconds >= 0
    else { return .unread(.range) }
    let curve = SiteCurve(nil, name: "keyframes")
    return .motion(SiteMotion(.tween(duration: milliseconds / 1000, curve), delay: wait / 1000))
  }

  /// A curve by its control points.
  static func bezier(_ parameters: Parameters) -> MotionReading {
    guard let value = parameters["bezier"] else { return .unread(.expression) }
    if case .unread(let why) = value { return .unread(why) }
    guard case .numbers(let numbers) = value, let curve = SiteCurve(bezier: numbers) else {
      return .unread(.range)
    }
    return .motion(SiteMotion(.curve(curve)))
  }
}
