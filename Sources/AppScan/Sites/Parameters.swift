/// The values of one call, by the names of their parameters.
package struct Parameters: Sendable {
  /// The values in the order of the source.
  package private(set) var all: [SiteParameter]

  init(_ all: [SiteParameter]) { self.all = all }

  /// A value; nil for a parameter that the source leaves out.
  package subscript(_ name: String) -> Value? { all.first { $0.name == name }?.value }

  /// A number.
  /// - Parameters:
  ///   - standard: what stands for it when the source leaves it out; nil for a number that the source must give.
  ///   - reason: why nothing can be read when the value is no number, or missing.
  func number(
    _ name: String, default standard: Double? = nil, else reason: UnreadableReason = .expression
  ) throws(UnreadableReason) -> Double {
    guard let value = self[name] else {
      guard let standard else { throw reason }
      return standard
    }
    if case .unread(let why) = value { throw why }
    guard let number = value.number else { throw reason }
    return number
  }

  /// A delay in seconds. One that depends on something, as in a cascade of rows, is not the motion's own and counts as 0.
  func delay(_ name: String = "delay", perSecond: Double = 1) -> Double {
    (self[name]?.number ?? 0) / perSecond
  }

  /// A word.
  package func text(_ name: String) -> String? { if case .text(let text)? = self[name] { text } else { nil } }

  /// Whether the source gives a parameter.
  package func has(_ name: String) -> Bool { self[name] != nil }

  func hasOne(of names: [String]) -> Bool { names.contains(where: has) }

  /// Whether the source gives a parameter that says a half of a tween.
  func says(_ half: TweenHalf) -> Bool { all.contains { $0.half == half } }

  /// Why one of these parameters could not be read; nil when the source's values can.
  package func reason(_ names: [String]) -> UnreadableReason? {
    for name in names { if case .unread(let reason)? = self[name] { return reason } }
    return nil
  }

  /// Throws why one of these parameters could not be read.
  func check(_ names: [String]) throws(UnreadableReason) {
    if let reason = reason(names) { throw reason }
  }
}

/// A half of a tween, which a parameter may say.
package enum TweenHalf {
  case duration
  case curve

  /// The half that a parameter says, by the platform's name for it; nil for one that says neither.
  package init?(parameter: String) {
    let name = parameter.lowercased()
    if name.hasSuffix("duration") || Self.durations.contains(name) {
      self = .duration
    } else if name.hasSuffix("curve") || Self.curves.contains(name) {
      self = .curve
    } else {
      return nil
    }
  }

  private static let durations: Set<String> = ["durationmillis", "durationms", "period"]
  private static let curves: Set<String> = [
    "easing", "ease", "bezier", "interpolator", "timingfunction", "controlpoint1", "controlpoint2",
    "transition",
  ]
}

extension SiteParameter {
  /// The half of a tween that it says; nil where it says neither.
  var half: TweenHalf? { TweenHalf(parameter: name) }
}

extension SiteMotion {
  /// A spring by its physics, each with what stands for it when the source leaves it out; nil for what it must give.
  static func physics(
    _ values: Parameters, mass: Double = 1, stiffness: Double? = nil, damping: Double? = nil
  ) throws(UnreadableReason) -> SiteMotion {
    try .spring(
      mass: values.number("mass", default: mass), stiffness: values.number("stiffness", default: stiffness),
      damping: values.number("damping", default: damping))
  }

  /// A duration that stands alone, which may be 0. Throws when it is no number, or below.
  /// - Parameter perSecond: 1000 where it counts in milliseconds.
  static func duration(
    _ values: Parameters, _ name: String = "duration", perSecond: Double = 1,
    else reason: UnreadableReason = .expression
  ) throws(UnreadableReason) -> SiteMotion {
    let duration = try values.number(name, else: reason)
    guard duration >= 0 else { throw .range }
    return SiteMotion(.duration(duration / perSecond))
  }

  /// The motion where an argument says whether a spring may be overdamped, which it may not where nothing is said.
  func overdamped(
    ifAllowedBy name: String, _ values: Parameters, in player: String
  ) throws(UnreadableReason) -> SiteMotion {
    let played = withoutOverdamping(in: player)
    switch values[name] {
    case .text("true")?: return self
    case nil, .text("false")?: return played
    default:
      guard played == self else { throw .expression }
      return self
    }
  }
}
