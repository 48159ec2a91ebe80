import AppScan
import MotionPhysics
import PlainText

// Springs that are written overdamped and played as critical ones, because what plays them has no other formula.

extension MotionComparison {
  /// The preset that is the spring as a site writes it, compared with what is played there; nil where what is written is
  /// played, or no preset is that spring.
  func writtenMatch(_ site: Site) -> MotionMatch? {
    guard let written = site.asWritten, let match = match(written), match.isEqual,
      let spring = match.spring, let played = site.motion?.comparable
    else { return nil }
    let preset = Animation.spring(spring, delay: 0)
    return MotionMatch(
      match.preset, preset, from: played, played.distance(to: preset), .whole, delay: match.delay)
  }
}

extension MotionMatch {
  /// Whether the preset is the spring that a site writes and does not play.
  fileprivate func isWritten(by site: Site) -> Bool {
    guard let written = site.asWritten?.motion?.comparable, let spring else { return false }
    return written.distance(to: .spring(spring, delay: 0)).distance < Self.equalDistance
  }
}

extension MatchText {
  /// "Reanimated plays this as critical (its damping ratio is 1.24), so it moves unlike sheet.close, which is this spring
  /// as written. " before the gap; of a preset that is another spring the first words alone; empty where what is written is
  /// played.
  static func played(_ site: Site, _ match: MotionMatch) -> String {
    guard let written = site.motion?.overdamping else { return "" }
    let ratio = DecimalText.significant(written.ratio)
    let words = "\(written.player) plays this as critical (its damping ratio is \(ratio))"
    guard match.isWritten(by: site) else { return words + ". " }
    return words + ", so it moves unlike \(match.preset), which is this spring as written. "
  }

  /// " (as which Reanimated plays a damping ratio of 1.24)"; empty where what is written is played.
  static func played(_ site: Site) -> String {
    guard let written = site.motion?.overdamping else { return "" }
    return " (as which \(written.player) plays a damping ratio of \(DecimalText.significant(written.ratio)))"
  }
}
