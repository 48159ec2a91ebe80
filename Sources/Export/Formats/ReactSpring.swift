import MotionPhysics
import PlainText

extension ExportFormat {
  static let reactSpring = ExportFormat.typeScript(
    "react-spring",
    summary:
      "TypeScript for react-spring: tension, friction and mass, tweens with their easing, clips to interpolate.",
    platform: "web-js"
  ) { ReactSpringSystem(tolerance: $0) }
}

/// react-spring (version 9 to 10): tension, friction and mass; milliseconds.
///
/// A `duration` turns the spring off and a `bounce` makes it rebound at the target, so a spring has neither.
struct ReactSpringSystem: TypeScriptSystem {
  func introduction(_ names: TypeScriptNames) -> [String] {
    [
      "For react-spring: a preset is spread into the props, `useSpring({ to: { x: 100 }, ...\(names.object).sheet.present })`.",
      "react-spring reckons its springs in whole steps of 1 ms, 17 in a frame of 16.7 ms and 9 in one of 8.3 ms: every one",
      "is 2 % faster than it should be at 60 frames a second, and 8 % at 120. What its steps move besides by 1 % of the",
      "travel or more is said, by 3 % avoided. An initialVelocity is in travels per millisecond: times (to - from) it is",
      "react-spring's `velocity`. A clip's progress goes from 0 to 1 in its duration; a style of it is",
      "`progress.to(clip.tracks.opacity)`, a colour has a list. A morph's element is",
      "`useSpring({ from: card.from, to: card.to, ...card.present })`. Durations are milliseconds.",
      "With less motion: `\(names.choice)(useReducedMotion() === true)` in place of `\(names.object)`.",
    ]
  }

  let library = StyleKeys.Library(rotation: "rotateZ")

  let trackKeys = (places: "range", numbers: "output")
  let tolerance: Double

  func velocity(_ velocity: Double) -> Double { velocity / 1000 }

  func tween(
    _ curve: UnitCurve, duration: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member] {
    if duration == 0 { return [.init("immediate", .code("true"))] }
    let easing = try self.curve(curve, &notes)
    return [
      .init("config", .object([.init("duration", .milliseconds(duration)), .init("easing", easing)]))
    ]
  }

  /// The largest gaps that nothing is said of and that a spring keeps its own numbers with, shares of the travel: what
  /// can be seen is baked. That every spring is fast is said once for all: a path would be on time, but starts at rest
  /// when it is interrupted.
  private static let (leastGap, mostGap) = (0.01, 0.03)

  /// A spring's own numbers, or where the library's steps would not play them its path over its settling time.
  func spring(
    _ spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> (members: [TypeScriptValue.Member], isBaked: Bool) {
    let numbers = [("tension", spring.stiffness), ("friction", spring.damping), ("mass", spring.mass)]
    let own = TypeScriptValue.Member("config", .object(numbers.map { .init($0, $1) }))
    let gap = ReactSpringSteps.gap(of: spring, initialVelocity: initialVelocity)
    guard gap > Self.leastGap else { return ([own], false) }
    let steps = "react-spring's steps of 1 ms"
    guard gap > Self.mostGap, let path = try? path(of: spring, initialVelocity: initialVelocity, &notes)
    else {
      notes.note(gap: gap, because: "\(steps) move it")
      return ([own], false)
    }
    notes.note(
      gap: gap,
      because: "its path is baked and starts at rest when interrupted, because \(steps) would move it")
    return ([.init("config", .object(members(path, &notes)))], true)
  }
}

/// react-spring's own reckoning of a spring, from 0 to 1: steps of 1 ms, each with the acceleration at its start and
/// the velocity at its end, and for each frame as many as its milliseconds rounded up (packages/core/src/SpringValue.ts,
/// `advance`).
enum ReactSpringSteps {
  /// The most that is looked at, milliseconds.
  private static let most = 20_000

  /// How far its steps move it from the motion, at most: a share of the travel, infinite where it runs away.
  ///
  /// - Parameter initialVelocity: Travels per second.
  static func gap(of spring: Spring, initialVelocity: Double = 0) -> Double {
    let settling = spring.settlingTime(initialVelocity: initialVelocity)
    let end = min(Int(min(settling, 1e6) * 1000) + 1, most)
    var (position, velocity, gap) = (0.0, initialVelocity / 1000, 0.0)
    for millisecond in 1...max(end, 1) {
      let force = spring.stiffness * 1e-6 * (1 - position) - spring.damping * 1e-3 * velocity
      velocity += force / spring.mass
      position += velocity
      guard abs(position) < 1e6 else { return .infinity }
      let truth = spring.value(initialVelocity: initialVelocity, time: Double(millisecond) / 1000)
      gap = max(gap, abs(position - truth))
    }
    return gap
  }
}
