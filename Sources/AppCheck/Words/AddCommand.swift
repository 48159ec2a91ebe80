import MotionPhysics
import AppScan
import Presets

/// What to type to make a preset of a motion.
enum AddCommand {
  /// `motionbook add tween tween.0-2-ease-in-out --duration 0.2 --bezier 0.42,0,0.58,1`; nil for what one command
  /// cannot say: a curve of many pieces, a start before its time, a spring that jumps.
  static func text(_ site: Site) -> String? {
    guard let motion = site.motion?.surveyed, let options = options(motion) else { return nil }
    let delay = site.hasOwnDelay ? site.motion?.delay ?? 0 : 0
    guard delay >= 0 else { return nil }
    return "motionbook add \(options.kind) \(MotionName.plain(motion)) \(options.numbers)"
      + (delay > 0 ? " --delay \(Figures.exact(delay))" : "")
  }

  private static func options(_ motion: SiteMotion) -> (kind: String, numbers: String)? {
    switch motion.kind {
    case .spring(let duration, let ratio):
      guard ratio > 0 else { return nil }
      let bounce = Spring.bounce(dampingRatio: ratio)
      return ("spring", "--duration \(rounded(duration)) --bounce \(rounded(bounce))")
    case .tween(let duration, let curve):
      return bezier(curve).map { ("tween", "--duration \(rounded(duration)) \($0)") }
    case .curve(let curve): return bezier(curve).map { ("curve", $0) }
    }
  }

  private static func bezier(_ curve: SiteCurve) -> String? {
    curve.bezier.map { "--bezier " + $0.map(Figures.exact).joined(separator: ",") }
  }

  /// Nine decimals: computed numbers such as 2 pi sqrt(m / k) have no end, and differ by less than anybody sees.
  private static func rounded(_ number: Double) -> String { Figures.exact((number * 1e9).rounded() / 1e9) }
}
