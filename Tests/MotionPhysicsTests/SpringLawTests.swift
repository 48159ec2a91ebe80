import TestSupport
import Testing

@testable import MotionPhysics

@Suite("Laws: what holds of every spring, animation and curve, whatever its numbers")
struct SpringLawTests {
  private static func state(_ random: inout Seeded, _ spring: Spring) -> MotionState<Double> {
    MotionState(
      position: random.number(in: -3...3), velocity: random.number(in: -3...3) * spring.angularFrequency)
  }

  /// Of a displacement and its velocity, the share of the scale.
  private static func error(_ found: MotionState<Double>, _ expected: MotionState<Double>, _ spring: Spring)
    -> Double
  {
    let gap = abs(found.position - expected.position)
    return max(gap, abs(found.velocity - expected.velocity) / spring.angularFrequency)
  }

  @Test("flow: moving on for s and then for t is moving on for s + t")
  func flow() throws {
    var random = Seeded(seed: 41)
    for _ in 0..<2000 {
      let spring = try random.spring()
      let start = Self.state(&random, spring)
      // Halves add without a rounding.
      let (first, second) = (
        random.number(in: 0...2).rounded(toBits: 20), random.number(in: 0...2).rounded(toBits: 20)
      )
      let once = spring.propagator(first + second).applied(to: start)
      let twice = spring.propagator(second).applied(to: spring.propagator(first).applied(to: start))
      #expect(Self.error(once, twice, spring) <= 1.5e-14, "\(spring) \(first) \(second)")
    }
  }

  @Test("linear: the motion of a sum is the sum of the motions")
  func linear() throws {
    var random = Seeded(seed: 42)
    for _ in 0..<2000 {
      let spring = try random.spring()
      let (left, right) = (Self.state(&random, spring), Self.state(&random, spring))
      let factor = random.number(in: -2...2)
      let time = random.number(in: 0...3)
      func moved(_ state: MotionState<Double>) -> MotionState<Double> {
        spring.propagator(time).applied(to: state)
      }
      let sum = MotionState(
        position: left.position + factor * right.position, velocity: left.velocity + factor * right.velocity)
      let (first, second) = (moved(left), moved(right))
      let expected = MotionState(
        position: first.position + factor * second.position,
        velocity: first.velocity + factor * second.velocity)
      #expect(Self.error(moved(sum), expected, spring) <= 1e-14, "\(spring) \(time)")
    }
  }

  @Test("energy never rises, and without damping it stays")
  func energy() throws {
    var random = Seeded(seed: 44)
    for _ in 0..<300 {
      let spring = random.chance(20) ? try Spring(validatingDuration: 0.4, bounce: 1) : try random.spring()
      func energy(_ state: MotionState<Double>) -> Double {
        let speed = state.velocity / spring.angularFrequency
        return state.position * state.position + speed * speed
      }
      let start = Self.state(&random, spring)
      var before = energy(start)
      for step in 1...200 {
        let after = energy(spring.propagator(0.01 * Double(step)).applied(to: start))
        #expect(after <= before * (1 + 4e-15), "\(spring) \(step)")
        if spring.decay == 0 { #expect(abs(after / before - 1) < 4e-15) }
        before = after
      }
    }
  }

  @Test("a motion that is given its own target again goes on as it would have")
  func retargeting() throws {
    var random = Seeded(seed: 45)
    for _ in 0..<500 {
      let spring = try random.spring()
      let motion = SpringMotion(
        spring, from: random.number(in: -2...2), to: 1, initialVelocity: random.number(in: -9...9))
      let same = motion.retargeted(to: 1, at: random.number(in: 0...1))
      let time = 1 + random.number(in: 0...1)
      #expect(abs(same.value(at: time) - motion.value(at: time)) < 2e-14, "\(spring)")
      let gap = abs(same.velocity(at: time) - motion.velocity(at: time))
      #expect(gap < 4e-14 * spring.angularFrequency, "\(spring)")
    }
  }

  @Test("distance is a metric: 0 to itself, symmetric, and no way round is shorter")
  func metric() throws {
    var random = Seeded(seed: 46)
    for _ in 0..<150 {
      let motions = try (0..<3).map { _ in try random.endingAnywhere() }
      func distance(_ left: Int, _ right: Int) -> Double {
        motions[left].distance(to: motions[right]).distance
      }
      #expect(distance(0, 0) == 0)
      #expect(abs(distance(0, 1) - distance(1, 0)) <= 2 * AccuracyTable.distance, "\(motions)")
      #expect(distance(0, 2) <= distance(0, 1) + distance(1, 2) + 3 * AccuracyTable.distance, "\(motions)")
    }
  }

  @Test("settling is the last crossing: outside just before it, inside ever after")
  func settling() throws {
    var random = Seeded(seed: 47)
    for _ in 0..<500 {
      let spring = try random.spring()
      let velocity = random.chance(50) ? 0 : random.number(in: -30...30)
      let share = [0.3, 0.01, 0.001][random.index(3)]
      let time = spring.settlingTime(initialVelocity: velocity, share: share)
      func gap(_ time: Double) -> Double { abs(spring.value(initialVelocity: velocity, time: time) - 1) }
      if time > 0 { #expect(abs(gap(time) - share) <= 1e-12, "\(spring) \(velocity) \(share)") }
      for step in 1...400 { #expect(gap(time * (1 + 0.01 * Double(step)) + 1e-9) <= share + 1e-15) }
    }
  }

  @Test("a Bezier that is sampled and fitted comes back")
  func fitting() throws {
    var random = Seeded(seed: 48)
    for _ in 0..<12 {
      let curve = try CubicBezier(
        x1: random.number(in: 0.1...0.9), y1: random.number(in: -0.2...1.2), x2: random.number(in: 0.1...0.9),
        y2: random.number(in: -0.2...1.2))
      let points = (0...512).map { CurvePoint(x: Double($0) / 512, y: curve.value(at: Double($0) / 512)) }
      let fit = try BezierFit(fitting: .tween(.points(PointsCurve(points: points)), duration: 1, delay: 0))
      // Two or three decimals of each number.
      #expect(fit.maxError < 0.006, "\(curve) \(fit)")
    }
  }
}

extension Double {
  /// The nearest number with so many binary places.
  fileprivate func rounded(toBits bits: Int) -> Double {
    let unit = Double(1 << bits)
    return (self * unit).rounded() / unit
  }
}

extension Seeded {
  /// A spring, or a tween that need not end where the others do.
  fileprivate mutating func endingAnywhere() throws -> Animation {
    guard chance(50) else { return try animation() }
    let inner = (0..<index(6)).map { _ in number(in: 0...1) }.sorted()
    let points = ([0] + inner + [1]).map { CurvePoint(x: $0, y: number(in: -0.5...1.5)) }
    return .tween(.points(try PointsCurve(points: points)), duration: number(in: 0.05...2), delay: 0)
  }
}
