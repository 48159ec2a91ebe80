import AppScan
import Presets

extension MotionComparison {
  /// A site whose duration or whose curve an export of the app gives as it is compared: all of it, where that is one
  /// preset's or nearly, and else the other half. By its half it is judged no worse than as a whole: a constant that takes
  /// its value from the registry makes no new error.
  func readByHalf(_ site: Site) -> Site {
    let half = site.byHalf
    guard let whole = whole(site) else { return half }
    let (said, own) = (Verdict(whole, self), Verdict(half, self))
    switch said {
    case .equal(let match) where match.part == .whole: return whole
    case .near(let match) where match.part == .whole: return own.doubt < said.doubt ? half : whole
    default: return said.doubt < own.doubt ? whole : half
    }
  }

  /// The site with the other half of its motion as the registry has it; nil where nothing says which preset's it is.
  private func whole(_ site: Site) -> Site? {
    guard let name = site.otherHalf?.value.name, let preset = symbols.preset(of: name)?.preset,
      let motion = registry.motion(of: preset)
    else { return nil }
    switch (site.half?.kind, motion) {
    case (.curve(let curve)?, .duration(let seconds)), (.curve(let curve)?, .tween(_, let seconds, _)):
      return site.saying(.tween(duration: seconds, curve))
    case (.duration(let seconds)?, .curve(let curve)), (.duration(let seconds)?, .tween(let curve, _, _)):
      return site.saying(.tween(duration: seconds, SiteCurve(curve, name: nil)))
    default: return nil
    }
  }
}

extension Verdict {
  /// How far it is from what the registry has, the least first.
  fileprivate var doubt: Int {
    switch self {
    case .nothing: 0
    case .equal: 1
    case .near: 2
    case .unknown: 3
    case .unread: 4
    }
  }
}
