import MotionPhysics

extension Site {
  /// The site in a few words, such as `spring 0.35 0.3`: what examples of call shapes state. Numbers are seconds and
  /// bounce, a curve its control points or its name.
  package var summary: String {
    guard let motion else { return reason.map { "unreadable " + $0.rawValue } ?? "nothing" }
    var words: [String]
    switch motion.kind {
    case .spring(let duration, let ratio):
      words = ["spring", Self.figure(duration), Self.figure(Spring.bounce(dampingRatio: ratio))]
    case .tween(let duration, let curve): words = ["tween", Self.figure(duration), curve.summary]
    case .curve(let curve): words = ["curve", curve.summary]
    }
    if motion.delay != 0 { words.append("delay " + Self.figure(motion.delay)) }
    if motion.speed != 1 { words.append("speed " + Self.figure(motion.speed)) }
    if motion.repeats { words.append("repeats") }
    return words.joined(separator: " ")
  }

  /// Six decimals, without zeros at the end.
  package static func figure(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return rounded.description }
    return Int(rounded).description
  }
}

extension SiteCurve {
  /// The control points, or the name where there are none.
  package var summary: String {
    guard let bezier else { return name ?? "curve" }
    return bezier.map(Site.figure).joined(separator: ":")
  }
}
