import MotionPhysics

@testable import AppScan

extension Site {
  /// The site in a few words, such as `spring 0.35 0.3`: what examples of call shapes state. Numbers are seconds and
  /// bounce, a curve its control points or its name.
  var summary: String {
    guard let motion else { return reason.map { "unreadable " + $0.rawValue } ?? "nothing" }
    var words: [String]
    switch motion.kind {
    case .spring(let duration, let ratio):
      words = ["spring", Self.figure(duration), Self.figure(Spring.bounce(dampingRatio: ratio))]
    case .tween(let duration, let curve): words = ["tween", Self.figure(duration), curve.summary]
    case .curve(let curve): words = ["curve", curve.summary]
    case .duration(let duration): words = ["duration", Self.figure(duration)]
    }
    if motion.delay != 0 { words.append("delay " + Self.figure(motion.delay)) }
    if motion.hasUnreadDelay { words.append("unread delay") }
    if motion.speed != 1 { words.append("speed " + Self.figure(motion.speed)) }
    if motion.repeats { words.append("repeats") }
    return words.joined(separator: " ")
  }
}
