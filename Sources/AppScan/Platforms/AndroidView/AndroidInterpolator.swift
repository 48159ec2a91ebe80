/// The interpolators of Android's views, as its sources publish them (android.view.animation,
/// androidx.interpolator).
enum AndroidInterpolator {
  /// The curve that a value of an interpolator means; nil for one that nobody can read.
  static func curve(_ value: Value?) -> SiteCurve? {
    switch value {
    // Animators accelerate and decelerate along a cosine, which is no Bezier.
    case nil: SiteCurve(nil, name: "AccelerateDecelerateInterpolator")
    case .numbers(let numbers): SiteCurve(bezier: numbers)
    case .text(let name):
      beziers[name].flatMap { SiteCurve(bezier: $0, name: name) } ?? SiteCurve(nil, name: name)
    default: nil
    }
  }

  /// What a call such as `LinearInterpolator()` means; nil for what is none.
  static func meaning(_ path: String, _ arguments: [Expression.Argument]) -> Expression? {
    let name = ConstantTable.lastPart(path)
    guard name.hasSuffix("Interpolator") else { return nil }
    if name == "PathInterpolator", arguments.count == 4 { return .list(arguments.map(\.value)) }
    // A factor, a tension or a path makes another curve.
    return arguments.isEmpty ? .text(name) : nil
  }

  /// The parabolas t² and 1 - (1 - t)² are exactly these Beziers.
  private static let beziers: [String: [Double]] = [
    "LinearInterpolator": [0, 0, 1, 1], "FastOutSlowInInterpolator": [0.4, 0, 0.2, 1],
    "LinearOutSlowInInterpolator": [0, 0, 0.2, 1], "FastOutLinearInInterpolator": [0.4, 0, 1, 1],
    "AccelerateInterpolator": [1.0 / 3, 0, 2.0 / 3, 1.0 / 3],
    "DecelerateInterpolator": [1.0 / 3, 2.0 / 3, 2.0 / 3, 1],
  ]
}
