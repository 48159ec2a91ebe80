import MotionPhysics
import Presets

extension ComposeFile {
  func curve(_ preset: ExportedPreset, _ curve: UnitCurve) -> [String] {
    heading(preset) + [
      "val \(names.member(preset.name)): \(easing.symbols.name("Easing")) = \(easing.expression(curve))"
    ]
  }

  func duration(_ preset: ExportedPreset, _ seconds: Double) -> [String] {
    let time = RoundedTime(seconds)
    return heading(
      preset, time.isExact ? [] : [Self.rounded("specs take")]) + [
        "const val \(names.member(preset.name)): \(easing.symbols.name("Int")) = \(time.count)"
      ]
  }

  /// Another name: a function that calls the other, or a value that is the other.
  func alias(_ preset: ExportedPreset, of target: PresetName) -> [String] {
    let name = names.member(preset.name)
    let path = names.path(target)
    let symbol = easing.symbols.name
    switch preset.motion {
    case .curve: return heading(preset) + ["val \(name): \(symbol("Easing")) get() = \(path)"]
    case .duration: return heading(preset) + ["const val \(name): \(symbol("Int")) = \(path)"]
    case .clip, .sequence, .morph: return heading(preset) + ["val \(name): \(path) get() = \(path)"]
    case .tween:
      return animation(preset, [], parameter: "", argument: "", type: "TweenSpec", value: "\(path)()")
    case .spring(let spring, let delay):
      return animation(
        preset, [], parameter: "visibilityThreshold: T? = null", argument: "visibilityThreshold",
        type: springType(spring, delay: delay), value: "\(path)(visibilityThreshold)")
    }
  }
}
