import AppScan
import PlainText

/// The imports that the changes of one file need, and those that nothing of it needs any more.
struct FileImports {
  /// The file that imports: for a part of a library of Dart that library.
  let source: Source
  /// Its full path; nil for one that has none.
  let path: String?
  /// Its path as reports name it.
  let file: String
  private let reach: ExportReach
  private let symbols: SymbolTable
  private var statements: [String: ImportFix] = [:]
  /// The export that each first name is of.
  private var roots: [String: String] = [:]
  /// The types that the file declares.
  private let types: Set<String>

  init(_ source: Source, path: String?, file: String, _ reach: ExportReach, _ symbols: SymbolTable) {
    self.source = source
    self.path = path
    self.file = file
    self.reach = reach
    self.symbols = symbols
    types = source.declaredTypes
  }

  /// Asks for the imports of symbols, of those that need any.
  ///
  /// - Throws: The reason why there can be none; nothing is asked for then.
  mutating func add(_ symbols: [PresetSymbol]) throws(FixPlace.Problem) {
    for symbol in symbols where types.contains(symbol.root) {
      throw ImportFix.own(symbol.root)
    }
    var more = self
    for symbol in symbols where symbol.replacement == .whereImported { try more.add(symbol) }
    self = more
  }

  private mutating func add(_ symbol: PresetSymbol) throws(FixPlace.Problem) {
    let export = symbol.module?.path ?? ""
    if let other = roots[symbol.root], other != export {
      throw ImportFix.taken(symbol.root, by: ModulePath.name(other))
    }
    let fix = try ImportFix(
      symbol, in: source, file: path, reach: reach,
      rivals: symbols.files(sharing: symbol.root).subtracting([export]))
    roots[symbol.root] = export
    if let fix { statements[fix.statement] = fix }
  }

  /// The changes of the imports, where so much has been replaced in the file itself.
  func fixes(_ changed: [Fix]) -> [Fix] {
    var removed = unused(changed).map { Fix(file: file, range: $0, replacement: "") }
    var added: [Fix] = []
    for fix in statements.values.sorted(by: { $0.statement < $1.statement }) {
      let gone = removed.firstIndex { $0.range.contains(fix.offset) }
      if let gone {
        // The new one takes the line of one that goes.
        let text = removed[gone].replacement + fix.statement + source.newline
        removed[gone] = Fix(file: file, range: removed[gone].range, replacement: text)
      } else {
        added.append(Fix(file: file, range: fix.offset..<fix.offset, replacement: fix.text))
      }
    }
    return removed + added
  }

  /// The bytes of the imports by name that only the replaced text has used. What a file imports as a whole no fix can
  /// tell without what that declares, and what a component's template uses stands in no script.
  private func unused(_ changed: [Fix]) -> [Range<Int>] {
    guard [.kotlin, .javascript, .typescript].contains(Language(fileName: file)), !changed.isEmpty else {
      return []
    }
    let imports = ImportList(source)
    var names = Set(imports.statements.flatMap(imports.known))
    if names.isEmpty { return [] }
    var replaced: Set<String> = []
    let edits = changed.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    let importing = imports.statements.map(\.tokens)
    let variables = source.variables.intersection(names).filter { $0.first?.isLowercase == true }
    for index in source.tokens.indices where source.kind(index) == .identifier && !importing.holds(index) {
      if variables.contains(source.text(index)), !source.meansFunction(index) { continue }
      let isReplaced = edits.holds(Int(source.tokens[index].start))
      if isReplaced { replaced.insert(source.text(index)) } else { names.remove(source.text(index)) }
    }
    for fix in changed {
      for path in fix.replacement.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
      ) {
        let words = path.split(separator: ".").map(String.init)
        // `Motion.Spring` of an export is no use of another `Spring`.
        names.subtract(words.first.map { roots[$0] == nil } == true ? words : Array(words.prefix(1)))
      }
    }
    names.formIntersection(replaced)
    return names.isEmpty ? [] : imports.ranges(of: names)
  }
}

extension Source {
  /// The names of a file's variables in Kotlin: `val tween = tween<Float>(…)`.
  fileprivate var variables: Set<String> {
    language != .kotlin ? [] : Set(tokens.indices.lazy.filter { matches($0 - 1, "val", "var") }.map(text))
  }

  /// Whether a name stands there as that of a function: called, or by itself behind colons.
  fileprivate func meansFunction(_ index: Int) -> Bool {
    matches(index + 1, "(", "<") || matches(index - 1, "::")
  }

  /// The names of the types that a file declares, those that it extends apart.
  fileprivate var declaredTypes: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where kind(index) == .identifier {
      guard matches(index, oneOf: Self.typeWords) else { continue }
      if !matches(index - 1, "."), kind(index + 1) == .identifier { names.insert(text(index + 1)) }
    }
    return names
  }

  /// Whether a file declares a type that its other files see, outside of other types.
  func declares(type name: String) -> Bool {
    level(0, to: count).contains { index in
      matches(index, oneOf: Self.typeWords) && !matches(index - 1, ".") && text(index + 1) == name
        && !hasModifier(before: index, ["private", "fileprivate"])
    }
  }

  /// The words of Swift, Kotlin and Dart before the name of a type.
  private static let typeWords: [StaticString] = [
    "enum", "struct", "class", "actor", "typealias", "object", "interface", "mixin", "typedef",
  ]
}

extension [Range<Int>] {
  /// Whether one of the ranges, which stand in their order, holds a place.
  func holds(_ place: Int) -> Bool {
    let next = partitioningIndex { $0.upperBound > place }
    return next < count && self[next].contains(place)
  }
}
