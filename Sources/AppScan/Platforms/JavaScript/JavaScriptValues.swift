import MotionPhysics

extension CallShape {
  /// A row of JavaScript: of React Native's tables, or of the web's.
  /// - Parameters:
  ///   - essential: the keys on which the motion depends; on the others it does not.
  ///   - library: the platform's where nothing else is given.
  static func javaScript(
    _ platform: AppPlatform, _ api: String, _ callees: [String], _ essential: [String],
    others: [String] = [], role: SiteRole = .plain, library: Library? = nil, example: String, reads: String,
    motion: @escaping Meaning
  ) -> CallShape {
    CallShape(
      platform, api, callees: callees,
      parameters: essential.map { Parameter($0) } + others.map { Parameter($0, isEssential: false) },
      role: role, library: library ?? (platform == .reanimated ? .native : .web), example: example,
      reads: reads, motion: motion)
  }
}

extension SiteMotion {
  /// A tween of JavaScript.
  /// - Parameters:
  ///   - duration: that of one that says none, in the source's unit.
  ///   - perSecond: 1000 where times are milliseconds.
  ///   - easing: the easing of one that says none.
  ///   - name: the parameter of the easing.
  static func javaScript(
    _ values: Parameters, duration: Double?, perSecond: Double, default easing: String,
    name: String = "easing", _ curves: CurveNames
  ) throws(UnreadableReason) -> SiteMotion {
    try values.checkWhole(["duration", name])
    let duration = try values.number("duration", default: duration)
    guard duration >= 0, duration.isFinite else { throw .range }
    return try .tween(duration / perSecond, values.curve(name, curves, default: easing))
  }

  /// The spring of another system's parameters, read by the core. Times in seconds.
  static func dialect(
    _ name: String, _ typed: [(name: String, value: Double)]
  ) throws(UnreadableReason) -> SiteMotion {
    guard let dialect = Dialects.all.first(where: { $0.name == name }),
      let spring = try? dialect.spring(typed)
    else { throw .range }
    return SiteMotion(.spring(duration: spring.duration, dampingRatio: spring.dampingRatio))
  }
}

extension Parameters {
  /// The seconds of a string with a unit, `"200ms"`; nil for any other value.
  func timeOfCSS(_ name: String) -> Double? {
    text(name).flatMap { CSSTime.seconds(NumberReader.read($0)) }
  }

  /// Throws where an object spreads another: what it does not say itself may stand in the other.
  func checkWhole(_ needed: [String]) throws(UnreadableReason) {
    guard has(CallShape.spread) else { return }
    let isWhole = needed.allSatisfy { name in has(name) || name.hasPrefix("eas") && has("bezier") }
    if !isWhole { throw .expression }
  }
}
