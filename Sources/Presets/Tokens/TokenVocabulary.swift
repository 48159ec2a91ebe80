/// The types of the Design Tokens Format Module 2025.10 that a motion can be written as. There are no others: a
/// `$type` of `spring` is refused by the official schema.
package enum TokenType: String, Sendable {
  /// A length of time.
  case duration
  /// Two control points.
  case cubicBezier
  /// A cubic Bezier over a duration, after a delay.
  case transition
  /// A number, for what has a length without a unit.
  case number
}

/// The members under Motionbook's own key in a token's `$extensions`.
package enum TokenExtension {
  /// The key. Members that are not listed here belong to the preset's own `extensions`.
  package static let key = "org.motionbook"
  /// Members of the preset that the value cannot say, in the registry's JSON. With a `kind` they say all of what
  /// was typed, and the value only stands in for it.
  package static let preset = "preset"
  /// The base of a derived spring, for readers; `preset` says it too.
  package static let derivedFrom = "derivedFrom"
  /// The numbers that a spring resolves to, for readers.
  package static let spring = "spring"
  /// The approximation in the value with its error, for readers and to see whether the value was edited.
  package static let baked = "baked"
  /// A preset's name before it was sanitised.
  package static let originalName = "originalName"

  /// A token's members beside those of the standard.
  package static let members = "members"
  /// The members of the groups whose first preset this is, by their names.
  package static let groups = "groups"
  /// How the description of an exported file begins.
  package static let madeBy = "Made by motionbook"

  /// The members that are not the preset's own `extensions`.
  package static let own: Set<String> = [preset, derivedFrom, spring, baked]
}

/// The members of `baked`.
package enum BakedMember {
  /// Whole milliseconds until the motion is at rest, without its delay.
  package static let durationMillis = "durationMillis"
  /// The best two control points.
  package static let cubicBezier = "cubicBezier"
  /// The largest gap between those and the motion, as a share of the travel.
  package static let cubicBezierError = "cubicBezierError"
  /// CSS's `linear()` function.
  package static let linear = "linear"
  /// The largest gap between that and the motion, as a share of the travel.
  package static let linearError = "linearError"
}
