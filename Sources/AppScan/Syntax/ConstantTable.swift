/// The constants of one file or of a whole app, found by path.
package struct ConstantTable: Sendable {
  /// The declarations that one way of writing a name may mean.
  private struct Entry {
    let first: Declaration
    var isAmbiguous = false
  }

  /// By bare name.
  private var names: [String: Entry] = [:]
  /// By every end of a declared path that has a dot.
  private var paths: [String: Entry] = [:]

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
    while index > path.startIndex, dots < ScanLimits.pathParts {
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

  /// The meaning of a name or path. A bare name means something only when the file declares it once, whatever it is,
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

/// The meaning of an app's name.
package enum ConstantLookup: Sendable {
  /// It is declared once, as this.
  case value(Expression)
  /// It is declared more than once.
  case ambiguous
  /// It is declared once, as something that changes or cannot be read.
  case variable
  /// No file that was read declares it.
  case unknown
}

/// A name that a file declares: a constant, a variable, a parameter. All of them count, because a name that is
/// declared twice must not be resolved.
package struct Declaration: Sendable {
  /// The path from the outermost type, such as `MotionTokens.fast`.
  package let path: String
  /// Its value, where it is a constant that never changes; nil for variables and parameters.
  package let value: Expression?
  /// Whether other files can see it.
  package let isShared: Bool
  /// Whether only a path reaches it: a member of an object in JavaScript, which its bare name never means.
  package let isMember: Bool

  init(path: String, value: Expression?, isShared: Bool, isMember: Bool = false) {
    self.path = path
    self.value = value
    self.isShared = isShared
    self.isMember = isMember
  }

  /// The last part of the path.
  package var name: String { ConstantTable.lastPart(path) }
}

extension Expression {
  /// The expression with the names of its own file in it replaced by what they mean there: another file that uses it
  /// may call other things so.
  /// - Parameters:
  ///   - own: what the file declares.
  ///   - names: the names that are being replaced; one that meets itself stays.
  func replacing(_ own: ConstantTable, _ names: [String]) -> Expression {
    var room = ScanLimits.constantParts
    return replacing(own, names, &room)
  }

  private func replacing(_ own: ConstantTable, _ names: [String], _ room: inout Int) -> Expression {
    room -= 1
    guard names.count < ScanLimits.constantDepth, room > 0 else { return .unread(.expression) }
    switch self {
    case .name(let path): return Self.meaning(path, own, names, &room)
    case .negative(let inner): return .negative(inner.replacing(own, names, &room))
    case .whole(let inner): return .whole(inner.replacing(own, names, &room))
    case .member(let inner, let member): return .member(inner.replacing(own, names, &room), member)
    case .binary(let operation, let left, let right):
      return .binary(operation, left.replacing(own, names, &room), right.replacing(own, names, &room))
    case .choice(let branches, let condition):
      return .choice(branches.map { $0.replacing(own, names, &room) }, of: condition)
    case .list(let elements): return .list(elements.map { $0.replacing(own, names, &room) })
    case .call(let path, let arguments):
      // A word such as `.easeOut` may be an argument's own and no constant.
      return .call(
        path,
        arguments.map { argument in
          let value = argument.value.replacing(own, names, &room)
          return Argument(argument.label, value.isComputed ? value : argument.value)
        })
    default: return self
    }
  }

  private static func meaning(
    _ path: String, _ own: ConstantTable, _ names: [String], _ room: inout Int
  ) -> Expression {
    guard !names.contains(path) else { return .name(path) }
    switch own.lookUp(path) {
    case .value(let value): return value.replacing(own, names + [path], &room)
    case .ambiguous: return .unread(.ambiguousName)
    case .variable: return .unread(.constant)
    case .unknown: return .name(path)
    }
  }

  /// Whether it is a number or arithmetic.
  private var isComputed: Bool {
    switch self {
    case .number, .binary, .negative, .whole: true
    default: false
    }
  }

  /// Whether it is a number or text, or names nothing but a type: it means the same in every file.
  var isLiteral: Bool {
    switch self {
    case .number, .text, .unread: true
    case .call(_, let arguments): arguments.allSatisfy(\.value.isLiteral)
    default: false
    }
  }
}
