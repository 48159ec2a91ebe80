/// What the numbers of Motion's transitions mean (motion.dev, version 12, which was Framer Motion).
enum MotionValues {
  /// Seconds of a tween that says none (generators/keyframes.ts).
  static let duration = 0.3
  /// The easing of a tween that says none: animate puts it before the transition (interfaces/motion-value.ts).
  static let easing = "easeOut"

  /// A transition: a spring where the type says so or where there are numbers of physics, otherwise a tween.
  static func transition(_ parameters: Parameters) -> MotionReading {
    if case .unread(let why)? = parameters["type"] { return .unread(why) }
    let type = parameters.text("type")
    let hasPhysics = ["stiffness", "damping", "mass"].contains(where: parameters.has)
    switch type {
    case "spring": return spring(parameters)
    case nil where hasPhysics: return spring(parameters)
    case nil, "tween", "keyframes":
      return tween(parameters, duration: duration, perSecond: 1, easing: easing, name: "ease")
    default: return .unread(.unknownArgument)
    }
  }

  /// A tween.
  /// - Parameters:
  ///   - standard: the duration of one that says none, in the source's unit.
  ///   - perSecond: 1000 where times are milliseconds.
  ///   - name: the parameter of the easing; control points may also stand under `bezier`.
  static func tween(
    _ parameters: Parameters, duration standard: Double?, perSecond: Double, easing: String, name: String
  ) -> MotionReading {
    if let why = NativeMotion.incomplete(parameters, ["duration", name]) { return .unread(why) }
    guard let duration = parameters["duration"].map(\.number) ?? standard else {
      return .unread(parameters.reason(["duration"]) ?? .expression)
    }
    guard duration >= 0, duration.isFinite else { return .unread(.range) }
    switch WebEasing.curve(parameters["bezier"] ?? parameters[name] ?? .text(easing)) {
    case .success(let curve): return .motion(SiteMotion(.tween(duration: duration / perSecond, curve)))
    case .failure(let failure): return .unread(failure.reason)
    }
  }

  /// A spring: its physics, which overrule the others; or a visual duration, or a duration, with a bounce
  /// (generators/spring/index.ts). The durations are not alike, and the core knows both.
  static func spring(_ parameters: Parameters) -> MotionReading {
    let physics = ["stiffness", "damping", "mass"]
    let durations = ["duration", "bounce"]
    let used = physics.contains(where: parameters.has) ? physics : durations + ["visualDuration"]
    if let why = parameters.reason(used) { return .unread(why) }
    if let why = NativeMotion.incomplete(parameters, physics) { return .unread(why) }
    guard !physics.contains(where: parameters.has), durations.contains(where: parameters.has) else {
      guard let mass = parameters.number("mass", default: 1),
        let stiffness = parameters.number("stiffness", default: 100),
        let damping = parameters.number("damping", default: 10)
      else { return .unread(.expression) }
      return .checked(SiteMotion.spring(mass: mass, stiffness: stiffness, damping: damping))
    }
    if let visual = parameters.number("visualDuration"), visual > 0 {
      guard let bounce = parameters.number("bounce", default: 0) else { return .unread(.expression) }
      // Motion clamps the damping ratio.
      return .checked(SiteMotion.spring(duration: 1.2 * visual, bounce: min(max(bounce, 0), 0.95)))
    }
    guard let duration = parameters.number("duration", default: 0.8),
      let bounce = parameters.number("bounce", default: 0.3)
    else { return .unread(.expression) }
    if duration == 0 { return .checked(SiteMotion.spring(duration: 0, bounce: min(max(bounce, 0), 0.95))) }
    return NativeMotion.dialect(
      "motion", [("duration", min(max(duration, 0.01), 10)), ("bounce", min(max(bounce, 0), 0.95))])
  }

  /// `tension` and `friction` of react-spring's `config`, a frequency with a damping ratio, or a tween in
  /// milliseconds (packages/core/src/AnimationConfig.ts).
  static func reactSpring(_ parameters: Parameters) -> MotionReading {
    if parameters.has("duration") {
      return tween(parameters, duration: nil, perSecond: 1000, easing: "linear", name: "easing")
    }
    let names =
      parameters.has("frequency") ? ["frequency", "damping", "mass"] : ["tension", "friction", "mass"]
    if let why = parameters.reason(names) ?? NativeMotion.incomplete(parameters, names) {
      return .unread(why)
    }
    let typed = names.compactMap { name in parameters.number(name).map { (name: name, value: $0) } }
    return NativeMotion.dialect("reactSpring", typed)
  }
}
