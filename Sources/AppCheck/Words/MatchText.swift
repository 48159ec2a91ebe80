import AppScan
import Presets

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
    let percent = Figures.text((share * 1000).rounded() / 10, digits: 2)
    let side = match.lead < 0 ? "behind" : "ahead of"
    let when =
      match.part == .curve
      ? "At \(Figures.text((match.at * 100).rounded())) % of the time" : "At \(Figures.seconds(match.at))"
    return (when, "\(percent) % of the way \(side)", pixels(share))
  }

  private static func pixels(_ share: Double) -> String {
    let pixels = share * 100
    return Figures.text(pixels >= 1 ? pixels.rounded() : (pixels * 10).rounded() / 10)
  }

  /// The motion of a site in a few words.
  static func motion(_ site: Site) -> String {
    guard let motion = site.motion else { return site.api }
    var text = motion.sentence
    if motion.speed != 1 { text += " at speed \(Figures.text(motion.speed))" }
    if motion.delay != 0, site.hasOwnDelay { text += " after \(Figures.text(motion.delay)) s" }
    return text
  }
}
