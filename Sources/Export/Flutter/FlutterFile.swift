import MotionPhysics
import Presets

/// Writes presets as static members of a Dart class.
struct FlutterFile {
  let names: IdentifierTable
  let root: String
  let written: Set<PresetName>
  let note: (String) -> Void
  let curves = FlutterCurves()

  /// The imports that what was written needs.
  var imports: [String] {
    let usesMath = !curves.used.isDisjoint(with: [.circular, .steps, .springCurve])
    let math = usesMath ? ["import 'dart:math' as math;", ""] : []
    return [""] + math + [
      "import 'package:flutter/animation.dart';", "import 'package:flutter/physics.dart';", "",
    ]
  }

  func member(_ preset: ExportedPreset) -> [String] {
    let name = names[preset.name]
    if let target = preset.target {
      let keyword = preset.isClip ? "final" : "const"
      return heading(preset) + ["static \(keyword) \(type(preset.motion)) \(name) = \(names[target]);"]
    }
    switch preset.motion {
    case .spring(let spring, let delay):
      curves.use(.spring)
      let remarks = spring.damping == 0 ? ["undamped, so it runs until something stops it"] : []
      return declaration(
        preset, remarks + rounding([delay]), arguments: numbers(spring) + waiting(delay))
    case .tween(let curve, let duration, let delay):
      curves.use(.tween)
      let curve = curveName(preset) ?? curves.expression(curve).code
      return declaration(
        preset, rounding([duration, delay]),
        arguments: ["curve: \(curve)", "duration: \(DartText.duration(duration))"] + waiting(delay))
    case .curve(let curve):
      let code = curves.expression(curve).code
      return heading(preset) + ["static const \(type(preset.motion)) \(name) = \(code);"]
    case .duration(let seconds):
      return heading(preset, rounding([seconds])) + [
        "static const Duration \(name) = \(DartText.duration(seconds));"
      ]
    case .clip(let timeline, let driver, let loops):
      return clip(preset, timeline, driver: driver, loops: loops)
    case .sequence(let sequence): return self.sequence(preset, sequence)
    case .morph(let morph): return self.morph(preset, morph)
    }
  }

  /// The Dart type of a preset.
  func type(_ motion: Motion) -> String {
    switch motion {
    case .spring: "\(root)Spring"
    case .tween: "\(root)Tween"
    case .curve(let curve): curves.expression(curve).type
    case .duration: "Duration"
    case .clip: "\(root)Clip"
    case .sequence: "\(root)Sequence"
    case .morph: "\(root)Morph"
    }
  }

  private func declaration(_ preset: ExportedPreset, _ remarks: [String], arguments: [String]) -> [String] {
    let type = type(preset.motion)
    return heading(preset, remarks) + ["static const \(type) \(names[preset.name]) = \(type)("]
      + arguments.map { "  \($0)," } + [");"]
  }

  func numbers(_ spring: Spring) -> [String] {
    [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
      .map { "\($0): \(NumberText.exact($1))" }
  }

  func waiting(_ delay: Double) -> [String] {
    RoundedTime.microseconds(delay).count == 0 ? [] : ["delay: \(DartText.duration(delay))"]
  }

  func rounding(_ times: [Double]) -> [String] {
    times.allSatisfy { RoundedTime.microseconds($0).isExact }
      ? [] : ["rounded to whole microseconds, which is all that a Duration takes"]
  }

  /// The preset that a tween takes its curve from, where it is written too.
  private func curveName(_ preset: ExportedPreset) -> String? {
    guard case .tween(let typed) = preset.preset.content, case .preset(let name) = typed.curve,
      written.contains(name)
    else { return nil }
    return names[name]
  }

  /// The comment above a declaration, and its mark where it should not be used any more.
  func heading(_ preset: ExportedPreset, _ remarks: [String] = []) -> [String] {
    for remark in remarks { note("\(preset.name): \(remark)") }
    return DartText.documentation(PresetRemarks.lines(of: preset) + PresetRemarks.notes(remarks))
      + deprecation(preset)
  }

  func deprecation(_ preset: ExportedPreset) -> [String] {
    switch preset.preset.deprecated {
    case .plain: return ["@Deprecated('Should not be used any more')"]
    case .instead(let text):
      let instead = (try? PresetName(text)).flatMap {
        written.contains($0) ? "Use \(root).\(names[$0])" : nil
      }
      return ["@Deprecated(\(DartText.literal(instead ?? text)))"]
    case nil: return []
    }
  }
}

extension ExportedPreset {
  fileprivate var isClip: Bool {
    if case .clip = motion { return true }
    return false
  }
}
