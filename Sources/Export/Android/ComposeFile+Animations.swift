import MotionPhysics
import Presets

extension ComposeFile {
  func spring(_ preset: ExportedPreset, _ spring: Spring, delay: Double) -> [String] {
    let parameter = "visibilityThreshold: T? = null"
    guard let numbers = arguments(spring) else {
      return animation(
        preset, ["a cut, because its stiffness or damping ratio does not fit into 32 bits"],
        parameter: parameter,
        argument: "visibilityThreshold", type: springType(spring, delay: delay),
        value: "\(easing.symbols.name("snap"))()")
    }
    let remarks = spring.damping == 0 ? ["undamped, so it runs until something stops it"] : []
    let call = "\(easing.symbols.name("spring"))(\(numbers), visibilityThreshold = visibilityThreshold)"
    return animation(
      preset, remarks, parameter: parameter, argument: "visibilityThreshold",
      type: springType(spring, delay: delay), value: delayed(call, delay))
  }

  /// The type of a spring's spec: Compose's own has no delay.
  func springType(_ spring: Spring, delay: Double) -> String {
    arguments(spring) == nil || RoundedTime.nanoseconds(delay) > 0 ? "FiniteAnimationSpec" : "SpringSpec"
  }

  func tween(
    _ preset: ExportedPreset, _ curve: UnitCurve, duration: Double, delay: Double
  ) -> [String] {
    let time = RoundedTime(duration)
    let delay = RoundedTime(delay)
    let remarks = time.isExact && delay.isExact ? [] : [Self.rounded("tween takes")]
    return animation(
      preset, remarks, parameter: "", argument: "", type: "TweenSpec",
      value: tween(easingName(preset) ?? easing.expression(curve), time, delay: delay))
  }

  /// What is said where a time loses something.
  static func rounded(_ takes: String) -> String {
    "rounded to whole milliseconds, which is all that \(takes)"
  }

  /// The preset that a tween takes its curve from, where it is written too.
  private func easingName(_ preset: ExportedPreset) -> String? {
    guard case .tween(let typed) = preset.preset.content, case .preset(let name) = typed.curve,
      written.contains(name)
    else { return nil }
    return names.path(name)
  }

  /// A function for a spec of any type, and one that takes whether motion is reduced.
  func animation(
    _ preset: ExportedPreset, _ remarks: [String], parameter: String, argument: String, type: String,
    value: String
  ) -> [String] {
    let name = names.member(preset.name)
    let reduced = reducedCall(preset, argument: argument)
    let remarks = reduced.remark.map { remarks + [$0] } ?? remarks
    var lines =
      heading(preset, remarks) + [
        "fun <T> \(name)(\(parameter)): \(easing.symbols.name(type))<T> =", "    \(value)",
      ]
    guard let call = reduced.call else { return lines }
    let spec = easing.symbols.name("FiniteAnimationSpec")
    let parameters =
      ["reduceMotion: \(easing.symbols.name("Boolean"))"] + (parameter.isEmpty ? [] : [parameter])
    lines += ["", "/** The same, or what replaces it where motion is reduced. */"]
    lines += deprecation(preset)
    lines += [
      "fun <T> \(name)(\(parameters.joined(separator: ", "))): \(spec)<T> =",
      "    if (reduceMotion) \(call) else \(names.path(preset.name))(\(argument))",
    ]
    return lines
  }

  /// What replaces a preset, as a call; nil where nothing does, and the reason where a person named something.
  func reducedCall(_ preset: ExportedPreset, argument: String = "") -> (call: String?, remark: String?) {
    switch preset.reduced {
    case nil: return (nil, nil)
    case .cut: return ("\(easing.symbols.name("snap"))()", nil)
    case .elsewhere(let name): return (nil, "\(name), which replaces it with less motion, is not exported")
    case .preset(let name, let motion):
      if name == preset.name { return (nil, nil) }
      switch motion {
      case .spring: return ("\(names.path(name))(\(argument))", nil)
      case .tween: return ("\(names.path(name))()", nil)
      case .curve, .duration, .clip, .sequence, .morph:
        return (nil, "\(name), which replaces it with less motion, is no spec that can stand in its place")
      }
    }
  }
}
