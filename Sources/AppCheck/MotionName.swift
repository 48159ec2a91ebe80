import AppScan
import MotionPhysics
import PlainText
import Presets

/// Proposes names from what motions are: `spring.bouncy-fast`, `ease-out.medium`, `duration.fast`.
struct MotionName {
  private var taken: Set<String> = []

  /// A name that was not proposed before.
  mutating func name(_ motion: SiteMotion) -> String {
    let plain = Self.plain(motion)
    if taken.insert(plain).inserted { return plain }
    // Two of one character and tempo differ in their numbers.
    let exact = Self.exact(motion)
    let name = Self.numbered(exact, isTaken: taken.contains)
    taken.insert(name)
    return name
  }

  /// An exact name for which a registry has room. Nothing stands in a group that is a preset itself: beside `ease-out`
  /// there is `ease-out-fast-200ms`.
  static func exact(_ motion: SiteMotion, isPreset: (String) -> Bool) -> String {
    let exact = exact(motion)
    let group = NamePath.head(exact)
    let name = isPreset(group) ? group + "-" + exact.dropFirst(group.utf8.count + 1) : exact
    return numbered(name, isTaken: isPreset)
  }

  /// A name, with a number behind it where it is taken.
  private static func numbered(_ name: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// The name that says least, in words alone.
  static func plain(_ motion: SiteMotion) -> String {
    switch motion.kind {
    case .spring(let duration, let ratio): "spring.\(character(ratio))-\(tempo(duration))"
    case .tween(let duration, let curve): "\(CurveWord.of(curve)).\(tempo(duration))"
    case .curve(let curve): "curve.\(CurveWord.of(curve))"
    case .duration(let duration): "duration.\(tempo(duration))"
    }
  }

  /// The name with the numbers in which it may differ from others of its character and tempo.
  static func exact(_ motion: SiteMotion) -> String {
    switch motion.kind {
    case .spring(let duration, let ratio): "\(plain(motion))-\(milliseconds(duration))-\(digits(ratio))"
    case .tween(let duration, let curve):
      ([plain(motion), milliseconds(duration)] + numbers(curve)).joined(separator: "-")
    case .curve(let curve): ([plain(motion)] + numbers(curve)).joined(separator: "-")
    case .duration(let duration): "\(plain(motion))-\(milliseconds(duration))"
    }
  }

  /// The words of the registry: bouncy, smooth, flattened.
  private static func character(_ ratio: Double) -> String {
    ratio < 0.95 ? "bouncy" : ratio > 1.05 ? "flattened" : "smooth"
  }

  /// How long it takes, in a word: what apps write falls into these.
  private static func tempo(_ seconds: Double) -> String {
    tempos.first { seconds < $0.below }?.word ?? "long"
  }

  private static let tempos: [(below: Double, word: String)] = [
    (0.08, "instant"), (0.17, "quick"), (0.24, "fast"), (0.33, "medium"), (0.48, "slow"), (0.85, "slower"),
  ]

  /// The control points of a curve whose word says only how it begins and ends.
  private static func numbers(_ curve: SiteCurve) -> [String] {
    CurveWord.isKnown(curve) ? [] : (curve.bezier ?? []).map(digits)
  }

  private static func milliseconds(_ seconds: Double) -> String { digits(seconds * 1000) + "ms" }

  /// 0.35 as `0-35`; a sign becomes a word, because a segment cannot have two dashes.
  private static func digits(_ value: Double) -> String {
    let text = DecimalText.significant(abs(value), digits: 4)
    let digits = text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }
    return (value < 0 ? "minus-" : "") + String(decoding: digits.filter(isAllowed), as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte.isDigit
  }
}

/// A word for a curve: the one by which platforms know it, or how it begins and ends.
enum CurveWord {
  /// `ease-out`, `standard`, `ease-in-out-quad`.
  static func of(_ curve: SiteCurve) -> String {
    if case .steps? = curve.curve { return "steps" }
    return known(curve) ?? spoken(curve.name) ?? curve.bezier.map(character) ?? "custom"
  }

  /// Whether the word says which curve it is.
  static func isKnown(_ curve: SiteCurve) -> Bool { known(curve) ?? spoken(curve.name) != nil }

  private static func known(_ curve: SiteCurve) -> String? {
    guard curve.curve?.bezier != nil, let bezier = curve.bezier else { return nil }
    return standards.first { $0.bezier == bezier }?.word
  }

