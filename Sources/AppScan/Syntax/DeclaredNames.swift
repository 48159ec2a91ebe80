/// The meanings of names and paths that some declarations give, wherever they stand: those that are no function's own.
struct DeclaredNames {
  /// By bare name.
  private var names: [String: DeclaredName] = [:]
  /// By every end of a declared path that has a dot.
  private var paths: [String: DeclaredName] = [:]
  /// The types of names and paths that have one; nil where there are several.
  private var types: [String: String?] = [:]
  /// The types of members by their bare names; nil where there are several.
  private var memberTypes: [String: String?] = [:]

  /// The names that members of a name have as their values; nil where they have several.
  private var memberNames: [String: String?] = [:]

  /// Adds what a file declares.
  mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations where !declaration.place.isLocal {
      addType(of: declaration)
      add(declaration)
    }
  }

  /// Adds the type of a declaration that has one.
  mutating func addType(of declaration: Declaration) {
    guard let type = declaration.type, !declaration.isApart else { return }
    Self.keep(type, of: declaration.path, in: &types)
    Self.keep(type, of: declaration.name, in: &memberTypes)
  }

  /// Keeps the one value that a name has; none where it has several.
  private static func keep(_ value: String, of name: String, in all: inout [String: String?]) {
    all[name] = .some(all[name].map { $0 == value } ?? true ? value : nil)
  }

  /// The type that all members of a name have; nil where they have none or several.
  func type(ofMember name: String) -> String? { memberTypes[name] ?? nil }

  /// The type of a name or path; nil for one that has none or several.
  func type(of path: String) -> String? { types[path] ?? nil }

  /// The other name of the object that a path means, or that all members of a name are: `springs` of `motion: springs`.
  func otherName(of path: String) -> String? {
    if case .value(let value, _) = lookUp(path), case .name(let other) = value.standard {
      return other == path ? nil : other
    }
    return memberNames[path] ?? nil
  }

  /// Adds a declaration by its bare name and by its path.
  mutating func add(_ declaration: Declaration) {
    if declaration.isApart { return }
    if declaration.isMember, case .name(let other)? = declaration.value {
      Self.keep(other, of: declaration.name, in: &memberNames)
    }
    if !declaration.isMember { Self.add(declaration, as: declaration.name, to: &names) }
    for path in NamePath.endings(of: declaration.path).dropLast().suffix(ScanLimits.pathParts - 1) {
      Self.add(declaration, as: path, to: &paths)
    }
  }

  private static func add(
    _ declaration: Declaration, as name: String, to names: inout [String: DeclaredName]
  ) {
    if names[name]?.join(declaration) == nil { names[name] = DeclaredName(declaration) }
  }

  /// The meaning of a name or path. A bare name means something only when it is declared once, whatever it is,
  /// or every time as the same; a path (`MotionTokens.fast`) only when one declaration ends in it, or all of them are
  /// the same.
  func lookUp(_ path: String) -> ConstantLookup {
    let name = path.utf8.contains(UInt8(ascii: ".")) ? paths[path] : names[path]
    return name?.meaning ?? .unknown
  }
}

extension Declaration {
  /// How it counts among others of the name: more before less.
  fileprivate var rank: Int {
    switch role {
    case .assumed: 0
    case .off: 1
    default: 2
    }
  }
}

/// The declarations that one way of writing a name may mean, as the one that counts.
struct DeclaredName {
  private(set) var declaration: Declaration
  private var isAmbiguous = false

  init(_ declaration: Declaration) { self.declaration = declaration }

  /// The name's meaning.
  var meaning: ConstantLookup { isAmbiguous ? .ambiguous : declaration.meaning }

  /// Takes another declaration of the name. What its constructor gives a member is what it is, what a library
  /// declares gives way to the app's own, and what turns motion off to what moves.
  mutating func join(_ other: Declaration) {
    let (own, new) = (declaration.rank, other.rank)
    if own < new || own == 0 {
      declaration = other
    } else if own > new || own == 1 {
      return
    } else if other.role == .standard, declaration.role == .value, declaration.value == nil {
      declaration = other
    } else if declaration.role != .standard || other.role != .value || other.value != nil,
      !declaration.agrees(with: other)
    {
      isAmbiguous = true
    }
  }
}
