import CLibrary
import MotionPhysics

/// GSAP's eases by their names: `power2.out`, `back.out(1.7)`, `elastic.out(1, 0.3)` (gsap-core.js 3), and as its second
/// version writes them, `Power2.easeOut`.
enum GSAPEasing {
  /// The curve of an ease; nil for a text that is none.
  static func curve(_ text: String) -> SiteCurve? {
    if text == "none" { return EasingFunction.power(1)?.site(text) }
    if let steps = steps(text) { return SiteCurve(.steps(steps), name: text) }
    guard let (base, side, numbers) = parts(text) else { return nil }
    if base == "bounce" {
      return numbers.isEmpty ? BounceCurve.curve(side, name: text) : nil
    }
    return function(base, side, numbers)?.turned(side)?.site(text)
  }

  /// `steps(n)` holds n + 1 values, of which the first is 0 and the last 1; with more than a 0 behind the number it holds n,
  /// and begins above 0.
  private static func steps(_ text: String) -> StepsCurve? {
    guard text.hasPrefix("steps("), text.last == ")" else { return nil }
    let arguments = text.dropFirst("steps(".count).dropLast().split(separator: ",").map { part in
      part.filter { $0 != " " }
    }
    guard arguments.count <= 2, let count = arguments.first.flatMap({ Int32($0) }) else { return nil }
    let isRaised = arguments.count == 2 && Double(arguments[1]) != 0
    return try? StepsCurve(count: Int(count) + (isRaised ? 0 : 1), jump: isRaised ? .start : .none)
  }

  /// Whether a path is an ease of GSAP's second version: `Power2.easeOut`.
  static func isName(_ path: String) -> Bool { path.hasPrefix("Power") && parts(path) != nil }

  /// The name, where it is slow, and its numbers; without a word for it an ease is slow at its end.
  private static func parts(_ text: String) -> (base: String, side: BounceCurve.Side, numbers: [Double])? {
    guard let (name, numbers) = CurveNames.parts(text) else { return nil }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count <= 2 else { return nil }
    let base = words[0].lowercased()
    if words.count == 1 { return (base, .end, numbers) }
    switch words[1] {
    case "in", "easeIn": return (base, .start, numbers)
    case "out", "easeOut": return (base, .end, numbers)
    case "inOut", "easeInOut": return (base, .both, numbers)
    default: return nil
    }
  }

  /// The function that is slow at its start.
  private static func function(
    _ base: String, _ side: BounceCurve.Side, _ numbers: [Double]
  ) -> EasingFunction? {
    switch (base, numbers.count) {
    case ("linear", 0): .power(1)
    case ("power1", 0): .power(2)
    case ("power2", 0): .power(3)
    case ("power3", 0): .power(4)
    case ("power4", 0), ("strong", 0): .power(5)
    case ("expo", 0): exponential
    case ("back", 0...1): .back(numbers.first ?? 1.70158)
    case ("elastic", 0...2):
      elastic(numbers.first ?? 1, period: numbers.count > 1 ? numbers[1] : side == .both ? 0.45 : 0.3)
    case (_, 0): PennerEasing.common(base, side)
    default: nil
    }
  }

  /// Since 3.12 it goes over into a power, to end at 1.
  private static let exponential = EasingFunction { progress in
    let power = (0..<6).reduce(1) { value, _ in value * progress }
    return exp2(10 * (progress - 1)) * progress + power * (1 - progress)
  }

  /// Swings as far as an amplitude says, which below 1 lengthens the period.
  private static func elastic(_ amplitude: Double, period: Double) -> EasingFunction? {
    guard amplitude > 0, period > 0 else { return nil }
    let height = max(amplitude, 1)
    let length = period / min(amplitude, 1)
    let shift = length / (2 * Double.pi) * asin(1 / height)
    return EasingFunction { progress in
      let left = 1 - progress
      if left == 1 { return 0 }
      if left == 0 { return 1 }
      return -height * exp2(-10 * left) * sin((left - shift) * 2 * Double.pi / length)
    }
  }
}
