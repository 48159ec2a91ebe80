import MotionPhysics

/// What the numbers of React Native's and Reanimated's animations mean. Times are milliseconds.
enum NativeMotion {
  /// A tween: `duration` and `easing`, or `bezier` for an easing that is given by its control points.
  static func timing(_ parameters: Parameters, duration standard: Double, easing: String) -> MotionReading {
    if let why = incomplete(parameters, ["duration", "easing"]) { return .unread(why) }
    guard let duration = parameters.number("duration", default: standard) else {
      return .unread(parameters.reason(["duration"]) ?? .expression)
    }
    guard duration >= 0 else { return .unread(.range) }
    switch curve(parameters["bezier"] ?? parameters["easing"] ?? .text(easing)) {
    case .success(let curve): return .motion(SiteMotion(.tween(duration: duration / 1000, curve)))
    case .failure(let failure): return .unread(failure.reason)
    }
  }

  /// A curve that could not be read.
  struct Failure: Error { let reason: UnreadableReason }

  /// The curve of an easing.
  static func curve(_ value: Value) -> Result<SiteCurve, Failure> {
    switch value {
    case .numbers(let points):
      SiteCurve(bezier: points).map(Result.success) ?? .failure(Failure(reason: .range))
    case .text(let text):
      NativeEasing.curve(text).map(Result.success) ?? .failure(Failure(reason: .curve))
    case .number: .failure(Failure(reason: .expression))
    case .unread(let reason): .failure(Failure(reason: reason))
    }
  }

  /// `withSpring`. With a duration or a damping ratio the rest does not count (spring.ts).
  static func spring(_ parameters: Parameters, _ version: ReanimatedVersion) -> MotionReading {
    if let why = incomplete(parameters, ["mass", "stiffness", "damping"]) { return .unread(why) }
    if parameters.has("duration") || parameters.has("dampingRatio") {
      return springOfDuration(parameters, version)
    }
    guard let mass = parameters.number("mass", default: version.mass),
      let stiffness = parameters.number("stiffness", default: version.stiffness),
      let damping = parameters.number("damping", default: version.damping)
    else { return .unread(parameters.reason(["mass", "stiffness", "damping"]) ?? .expression) }
    return .checked(SiteMotion.spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  private static func springOfDuration(
    _ parameters: Parameters, _ version: ReanimatedVersion
  ) -> MotionReading {
    guard let duration = parameters.number("duration", default: 550),
      let ratio = parameters.number("dampingRatio", default: 1)
    else { return .unread(parameters.reason(["duration", "dampingRatio"]) ?? .expression) }
    if duration == 0, ratio >= 0 { return .motion(SiteMotion(.spring(duration: 0, dampingRatio: ratio))) }
    // Version 3 looked for a mass that depends on how far the value travels, which no source tells.
    guard version == .four else { return .unread(.unknownArgument) }
    let reading = dialect("reanimated", [("duration", duration / 1000), ("dampingRatio", ratio)])
    guard case .unread(.range) = reading, duration > 0, ratio >= 0, ratio <= 1 else { return reading }
    // What asks for a stiffer spring than Reanimated looks for gets the stiffest (springUtils.ts).
    let (mass, stiffness) = (4.0, 8000.0)
    return .checked(
      SiteMotion.spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot()))
  }

  /// React Native's `Animated.spring`: physics, or Origami's scales (SpringConfig.js).
  static func animatedSpring(_ parameters: Parameters) -> MotionReading {
    let physics = ["mass", "stiffness", "damping"]
    let speeds = ["speed", "bounciness"]
    if physics.contains(where: parameters.has) {
      if let why = incomplete(parameters, physics) ?? parameters.reason(physics) { return .unread(why) }
      guard let mass = parameters.number("mass", default: 1),
        let stiffness = parameters.number("stiffness", default: 100),
        let damping = parameters.number("damping", default: 10)
      else { return .unread(.expression) }
      return .checked(SiteMotion.spring(mass: mass, stiffness: stiffness, damping: damping))
    }
    let names = speeds.contains(where: parameters.has) ? speeds : ["tension", "friction"]
    if let why = incomplete(parameters, names) ?? parameters.reason(names) { return .unread(why) }
    let standards = ["speed": 12.0, "bounciness": 8, "tension": 40, "friction": 7]
    let typed = names.compactMap { name in
      parameters.number(name, default: standards[name] ?? 0).map { (name: name, value: $0) }
    }
    guard typed.count == names.count else { return .unread(.expression) }
    return dialect("origami", typed)
  }

  /// The spring of another system's parameters, read by the core. Times in seconds.
  static func dialect(_ name: String, _ typed: [(name: String, value: Double)]) -> MotionReading {
    guard let dialect = Dialects.all.first(where: { $0.name == name }),
      let spring = try? dialect.spring(typed)
    else { return .unread(.range) }
    return .motion(SiteMotion(.spring(duration: spring.duration, dampingRatio: spring.dampingRatio)))
  }

  /// Why an object that spreads another cannot be read: what it does not say itself may stand in the other.
  static func incomplete(_ parameters: Parameters, _ needed: [String]) -> UnreadableReason? {
    guard parameters.has(MotionObject.spread) else { return nil }
    let isWhole = needed.allSatisfy { name in
      parameters.has(name) || name.hasPrefix("eas") && parameters.has("bezier")
    }
    return isWhole ? nil : .expression
  }
}
