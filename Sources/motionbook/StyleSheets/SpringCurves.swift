import MotionPhysics
import PlainText
import Presets

/// Finds which of the curves that came in as points, `linear()` of CSS, are springs: a tween's own, and one with a duration
/// beside it, such as `spring-easing` and `spring-duration`.
struct SpringCurves {
  private let presets: [Preset]
  private let resolver: Resolver
  /// The durations by the rest of their names; nil where several have the same.
  private var durations: [String: Double?] = [:]

  /// Fitting takes a while, and files may have any number of curves.
  static let most = 100

  init(_ presets: [Preset]) {
    self.presets = presets
    resolver = Resolver(RegistrySnapshot(presets))
    for preset in presets where preset.kind == .duration {
      guard case .duration(let seconds) = preset.content else { continue }
      let stem = Self.stem(preset.name)
      durations[stem] = durations[stem] == nil ? .some(.some(seconds)) : .some(nil)
    }
  }

  var notes: [String] {
    let curves = presets.compactMap { preset in curve(of: preset).map { (preset.name, $0.curve, $0.duration) }
    }
    var notes: [String] = curves.prefix(Self.most).compactMap { name, curve, duration in
      Self.spring(curve, duration).map {
        "\(name): over \(DecimalText.seconds(duration)) this linear() is a spring: \($0)"
      }
    }
    if curves.count > Self.most {
      notes.append(
        "\((curves.count - Self.most).counted("other")) of the curves of points were not compared with springs; `motionbook fit` does that"
      )
    }
    return notes
  }

  private func curve(of preset: Preset) -> (curve: UnitCurve, duration: Double)? {
    guard preset.kind != .alias, let motion = try? resolver.motion(of: preset) else { return nil }
    if case .tween(let curve, let duration, _) = motion, case .points = curve { return (curve, duration) }
    guard case .curve(let curve) = motion, case .points = curve,
      case .some(.some(let duration)) = durations[Self.stem(preset.name)], Ranges.duration.contains(duration)
    else { return nil }
    return (curve, duration)
  }

  /// A spring that starts at rest with the curve; nil where it is none.
  private static func spring(_ curve: UnitCurve, _ duration: Double) -> String? {
    guard let fit = try? MotionFit(curve, duration: duration), fit.verdict == .spring, let found = fit.spring,
      abs(found.velocity) < 0.01, abs(found.start) < 0.001
    else { return nil }
    let spring = FittedPreset.spring(found)
    let error = DecimalText.percent((fit.stops ?? found.error).largest)
    return
      "duration \(DecimalText.seconds(spring.duration)), bounce \(DecimalText.significant(spring.bounce)), "
      + "within \(error)"
  }

  /// A name without the words that say which part of a motion it is.
  private static func stem(_ name: PresetName) -> String {
    let words = name.text.split { $0 == "." || $0 == "-" }
    return words.filter { !parts.contains($0) }.joined(separator: "-")
  }

  private static let parts: Set<Substring> = [
    "easing", "ease", "curve", "function", "timing", "duration", "durations", "time", "easings",
  ]
}
