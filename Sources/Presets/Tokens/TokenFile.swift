import PlainText
import StrictJSON

/// A file of tokens, or a Resolver file, as it is handed to ``TokenText``.
package struct TokenFile {
  /// Its name in what is said of it; nil for the only one.
  package let name: String?
  /// Its text, UTF-8.
  package let bytes: [UInt8]

  /// The place of each of its lines in the file that it was made from; empty of a file as it is.
  package let lines: [JSONPlace]
  /// Whether its tokens are meant to take the place of those of the files before it.
  package let overrides: Bool

  package init(_ bytes: [UInt8], name: String? = nil, lines: [JSONPlace] = [], overrides: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.lines = lines
    self.overrides = overrides
  }
}

/// The options by which files of tokens are read.
package struct TokenOptions {
  /// The context of each modifier of a Resolver file, by its name, where it is not the default.
  package var inputs: [String: String]
  /// Names to give to tokens and groups, by their own names.
  package var names: [String: String]
  /// The tokens and groups of tokens that are left out, by their own names or by those of presets.
  package var exceptions: [String]
  /// Whether the registry that the tokens go into has a preset.
  package var isKnown: (PresetName) -> Bool
  /// Reads a file that a Resolver file names, by its path from that file's folder and that file's name.
  package var load: (_ path: String, _ resolver: String?) throws -> TokenFile

  package init(
    inputs: [String: String] = [:], names: [String: String] = [:], exceptions: [String] = [],
    isKnown: @escaping (PresetName) -> Bool = { _ in false },
    load: @escaping (_ path: String, _ resolver: String?) throws -> TokenFile = { path, _ in
      throw LiteralError("\(path) cannot be read from here")
    }
  ) {
    self.inputs = inputs
    self.names = names
    self.exceptions = exceptions
    self.isKnown = isKnown
    self.load = load
  }
}

/// Puts together what Resolver files (Resolver Module 2025.10) name: sets of tokens, and modifiers with a set for each
/// context, in the order in which they override one another. Their tokens stand in files or in the Resolver file itself.
struct ResolverFile {
  let root: JSONValue
  let options: TokenOptions
  let problems: ProblemList
  /// The trees of tokens, those that override others later.
  private(set) var layers: [JSONValue] = []
  /// The modifiers of the file, and the context of each that was taken.
  private(set) var contexts: [(modifier: String, context: String)] = []
  /// The modifiers that have a context for less motion where none was chosen, and that context.
  private(set) var lessMotion: [String: String] = [:]
  private(set) var documents: [JSONDocument] = []
  /// The sets that are being put together, to find circles.
  private var open: [String] = []

  /// Whether a document is such a file.
  static func isOne(_ root: JSONValue) -> Bool { root.member("resolutionOrder")?.kind == .array }

  /// - Throws: What reading a file throws.
  init(_ root: JSONValue, options: TokenOptions, problems: ProblemList) throws {
    self.root = root
    self.options = options
    self.problems = problems
    for item in root.member("resolutionOrder")?.elements ?? [] { try add(item) }
  }

  private mutating func add(_ item: JSONValue) throws {
    if let reference = item.member("$ref") { return try follow(reference) }
    switch item.member("type")?.string {
    case "modifier": try addModifier(item, named: item.member("name")?.string ?? "")
    case "set": try addSources(of: item)
    default: problems.add("an entry is a set, a modifier, or a $ref to one, such as #/sets/core", at: item)
    }
  }

  private mutating func addSources(of set: JSONValue) throws {
    guard let sources = set.member("sources"), sources.kind == .array else {
      return problems.add("a set needs its sources, an array", at: set)
    }
    for source in sources.elements { try addSource(source) }
  }

  /// A tree of tokens, or where there is one.
  private mutating func addSource(_ source: JSONValue) throws {
    guard source.kind == .object else {
      return problems.add("a source is a tree of tokens, or a $ref to a file or a set", at: source)
    }
    if let reference = source.member("$ref") { try follow(reference) } else { layers.append(source) }
  }

  private mutating func addModifier(_ modifier: JSONValue, named name: String) throws {
    guard let contexts = modifier.member("contexts"), contexts.kind == .object else {
      return problems.add("a modifier needs its contexts, an object", at: modifier)
    }
    let list = contexts.members.map { "--input \("\(name)=\($0.key)".commandWord)" }.joined(separator: " or ")
    guard let context = options.inputs[name] ?? modifier.member("default")?.string else {
      return problems.add("the modifier \(name) has no default; choose with \(list)", at: modifier)
    }
    guard let sources = contexts.member(context) else {
      return problems.add(
        "the modifier \(name) has no context \"\(context)\"; choose with \(list)", at: modifier)
    }
    self.contexts.append((name, context))
    let less = contexts.members.map(\.key).first { LessMotionWords.isMeant(context: $0, of: name) }
    if options.inputs[name] == nil, let less, less != context { lessMotion[name] = less }
    for source in sources.elements { try addSource(source) }
  }

  private mutating func follow(_ reference: JSONValue) throws {
    guard let text = reference.string else {
      return problems.add("$ref must be a path, or a pointer such as #/sets/core", at: reference)
    }
    if open.contains(text) { return problems.add("\(text) is made from itself", at: reference) }
    open.append(text)
    defer { open.removeLast() }
    guard text.hasPrefix("#") else { return try addFile(text, at: reference) }
    let names = TokenReference(text)?.path ?? []
    guard let target = root.descendant(names), names.count == 2 else {
      return problems.add("there is nothing at \(text)", at: reference)
    }
    switch names[0] {
    case "sets": try addSources(of: target)
    case "modifiers": try addModifier(target, named: names[1])
    default: problems.add("\(text) is neither a set nor a modifier", at: reference)
    }
  }

  /// Adds a file, or the part of it behind a `#`.
  private mutating func addFile(_ text: String, at reference: JSONValue) throws {
    let path = String(text.prefix { $0 != "#" })
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.contains(":"), folders.first != "", !folders.contains("..") else {
      return problems.add(
        "\"\(text)\" is not read, as it is not beside this file or below it; import it and this file together with "
          + "the others, in place of it", at: reference)
    }
    let document: JSONDocument
    do {
      let file = try options.load(path, root.document.file)
      try RegistryText.checkSize(of: file.bytes)
      document = try JSONDocument(file.bytes, dialect: .lenient, file: file.name)
    } catch let problem as JSONProblem {
      return problems.add([problem])
    }
    documents.append(document)
    let pointer = String(text.dropFirst(path.count))
    guard let tree = document.root.descendant(TokenReference(pointer)?.path ?? []), tree.kind == .object
    else { return problems.add("there is no object of tokens at \(text)", at: reference) }
    layers.append(tree)
  }
}

extension JSONValue {
  /// The member that names lead to, one inside of the other.
  func descendant(_ names: [String]) -> JSONValue? {
    names.reduce(self) { value, name in value?.member(name) }
  }
}
