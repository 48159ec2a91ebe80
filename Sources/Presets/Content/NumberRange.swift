import MotionPhysics

/// The range of one of a preset's numbers, with its wording. The ranges of springs and curves are the physics core's.
struct NumberRange: Sendable {
  /// The range in words, after "must be".
  let allowed: String
  private let isAllowed: @Sendable (Double) -> Bool

  private init(_ bounds: Bounds, _ suffix: String = "") {
    allowed = bounds.allowed + suffix
    isAllowed = { bounds.contains($0) }
  }

  private init(_ allowed: String, _ isAllowed: @escaping @Sendable (Double) -> Bool) {
    self.allowed = allowed
    self.isAllowed = isAllowed
  }

  /// Durations of springs and keyframes, factors, distances.
  static let greaterThanZero = NumberRange(.greaterThanZero)
  /// A tween's duration.
  static let tweenDuration = NumberRange(.greaterThanZero, " in a tween")
  /// Delays, and durations as presets of their own.
  static let zeroOrMore = NumberRange(.zeroOrMore)
  /// The share of the way above which letting go finishes.
  static let threshold = NumberRange(.unit)
  /// The most of the way that a gesture shows.
  static let cap = NumberRange("greater than 0 and at most 1") { $0 > 0 && $0 <= 1 }
  /// The bounce added to a base's. More could not stay in the range of any base.
  static let extraBounce = NumberRange("more than -2 and less than 2") { abs($0) < 2 }

  /// Whether a number is finite and in the range.
  func contains(_ number: Double) -> Bool { number.isFinite && isAllowed(number) }

  /// The sentence on a number that is out of the range.
  func refusal(of what: String, _ text: String) -> String { "\(what) is \(text), and must be \(allowed)" }
}
