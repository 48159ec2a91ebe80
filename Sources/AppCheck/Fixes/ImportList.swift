import AppScan
import PlainText

/// The imports at the top of a file of Kotlin, Dart or JavaScript.
struct ImportList {
  struct Statement {
    let tokens: Range<Int>
    /// The file, the package or the name that it imports, as the source writes it.
    let path: String
    /// The tokens of each name that it imports by itself; in Kotlin and in the braces of JavaScript.
    let names: [Range<Int>]
  }

  /// The statements in the order of the file.
  let statements: [Statement]
  private let source: Source

  init(_ source: Source) {
    self.source = source
    var found: [Statement] = []
    var index = 0
    while index < source.count {
      let isImport = source.startsLine(index) && source.matches(index, "import")
      let statement =
        !isImport ? nil : source.language == .kotlin ? Self.kotlin(source, index) : Self.module(source, index)
      if let statement { found.append(statement) }
      index = statement?.tokens.upperBound ?? source.after(index)
    }
    statements = found
  }

  private static func lineEnd(_ source: Source, _ start: Int) -> Int {
    var end = start
    // `import 'a.dart' show B,` goes on.
    while end + 1 < source.count, !source.startsLine(end + 1) || source.matches(end, ",") { end += 1 }
    return end + 1
  }

  private static func kotlin(_ source: Source, _ start: Int) -> Statement? {
    let end = lineEnd(source, start)
    guard end > start + 1 else { return nil }
    let path = (start + 1..<end).map { source.matches($0, "as") ? " as " : source.text($0) }.joined()
    let isName = source.kind(end - 1) == .identifier
    return Statement(tokens: start..<end, path: path, names: isName ? [end - 1..<end] : [])
  }

  /// `import a, { b as c } from "…"`, `import '…' as a show B;`
  private static func module(_ source: Source, _ start: Int) -> Statement? {
    if source.opens(start + 1, "(") { return nil }
    var text = start + 1
    var brace: Int?
    while text < source.count, source.kind(text) != .string, !source.matches(text, ";") {
      if source.opens(text, "{") { brace = text }
      text = source.after(text)
    }
    guard source.kind(text) == .string else { return nil }
    return Statement(
      tokens: start..<lineEnd(source, text), path: source.text(source.contents(text)),
      names: brace.map { source.arguments($0).map(\.value) } ?? [])
  }

  /// The names under which the file knows what a statement imports: one for each of its names.
  func known(_ statement: Statement) -> [String] { statement.names.map { source.text($0.upperBound - 1) } }

  /// The name under which a file of JavaScript knows all that a statement imports, or its default.
  func whole(_ statement: Statement) -> String? {
    let first = statement.tokens.lowerBound + 1
    return source.text(source.matches(first, "*") ? first + 2 : first)
  }
}

// MARK: Order

extension ImportList {
  /// The place of another statement: behind the last, or where the order that the statements have wants it.
  ///
  /// - Returns: The number of the statement that it follows or precedes; nil where there is none.
  func place(of path: String, keepsKotlinLast: Bool = false) -> (number: Int, isBefore: Bool)? {
    guard let last = statements.indices.last else { return nil }
    let orders = [Self.plain, Self.aliasRank, Self.ideaRank]
    // What fits several orders is in that which the app says it has.
    let ranks =
      source.language != .kotlin ? [Self.moduleRank] : keepsKotlinLast ? orders.reversed() : orders
    // Without regard to capital letters, or these before small ones, as ktlint has them.
    for (rank, mindsCase) in ranks.flatMap({ [($0, false), ($0, true)] }) {
      func precedes(_ first: String, _ second: String) -> Bool {
        func key(_ path: String) -> (Int, String) { (rank(path), mindsCase ? path : path.lowercased()) }
        return key(first) < key(second)
      }
      let isSorted = zip(statements, statements.dropFirst()).allSatisfy { !precedes($1.path, $0.path) }
      guard isSorted else { continue }
      let next = statements.partitioningIndex { precedes(path, $0.path) }
      if next > last { break }
      // Kinds may stand apart: what is the first of its own goes to the others of that.
      func isOfKind(_ number: Int) -> Bool { rank(statements[number].path) / 1000 == rank(path) / 1000 }
      let isFirst = next == 0 || !isOfKind(next - 1) && isOfKind(next)
      return isFirst ? (next, true) : (next - 1, false)
    }
    return (statements.lastIndex { Self.aliasRank($0.path) == 0 } ?? last, false)
  }

  private static func plain(_ path: String) -> Int { 0 }

  /// Aliases of Kotlin behind all else: no other path has a space.
  private static func aliasRank(_ path: String) -> Int { path.utf8.contains(0x20) ? 1 : 0 }

  /// The groups in which JetBrains' editors keep imports of Kotlin.
  private static func ideaRank(_ path: String) -> Int {
    if aliasRank(path) == 1 { return 4 }
    return ["java.": 1, "javax.": 2, "kotlin.": 3].first { path.hasPrefix($0.key) }?.value ?? 0
  }

