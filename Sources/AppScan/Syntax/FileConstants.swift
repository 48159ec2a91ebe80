import PlainText

/// The names of one file, put in order when the first is looked up: most motions are written as numbers.
///
/// Unchecked, as it goes from the thread that read the file to the one that puts the app together, and neither looks at
/// it when the other does.
final class FileConstants: @unchecked Sendable {
  let declarations: [Declaration]

  /// - Parameter declarations: What the file declares. What a library does, and what turns motion off, counts behind what
  ///   any file of the app declares.
  init(_ declarations: [Declaration]) {
    self.declarations = declarations.filter { $0.role != .assumed && ($0.role != .off || !$0.isShared) }
  }

  private lazy var table: DeclaredNames = {
    var table = DeclaredNames()
    table.add(declarations)
    return table
  }()

  /// The declarations of each bare name.
  private lazy var visible = declarations.visible

  private lazy var types = NestedDeclarations(declarations.filter { $0.role == .type })

  /// The types that each type takes over.
  private(set) lazy var parents = declarations.parents

  private lazy var imports = Dictionary(
    declarations.filter { $0.role == .imported }.map { ($0.path, $0) },
    uniquingKeysWith: { first, _ in first })

  /// The style sheets whose variables it uses without a name; the last counts.
  private(set) lazy var used = declarations.filter {
    $0.role == .imported && $0.path == Declaration.withoutName
  }
  .reversed().compactMap(\.type)

  /// The declarations that other files see, by path.
  private lazy var shared = Dictionary(
    declarations.filter { $0.isShared && !$0.isApart }.map { ($0.path, $0) },
    uniquingKeysWith: { first, _ in first })

  private lazy var sharedOffsets = Set(declarations.filter(\.isShared).map(\.place.offset))

  /// Whether other files can see what is declared at an offset.
  func isShared(at offset: Int) -> Bool { sharedOffsets.contains(offset) }

  /// The meaning of a name or path at a byte of the file.
  func lookUp(_ path: String, at offset: Int) -> ConstantLookup {
    if path.hasPrefix(Self.ownMember) {
      return member(String(path.dropFirst(Self.ownMember.count)), at: offset)
    }
    if path.utf8.contains(UInt8(ascii: ".")) { return table.lookUp(path) }
    // Else a member of a type that another block of the file extends, or a static one behind a dot.
    return visible[path]?.innermost(at: offset)?.meaning ?? table.lookUp(path)
  }

  /// The prefix of a member of the value that the code itself belongs to.
  static let ownMember = "self."

  /// A member of the type around a place, whatever a function there calls so.
  private func member(_ name: String, at offset: Int) -> ConstantLookup {
    for type in types(around: offset) {
      let found = table.lookUp(type.path + "." + name)
      if case .unknown = found { continue }
      return found
    }
    return table.lookUp(name)
  }

  /// The type of a name or path at a place; nil for one whose type is not written.
  func type(of path: String, at offset: Int) -> String? {
    visible[path]?.innermost(at: offset)?.declaration.type ?? table.type(of: path)
  }

  /// The types around a place, the innermost first.
  func types(around offset: Int) -> [Declaration] { types.all(at: offset) }

  /// The declaration that an import names; nil for a name that is none of another file.
  func imported(_ name: String) -> Declaration? { imports[name] }

  /// The meaning of a path in other files.
  func shared(_ path: String) -> ConstantLookup {
    guard let declaration = shared[path] else { return throughOtherName(path) }
    return seenFromAfar(declaration.meaning, declaration.name)
  }

  private func seenFromAfar(_ meaning: ConstantLookup, _ name: String) -> ConstantLookup {
    guard case .value(let value, let place) = meaning else { return meaning.fromAfar }
    return .value(value.isLiteral ? value : value.replacing(self, [name], at: place ?? .everywhere), nil)
  }

  /// A member of an object that the file shares under another name: `export const fades = makeSafe(all)`.
  private func throughOtherName(_ path: String) -> ConstantLookup {
    for owner in NamePath.beginnings(of: path).dropFirst() {
      guard case .name(let other)? = shared[owner]?.value else { continue }
      let whole = other + path.dropFirst(owner.utf8.count)
      return seenFromAfar(table.lookUp(whole), NamePath.last(whole))
    }
    return .unknown
  }
}

/// Declarations by their scopes, which are brackets: two of them are apart, or one holds the other.
struct NestedDeclarations {
  /// The names, each with the place of the one around it.
  private var entries: [(name: DeclaredName, outer: Int?)] = []

  init(_ declarations: [Declaration]) {
    // Most names are declared once.
    if let only = declarations.first, declarations.count == 1 {
      entries = [(DeclaredName(only), nil)]
      return
    }
    let sorted = declarations.enumerated().sorted { one, other in
      let (first, second) = (one.element.place.scope, other.element.place.scope)
      // Of two that begin together the longer one.
      return (first.lowerBound, second.upperBound, one.offset)
        < (second.lowerBound, first.upperBound, other.offset)
    }
    var open: [Int] = []
    for (_, declaration) in sorted {
      let scope = declaration.place.scope
      while let last = open.last, entries[last].name.declaration.place.scope.upperBound < scope.upperBound {
        open.removeLast()
      }
      if let last = open.last, entries[last].name.declaration.place.scope == scope, declaration.role != .type
      {
        entries[last].name.join(declaration)
      } else {
        entries.append((DeclaredName(declaration), open.last))
        open.append(entries.count - 1)
      }
    }
  }

  /// The declaration that is visible at a place.
  func innermost(at offset: Int) -> DeclaredName? { index(at: offset).map { entries[$0].name } }

  /// Those whose scopes hold a place, the innermost first.
  func all(at offset: Int) -> [Declaration] {
    var found: [Declaration] = []
    var next = index(at: offset)
    while let index = next, found.count < ScanLimits.scopes {
      found.append(entries[index].name.declaration)
      next = entries[index].outer
    }
    return found
  }

  private func index(at offset: Int) -> Int? {
    var next: Int? = entries.partitioningIndex { $0.name.declaration.place.scope.lowerBound > offset } - 1
    for _ in 0..<ScanLimits.scopes {
      guard let index = next, index >= 0 else { return nil }
      if entries[index].name.declaration.place.scope.contains(offset) { return index }
      next = entries[index].outer
    }
    return nil
  }
}

extension [Declaration] {
  /// Those that a bare name may mean, by that name.
  var visible: [String: NestedDeclarations] {
    Dictionary(grouping: filter { !$0.isMember && !$0.isApart }, by: \.name)
      .mapValues(NestedDeclarations.init)
  }

  /// The names of the types that each type takes over, by its path.
  var parents: [String: [String]] {
    var all: [String: [String]] = [:]
    for declaration in self where declaration.role == .parent {
      guard case .name(let parent)? = declaration.value else { continue }
      all[declaration.path, default: []].append(parent)
    }
    return all
  }
}
