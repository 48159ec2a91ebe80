import CLibrary
import MotionPhysics

/// What anime.js moves things by: eases with names of its own, those of its third version, `easeOutQuad`, and of its
/// fourth, `outQuad` and `out(3)`, and springs.
enum AnimeEasing {
  /// A tween, in milliseconds. What says no ease has that of a timeline around it, or of the version.
  static let tween = CallShape.javaScript(
    .webJS, "anime.tween", [], ["duration", "easing", "ease", "bezier"], others: ["delay", "loop"],
    role: .object(.other),
    example:
      "import anime from 'animejs';\nanime({ targets: box, x: 9, duration: 800, easing: 'easeOutQuad' });",
    reads: "tween 0.8 0.333333:0.666667:0.666667:1"
  ) { values in
    let name = values.has("ease") ? "ease" : "easing"
    // A spring takes the time that it takes.
    if let (called, numbers) = values.text(name).flatMap(CurveNames.parts), called == "spring" {
      func number(_ place: Int, _ standard: Double) -> Double {
        numbers.count > place ? numbers[place] : standard
      }
      return try .spring(mass: number(0, 1), stiffness: number(1, 100), damping: number(2, 10))
    }
    return try .javaScript(values, duration: 1000, perSecond: 1000, default: "", name: name, curves)
  }

  /// The shape of an object in a file that uses anime.js, by its keys; nil for one that says no whole motion.
  static func shape(_ source: Source, _ opening: Int, _ keys: Set<String>, _ names: NamesAround) -> CallShape?
  {
    if names.isOf("createspring") || names.isOf("spring") {
      return keys.isDisjoint(with: ["stiffness", "damping"]) ? nil : MotionShapes.springObject
    }
    guard let ease = source.member("ease", of: opening) ?? source.member("easing", of: opening) else {
      return nil
    }
    let isSpring = source.text(source.contents(ease.lowerBound)).hasPrefix("spring(")
    // What `createSpring(…)` is given is a site of its own.
    let isCalled = source.matches(ease.lowerBound, "createSpring", "spring")
    return !isCalled && (keys.contains("duration") || isSpring) ? tween : nil
  }

  private static let curves = CurveNames { curve($0) }

  private static func curve(_ text: String) -> SiteCurve? {
    guard let (name, numbers) = CurveNames.parts(text) else { return nil }
    if name == "linear", numbers.isEmpty { return EasingFunction.power(1)?.site(text) }
    if name == "cubicBezier" { return SiteCurve(bezier: numbers, name: text) }
    let isThree = name.hasPrefix("ease")
    let word = (isThree ? name.dropFirst(4) : name).lowercased()
    let sides: [(String, BounceCurve.Side)] = [("inout", .both), ("in", .start), ("out", .end)]
    guard let (prefix, side) = sides.first(where: { word.hasPrefix($0.0) }) else { return nil }
    let base = word.dropFirst(prefix.utf8.count)
    if base == "bounce" { return BounceCurve.curve(side, name: text) }
    return function(base, numbers, isThree)?.turned(side)?.site(text)
  }

  /// The function that is slow at its start (anime.js 3.2, `penner`, and 4, `easings/eases`).
  private static func function(
    _ base: Substring, _ numbers: [Double], _ isThree: Bool
  ) -> EasingFunction? {
    switch base {
    case "" where !isThree:
      let exponent = numbers.first ?? 1.675
      return Int(exactly: exponent).flatMap(EasingFunction.power) ?? EasingFunction { pow($0, exponent) }
    case "elastic" where numbers.first ?? 1 == 1:
      return .elastic(period: numbers.count > 1 ? numbers[1] : isThree ? 0.5 : 0.3)
    case "back": return .back(isThree ? 2 : numbers.first ?? 1.70158)
    case "expo": return isThree ? .power(6) : .exponential
    default: return PennerEasing.common(base, .start)
    }
  }
}
