import TestSupport

@testable import MotionPhysics

/// Random springs, tweens and sequences that can be had again from the seed.
struct SeededMotions: RandomNumberGenerator {
  private var random: Seeded

  init(state: UInt64) { random = Seeded(seed: state) }

  mutating func next() -> UInt64 { random.next() }

  /// Curves without jumps and vertical tangents.
  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut,
    .bezier(CubicBezier(uncheckedX1: 0.3, y1: -0.6, x2: 0.4, y2: 1.7)),
  ]

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// A delay, often none, at times longer than any spring settles.
  mutating func delay() -> Double { chance(0.5) ? 0 : chance(0.2) ? number(2...4) : number(0.01...0.4) }

  mutating func spring(damped: Bool = false) throws -> Spring {
    let bounce = !damped && chance(0.15) ? 1 : chance(0.15) ? 0 : number(-0.8...0.9)
    return try Spring(validatingDuration: number(0.08...0.9), bounce: bounce)
  }

  mutating func animation(damped: Bool = false) throws -> Animation {
    if chance(0.65) { return .spring(try spring(damped: damped), delay: delay()) }
    let curve = Self.curves[Int(next() % UInt64(Self.curves.count))]
    return .tween(curve, duration: number(0.05...0.8), delay: delay())
  }

  /// A sequence of one property with two numbers.
  mutating func sequence(
    mode: PhaseSequence.Mode, jumps: Bool = true, damped: Bool = false
  ) throws -> PhaseSequence {
    let phases = try (0..<Int.random(in: 2...5, using: &self)).map { index in
      Phase(
        name: "phase \(index)", values: [try Components([number(-1...1), number(-300...300)])],
        animation: jumps && chance(0.15) ? nil : try animation(damped: damped))
    }
    return try PhaseSequence(properties: ["offset"], phases: phases, mode: mode)
  }
}
