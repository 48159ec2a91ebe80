import MotionPhysics
import Presets

/// Makes resources of presets.
struct AndroidResources {
  let prefix: String
  let tolerance: Double
  let written: Set<PresetName>

  /// What a preset is written as.
  struct Entries {
    var resources: [AndroidResource] = []
    /// What could not be carried.
    var remarks: [String] = []

    /// Whether it can stand in for a curve over a duration.
    var hasInterpolator: Bool { resources.contains { $0.type == "interpolator" } }
  }

  /// A resource's name begins with a small letter, so that no name of a preset need be changed.
  static func prefix(_ options: ExportOptions) throws -> String {
    let prefix = options.prefix ?? "motion"
    let isPlain = prefix.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "_")
    }
    guard isPlain, let first = prefix.first, first.isLetter else {
      throw ExportError.option(
        .prefix, value: prefix,
        reason: "is no beginning of an Android resource's name: small letters, digits and _")
    }
    return prefix
  }

  /// The name of a preset's resource.
  func name(_ preset: PresetName, _ suffix: String = "") -> String {
    "\(prefix)_\(NameCase.snake.joined(preset))\(suffix.isEmpty ? "" : "_" + suffix)"
  }

  func entries(_ preset: ExportedPreset) -> Entries {
    var entries: Entries
    switch preset.motion {
    case .clip, .sequence, .morph:
      return Entries(remarks: ["left out: Android's resources hold single curves, and this is several"])
    case .curve(let curve):
      entries = Entries(
        resources: [interpolator(preset.name, curve)],
        remarks: [AndroidInterpolator.remark(curve)].compactMap { $0 })
    case .duration(let seconds): entries = milliseconds([(preset.name, "", seconds)])
    case .tween(let curve, let duration, let delay):
      entries = milliseconds([(preset.name, "duration", duration), (preset.name, "delay", delay)])
      entries.resources.append(tweenInterpolator(preset, curve))
      if curveName(preset) == nil, let remark = AndroidInterpolator.remark(curve) {
        entries.remarks.append(remark)
      }
    case .spring(let spring, let delay): entries = springEntries(preset.name, spring, delay: delay)
    }
    if let target = preset.target {
      entries.resources = entries.resources.map { alias($0, preset.name, target) }
    }
    let reduced = reducedEntries(preset)
    return Entries(
      resources: entries.resources + reduced.resources, remarks: entries.remarks + reduced.remarks)
  }

  /// The same resource as the target's.
  private func alias(_ resource: AndroidResource, _ alias: PresetName, _ target: PresetName)
    -> AndroidResource
  {
    let other = name(target) + resource.name.dropFirst(name(alias).count)
    return AndroidResource(name: resource.name, content: .reference(type: resource.type, to: other))
  }

  private func interpolator(_ preset: PresetName, _ curve: UnitCurve) -> AndroidResource {
    AndroidResource(
      name: name(preset),
      content: .interpolator(AndroidInterpolator.element(curve), remark: AndroidInterpolator.remark(curve)))
  }

  /// The preset that a tween takes its curve from, where it is written too.
  private func curveName(_ preset: ExportedPreset) -> PresetName? {
    guard case .tween(let typed) = preset.preset.content, case .preset(let name) = typed.curve,
      written.contains(name)
    else { return nil }
    return name
  }

  private func tweenInterpolator(_ preset: ExportedPreset, _ curve: UnitCurve) -> AndroidResource {
    guard let shared = curveName(preset) else { return interpolator(preset.name, curve) }
    return AndroidResource(
      name: name(preset.name), content: .reference(type: "interpolator", to: name(shared)))
  }

  /// Integers; a delay of 0 is none.
  func milliseconds(_ times: [(preset: PresetName, suffix: String, seconds: Double)]) -> Entries {
    var entries = Entries()
    for (preset, suffix, seconds) in times where suffix != "delay" || seconds > 0 {
      let time = RoundedTime(seconds)
      entries.resources.append(AndroidResource(name: name(preset, suffix), content: .integer(time.count)))
      if !time.isExact {
        entries.remarks.append(
          "\(Figures.text(seconds * 1000, digits: 8)) ms are rounded to \(time.count), because Android counts whole ones"
        )
      }
    }
    return entries
  }
}
