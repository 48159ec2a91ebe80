import Presets

extension GeneratedSymbols {
  /// `var(--motion-sheet-present-transition)` and its parts.
  static func css(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, usual: "motion")
    var all = GeneratedSymbols(
      platforms: ["css", "css-in-js"], prefixes: prefix.isEmpty ? [] : ["--\(prefix)-"], isAnimation: true,
      needsImport: false)
    let lead = prefix.isEmpty ? "--" : "--\(prefix)-"
    try input.forEachTyped { preset in
      let name = lead + NameCase.kebab.joined(preset.name)
      let part = preset.kind == .curve ? "easing" : preset.kind == .duration ? "duration" : "transition"
      all.symbols.append(
        GeneratedSymbol(
          preset: preset.name, use: "var(\(name)-\(part))", names: parts.map { "\(name)-\($0)" } + [name]))
    }
    return all
  }

  private static let parts = ["duration", "easing", "delay", "transition", "animation"]

  /// `@include motion-transition("sheet-present")`.
  static func scss(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, usual: "motion")
    var all = GeneratedSymbols(platforms: ["css"], prefixes: [], isAnimation: false, needsImport: true)
    try input.forEachTyped { preset in
      let name = NameCase.kebab.joined(preset.name)
      let mixin = preset.kind == .spring || preset.kind == .tween ? "transition" : "animation"
      all.symbols.append(
        GeneratedSymbol(
          preset: preset.name, use: "@include \(prefix)-\(mixin)(\"\(name)\")",
          names: ["transition", "animation", "get"].map { "\(prefix)-\($0)(\(name))" }))
    }
    all.prefixes = ["\(prefix)-transition(", "\(prefix)-animation(", "\(prefix)-get("]
    return all
  }

  /// `duration-sheet-present ease-sheet-present`.
  static func tailwind(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, usual: "")
    var all = GeneratedSymbols(platforms: ["tailwind"], isAnimation: true, needsImport: false)
    let lead = prefix.isEmpty ? "" : prefix + "-"
    var prefixes: Set<String> = []
    try input.forEachTyped { preset in
      let name = lead + NameCase.kebab.joined(preset.name)
      let group = lead.isEmpty ? name.prefix { $0 != "-" } : Substring(lead.dropLast())
      for utility in utilities { prefixes.insert("\(utility)-\(group)") }
      all.symbols.append(
        GeneratedSymbol(
          preset: preset.name,
          use: preset.kind == .curve
            ? "ease-\(name)"
            : preset.kind == .duration ? "duration-\(name)" : "duration-\(name) ease-\(name)",
          names: utilities.map { "\($0)-\(name)" }))
    }
    all.prefixes = prefixes.sorted()
    return all
  }

  private static let utilities = ["ease", "duration", "delay", "animate"]
}
