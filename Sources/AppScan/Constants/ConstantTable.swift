/// The constants of one file or of a whole app, found by path.
public struct ConstantTable: Sendable {
  private var byName: [String: [Declaration]] = [:]

  /// An empty table.
  public init() {}

  /// Adds what a file declares.
  public mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations { byName[declaration.name, default: []].append(declaration) }
  }

  /// Adds what other files can see of what a file declares.
  public mutating func addShared(_ declarations: [Declaration]) {
    var own: ConstantTable?
    for declaration in declarations where declaration.isShared {
      guard let value = declaration.value else { continue }
      guard !value.isLiteral else {
        byName[declaration.name, default: []].append(declaration)
        continue
      }
      let table = own ?? ConstantTable(declarations)
      own = table
      byName[declaration.name, default: []].append(
        Declaration(
          path: declaration.path, value: value.replacing(table, [declaration.name]), isShared: true,
          isMember: declaration.isMember))
    }
  }

  private init(_ declarations: [Declaration]) { add(declarations) }

  /// What a name or path means. A bare name means something only when the file declares it once, whatever it is,
  /// or every time as the same; a path (`MotionTokens.fast`) only when one declaration ends in it, or all of them are
  /// the same.
  public func lookUp(_ path: String) -> ConstantLookup {
    guard let named = byName[Self.lastPart(path)] else { return .unknown }
    let isPath = path.utf8.contains(UInt8(ascii: "."))
    let matching = named.filter { isPath ? Self.ends($0.path, in: path) : !$0.isMember }
    guard let only = matching.first else { return .unknown }
    guard matching.allSatisfy({ $0.value == only.value }), matching.count == 1 || only.value != nil else {
      return .ambiguous
    }
    return only.value.map(ConstantLookup.value) ?? .variable
  }

  /// Whether a declared path ends in the path that was written, part by part.
  private static func ends(_ declared: String, in written: String) -> Bool {
    declared == written || declared.hasSuffix("." + written)
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
