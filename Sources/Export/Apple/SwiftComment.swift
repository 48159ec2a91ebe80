import MotionPhysics
import Presets

/// What stands above a preset's declaration.
struct SwiftComment {
  let names: SwiftNames
  let survey: SwiftSurvey
  /// The end of the name of a clip's type.
  let clipSuffix: String

  /// Whether code that mentions a preset is warned of.
  func isDeprecated(_ name: PresetName) -> Bool { survey.deprecations[name] != nil }

  /// What the preset is for, where its numbers come from, when it is at rest and what replaces it.
  func lines(_ preset: ExportedPreset) -> [String] {
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

  /// What a spring comes to that was not typed in numbers of its own.
  private func resolved(_ content: Content, _ spring: Spring) -> String? {
    guard case .spring(let typed) = content else { return nil }
    if case .standalone(let parameters) = typed.parameters, parameters.form.dialect == nil { return nil }
    return "that is duration \(Figures.exact(spring.duration)), bounce \(Figures.exact(spring.bounce))"
  }

  /// The attribute of a preset that should not be used any more, and of another name for it, which would else be
  /// warned of itself; nothing for any other.
  ///
  /// - Parameter declaration: What of the preset it stands above; nil is what a person means by its name.
  func deprecation(_ preset: ExportedPreset, _ declaration: SwiftDeclaration? = nil) -> [String] {
    guard let deprecated = preset.preset.deprecated ?? preset.target.flatMap({ survey.deprecations[$0] })
    else { return [] }
    guard case .instead(let text) = deprecated else { return ["@available(*, deprecated)"] }
    guard let name = try? PresetName(text), let main = survey.declarations(of: name).main else {
      return ["@available(*, deprecated, message: \(Self.literal(text)))"]
    }
    if let wanted = declaration ?? survey.declarations(of: preset.name).main,
      survey.declarations(of: name).contains(wanted)
    {
      return ["@available(*, deprecated, renamed: \(Self.literal(plainPath(name, wanted))))"]
    }
    return ["@available(*, deprecated, message: \(Self.literal("Use \(plainPath(name, main))")))"]
  }

  /// The whole path of a declaration without backticks, as attributes want it.
  private func plainPath(_ name: PresetName, _ declaration: SwiftDeclaration) -> String {
    let path =
      switch declaration {
      case .animation, .curve, .pieces, .seconds: names.path(name)
      case .spring: names.path(name, "Spring")
      case .choice: names.path(name) + "(reduceMotion:)"
      case .clip: names.typePath(name, clipSuffix)
      case .phases: names.typePath(name, "Phase")
      case .morph: names.typePath(name, "Morph")
      }
    return path.replacing("`", with: "")
  }

  /// A text as a literal on one line.
  static func literal(_ text: String) -> String {
    let escaped = SafeText.inComment(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
