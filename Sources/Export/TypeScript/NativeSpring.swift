import MotionPhysics
import PlainText

/// The common part of React Native's two libraries, `Animated` and Reanimated: `Easing`, and springs for which they
/// know but two formulas.
protocol NativeSystem: TypeScriptSystem {
  /// For people.
  var libraryName: String { get }
}

extension NativeSystem {
  /// A spring or a tween as both libraries' functions take it; a baked path holds its velocity already.
  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var members: [TypeScriptValue.Member]
    var velocity = initialVelocity
    switch animation {
    case .spring(let spring, _):
      if let baked = try baked(spring, initialVelocity: initialVelocity, &notes) {
        members = [.init("type", .text("timing"))] + baked
        velocity = 0
      } else {
        members = [
          .init("type", .text("spring")), .init("mass", spring.mass), .init("stiffness", spring.stiffness),
          .init("damping", spring.damping),
        ]
      }
    case .tween(let curve, let duration, _):
      members = [
        .init("type", .text("timing")), .init("duration", .milliseconds(duration)),
        .init("easing", try self.curve(curve, &notes)),
      ]
    }
    if animation.delay > 0 { members.append(.init("delay", .milliseconds(animation.delay))) }
    if velocity != 0 { members.append(.init("initialVelocity", velocity)) }
    return .object(members)
  }

  /// The path of a spring that the libraries would play as another one: a duration and an easing. From critical on both
  /// have the critical formula alone, and both refuse a damping of 0 (SpringAnimation.js; springUtils.ts,
  /// `checkIfConfigIsValid`). Nil for a spring that they play as it is.
  ///
  /// - Throws: ``MotionError`` for a spring that never settles.
  private func baked(
    _ spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member]? {
    guard spring.kind == .overdamped || spring.damping <= 0 else { return nil }
    let baked = try path(of: spring, initialVelocity: initialVelocity, &notes)
    let gap = gapOfCriticalFormula(spring, initialVelocity, end: Double(baked.durationMillis) / 1000)
    if gap > tolerance {
      notes.note(
        gap: gap,
        because:
          "its path is baked and starts at rest when interrupted, because \(libraryName) would play it as a "
          + "critical spring,")
    }
    return [
      .init("duration", Double(baked.durationMillis)),
      .init("easing", TypeScriptCurve.lines(baked.points, &notes)),
    ]
  }

  /// How far the critical spring of the same frequency is from a spring, at most.
  private func gapOfCriticalFormula(_ spring: Spring, _ velocity: Double, end: Double) -> Double {
    guard let critical = try? Spring(validatingDuration: spring.duration, bounce: 0) else { return 0 }
    return (0...500).map { step in
      let time = end * Double(step) / 500
      return abs(
        spring.value(initialVelocity: velocity, time: time)
          - critical.value(initialVelocity: velocity, time: time))
    }.max() ?? 0
  }

  var curveWords: CurveWords? {
    CurveWords(
      linear: .code("Easing.linear"), circularEaseIn: .code("Easing.in(Easing.circle)"),
      circularEaseOut: .code("Easing.out(Easing.circle)"),
      circularEaseInOut: .code("Easing.inOut(Easing.circle)"),
      bezier: { .code("Easing.bezier(\(DecimalText.list($0.numbers)))") },
      mirrored: { half in
        NativePower.allCases.first { $0.isSame(half) }.map { .code("Easing.inOut(Easing.\($0.rawValue))") }
      })
  }

  var library: StyleKeys.Library {
    StyleKeys.Library(offset: ["translateX", "translateY"], texts: (tracks: .none, values: .colors))
  }
}

/// The powers of time that `Easing` has by name, which are Beziers exactly.
private enum NativePower: String, CaseIterable {
  case quad, cubic

  private var numbers: [Double] {
    switch self {
    case .quad: [1.0 / 3, 0, 2.0 / 3, 1.0 / 3]
    case .cubic: [1.0 / 3, 0, 2.0 / 3, 0]
    }
  }

  /// Whether a Bezier is the power but for rounding.
  func isSame(_ curve: CubicBezier) -> Bool {
    zip(curve.numbers, numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
