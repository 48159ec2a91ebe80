import MotionPhysics
import Presets

/// Writes presets as members of nested Kotlin objects.
struct ComposeFile {
  let names: KotlinNames
  let written: Set<PresetName>
  let easing: ComposeEasing
  let note: (String) -> Void

  init(
    names: KotlinNames, declared: Set<String>, written: Set<PresetName>, note: @escaping (String) -> Void
  ) {
    self.names = names
    self.written = written
    self.note = note
    easing = ComposeEasing(symbols: KotlinSymbols(declared: declared), root: names.root)
  }

  /// The object around everything and the motion schemes: kept, because what is imported shows only when all are
  /// written.
  func body(_ input: ExportInput, _ schemes: [ComposeScheme]) throws -> LaterText {
    let body = LaterText(indentation: "    ")
    try body.block("object \(names.root) {") { text in
      var nesting = GroupNesting(closing: "}", isAiry: true) { group in
        "object \(names.group(group)) {"
      }
      try input.forEach { preset in
        try nesting.open(preset.name.groupSegments, to: &text)
        try text.lines(member(preset))
      }
      try nesting.close(to: &text)
    }
    for scheme in schemes { try body.lines([""] + scheme.lines(self)) }
    return body
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
    return KotlinText.documentation(PresetRemarks.lines(of: preset) + PresetRemarks.notes(remarks))
      + deprecation(preset)
  }

  /// The mark of what should not be used any more, with the path of what should.
  func deprecation(_ preset: ExportedPreset) -> [String] {
    let message: String
    switch preset.preset.deprecated {
    case .plain: message = "Should not be used any more"
    case .instead(let text):
      let instead = (try? PresetName(text)).flatMap { written.contains($0) ? "Use \(names.path($0))" : nil }
      message = instead ?? text
    case nil: return []
    }
    return ["@\(easing.symbols.name("Deprecated"))(\(KotlinText.literal(message)))"]
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
