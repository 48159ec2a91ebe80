import MotionPhysics
import PlainText

/// The common part of React Native's two libraries, `Animated` and Reanimated: `Easing`, and springs for which they
/// know but two formulas.
protocol NativeSystem: TypeScriptSystem {
  /// For people.
  var libraryName: String { get }
  /// The unit behind an angle of a clip's track; none where the library interpolates numbers alone.
  var trackAngleUnit: String { get }
}

extension NativeSystem {
  /// A spring as both libraries' functions take it, or the path of one that they would play as another: from critical on
  /// both have the critical formula alone, and both refuse a damping of 0 (SpringAnimation.js; springUtils.ts,
  /// `checkIfConfigIsValid`).
  func spring(
    _ spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> (members: [TypeScriptValue.Member], isBaked: Bool) {
    guard spring.kind == .overdamped || spring.damping <= 0 else {
      let numbers = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
      return ([.init("type", .text("spring"))] + numbers.map { .init($0, $1) }, false)
    }
    let baked = try path(of: spring, initialVelocity: initialVelocity, &notes)
    let gap = FormulaGap.ofCritical(for: spring, initialVelocity: initialVelocity)
    if gap > tolerance {
      notes.note(
        gap: gap,
        because:
          "its path is baked and starts at rest when interrupted, because \(libraryName) would play it as a "
          + "critical spring,")
    }
    return ([.init("type", .text("timing"))] + members(baked, &notes), true)
  }

  func tween(
    _ curve: UnitCurve, duration: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member] {
    [
      .init("type", .text("timing")), .init("duration", .milliseconds(duration)),
      .init("easing", try self.curve(curve, &notes)),
    ]
  }

  func word(for curve: UnitCurve) -> TypeScriptValue? {
    switch curve {
    case .linear: .code("Easing.linear")
    case .circularEaseIn: .code("Easing.in(Easing.circle)")
    case .circularEaseOut: .code("Easing.out(Easing.circle)")
    case .circularEaseInOut: .code("Easing.inOut(Easing.circle)")
    case .path(let path):
      bounce(path)
        ?? path.mirroredHalf.flatMap { half in
          nativePowers.first { zip(half.numbers, $0.bezier).allSatisfy { abs($0 - $1) < 1e-9 } }
        }.map { .code("Easing.inOut(Easing.\($0.name))") }
    default: curve.bezier.map { .code("Easing.bezier(\(DecimalText.list($0.numbers)))") }
    }
  }

  private func bounce(_ path: PathCurve) -> TypeScriptValue? {
    nativeBounces.first { bounce in
      bounce.numbers.count == path.numbers.count
        && zip(bounce.numbers, path.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
    }.map { .code($0.name) }
  }

  var library: StyleKeys.Library {
    // An angle without a unit is refused (React Native's processTransform.js), or taken for radians.
    StyleKeys.Library(
      offset: ["translateX", "translateY"], texts: (tracks: .none, values: .colors),
      angleUnits: (tracks: trackAngleUnit, values: "deg"))
  }
}

/// The powers of time that `Easing` has by name, which are Beziers exactly.
private let nativePowers: [(name: String, bezier: [Double])] = [
  ("quad", [1.0 / 3, 0, 2.0 / 3, 1.0 / 3]), ("cubic", [1.0 / 3, 0, 2.0 / 3, 0]),
]

/// The bounces that `Easing` has by name, whose own is at the end; there and back it is another.
private let nativeBounces: [(name: String, numbers: [Double])] = [
  ("Easing.bounce", BounceCurve.Side.end), ("Easing.out(Easing.bounce)", .start),
].map { ($0.0, BounceCurve.path($0.1)?.numbers ?? []) }
