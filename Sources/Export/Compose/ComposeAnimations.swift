import MotionPhysics
import Presets

/// Springs and tweens: functions for a spec of any type.
extension ComposeExporter {
  func lines(of preset: ExportedPreset, _ animation: Animation) -> [String] {
    switch animation {
    case .spring(let spring, let delay): return lines(of: preset, spring, delay: delay)
    case .tween(let curve, let duration, let delay):
      let (time, wait) = (RoundedTime(duration), RoundedTime(delay))
      let remarks = isExact(animation) ? [] : [Self.rounded("tween takes")]
      let value = tween(preset.curveName.map(path) ?? easing.expression(curve), time, delay: wait)
      return function(preset, remarks, type: "TweenSpec", value: value)
    }
  }

  private func lines(of preset: ExportedPreset, _ spring: Spring, delay: Double) -> [String] {
    var remarks = spring.damping == 0 ? [Self.endless] : []
    remarks += FormulaGap.remark("Compose", of: spring, .compose(spring))
    let value: String
    if let numbers = arguments(spring) {
      let call = "\(symbol("spring"))(\(numbers), visibilityThreshold = visibilityThreshold)"
      value = delayed(call, delay)
    } else {
      remarks = ["a cut, because its stiffness or damping ratio does not fit into 32 bits"]
      value = "\(symbol("snap"))()"
    }
    return function(
      preset, remarks, hasThreshold: true, type: springType(spring, delay: delay), value: value)
  }

  /// The type of a spring's spec: Compose's own has no delay.
  func springType(_ spring: Spring, delay: Double) -> String {
    arguments(spring) == nil || RoundedTime.nanoseconds(delay) > 0 ? "FiniteAnimationSpec" : "SpringSpec"
  }

  /// A function for a spec of any type, and one that takes whether motion is reduced.
  func function(
    _ preset: ExportedPreset, _ remarks: [String], hasThreshold: Bool = false, type: String, value: String
  ) -> [String] {
    let parameters = hasThreshold ? ["visibilityThreshold: T? = null"] : []
    let argument = hasThreshold ? "visibilityThreshold" : ""
    let name = names.member(preset.name)
    let reduced = reducedCall(preset, argument: argument)
    let function =
      heading(preset, remarks + reduced.remarks) + [
        "\(access.inner)fun <T> \(name)(\(parameters.joined())): \(symbol(type))<T> =", "    \(value)",
      ]
    guard let call = reduced.call else { return function }
    let all = (["reduceMotion: \(symbol("Boolean"))"] + parameters).joined(separator: ", ")
    return function + ["", "/** The same, or what replaces it where motion is reduced. */"]
      + deprecation(preset, isReducing: true) + [
        "\(access.inner)fun <T> \(name)(\(all)): \(symbol("FiniteAnimationSpec"))<T> =",
        "    if (reduceMotion) \(call) else \(path(preset.name))(\(argument))",
      ]
  }

  /// The call that replaces a preset, or nil, and the reason if the reduced partner cannot be called.
  func reducedCall(_ preset: ExportedPreset, argument: String = "") -> (call: String?, remarks: [String]) {
    switch preset.reduced {
    case nil: return (nil, [])
    case .cut: return ("\(symbol("snap"))()", [])
    case .elsewhere(let name): return (nil, ["\(name), which replaces it with less motion, is not exported"])
    case .preset(let name, let motion):
      if name == preset.name { return (nil, []) }
      switch motion.animation {
      case .spring: return ("\(path(name))(\(argument))", [])
      case .tween: return ("\(path(name))()", [])
      case nil:
        return (nil, ["\(name), which replaces it with less motion, is no spec that can stand in its place"])
      }
    }
  }

  /// A spring's two numbers as arguments; nil where they do not fit into 32 bits.
  func arguments(_ spring: Spring) -> String? {
    guard LibrarySpring.compose(spring) != nil else { return nil }
    let stiffness = KotlinText.float(spring.stiffness / spring.mass)
    return "dampingRatio = \(KotlinText.float(spring.dampingRatio)), stiffness = \(stiffness)"
  }

  /// The animation to a phase or another screen as an expression; nil if its numbers do not fit.
  func expression(_ animation: Animation) -> String? {
    switch animation {
    case .spring(let spring, let delay):
      return arguments(spring).map { delayed("\(symbol("spring"))(\($0))", delay) }
    case .tween(let curve, let duration, let delay):
      return tween(easing.expression(curve), RoundedTime(duration), delay: RoundedTime(delay))
    }
  }

  func tween(_ curve: String, _ duration: RoundedTime, delay: RoundedTime) -> String {
    var arguments = ["durationMillis = \(duration.count)"]
    if delay.count > 0 { arguments.append("delayMillis = \(delay.count)") }
    return "\(symbol("tween"))(\((arguments + ["easing = \(curve)"]).joined(separator: ", ")))"
  }

  /// A spring's spec after a delay, which Compose has for tweens only.
  func delayed(_ spec: String, _ delay: Double) -> String {
    let nanoseconds = RoundedTime.nanoseconds(delay)
    guard nanoseconds > 0 else { return spec }
    easing.use(.delayed)
    return "\(root)DelayedSpec(\(nanoseconds)L, \(spec))"
  }

  /// Whether `tween` takes its times without a loss; springs take theirs anyhow.
  func isExact(_ animation: Animation) -> Bool {
    guard case .tween(_, let duration, let delay) = animation else { return true }
    return RoundedTime(duration).isExact && RoundedTime(delay).isExact
  }

  /// A function of a few cases, such as the value in each phase.
  func function(_ head: String, cases: [(name: String, value: String)], of subject: String) -> [String] {
    ["\(access.inner)\(head) = when (\(subject)) {"] + cases.map { "    \($0.name) -> \($0.value)" } + ["}"]
  }

  /// The function in an object that replaces its preset.
  func reducedMember(_ call: String?) -> [String] {
    guard let call else { return [] }
    let spec = symbol("FiniteAnimationSpec")
    return [
      "", "/** What replaces it where motion is reduced. */",
      "\(access.inner)fun <T> reduced(): \(spec)<T> = \(call)",
    ]
  }
}
