/// What the values of Flutter's calls mean. Durations are seconds here, whatever the source writes.
enum FlutterMotion {
  /// The labels of durations, the one that matters most first.
  static let durations = ["duration", "transitionDuration", "reverseDuration", "reverseTransitionDuration"]
  /// The labels of curves, the one that matters most first.
  static let curves = [
    "curve", "switchInCurve", "sizeCurve", "firstCurve", "secondCurve", "switchOutCurve", "reverseCurve",
  ]

  /// A tween; a curve alone where no duration is given, because it stands elsewhere.
  static func timed(_ parameters: Parameters, default standard: String) -> MotionReading {
    let duration = durations.first { parameters.has($0) }
    let curve = curves.first { parameters.has($0) }
    if let why = parameters.reason([duration, curve].compactMap { $0 }) { return .unread(why) }
    guard let found = FlutterCurve.curve(curve.flatMap { parameters[$0] }, default: standard) else {
      return .unread(.range)
    }
    guard let duration else { return .motion(SiteMotion(.curve(found))) }
    guard let seconds = parameters.number(duration), seconds >= 0 else { return .unread(.range) }
    return .motion(SiteMotion(.tween(duration: seconds, found)))
  }

  /// A part of a parent's time and the curve in it.
  static func interval(_ parameters: Parameters) -> MotionReading {
    if let why = parameters.reason(["curve"]) { return .unread(why) }
    guard let curve = FlutterCurve.curve(parameters["curve"]) else { return .unread(.range) }
    return .motion(SiteMotion(.curve(curve)))
  }

  /// `SpringDescription`: mass, stiffness and damping, or a damping ratio, or duration and bounce.
  static func spring(_ parameters: Parameters) -> MotionReading {
    if let why = parameters.reason(["mass", "stiffness", "damping", "ratio", "duration", "bounce"]) {
      return .unread(why)
    }
    if parameters.has("duration") || parameters.has("bounce") {
      // The defaults of Flutter 3.32.
      guard let duration = parameters.number("duration", default: 0.5),
        let bounce = parameters.number("bounce", default: 0)
      else { return .unread(.range) }
      return .checked(.spring(duration: duration, bounce: bounce))
    }
    guard let mass = parameters.number("mass"), let stiffness = parameters.number("stiffness"), mass > 0,
      stiffness > 0
    else { return .unread(.range) }
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping = parameters.number("damping") ?? parameters.number("ratio", default: 1).map { $0 * critical }
    guard let damping else { return .unread(.range) }
    return .checked(.spring(mass: mass, stiffness: stiffness, damping: damping))
  }
}
