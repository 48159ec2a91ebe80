/// The constants of one file or of a whole app, found by path.
package struct ConstantTable: Sendable {
  /// What one way of writing a name stands for.
  private struct Entry {
    let first: Declaration
    var isAmbiguous = false
  }

  /// By bare name.
  private var names: [String: Entry] = [:]
  /// By every end of a declared path that has a dot.
  private var paths: [String: Entry] = [:]

  /// Nobody writes a longer path; types that are nested without end would take room without end.
  private static let longestPath = 8

  /// An empty table.
  package init() {}

  /// Adds what a file declares.
  package mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations { add(declaration) }
  }

  /// Adds what other files can see of what a file declares.
  package mutating func addShared(_ declarations: [Declaration]) {
    var own: ConstantTable?
    for declaration in declarations where declaration.isShared {
      guard let value = declaration.value else { continue }
      guard !value.isLiteral else {
        add(declaration)
        continue
      }
      let table = own ?? ConstantTable(declarations)
      own = table
      add(
        Declaration(
          path: declaration.path, value: value.replacing(table, [declaration.name]), isShared: true,
          isMember: declaration.isMember))
    }
  }

  private init(_ declarations: [Declaration]) { add(declarations) }

  private mutating func add(_ declaration: Declaration) {
    if !declaration.isMember { Self.add(declaration, as: declaration.name, to: &names) }
    let path = declaration.path.utf8
    var dots = 0
    var index = path.endIndex
    while index > path.startIndex, dots < Self.longestPath {
      path.formIndex(before: &index)
      guard path[index] == UInt8(ascii: ".") else { continue }
      dots += 1
      guard dots > 1 else { continue }
      Self.add(declaration, as: String(declaration.path[path.index(after: index)...]), to: &paths)
    }
    if dots > 0, index == path.startIndex { Self.add(declaration, as: declaration.path, to: &paths) }
  }

  private static func add(_ declaration: Declaration, as name: String, to entries: inout [String: Entry]) {
    guard let entry = entries[name] else {
      entries[name] = Entry(first: declaration)
      return
    }
    if declaration.value == nil || declaration.value != entry.first.value {
      entries[name]?.isAmbiguous = true
    }
  }

  /// What a name or path means. A bare name means something only when the file declares it once, whatever it is,
  /// or every time as the same; a path (`MotionTokens.fast`) only when one declaration ends in it, or all of them are
  /// the same.
  package func lookUp(_ path: String) -> ConstantLookup {
    guard let entry = entry(path) else { return .unknown }
    if entry.isAmbiguous { return .ambiguous }
    return entry.first.value.map(ConstantLookup.value) ?? .variable
  }

  private func entry(_ path: String) -> Entry? {
    path.utf8.contains(UInt8(ascii: ".")) ? paths[path] : names[path]
  }

  /// The last part of a path and what stands before it; nil for a bare name.
  static func split(_ path: String) -> (owner: String, member: String)? {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
  }

  static func lastPart(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return String(path[path.utf8.index(after: dot)...])
  }
}
