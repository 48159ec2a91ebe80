/// A name that a file declares: a constant, a variable, a parameter. All of them count, because a name means the
/// nearest declaration around it. A class, because every table of names holds it again.
package final class Declaration: Sendable {
  /// The path from the outermost type, such as `MotionTokens.fast`.
  package let path: String
  /// The last part of the path.
  package let name: String
  /// Its value, where it is a constant that never changes or what a parameter is when nothing is given; of a function
  /// what it gives. Nil for all others.
  package let value: Expression?
  /// Whether other files can see it.
  package let isShared: Bool
  /// Whether only a path reaches it: a member of an object in JavaScript, which its bare name never means.
  package let isMember: Bool
  package let role: Role
  /// Where it stands and where its bare name means it.
  package let place: Place
  /// The name of its type, where that is written; of a type the one that its `widget` has.
  package let type: String?

  package enum Role: Hashable, Sendable {
    /// A constant or a variable.
    case value
    /// A parameter: each call says what it is.
    case parameter
    /// A constructor's default for a member of its type.
    case standard
    /// A library's own, which counts where the app itself does not declare the name.
    case assumed
    /// What turns motion off, which counts where nothing else declares the name.
    case off
    /// A function of one expression, by the names of its parameters.
    case function([String])
    /// The body of a type.
    case type
    /// A type that a type takes over: its value is the name of the other type.
    case parent
    /// A name of another file; its type is that file as the source writes it, its value the name there.
    case imported
  }

  /// Bytes of a file.
  package struct Place: Hashable, Sendable {
    /// Where the declaration begins.
    package var offset: Int
    /// Where its bare name means it; all of the file where nothing bounds that.
    package var scope: Range<Int>
    /// Whether it belongs to a function, not to a type or the file.
    package var isLocal = false

    /// The place around the brackets in which the declaration stands; nil for one that stands in none.
    var outside: Place? {
      scope.lowerBound > 0 ? Place(offset: scope.lowerBound - 1, scope: 0..<scope.lowerBound) : nil
    }

    /// The byte behind the last one that says its value, where that may stand on another line.
    var end: Int?

    /// Everywhere in a file.
    static let everywhere = Place(offset: 0, scope: 0..<Int.max)

    /// Everywhere in a file some bytes of which declare it.
    static func everywhere(from range: Range<Int>) -> Place {
      Place(offset: range.lowerBound, scope: 0..<Int.max, end: range.upperBound)
    }
  }

  /// The path of what is imported whole, so that its names count without one.
  package static let withoutName = "*"

  /// The last part of the path of a constructor, a function of the members that it gives.
  static let constructor = "new"

  init(
    path: String, value: Expression?, isShared: Bool, isMember: Bool = false, role: Role = .value,
    place: Place = .everywhere, type: String? = nil
  ) {
    self.path = path
    name = NamePath.last(path)
    self.value = value
    self.isShared = isShared
    self.isMember = isMember
    self.role = role
    self.place = place
    self.type = type
  }

  /// The same declaration with another value, or as one that other files can see.
  func holding(_ value: Expression?, role: Role? = nil, isShared: Bool? = nil) -> Declaration {
    Declaration(
      path: path, value: value, isShared: isShared ?? self.isShared, isMember: isMember,
      role: role ?? self.role, place: place, type: type)
  }

  /// Whether it declares nothing that has a value: the body of a type, what it takes over, a name of another file.
  var isApart: Bool { role == .type || role == .parent || role == .imported }

  /// The name's meaning where nothing else is called so.
  var meaning: ConstantLookup {
    switch role {
    case .function(let parameters): value.map { .function(parameters, $0, place) } ?? .variable
    case .parameter, .standard: value.map { .value(.given(name, $0), place) } ?? .parameter
    case .value, .assumed, .off: value.map { .value($0, place) } ?? .variable
    case .type, .parent, .imported: .unknown
    }
  }

  /// Whether two declarations of a name leave no doubt.
  func agrees(with other: Declaration) -> Bool {
    value != nil && value == other.value && role == other.role
  }
}

/// The meaning of an app's name.
package enum ConstantLookup: Sendable {
  /// It is declared as this; with the place where the names in it are looked up, nil for one of another file.
  case value(Expression, Declaration.Place?)
  /// It is a function with these parameters, which gives this.
  case function([String], Expression, Declaration.Place?)
  /// It is declared more than once.
  case ambiguous
  /// It is declared once, as something that changes or cannot be read.
  case variable
  /// It is a parameter without a default.
  case parameter
  /// No file that was read declares it.
  case unknown

  /// The answer, or another where nothing that was asked declares the name.
  func or(_ other: @autoclosure () -> ConstantLookup) -> ConstantLookup {
    if case .unknown = self { other() } else { self }
  }

  /// The answer through a name that callers may give another value, where it is one.
  func given(by name: String) -> ConstantLookup {
    if case .value(let value, let place) = self { .value(.given(name, value), place) } else { self }
  }

  /// The answer as another file sees it.
  var fromAfar: ConstantLookup {
    switch self {
    case .value(let value, _): .value(value, nil)
    case .function(let names, let value, _): .function(names, value, nil)
    default: self
    }
  }
}

/// A constant of the app through which something of a site comes: a change of the site leaves the constant's other uses
/// behind.
package struct SiteConstant: Hashable, Sendable {
  /// Its name or path as the source writes it, `Times.fade`.
  package let path: String
  /// Where the same file declares it; nil for one of another file.
  package let place: Declaration.Place?
  /// Whether other files can see it.
  package let isShared: Bool

  /// The last part of its path.
  package var name: String { NamePath.last(path) }
}
