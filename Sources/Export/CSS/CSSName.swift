import Presets

/// Names in CSS, made of what every grammar can read.
enum CSSName {
  /// Small letters, digits and dashes out of any text: `glow-radius` from `glowRadius`; `value` where nothing is
  /// left.
  static func kebab(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      case "A"..."Z":
        if let last = name.last, last != "-", !last.isNumber { name += "-" }
        name += String(scalar).lowercased()
      default:
        if let last = name.last, last != "-" { name += "-" }
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "value" : name
  }

  /// The same, and another one than those that are taken.
  static func kebab(_ text: String, avoiding taken: inout Set<String>) -> String {
    taken.insert(unique: kebab(text), separator: "-")
  }

  /// Checks what shall stand in front of every name, which may be nothing.
  ///
  /// - Throws: ``ExportError/option(_:value:reason:)``.
  static func prefix(_ options: ExportOptions, default defaultPrefix: String) throws(ExportError) -> String {
    let prefix = options.prefix ?? defaultPrefix
    guard prefix.isEmpty || PresetName.followsGrammar(prefix) && !prefix.contains(".") else {
      throw .option(
        .prefix, value: prefix, reason: "must be small letters and digits with dashes between them, or empty")
    }
    return prefix
  }
}

extension CSSName {
  /// Looks for two presets that are called the same.
  ///
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)``.
  static func check(_ names: [PresetName], prefix: String, format: String) throws {
    try NameClaims.check(names, format: format) { base($0, prefix: prefix) }
  }

  /// A preset's name, prefix included.
  static func base(_ name: PresetName, prefix: String) -> String {
    let own = NameCase.kebab.joined(name)
    return prefix.isEmpty ? own : prefix + "-" + own
  }
}

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
