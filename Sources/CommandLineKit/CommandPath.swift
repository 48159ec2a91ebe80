import PlainText

/// A command and those above it, the tool's root first.
struct CommandPath {
  let root: any Command.Type
  var descendants: [any Command.Type] = []

  var leaf: any Command.Type { descendants.last ?? root }

  var isRoot: Bool { descendants.isEmpty }

  // A closure, not a key path: those through existential metatypes crash Swift 6.3 (swiftlang/swift#80716).
  var names: [String] { [root.info.name] + descendants.map { $0.info.name } }

  /// The version that `--version` prints here; only the root has one.
  var version: String? { isRoot ? root.info.version : nil }

  /// The command's parameters. Reflection is slow: to be asked for once.
  var parameters: [Specification] { Reflection(of: leaf.init()).specifications }

  var children: [CommandPath] {
    leaf.info.subcommands.map { CommandPath(root: root, descendants: descendants + [$0]) }
  }

  func child(named word: String) throws(UsageError) -> CommandPath {
    let children = children
    let infos = children.map { $0.leaf.info }
    if let place = infos.firstIndex(where: { $0.name == word || $0.aliases.contains(word) }) {
      return children[place]
    }
    let suggestion =
      Suggestions.nearest(to: word, among: infos.map(\.name) + ["help"])
      ?? Suggestions.nearest(to: word, among: infos.flatMap(\.aliases))
    throw UsageError("Unknown command '\(word.visible)'.\(suggesting(suggestion))", commandPath: names)
  }

  func descendant(named words: some Sequence<String>) throws(UsageError) -> CommandPath {
    var path = self
    for word in words {
      path = try path.child(named: word)
    }
    return path
  }
}

/// The parameters of one command, in the order of their declaration.
///
/// Reflection is slow compared with everything else at start-up, so only the command at hand is reflected.
struct Reflection {
  /// A parameter and its specification with the name it has in this command.
  struct Entry {
    let specification: Specification
    let assign: (_ words: [String]) throws(RefusedWord) -> Void
  }

  private(set) var entries: [Entry] = []
  private(set) var groups: [any Options] = []

  init(of command: any Command) {
    collect(from: command)
  }

  var specifications: [Specification] { entries.map(\.specification) }

  private mutating func collect(from value: Any) {
    for case (let label?, let property as WrappedProperty) in Mirror(reflecting: value).children {
      switch property {
      case let declared as DeclaredParameter: add(declared, label: label)
      case let bundle as ParameterBundle:
        groups.append(bundle.options)
        collect(from: bundle.options)
      default: continue
      }
    }
  }

  private mutating func add(_ declared: DeclaredParameter, label: String) {
    // A wrapped property `name` is stored as `_name`.
    let name = String(label.drop { $0 == "_" })
    entries.append(
      Entry(specification: declared.specification.named(afterProperty: name), assign: declared.assign))
  }
}
