import AppScan
import MotionPhysics
import PlainText

extension SiteMotion {
  /// The motion without speed and delay, for a sentence.
  var sentence: String {
    switch kind {
    case .spring(let duration, let ratio):
      "a spring of \(DecimalText.significant(duration)) s and bounce \(DecimalText.significant(Spring.bounce(dampingRatio: ratio)))"
    case .tween(let duration, let curve): "\(DecimalText.significant(duration)) s of \(curve.function)"
    case .curve(let curve): "the curve \(curve.function)"
    case .duration(let duration): "the duration \(DecimalText.significant(duration)) s"
    }
  }

  /// The motion without speed and delay, for a table: "spring 0.5 s, bounce 0.2", "0.3 s, easeOut".
  package var words: String {
    switch kind {
    case .spring(let duration, let ratio):
      "spring \(DecimalText.significant(duration)) s, "
        + "bounce \(DecimalText.significant(Spring.bounce(dampingRatio: ratio), digits: 3))"
    case .tween(let duration, let curve): "\(DecimalText.significant(duration)) s, \(curve.words)"
    case .curve(let curve): curve.words
    case .duration(let duration): "\(DecimalText.significant(duration)) s"
    }
  }
}

extension SiteCurve {
  /// The name in the source, or the CSS function.
  fileprivate var function: String {
    if let name { return name }
    guard let bezier else { return "a curve" }
    return "cubic-bezier(" + bezier.map { DecimalText.significant($0) }.joined(separator: ", ") + ")"
  }

  /// The name by which every platform knows the curve, or its control points.
  fileprivate var words: String {
    guard let bezier else { return name ?? "curve" }
    return CurveWord.shared(bezier)
      ?? "bezier " + bezier.map { DecimalText.significant($0, digits: 3) }.joined(separator: ", ")
  }
}
