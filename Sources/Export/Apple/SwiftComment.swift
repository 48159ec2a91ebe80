import PlainText
import MotionPhysics
import Presets

/// The comments and attributes above a declaration.
extension SwiftExporter {
  /// The summary, the source of the numbers, the settling time and the reduced partner.
  func comment(_ preset: ExportedPreset) -> [String] {
    var lines: [String] = []
    if let summary = preset.preset.summary, !summary.isEmpty { lines += [summary, ""] }
    lines.append(sentence(preset))
    switch preset.reduced {
    case .cut: lines.append("With less motion: a cut.")
    case .preset(let name, _): lines.append("With less motion: \(name).")
    case .elsewhere(let name): lines.append("With less motion: \(name), which is not part of this file.")
    case nil: break
    }
    return lines.map { $0.isEmpty ? "///" : CommentStyle.documentation.line($0) }
  }

  private func sentence(_ preset: ExportedPreset) -> String {
    if case .alias(let target) = preset.preset.content { return "Another name for \(target)." }
    var parts = [preset.preset.content.words]
    if case .spring(let spring, _) = preset.motion {
      if let resolved = resolved(preset.preset.content, spring) { parts.append(resolved) }
    }
    if let settling = MotionDescription(preset.motion).settling(never: "never comes to rest") {
      parts.append(settling)
    }
    return parts.joined(separator: "; ") + "."
  }

  /// The duration and bounce of a spring that was typed in other parameters, or derived.
  private func resolved(_ content: Content, _ spring: Spring) -> String? {
    guard case .spring(let typed) = content else { return nil }
    if case .standalone(let parameters) = typed.parameters, parameters.form.dialect == nil { return nil }
    return
      "that is duration \(DecimalText.plain(spring.duration)), bounce \(DecimalText.plain(spring.bounce))"
  }

  /// The attribute of a preset that should not be used any more, and of another name for it, which would else be
  /// warned of itself; nothing for any other.
  ///
  /// - Parameter declaration: What of the preset it stands above; nil is what a person means by its name.
  func deprecation(_ preset: ExportedPreset, _ declaration: SwiftDeclaration?) -> [String] {
    let usage = file.usage
    guard let deprecated = preset.preset.deprecated ?? preset.target.flatMap({ usage.deprecations[$0] })
    else { return [] }
    guard let name = preset.successor ?? preset.target.flatMap({ usage.successors[$0] }),
      let main = SwiftDeclaration.main(usage.declarations(of: name))
    else {
      return deprecated.text.map(deprecation) ?? ["@available(*, deprecated)"]
    }
    let wanted = declaration ?? SwiftDeclaration.main(usage.declarations(of: preset.name))
    if let wanted, usage.declarations(of: name).contains(wanted) {
      return ["@available(*, deprecated, renamed: \(CodeLanguage.swift.literal(path(name, wanted))))"]
    }
    return deprecation("Use \(path(name, main))")
  }

  func deprecation(_ preset: ExportedPreset) -> [String] { deprecation(preset, nil) }

  func deprecation(_ message: String) -> [String] {
    ["@available(*, deprecated, message: \(CodeLanguage.swift.literal(message)))"]
  }

  /// The whole path of a declaration without backticks, as attributes want it.
  private func path(_ name: PresetName, _ declaration: SwiftDeclaration) -> String {
    let path =
      switch declaration {
      case .animation, .curve, .pieces, .seconds: names.path(name)
      case .spring: names.path(name, "Spring")
      case .choice: names.path(name) + "(reduceMotion:)"
      case .timed: names.path(name) + "(duration:)"
      case .clip: names.typePath(name, file.framework.clipSuffix)
      case .phases: names.typePath(name, "Phase")
      case .morph: names.typePath(name, "Morph")
      }
    return SwiftNames.plain(path)
  }
}
