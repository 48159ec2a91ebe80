import MotionPhysics
import Presets

extension ComposeFile {
  /// A spring's two numbers as arguments; nil where they do not fit into 32 bits.
  func arguments(_ spring: Spring) -> String? {
    let stiffness = spring.stiffness / spring.mass
    guard Float(stiffness).isNormal, Float(spring.dampingRatio).isFinite else { return nil }
    return
      "dampingRatio = \(KotlinText.float(spring.dampingRatio)), stiffness = \(KotlinText.float(stiffness))"
  }

  /// What leads to a phase or another screen, as an expression; nil where its numbers do not fit.
  func expression(_ animation: Animation) -> String? {
    switch animation {
    case .spring(let spring, let delay):
      return arguments(spring).map { delayed("\(easing.symbols.name("spring"))(\($0))", delay) }
    case .tween(let curve, let duration, let delay):
      return tween(easing.expression(curve), RoundedTime(duration), delay: RoundedTime(delay))
    }
  }

  func tween(_ curve: String, _ duration: RoundedTime, delay: RoundedTime) -> String {
    var arguments = ["durationMillis = \(duration.count)"]
    if delay.count > 0 { arguments.append("delayMillis = \(delay.count)") }
    return "\(easing.symbols.name("tween"))(\((arguments + ["easing = \(curve)"]).joined(separator: ", ")))"
  }

  /// A spring's spec after a delay, which Compose has for tweens only.
  func delayed(_ spec: String, _ delay: Double) -> String {
    let nanoseconds = RoundedTime.nanoseconds(delay)
    guard nanoseconds > 0 else { return spec }
    easing.use(.delayed)
    return "\(names.root)DelayedSpec(\(nanoseconds)L, \(spec))"
  }

  /// Whether `tween` takes its times without a loss; springs take theirs anyhow.
  func isExact(_ animation: Animation) -> Bool {
    guard case .tween(_, let duration, let delay) = animation else { return true }
    return RoundedTime(duration).isExact && RoundedTime(delay).isExact
  }

  /// A function of a few cases, such as the value in each phase.
  func function(_ head: String, cases: [(name: String, value: String)], of subject: String) -> [String] {
    ["\(head) = when (\(subject)) {"] + cases.map { "    \($0.name) -> \($0.value)" } + ["}"]
  }

  /// What replaces an object's preset, as a function of its own.
  func reducedMember(_ call: String?) -> [String] {
    guard let call else { return [] }
    let spec = easing.symbols.name("FiniteAnimationSpec")
    return [
      "", "/** What replaces it where motion is reduced. */", "fun <T> reduced(): \(spec)<T> = \(call)",
    ]
  }
}
