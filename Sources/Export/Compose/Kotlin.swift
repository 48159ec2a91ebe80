import PlainText
import Presets

/// The names of presets in Kotlin: `Motion.Sheet.present`, an object for each group.
struct KotlinNames {
  /// The object around everything.
  let root: String
  private let objects: Set<PresetName>

  /// Names every preset.
  ///
  /// - Parameters:
  ///   - objects: The presets that are written as objects.
  ///   - format: What the names are for, as errors say it.
  ///   - declare: Is given each identifier that is declared, without its path: what that hides must be imported
  ///     under another name.
  /// - Throws: ``ExportError`` when two names become one, or a group hides the object around everything.
  init(
    _ presets: [PresetName], objects: Set<PresetName>, root: String, format: String = "compose",
    declare: (_ identifier: String) -> Void = { _ in }
  ) throws {
    self.root = root
    self.objects = objects
    var claims = NameClaims(format: format)
    for name in presets {
      let parts = parts(name)
      if parts.contains(root) {
        throw ExportError.impossibleName(
          name, reason: "it would hide \(root), the object around everything; choose another --namespace",
          format: "compose")
      }
      for part in parts { declare(part) }
      try claims.gather { try $0.claim(path: parts, of: name, root: [root]) }
    }
    try claims.tellCollisions()
  }

  /// The first of some names that no group and no object of a preset would hide.
  static func root(_ presets: [PresetName], objects: Set<PresetName>) -> String {
    let probe = KotlinNames(root: "", objects: objects)
    var taken = presets.reduce(into: Set<String>()) { $0.formUnion(probe.parts($1)) }
    return taken.contains("Motion") ? taken.insert(unique: "MotionPresets", separator: "") : "Motion"
  }

  private init(root: String, objects: Set<PresetName>) {
    self.root = root
    self.objects = objects
  }

  /// The preset's own identifier, without the groups.
  func member(_ name: PresetName) -> String { member(name.segments.last ?? [], of: name) }

  /// The preset's whole path as code.
  func path(_ name: PresetName) -> String { ([root] + parts(name)).joined(separator: ".") }

  /// The object of a group, without the groups around it.
  func group(_ segment: String) -> String { Self.pascal(PresetName(stored: segment).words) }

  private func parts(_ name: PresetName) -> [String] {
    let segments = name.segments
    return segments.dropLast().map(Self.pascal) + [member(segments.last ?? [], of: name)]
  }

  private func member(_ words: [Substring], of name: PresetName) -> String {
    objects.contains(name)
      ? Self.pascal(words) : CodeLanguage.kotlin.identifier(NameCase.camel.joined(words))
  }

  private static func pascal(_ words: [Substring]) -> String {
    CodeLanguage.kotlin.identifier(NameCase.pascal.joined(words))
  }
}

/// The imports of a Kotlin file and their local names: a group `Easing` hides Compose's type of that name from
/// everything inside of it, and so would a preset `spring` hide the function.
final class KotlinSymbols {
  private let declared: Set<String>
  private var names: Set<String> = []

  private static let core = "androidx.compose.animation.core."
  private static let packages = [
    "Color": "androidx.compose.ui.graphics.", "GraphicsLayerScope": "androidx.compose.ui.graphics.",
    "Offset": "androidx.compose.ui.geometry.",
  ]
  private static let kotlinTypes: Set<String> = ["Boolean", "Deprecated", "Float", "Int", "ReplaceWith"]

  init(declared: Set<String>) { self.declared = declared }

  /// A type or function of Compose, or of Kotlin's standard library, as it is used inside of the
  /// file's own objects.
  func name(_ symbol: String) -> String {
    if Self.kotlinTypes.contains(symbol) { return declared.contains(symbol) ? "kotlin.\(symbol)" : symbol }
    let package = Self.packages[symbol] ?? Self.core
    guard declared.contains(symbol) else {
      names.insert(package + symbol)
      return symbol
    }
    let isType = symbol.first?.isUppercase == true
    let other = (isType ? "Compose" : "compose") + symbol.prefix(1).uppercased() + symbol.dropFirst()
    names.insert("\(package)\(symbol) as \(other)")
    return other
  }

  /// Imports what code outside of the objects uses, where nothing is hidden.
  func use(_ symbols: [String]) { for symbol in symbols { names.insert(symbol) } }

  var imports: [String] { names.map { "import \($0)" } }
}

/// Pieces of Kotlin.
enum KotlinText {
  /// A number of 32 bits.
  static func float(_ value: Double) -> String { DecimalText.float(value) + "f" }

  /// Numbers of 32 bits, with commas.
  static func floats(_ values: [Double]) -> String { values.map(float).joined(separator: ", ") }

  static func documentation(_ sentences: [String]) -> [String] {
    let sentences = sentences.map(SafeText.inComment)
    if sentences.count == 1 { return ["/** \(sentences[0]) */"] }
    return ["/**"] + sentences.map { " * \($0)" } + [" */"]
  }
}

/// Who may use what a Kotlin file declares, as words with a blank behind.
struct KotlinAccess {
  /// Of what stands by itself.
  let outer: String
  /// Of what stands inside of that: a member of an internal object is internal, and one of a public object is told apart
  /// where a module asks for it (`explicitApi()`).
  let inner: String

  init(_ options: ExportOptions) throws(ExportError) {
    switch options.access {
    case nil: (outer, inner) = ("", "")
    case "public"?: (outer, inner) = ("public ", "public ")
    case "internal"?: (outer, inner) = ("internal ", "")
    case let access?: throw .option(.access, value: access, reason: "is neither public nor internal")
    }
  }
}

/// The options of a Kotlin file.
enum ComposeOptions {
  /// The name of the object around everything: the one that was asked for, or one that no preset hides.
  static func root(_ input: ExportInput, objects: Set<PresetName>) throws -> String {
    if input.options.namespace != nil { return try namespace(input.options) }
    return KotlinNames.root(input.names, objects: objects)
  }

  static func namespace(_ options: ExportOptions) throws -> String {
    try CodeLanguage.kotlin.namespace(options, orSay: "is no name for a Kotlin object, such as Motion")
  }

  static func package(_ options: ExportOptions) throws -> String? {
    guard let package = options.package else { return nil }
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ CodeLanguage.kotlin.isTypeName(String($0)) }) else {
      throw ExportError.option(
        .package, value: package, reason: "is no Kotlin package, such as com.acme.motion")
    }
    return package
  }
}
