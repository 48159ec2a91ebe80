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

  /// That name, made different from those that are taken.
  static func kebab(_ text: String, avoiding taken: inout Set<String>) -> String {
    taken.insert(unique: kebab(text), separator: "-")
  }

  /// Checks what shall stand in front of every name, which may be nothing.
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
  static func check(_ names: [PresetName], prefix: String, format: String) throws {
    try NameClaims.check(names, format: format, isPrefixed: true) { base($0, prefix: prefix) }
  }

  /// A preset's name, prefix included.
  static func base(_ name: PresetName, prefix: String) -> String {
    NameCase.kebab.joined(name, behind: prefix)
  }
}