  /// Packages, then what an alias reaches, then what stands far away before what stands near; a thousand for each kind.
  private static func moduleRank(_ path: String) -> Int {
    if path.hasPrefix("dart:") { return 0 }
    if path.hasPrefix("../") { return 3900 - path.split(separator: "/").prefix { $0 == ".." }.count }
    let isBeside = path.hasSuffix(".dart") && !path.utf8.contains(UInt8(ascii: ":"))
    if path.hasPrefix(".") || isBeside { return 3950 }
    return ["@/", "~/", "#"].contains(where: path.hasPrefix) ? 2000 : 1000
  }
}

// MARK: What is used no more

extension ImportList {
  /// The bytes of the statements and names that import one of some names, with what parts them from others.
  func ranges(of unused: Set<String>) -> [Range<Int>] {
    statements.flatMap { statement -> [Range<Int>] in
      let known = known(statement)
      let gone = known.indices.filter { unused.contains(known[$0]) }
      if gone.isEmpty { return [] }
      if gone.count == known.count, let line = line(of: statement) { return [line] }
      return source.language == .kotlin ? [] : parts(statement.names, gone)
    }.filter { !$0.isEmpty }
  }

  /// The lines of a statement that imports nothing but its names; nil where something else stands there.
  private func line(of statement: Statement) -> Range<Int>? {
    let first = statement.tokens.lowerBound
    let isOnlyNames =
      source.language == .kotlin || source.opens(first + 1, "{")
      || source.matches(first + 1, "type") && source.opens(first + 2, "{")
    let bytes = source.range(first, through: statement.tokens.upperBound - 1)
    let end = source.lineEnd(bytes.upperBound)
    guard isOnlyNames, end.isBlank, source.indentation(bytes.lowerBound).isEmpty,
      !source.hasComment(statement.tokens)
    else { return nil }
    return bytes.lowerBound..<min(end.offset + end.newline, source.bytes.count)
  }

  /// The names that go, with the commas between; the braces with the comma before where all of them do.
  private func parts(_ names: [Range<Int>], _ gone: [Int]) -> [Range<Int>] {
    guard let lastKept = names.indices.last(where: { !gone.contains($0) }) else {
      // `import Animated, { Easing } from …`
      guard let brace = names.first.map({ $0.lowerBound - 1 }), source.matches(brace - 1, ","),
        let closing = source.partner(brace)
      else { return [] }
      return [bytes(behind: brace - 2, through: closing)].compactMap(\.self)
    }
    return gone.compactMap { name in
      if name > lastKept {
        return bytes(behind: names[name - 1].upperBound - 1, through: names[name].upperBound - 1)
      }
      let (first, next) = (names[name].lowerBound, names[name + 1].lowerBound)
      if source.hasComment(first..<next + 1) { return nil }
      return source.range(first).lowerBound..<source.range(next).lowerBound
    }
  }

  /// The bytes between two tokens, the second one included; nil where a comment stands there.
  private func bytes(behind token: Int, through last: Int) -> Range<Int>? {
    if source.hasComment(token..<last + 1) { return nil }
    return source.range(token).upperBound..<source.range(last).upperBound
  }
}

extension Source {
  /// Whether something besides white space stands between the tokens of a range.
  func hasComment(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { index in
      let gap = Int(tokens[index].end)..<Int(tokens[index + 1].start)
      return bytes[gap.clamped(to: 0..<bytes.count)].contains(UInt8(ascii: "/"))
    }
  }

  /// The end of the line of a byte, before its line feed; whether nothing but white space stands before it, and how many
  /// bytes the line feed has.
  func lineEnd(_ offset: Int) -> (offset: Int, isBlank: Bool, newline: Int) {
    let feed = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    let end = feed > offset && feed < bytes.count && bytes[feed - 1] == 0x0D ? feed - 1 : feed
    return (end, bytes[offset..<end].allSatisfy { $0 <= 0x20 }, feed + 1 - end)
  }

  /// The white space with which the line of a byte begins: scripts of components are often indented.
  func indentation(_ offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let spaces = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return text(start..<start + spaces.count)
  }
}

extension ImportList {
  /// Whether what a statement imports is a file: by its path, or by its name where an alias stands before that.
  static func names(_ path: String, _ export: String, from file: String?) -> Bool {
    guard path.hasPrefix(".") || path.hasSuffix(".dart") && !path.utf8.contains(UInt8(ascii: ":")) else {
      return SymbolTable.stem(path) == SymbolTable.stem(export)
    }
    guard let file else { return false }
    return ModulePath.withoutEnding(ModulePath.joined(file, path)) == ModulePath.withoutEnding(export)
  }

  /// Whether a name of a package of Kotlin is imported, by itself or with all of the package.
  func imports(_ name: String, fromPackage package: String) -> Bool {
    statements.contains { $0.path == package + "." + name || $0.path == package + ".*" }
  }
}
