import MotionPhysics
import Presets

/// Writes presets as members of nested Kotlin objects.
struct ComposeFile {
  let names: KotlinNames
  let written: Set<PresetName>
  let easing: ComposeEasing
  let note: (String) -> Void

  init(names: KotlinNames, written: Set<PresetName>, note: @escaping (String) -> Void) {
    self.names = names
    self.written = written
    self.note = note
    easing = ComposeEasing(symbols: KotlinSymbols(declared: names.declared), root: names.root)
  }

  /// The object around everything and the motion schemes: lines, because what is imported shows only when all are
  /// written.
  func body(_ presets: [ExportedPreset]) throws -> [String] {
    var lines = ["object \(names.root) {"]
    lines += indented(members(presets[...], level: 0))
    lines.append("}")
    for scheme in ComposeScheme.all(of: presets) { lines += [""] + scheme.lines(self) }
    return lines
  }

  /// Presets of a group and the groups inside of it. Names are sorted, so a group's presets stand together.
  private func members(_ presets: ArraySlice<ExportedPreset>, level: Int) -> [String] {
    var lines: [String] = []
    var index = presets.startIndex
    while index < presets.endIndex {
      if index > presets.startIndex { lines.append("") }
      let segments = presets[index].name.segments
      guard segments.count > level + 1 else {
        lines += member(presets[index])
        index += 1
        continue
      }
      let group = presets[index...].prefix {
        $0.name.segments.count > level + 1 && $0.name.segments[level] == segments[level]
      }
      lines.append("object \(names.group(segments[level])) {")
      lines += indented(members(group, level: level + 1))
      lines.append("}")
      index = group.endIndex
    }
    return lines
  }

  private func member(_ preset: ExportedPreset) -> [String] {
    if let target = preset.target { return alias(preset, of: target) }
    return switch preset.motion {
    case .spring(let spring, let delay): self.spring(preset, spring, delay: delay)
    case .tween(let curve, let duration, let delay): tween(preset, curve, duration: duration, delay: delay)
    case .curve(let curve): self.curve(preset, curve)
    case .duration(let seconds): duration(preset, seconds)
    case .sequence(let sequence): self.sequence(preset, sequence)
    case .morph(let morph): self.morph(preset, morph)
    case .clip(let timeline, let driver, let loops): clip(preset, timeline, driver: driver, loops: loops)
    }
  }

  /// Lines one deeper; empty ones stay empty.
  func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    " + $0 } }

  /// The comment above a declaration, and its mark where it should not be used any more.
  func heading(_ preset: ExportedPreset, _ remarks: [String] = []) -> [String] {
    for remark in remarks { note("\(preset.name): \(remark)") }
    var lines = KotlinText.documentation(PresetRemarks.lines(of: preset) + PresetRemarks.notes(remarks))
    switch preset.preset.deprecated {
    case .plain: lines.append("@\(easing.symbols.name("Deprecated"))(\"Should not be used any more\")")
    case .instead(let text):
      let instead = (try? PresetName(text)).flatMap { written.contains($0) ? "Use \(names.path($0))" : nil }
      lines.append("@\(easing.symbols.name("Deprecated"))(\(KotlinText.literal(instead ?? text)))")
    case nil: break
    }
    return lines
  }
}

extension ExportedPreset {
  /// Whether it is more than one value, so that Kotlin has an object for it.
  var isObject: Bool {
    if target != nil { return false }
    return switch motion {
    case .clip, .sequence, .morph: true
    case .spring, .tween, .curve, .duration: false
    }
  }
}
