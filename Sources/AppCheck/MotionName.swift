import PlainText
import AppScan
import MotionPhysics
import Presets

/// Proposes names from what motions are: `spring.0-35-bouncy`, `tween.0-3-ease-in-out`.
struct MotionName {
  private var taken: Set<String> = []

  /// A name that was not proposed before.
  mutating func name(_ motion: SiteMotion) -> String {
    let plain = Self.plain(motion)
    if taken.insert(plain).inserted { return plain }
    // Two of one character and duration differ in their numbers.
    let detailed = plain + "-" + Self.detail(motion)
    if taken.insert(detailed).inserted { return detailed }
    var number = 2
    while !taken.insert("\(detailed)-\(number)").inserted { number += 1 }
    return "\(detailed)-\(number)"
  }

  /// The name that says least: two motions that are nearly the same have the same.
  static func plain(_ motion: SiteMotion) -> String {
    switch motion.kind {
    case .spring(let duration, let ratio): "spring.\(digits(duration))-\(character(ratio))"
    case .tween(let duration, let curve): "tween.\(digits(duration))-\(word(curve))"
    case .curve(let curve): "curve.\(word(curve))"
    }
  }

  /// The words of the registry: bouncy, smooth, flattened.
  private static func character(_ ratio: Double) -> String {
    ratio < 0.95 ? "bouncy" : ratio > 1.05 ? "flattened" : "smooth"
  }

  private static func detail(_ motion: SiteMotion) -> String {
    switch motion.kind {
    case .spring(_, let ratio): digits(ratio)
    case .tween(_, let curve), .curve(let curve):
      curve.bezier.map { $0.map(digits).joined(separator: "-") } ?? "curve"
    }
  }

  private static func word(_ curve: SiteCurve) -> String {
    guard let bezier = curve.bezier else { return "curve" }
    return known.first { $0.bezier == bezier }?.name ?? "curve"
  }

  private static let known: [(name: String, bezier: [Double])] = [
    ("linear", [0, 0, 1, 1]), ("ease", [0.25, 0.1, 0.25, 1]), ("ease-in", [0.42, 0, 1, 1]),
    ("ease-out", [0, 0, 0.58, 1]), ("ease-in-out", [0.42, 0, 0.58, 1]), ("standard", [0.4, 0, 0.2, 1]),
    ("decelerate", [0, 0, 0.2, 1]), ("accelerate", [0.4, 0, 1, 1]), ("emphasized", [0.2, 0, 0, 1]),
  ]

  /// 0.35 as `0-35`; a sign becomes a word, because a segment cannot begin with a dash.
  static func digits(_ value: Double) -> String {
    let text = DecimalText.significant(abs(value), digits: 3)
    let digits = text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }
    return (value < 0 ? "minus-" : "") + String(decoding: digits.filter(Self.isAllowed), as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// The command that makes a preset of a motion.
enum AddCommand {
  /// `motionbook add tween tween.0-2-ease-in-out --duration 0.2 --bezier 0.42,0,0.58,1`; nil for what one command
  /// cannot say: a curve of many pieces, a start before its time, a spring that jumps.
  static func text(_ site: Site) -> String? {
    guard let motion = site.motion?.surveyed, let options = options(motion) else { return nil }
    let delay = site.hasOwnDelay ? site.motion?.delay ?? 0 : 0
    guard delay >= 0 else { return nil }
    return "motionbook add \(options.kind) \(MotionName.plain(motion)) \(options.numbers)"
      + (delay > 0 ? " --delay \(DecimalText.exact(delay))" : "")
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
    curve.bezier.map { "--bezier " + $0.map(DecimalText.exact).joined(separator: ",") }
  }

  /// Nine decimals: computed numbers such as 2 pi sqrt(m / k) have no end, and differ by less than anybody sees.
  private static func rounded(_ number: Double) -> String {
    DecimalText.exact((number * 1e9).rounded() / 1e9)
  }
}