  /// The name that every platform has for a curve; nil where they call it differently.
  static func shared(_ bezier: [Double]) -> String? { standards.first { $0.bezier == bezier }?.shared }

  private static let standards: [(word: String, shared: String?, bezier: [Double])] = [
    ("linear", "linear", [0, 0, 1, 1]), ("ease", "ease", [0.25, 0.1, 0.25, 1]),
    ("ease-in", "easeIn", [0.42, 0, 1, 1]), ("ease-out", "easeOut", [0, 0, 0.58, 1]),
    ("ease-in-out", "easeInOut", [0.42, 0, 0.58, 1]), ("standard", nil, [0.4, 0, 0.2, 1]),
    ("decelerate", nil, [0, 0, 0.2, 1]), ("accelerate", nil, [0.4, 0, 1, 1]),
    ("emphasized", nil, [0.2, 0, 0, 1]),
  ]

  /// A platform's name in words: `Easing.inOut(Easing.quad)` is `ease-in-out-quad`. Nil for one with numbers in it.
  private static func spoken(_ name: String?) -> String? {
    guard let name, !name.utf8.contains(where: \.isDigit) else { return nil }
    var words = NameMending.mended(name).split { $0 == "." || $0 == "-" }
    words.removeAll { ["easing", "interpolator", "curve", "curves"].contains($0) }
    if words.first == "in" || words.first == "out" { words.insert("ease", at: 0) }
    let word = words.joined(separator: "-")
    return !word.isEmpty && PresetName.followsGrammar("curve." + word) ? word : nil
  }

  /// How it begins and ends: faster or slower than on average.
  private static func character(_ bezier: [Double]) -> String {
    if bezier[1] < 0 || bezier[3] > 1 { return "overshoot" }
    // How far the control points are above the straight line.
    let (start, end) = (bezier[1] - bezier[0], bezier[3] - bezier[2])
    if start == 0, end == 0 { return "linear" }
    if start < 0 { return end > 0 ? "ease-in-out" : "ease-in" }
    if end < 0 { return start > 0 ? "custom" : "ease-in" }
    return "ease-out"
  }
}

/// The command that makes a preset of a motion.
enum AddCommand {
  /// `motionbook add tween ease-in-out.fast-200ms --duration 0.2 --bezier 0.42,0,0.58,1`; nil for what one command
  /// cannot say: a curve of many pieces, a spring that jumps. A delay is no part of it. A half that is a preset already
  /// is named, and the name is none that the registry would refuse.
  ///
  /// - Parameter part: What the registry's presets say of the motion, so that the new one says the same.
  static func text(
    _ site: Site, _ part: MotionMatch.Part?, _ halves: MotionHalves, isPreset: (String) -> Bool
  ) -> String? {
    guard let motion = site.motion.map({ MotionMatch.part(part, of: $0) })?.surveyed,
      let options = options(motion, halves)
    else { return nil }
    let name = MotionName.exact(motion, isPreset: isPreset)
    return "motionbook add \(options.kind) \(name) \(options.numbers)"
  }

  private static func options(
    _ motion: SiteMotion, _ halves: MotionHalves
  ) -> (kind: String, numbers: String)? {
    switch motion.kind {
    case .spring(let duration, let ratio):
      guard ratio > 0 else { return nil }
      let bounce = Spring.bounce(dampingRatio: ratio)
      return ("spring", "--duration \(rounded(duration)) --bounce \(rounded(bounce))")
    case .tween(let duration, let curve):
      guard let curve = halves.curve.map({ "--curve \($0)" }) ?? bezier(curve) else { return nil }
      return ("tween", "--duration \(halves.duration ?? rounded(duration)) \(curve)")
    case .curve(let curve): return bezier(curve).map { ("curve", $0) }
    case .duration(let duration): return ("duration", "--duration \(rounded(duration))")
    }
  }

  /// Exactly the curve, which what people take for it may not be.
  private static func bezier(_ curve: SiteCurve) -> String? {
    guard curve.curve?.bezier != nil else { return nil }
    return curve.bezier.map { "--bezier " + $0.map(DecimalText.exact).joined(separator: ",") }
  }

  /// Without the digits of computed numbers such as 2 pi sqrt(m / k), which have no end.
  private static func rounded(_ number: Double) -> String {
    DecimalText.exact(DecimalText.roundedNumber(number, decimals: 9))
  }
}
