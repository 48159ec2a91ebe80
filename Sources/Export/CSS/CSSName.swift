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
    let name = kebab(text)
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  /// Checks what shall stand in front of every name, which may be nothing.
  ///
  /// - Throws: ``ExportError/option(_:value:reason:)``.
  static func prefix(_ options: ExportOptions, usual: String) throws(ExportError) -> String {
    let prefix = options.prefix ?? usual
    guard prefix.isEmpty || PresetName.followsGrammar(prefix) && !prefix.contains(".") else {
      throw .option(
        .prefix, value: prefix, reason: "must be small letters and digits with dashes between them, or empty")
    }
    return prefix
  }
}

extension CSSName {
  /// What each preset is called, prefix included.
  ///
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)``.
  static func table(_ input: ExportInput, prefix: String, format: String) throws -> IdentifierTable {
    try IdentifierTable(input.names(), format: format) { base($0, prefix: prefix) }
  }

  /// Looks for two presets that are called the same, and keeps nothing.
  ///
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)``.
  static func check(_ names: [PresetName], prefix: String, format: String) throws {
    var claims = GroupedNames(format: format, count: names.count)
    for name in names { try claims.claim(base(name, prefix: prefix), by: name.text, of: name) }
  }

  /// What a preset is called, prefix included.
  static func base(_ name: PresetName, prefix: String) -> String {
    let own = NameCase.kebab.joined(name)
    return prefix.isEmpty ? own : String(parts: prefix, "-", own)
  }
}
