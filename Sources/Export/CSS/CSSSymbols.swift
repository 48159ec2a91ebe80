import Presets

extension GeneratedSymbols {
  /// `var(--motion-sheet-present-transition)` and its parts.
  static func css(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, default: "motion")
    let lead = prefix.isEmpty ? "--" : "--\(prefix)-"
    return try GeneratedSymbols(
      input, platforms: ["css", "css-in-js"], prefixes: prefix.isEmpty ? [] : [lead], isAnimation: true,
      needsImport: false
    ) { preset in
      let own = CSSVariables(preset.name, prefix: prefix, kind: preset.kind)
      let use =
        switch preset.kind {
        case .curve: own.easing
        case .duration: own.duration
        case .clip, .sequence: own.animation
        case .spring, .tween, .morph, .alias: own.transition
        }
      let name = lead + NameCase.kebab.joined(preset.name)
      let parts = ["duration", "easing", "delay", "transition", "animation"]
      return ("var(\(use))", parts.map { "\(name)-\($0)" } + [name])
    }
  }

  /// `@include motion-transition("sheet-present")`.
  static func scss(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, default: "motion")
    return try GeneratedSymbols(
      input, platforms: ["css"],
      prefixes: ["\(prefix)-transition(", "\(prefix)-animation(", "\(prefix)-get("], isAnimation: false,
      needsImport: true
    ) { preset in
      let name = NameCase.kebab.joined(preset.name)
      let mixin = preset.kind == .spring || preset.kind == .tween ? "transition" : "animation"
      return (
        "@include \(prefix)-\(mixin)(\"\(name)\")",
        ["transition", "animation", "get"].map { "\(prefix)-\($0)(\(name))" }
      )
    }
  }

  /// `duration-sheet-present ease-sheet-present`.
  static func tailwind(_ input: ExportInput) throws -> GeneratedSymbols {
    let utilities = ["ease", "duration", "delay", "animate"]
    let prefix = try CSSName.prefix(input.options, default: "")
    // Without a prefix the first word of each name tells the presets' classes from others.
    let groups =
      prefix.isEmpty
      ? try input.names().map { NameCase.kebab.joined($0).prefix { $0 != "-" } } : [Substring(prefix)]
    let prefixes = Set(groups.flatMap { group in utilities.map { "\($0)-\(group)" } })
    return try GeneratedSymbols(
      input, platforms: ["tailwind"], prefixes: prefixes.sorted(), isAnimation: true, needsImport: false
    ) { preset in
      let name = CSSName.base(preset.name, prefix: prefix)
      let use =
        switch preset.kind {
        case .curve: "ease-\(name)"
        case .duration: "duration-\(name)"
        default: "duration-\(name) ease-\(name)"
        }
      return (use, utilities.map { "\($0)-\(name)" })
    }
  }
}
