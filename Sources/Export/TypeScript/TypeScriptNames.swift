import Presets

/// Where presets stand in the nested object: `sheet-header.present` is `sheetHeader.present`.
struct TypeScriptNames {
  /// The words that may not be the name of a variable (ECMA-262, section 12.7.2; strict mode).
  static let reserved = ReservedWords(
    """
    arguments as async await break case catch class const continue debugger default delete do else enum eval export \
    extends false finally for function if implements import in instanceof interface let new null package private \
    protected public return static super switch this throw true try typeof undefined var void while with yield
    """)

  private let table: IdentifierTable

  /// Names every preset.
  ///
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)``, of groups too: two groups must not become one,
  ///   and no preset may be called like a group.
  init(_ names: [PresetName], format: String) throws {
    table = try IdentifierTable(names, format: format) { Self.path($0).joined(separator: ".") }
    var claims = GroupedNames(format: format, count: names.count)
    for name in names {
      let path = Self.path(name)
      for (count, group) in name.groups.enumerated() {
        try claims.claim(path[...count].joined(separator: "."), by: group, of: name)
      }
      try claims.claim(table[name], by: name.text, of: name)
    }
  }

  /// The path of a preset, `sheet.present`.
  subscript(name: PresetName) -> String { table[name] }

  /// The members that lead to a preset.
  static func path(_ name: PresetName) -> [String] {
    name.segments.map { words in
      let word = NameCase.camel.joined(words)
      return word.first?.isNumber == true ? "_" + word : word
    }
  }

  /// The variable of a preset that others refer to; the underscores keep it apart from all that a file declares.
  static func variable(_ name: PresetName) -> String {
    (["aliased"] + path(name)).joined(separator: "_")
  }
}
