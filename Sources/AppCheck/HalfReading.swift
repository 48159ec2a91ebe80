import AppScan
import Presets

/// What is compared of a motion whose duration or whose curve an export of the app gives: all of it, where that is one
/// preset's or nearly, and else the other half.
struct HalfReading {
  private let registry: RegistryMotions
  private let symbols: SymbolTable
  private let comparison: MotionComparison

  init(_ registry: RegistryMotions, _ symbols: SymbolTable, _ comparison: MotionComparison) {
    self.registry = registry
    self.symbols = symbols
    self.comparison = comparison
  }

  /// The site as it is compared. By its half it is judged no worse than as a whole: a constant that takes its value from
  /// the registry makes no new error.
  func site(_ site: Site) -> Site {
    let half = site.byHalf
    guard let whole = whole(site) else { return half }
    let (said, own) = (Verdict(whole, comparison), Verdict(half, comparison))
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
