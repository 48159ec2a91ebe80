import MotionPhysics
import AppCheck
import AppScan
import Gallery
import Presets

/// A survey's groups as bars, for the terminal and as SVG.
enum SurveyBars {
  /// The groups, the most used first: how many places have the group's value, and how many another.
  static func groups(_ survey: MotionSurvey, limit: Int) -> [Bar] {
    survey.groups.prefix(limit).map { group in
      let leader = survey.motions[group.leader]
      let note =
        group.members.count > 1
        ? "\(group.members.count) values, up to \(Figures.percent((group.spread * 1000).rounded() / 1000)) apart"
        : ""
      return Bar(words(leader.motion), parts: [leader.count, group.count - leader.count], note: note)
    }
  }

  /// The picture.
  static func svg(_ survey: MotionSurvey) -> String {
    SVGBars.render(
      groups(survey, limit: 40), parts: ["the group's value", "other values nearby"],
      title: "Motions by group",
      summary: "\(survey.motionSiteCount) motions in \(survey.groups.count) groups; "
        + "\(survey.offGroupSites.count) places off their group's value.")
  }

  /// A motion in a few words.
  static func words(_ motion: SiteMotion) -> String {
    switch motion.kind {
    case .spring(let duration, let ratio):
      let bounce = Spring.bounce(dampingRatio: ratio)
      return "spring \(Figures.text(duration)) s, bounce \(Figures.text(bounce, digits: 3))"
    case .tween(let duration, let curve): return "\(Figures.text(duration)) s \(words(curve))"
    case .curve(let curve): return words(curve)
    }
  }

  private static let known: [(name: String, bezier: [Double])] = [
    ("linear", [0, 0, 1, 1]), ("ease", [0.25, 0.1, 0.25, 1]), ("easeIn", [0.42, 0, 1, 1]),
    ("easeOut", [0, 0, 0.58, 1]), ("easeInOut", [0.42, 0, 0.58, 1]),
  ]

  private static func words(_ curve: SiteCurve) -> String {
    guard let bezier = curve.bezier else { return curve.name ?? "curve" }
    if let name = known.first(where: { $0.bezier == bezier })?.name { return name }
    return bezier.map { Figures.text($0, digits: 3) }.joined(separator: " ")
  }
}
