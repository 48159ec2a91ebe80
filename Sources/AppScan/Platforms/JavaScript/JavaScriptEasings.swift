import CLibrary
import MotionPhysics

/// The `Easing` module that React Native and Reanimated share: `Easing.out(Easing.cubic)`.
enum NativeEasing {
  /// The default of `withTiming`, which is made once because most sites have it. Its path is exact; reports write
  /// the Bezier that people take for it (easings.net).
  private static let standard = function("Easing.inOut(Easing.quad)", depth: 0)?.site(
    "Easing.inOut(Easing.quad)", bezier: [0.455, 0.03, 0.515, 0.955])

  /// The curve of an easing's text; nil for one that is not of this module or whose numbers are not written.
  static func curve(_ text: String) -> SiteCurve? {
    if let standard, standard.name == text { return standard }
    if let side = bounces[text] { return BounceCurve.curve(side, name: text) }
    return function(Substring(text), depth: 0).map { $0.site(text) }
  }

  /// The bounces that are parabolas of the core; the module's own bounces at its end.
  private static let bounces: [String: BounceCurve.Side] = [
    "Easing.bounce": .end, "Easing.in(Easing.bounce)": .end, "Easing.out(Easing.bounce)": .start,
  ]

  private static func function(_ text: Substring, depth: Int) -> EasingFunction? {
    guard depth < ScanLimits.nesting, text.hasPrefix("Easing.") else { return nil }
    let rest = text.dropFirst("Easing.".count)
    guard let opening = rest.firstIndex(of: "("), rest.last == ")" else { return constant(rest) }
    let inner = rest[rest.index(after: opening)...].dropLast()
    switch rest[..<opening] {
    case "in": return function(inner, depth: depth + 1)
    case "out": return function(inner, depth: depth + 1)?.reversed
    case "inOut": return function(inner, depth: depth + 1)?.mirrored
    case "poly": return Int(inner).flatMap(EasingFunction.power)
    // The module's defaults.
    case "back": return (inner.isEmpty ? 1.70158 : Double(inner)).flatMap(EasingFunction.back)
    case "elastic": return (inner.isEmpty ? 1 : Double(inner)).map { EasingFunction.elastic($0) }
    case "bezier", "bezierFn":
      return EasingFunction(
        bezier: inner.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) })
    default: return nil
    }
  }

  private static func constant(_ name: Substring) -> EasingFunction? {
    switch name {
    case "linear": EasingFunction.power(1)
    case "ease": EasingFunction(bezier: [0.42, 0, 1, 1])
    case "quad": EasingFunction.power(2)
    case "cubic": EasingFunction.power(3)
    case "sin": EasingFunction.sine
    case "circle": EasingFunction.circle
    case "exp": EasingFunction.exponential
    case "bounce": EasingFunction.bounce
    default: nil
    }
  }

  /// Whether an easing is a Bezier with its numbers.
  static func isBezier(_ easing: Expression) -> Bool {
    switch easing {
    case .call("Easing.bezier", _), .call("Easing.bezierFn", _): true
    case .member(let inner, "factory"): isBezier(inner)
    default: false
    }
  }
}

/// The easings of JavaScript on the web: Motion's names (motion-utils/easing), CSS's, React Native's and GSAP's.
enum WebEasing {
  /// The curve of an easing's text; nil for one that is none.
  static func curve(_ text: String) -> SiteCurve? {
    if let function = motion(text) { return function.site(text) }
    guard let points = CSSEasing.controlPoints(text.filter { $0 != " " }) else {
      return CSSEasing.curve(CSSEasing.spelled(text)) ?? NativeEasing.curve(text) ?? GSAPEasing.curve(text)
    }
    return SiteCurve(bezier: points.compactMap { $0 }, name: text)
  }

