import PlainText
import Presets

/// The exported names of a file, and the places of presets in it: `sheet-header.present` is
/// `motionPresets.sheetHeader.present`.
struct TypeScriptNames {
  /// The object of all presets: `motionPresets`. Not `motion`, which is the main export of a library that stands in
  /// the same files.
  let object: String

  /// The object of what replaces them: `reducedMotionPresets`.
  var reduced: String { "reduced" + type }
  /// The function that takes one of both: `motionPresetsFor`.
  var choice: String { object + "For" }
  /// The type of what the function gives: `MotionPresets`.
  var type: String { object.prefix(1).uppercased() + object.dropFirst() }

  /// The object's name where none was chosen.
  static let standard = "motionPresets"

  /// The names of what was chosen, as it is.
  init(unchecked options: ExportOptions) { object = options.namespace ?? Self.standard }

  /// Checks what was chosen.
  ///
  /// - Parameter taken: What the file declares or imports besides what any file uses.
  init(_ options: ExportOptions, taken: Set<String>) throws(ExportError) {
    self.init(unchecked: options)
    guard object.isIdentifier, !CodeLanguage.typeScript.reserved.contains(object) else {
      throw .option(
        .namespace, value: object, reason: "must be an identifier of letters, digits and underscores")
    }
    let taken = taken.union(CodeLanguage.typeScript.used)
    if let clash = [object, reduced, choice, type].first(where: taken.contains) {
      throw .option(.namespace, value: object, reason: "makes \(clash), which the file needs for itself")
    }
  }

  /// Checks that every preset has a place of its own.
  ///
  /// - Throws: ``ExportError/collision(_:_:identifier:format:isPrefixed:)``, of groups too: two groups must not become one,
  ///   and no preset may be called like a group.
  func check(_ names: [PresetName], format: String) throws {
    try NameClaims.check(names, format: format) { Self.path($0).joined(separator: ".") }
    var claims = NameClaims(format: format)
    for name in names { try claims.gather { try $0.claim(path: Self.path(name), of: name) } }
    try claims.tellCollisions()
  }

  /// The members that lead to a preset. Any word may be a member's name, but for digits at its start.
  static func path(_ name: PresetName) -> [String] {
    name.segments.map(member)
  }

  /// Words as a member's name.
  static func member(_ words: [Substring]) -> String {
    let word = NameCase.camel.joined(words)
    return word.first?.isNumber == true ? "_" + word : word
  }

  /// The variable of a preset that others refer to; the underscores keep it apart from all that a file declares.
  static func variable(_ name: PresetName) -> String {
    (["aliased"] + path(name)).joined(separator: "_")
  }
}

extension GeneratedSymbols {
  /// `motionPresets.sheet.present`, and `reducedMotionPresets.sheet.present` beside it.
  ///
  /// - Parameter path: The members that lead to a preset.
  static func typeScript(
    _ input: ExportInput, _ names: TypeScriptNames, platforms: [String],
    path: (PresetName) -> [String] = TypeScriptNames.path
  ) -> GeneratedSymbols {
    let roots = [names.object, names.reduced]
    let symbols = input.names.map { preset in
      let paths = roots.map { ([$0] + path(preset)).joined(separator: ".") }
      return GeneratedSymbol(preset, use: paths[0], paths)
    }
    return GeneratedSymbols(platforms: platforms, roots: roots, needsImport: true, symbols: symbols)
  }
}

/// Texts of people as literals and keys.
enum TypeScriptText {
  /// The mark by which ESLint leaves a file out. It takes no comment with slashes for it.
  static let toolMarks = ["/* eslint-disable */"]

  /// A literal of letters, digits and the plainest signs; everything else is escaped, so that no text ends a
  /// literal, a comment or a script. A slash does so beside a star or a bracket alone, and those are escaped.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      if isPlain(scalar) {
        literal.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 { literal += escaped(unit) }
      }
    }
    return literal + "\""
  }

  /// A key: an identifier as it is, anything else as a literal.
  static func key(_ text: String) -> String {
    // `"__proto__": …` would set the object's prototype instead (ECMA-262, B.3.1).
    if text == "__proto__" { return "[\"__proto__\"]" }
    return text.isIdentifier ? text : literal(text)
  }

  /// The key of a property of CSS; custom properties keep their names.
  static func style(_ property: String) -> String {
    property.hasPrefix("--") ? key(property) : NameCase.camel.joined(property.split(separator: "-"))
  }

  /// A comment of sentences that are not yet made safe.
  static func documentation(_ sentences: [String]) -> [String] {
    ["/**"] + sentences.map { " * " + SafeText.inComment($0) } + [" */"]
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0123456789 ._-,:;(){}%+=/".unicodeScalars.contains(scalar)
  }

  private static func escaped(_ unit: UInt16) -> String { "\\u" + unit.hexadecimal(4) }
}
