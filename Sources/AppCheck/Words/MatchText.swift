import AppScan
import PlainText

/// How a comparison is told to people.
enum MatchText {
  /// What a person would see: "At 0.14 s it is 3 % of the way ahead of apple.bouncy (3 px on 100)".
  static func difference(_ match: MotionMatch) -> String {
    let gap = gap(match)
    return "\(gap.when) it is \(gap.way) \(match.preset) (\(gap.pixels) px on 100)"
  }

  /// "the nearest is apple.bouncy, and at 0.14 s it is 30 % of the way ahead of that".
  static func nearest(_ match: MotionMatch) -> String {
    let gap = gap(match)
    return "the nearest is \(match.preset), and \(gap.when.lowercased()) it is \(gap.way) that"
  }

  private static func gap(_ match: MotionMatch) -> (when: String, way: String, pixels: String) {
    let share = max(abs(match.lead), match.distance)
    let percent = DecimalText.significant((share * 1000).rounded() / 10, digits: 2)
    let side = match.lead < 0 ? "behind" : "ahead of"
    let when =
      match.part == .curve
      ? "At \(DecimalText.significant((match.at * 100).rounded())) % of the time"
      : "At \(DecimalText.seconds(match.at))"
    return (when, "\(percent) % of the way \(side)", pixels(share))
  }

  private static func pixels(_ share: Double) -> String {
    let pixels = share * 100
    return DecimalText.significant(pixels >= 1 ? pixels.rounded() : (pixels * 10).rounded() / 10)
  }

  /// The motion of a site in a few words: "a spring of 0.5 s and bounce 0.2 after 0.1 s".
  static func motion(_ site: Site) -> String {
    guard let motion = site.motion else { return site.api }
    var text = motion.sentence
    if motion.speed != 1 { text += " at speed \(DecimalText.significant(motion.speed))" }
    if motion.delay != 0, site.hasOwnDelay { text += " after \(DecimalText.significant(motion.delay)) s" }
    return text
  }
}

extension SiteMotion {
  /// The motion without speed and delay, for a sentence.
  fileprivate var sentence: String {
    switch kind {
    case .spring(let duration, let ratio):
      "a spring of \(DecimalText.significant(duration)) s and bounce \(DecimalText.significant(Self.bounce(ratio)))"
    case .tween(let duration, let curve): "\(DecimalText.significant(duration)) s of \(curve.function)"
    case .curve(let curve): "the curve \(curve.function)"
    }
  }

  /// The motion without speed and delay, for a table: "spring 0.5 s, bounce 0.2", "0.3 s easeOut".
  package var words: String {
    switch kind {
    case .spring(let duration, let ratio):
      "spring \(DecimalText.significant(duration)) s, "
        + "bounce \(DecimalText.significant(Self.bounce(ratio), digits: 3))"
    case .tween(let duration, let curve): "\(DecimalText.significant(duration)) s \(curve.words)"
    case .curve(let curve): curve.words
    }
  }

  private static func bounce(_ ratio: Double) -> Double { ratio > 1 ? 1 / ratio - 1 : 1 - ratio }
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
    return Self.known.first { $0.bezier == bezier }?.name
      ?? bezier.map { DecimalText.significant($0, digits: 3) }.joined(separator: " ")
  }

  private static let known: [(name: String, bezier: [Double])] = [
    ("linear", [0, 0, 1, 1]), ("ease", [0.25, 0.1, 0.25, 1]), ("easeIn", [0.42, 0, 1, 1]),
    ("easeOut", [0, 0, 0.58, 1]), ("easeInOut", [0.42, 0, 0.58, 1]),
  ]
}