  private static func motion(_ name: String) -> EasingFunction? {
    switch name {
    case "linear": EasingFunction(bezier: [0, 0, 1, 1])
    case "easeIn": EasingFunction(bezier: [0.42, 0, 1, 1])
    case "easeOut": EasingFunction(bezier: [0, 0, 0.58, 1])
    case "easeInOut": EasingFunction(bezier: [0.42, 0, 0.58, 1])
    case "circIn": EasingFunction.circle
    case "circOut": EasingFunction.circle.reversed
    case "circInOut": EasingFunction.circle.mirrored
    case "backOut": backOut
    case "backIn": backOut?.reversed
    case "backInOut": backOut?.reversed?.mirrored
    case "anticipate": anticipate
    default: nil
    }
  }

  /// Whether Motion exports an easing function of a name.
  static func isImported(_ name: String) -> Bool {
    ["ease", "back", "circ"].contains { name.hasPrefix($0) } && motion(name) != nil || name == "anticipate"
  }

  /// Pulls back, and then shoots ahead.
  private static let anticipate = backOut?.reversed.map { back in
    EasingFunction(corners: [0.5]) { progress in
      progress < 0.5 ? back.value(2 * progress) / 2 : 1 - exp2(-10 * (2 * progress - 1)) / 2
    }
  }

  private static let backOut = EasingFunction(bezier: [0.33, 1.53, 0.69, 0.99])
}

extension CurveNames {
  static let native = CurveNames { NativeEasing.curve($0) }
  static let web = CurveNames { WebEasing.curve($0) }
  static let gsap = CurveNames { GSAPEasing.curve($0) }
}

extension Library {
  /// React Native's module `Easing`: a Bezier as its numbers, the others as their text; and Reanimated's springs.
  static let native = Library(
    name: { path in path.hasPrefix("Easing.") ? .text(path) : nil },
    call: { path, arguments in
      guard path.hasPrefix("Easing.") else { return nil }
      if path == "Easing.bezier" || path == "Easing.bezierFn" { return .elements(arguments.map(\.value)) }
      return .text(path + "(" + arguments.map { spelled($0.value) }.joined(separator: ", ") + ")")
    },
    // `.factory()` makes a function of a Bezier, which is the same.
    member: { value, member in member == "factory" ? value : nil },
    global: { ReanimatedVersion.springs[$0].map { .number($0) } },
    isShaped: { $0.hasPrefix("Easing.") })

  /// Motion's `cubicBezier(…)`, GSAP's `Power2.easeOut`, and what React Native has.
  static let web = Library(
    name: { path in
      if GSAPEasing.isName(path) { return .text(path) }
      return native.name(path) ?? (path == "Infinity" ? .unread(.expression) : nil)
    },
    call: { path, arguments in
      path == "cubicBezier" ? .elements(arguments.map(\.value)) : native.call(path, arguments)
    },
    member: native.member,
    global: { path in
      // react-spring's.
      guard path.hasPrefix("easings.") else { return native.global(path) }
      let name = String(path.dropFirst("easings.".utf8.count))
      return PennerEasing.chart(name) == nil ? nil : .text(name)
    },
    isShaped: native.isShaped)

  /// The same in a file that imports Svelte's easing functions, which it calls by their names.
  static let svelte: Library = {
    var library = web
    library.global = { PennerEasing.svelte($0) == nil ? nil : .text($0) }
    return library
  }()

  /// An argument as it was written.
  private static func spelled(_ expression: Expression) -> String {
    switch expression {
    case .name(let name): name
    case .number(let number, _): Site.figure(number)
    case .negative(let inner): "-" + spelled(inner)
    case .call(let path, let arguments):
      path + "(" + arguments.map { spelled($0.value) }.joined(separator: ", ") + ")"
    default: "…"
    }
  }
}

extension CurveNames {
  /// react-spring's `easings` are called as Chart.js calls them (packages/shared/src/easings.ts).
  static let reactSpring = CurveNames { PennerEasing.chart($0) ?? WebEasing.curve($0) }
  /// Svelte's, and those of the web.
  static let svelte = CurveNames { PennerEasing.svelte($0)?.site($0) ?? WebEasing.curve($0) }
  static let charts = CurveNames { PennerEasing.chart($0) }
  /// Popmotion's eases (popmotion 11, easing/index.ts).
  static let popmotion = CurveNames { PennerEasing.popmotion($0)?.site($0) }
}
