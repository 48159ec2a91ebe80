import TestSupport

@testable import MotionPhysics

extension Seeded {
  mutating func chance(_ share: Double) -> Bool { number(in: 0...1) < share }

  /// A spring of any damping from bounce -0.95 to 0.95, every fifth within 1e-3 to 1e-12 of critical.
  mutating func spring() throws -> Spring {
    let duration = number(in: 0.05...2)
    guard chance(0.2) else {
      return try Spring(
        validatingDuration: duration, bounce: number(in: -0.95...0.95), mass: number(in: 0.2...5))
    }
    let offset = [1e-3, 1e-6, 1e-9, 1e-12][index(4)]
    return try Spring(validatingDuration: duration, bounce: chance(0.5) ? offset : -offset)
  }

  /// A spring or a tween of any curve, with or without a delay.
  mutating func animation() throws -> Animation {
    let delay = chance(0.5) ? 0 : number(in: 0...0.5)
    if chance(0.55) { return .spring(try spring(), delay: delay) }
    let duration = chance(0.1) ? 0 : number(in: 0.05...2)
    return .tween(try curve(), duration: duration, delay: delay)
  }

  private mutating func curve() throws -> UnitCurve {
    switch index(5) {
    case 0: return UnitCurve.named[index(UnitCurve.named.count)]
    case 1:
      return .bezier(
        try CubicBezier(
          x1: number(in: 0...1), y1: number(in: -1...2), x2: number(in: 0...1), y2: number(in: -1...2)))
    case 2:
      let inner = (0..<index(20)).map { _ in number(in: 0...1) }.sorted()
      let points = inner.map { CurvePoint(x: $0, y: number(in: -0.5...1.5)) }
      return .points(try PointsCurve(points: [CurvePoint(x: 0, y: 0)] + points + [CurvePoint(x: 1, y: 1)]))
    case 3: return .steps(try StepsCurve(count: 2 + index(30), jump: StepsCurve.Jump.allCases[index(4)]))
    default:
      let android = "M 0,0 C 0.05,0 0.13333,0.06 0.166666,0.4 C 0.20833,0.82 0.25,1 1,1"
      return .path(try PathCurve(svg: android))
    }
  }
}
