import PlainText

/// A path that begins with the name of an export, as a source has it: `Motion.sheet.present`, in scripts also
/// `motionPresets?.sheet["present"]`.
struct SymbolPath {
  /// Its parts with dots between.
  let symbol: String
  /// Its last token.
  let last: Int
  /// Whether the source writes just that.
  let isPlain: Bool
}

extension Source {
  /// The path that begins with a name.
  func symbolPath(at index: Int) -> SymbolPath {
    var (symbol, last, isPlain) = (text(index), index, true)
    while let next = symbolPart(behind: last) {
      symbol += "." + next.text
      last = next.last
      if !next.isPlain { isPlain = false }
    }
    return SymbolPath(symbol: symbol, last: last, isPlain: isPlain)
  }

  private func symbolPart(behind token: Int) -> (text: String, last: Int, isPlain: Bool)? {
    if matches(token + 1, "."), kind(token + 2) == .identifier { return (text(token + 2), token + 2, true) }
    guard language.isScript else { return nil }
    let isOptional = matches(token + 1, "?.")
    let next = isOptional ? token + 2 : token + 1
    if isOptional, kind(next) == .identifier { return (text(next), next, false) }
    guard let closing = closing(of: next, "["), closing == next + 2, kind(next + 1) == .string else {
      return nil
    }
    let key = contents(next + 1)
    return !key.isEmpty && bytes[key].allSatisfy(\.isWord) ? (text(key), closing, false) : nil
  }

  /// The first token of the path with dots that leads to a name.
  func pathStart(_ index: Int) -> Int {
    var first = index
    while matches(first - 1, "."), kind(first - 2) == .identifier, index - first < ScanLimits.pathTokens {
      first -= 2
    }
    return first
  }

  /// The name under which a statement imports what is called as a token: `import { animate as go } from "motion"`,
  /// `import androidx.compose.animation.core.tween as move`; nil for any other token.
  func importedAlias(of index: Int) -> Int? {
    guard matches(index + 1, "as"), kind(index + 2) == .identifier else { return nil }
    if language == .kotlin { return matches(pathStart(index) - 1, "import") ? index + 2 : nil }
    guard let opening = enclosingOpening(index), matches(opening - 1, "import") else { return nil }
    return index + 2
  }

  /// The name by which the file imports what a path begins with; nil for what something else has.
  func origin(ofSymbol index: Int) -> String? {
    guard language.isScript, isDot(index - 1) else { return text(index) }
    // `import * as motion from "./motion"`
    return kind(index - 2) == .identifier && !isDot(index - 3) ? text(index - 2) : nil
  }

  /// What the place of an export's name says of it: that it is imported, or another's.
  ///
  /// - Parameter modules: The files and packages from which a script imports its names.
  func declarations(ofSymbol path: SymbolPath, at index: Int, _ modules: () -> [String: String])
    -> [Declaration]
  {
    switch language {
    case .kotlin: imports(ofSymbol: path, at: index)
    case .javascript, .typescript:
      isOther(index, modules) ? [Declaration(path: text(index), value: nil, isShared: false)] : []
    default: []
    }
  }

  /// `import com.acme.Motion`, and `import com.acme.Motion.Sheet` of a group or a preset.
  private func imports(ofSymbol path: SymbolPath, at index: Int) -> [Declaration] {
    let first = pathStart(index)
    guard first < index, matches(first - 1, "import") else { return [] }
    let module = text(range(first, through: index))
    func imported(_ name: String, _ value: String) -> Declaration {
      Declaration(path: name, value: .name(value), isShared: false, role: .imported, type: module)
    }
    let root = imported(text(index), text(index))
    guard path.last > index, !matches(path.last + 1, ".") else { return [root] }
    let name = matches(path.last + 1, "as") ? path.last + 2 : path.last
    return [root, imported(text(name), path.symbol)]
  }

  /// Whether a file declares a name or passes one on that is none of an export: `enum Motion`,
  /// `export { motion } from "framer-motion"`, `export { fades as motion }`.
  private func isOther(_ index: Int, _ modules: () -> [String: String]) -> Bool {
    if matches(index - 1, "enum", "namespace", "module") { return true }
    guard matches(index + 1, ",", "}"), let opening = enclosingOpening(index), matches(opening - 1, "export"),
      let closing = closing(of: opening, "{")
    else { return false }
    if matches(index - 1, "as") { return true }
    let isGiven = matches(closing + 1, "from") && kind(closing + 2) == .string
    let module = isGiven ? text(contents(closing + 2)) : modules()[text(index)]
    return module.map { !ModulePath.isOfApp($0) } ?? false
  }
}

extension Source {
  /// The files and packages from which a script imports, by the names that it has for what they give.
  var importedModules: [String: String] {
    let all = tokens.indices.lazy.filter { self.matches($0, "import") }.compactMap { self.imports($0) }
    return Dictionary(
      all.flatMap { module, names in names.map { (self.text($0.alias), module) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or a sign of a name in ASCII.
  fileprivate var isWord: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
}
