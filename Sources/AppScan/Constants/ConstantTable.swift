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
    for declaration in declarations where declaration.isShared && declaration.value != nil {
      byName[declaration.name, default: []].append(declaration)
    }
  }

  /// What a name or path means. A bare name means something only when the file declares it once, whatever it is;
  /// a path (`MotionTokens.fast`) only when one declaration ends in it.
  public func lookUp(_ path: String) -> ConstantLookup {
    guard let named = byName[Self.lastPart(path)] else { return .unknown }
    let isPath = path.utf8.contains(UInt8(ascii: "."))
    let matching = named.filter { isPath ? Self.ends($0.path, in: path) : !$0.isMember }
    guard let only = matching.first else { return .unknown }
    if matching.count > 1 { return .ambiguous }
    return only.value.map(ConstantLookup.value) ?? .unknown
  }

  /// Whether the table has heard of a name or path, whatever it is.
  func declares(_ path: String) -> Bool {
    guard let named = byName[Self.lastPart(path)] else { return false }
    let isPath = path.utf8.contains(UInt8(ascii: "."))
    return named.contains { isPath ? Self.ends($0.path, in: path) : !$0.isMember }
  }

  /// Whether a declared path ends in the path that was written, part by part.
  private static func ends(_ declared: String, in written: String) -> Bool {
    declared == written || declared.hasSuffix("." + written)
  }

  static func lastPart(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return String(path[path.utf8.index(after: dot)...])
  }
}
