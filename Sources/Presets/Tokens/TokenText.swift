import PlainText
import StrictJSON

/// A file of design tokens, read: its motions as presets. Reads the Design Tokens Format Module 2025.10, and what
/// Style Dictionary, Tokens Studio and design systems write that differs from it.
package struct TokenText {
  /// The presets, and all that is wrong. When anything is, nothing may be imported.
  package var registry: RegistryText
  /// Notes for people on what was changed or left out.
  package let notes: [String]
  /// The file of tokens to read in place of a Resolver file, as a path from that file's folder; nil of a file of
  /// tokens, and of a Resolver file whose set has to be put together.
  package var namedFile: String?

  /// Reads a text. References to presets are not looked up yet: see ``RegistryText/checkReferences(over:)``.
  ///
  /// - Parameter bytes: UTF-8.
  package init(_ bytes: [UInt8]) {
    do throws(JSONProblem) {
      try RegistryText.checkSize(of: bytes)
      self.init(try JSONDocument(bytes))
    } catch {
      let registry = RegistryText(
        placed: [], faulty: [], unread: [], problems: [error], locate: { _, _ in nil })
      self.init(registry: registry, notes: [])
    }
  }

  private init(registry: RegistryText, notes: [String]) {
    self.registry = registry
    self.notes = notes
  }

  private init(_ document: JSONDocument) {
    let problems = ProblemList()
    let notes = TokenNotes()
    let root = document.root
    Self.refuseOtherFiles(root, problems)
    var placed: [(preset: Preset, value: JSONValue)] = []
    var unread: [(name: PresetName, value: JSONValue)] = []
    var faulty: Set<Int> = []
    if problems.problems.isEmpty {
      let walk = TokenWalk(root: root, problems: problems, notes: notes)
      let tokens = walk.tokens
      let reader = TokenReader(tokens, root: root, problems: problems, notes: notes)
      for place in tokens.indices where reader.names[place] != nil {
        let before = problems.problems.count
        if let preset = reader.preset(at: place) {
          if problems.problems.count > before { faulty.insert(placed.count) }
          placed.append((preset, tokens[place].object))
        } else if let name = reader.names[place] {
          unread.append((name, tokens[place].object))
        }
      }
      Self.keep(walk.groups, in: &placed)
    }
    registry = RegistryText(
      placed: placed, faulty: faulty, unread: unread, problems: document.duplicateKeys + problems.problems,
      locate: Self.place)
    self.notes = notes.finished()
    if ResolverFile.isOne(root) { namedFile = ResolverFile(root).onlyFile }
  }

  private static func refuseOtherFiles(_ root: JSONValue, _ problems: ProblemList) {
    if root.kind != .object {
      problems.add("\(root.kind.name) stands where an object of tokens is needed", at: root)
    } else if root.member("format")?.string == RegistryText.format {
      problems.add("this is a registry as JSON, and no file of tokens; leave --format dtcg out", at: root)
    } else if ResolverFile.isOne(root) {
      problems.add("this is a Resolver file, and no file of tokens; \(ResolverFile(root).advice)", at: root)
    }
  }

  /// Keeps what groups say with the first of their presets.
  private static func keep(
    _ groups: [(path: [String], value: JSONValue)], in placed: inout [(preset: Preset, value: JSONValue)]
  ) {
    if groups.isEmpty { return }
    let order = placed.indices.sorted { placed[$0].preset.name < placed[$1].preset.name }
    for (path, value) in groups {
      let name = NameMending.mended(path.joined(separator: "/"))
      let prefix = name + "."
      let first = order.partitioningIndex { placed[$0].preset.name.text >= prefix }
      guard first < order.count, placed[order[first]].preset.name.text.hasPrefix(prefix) else { continue }
      guard let members = TokenGroups.members(of: value) else { continue }
      let kept = placed[order[first]].preset.extensions
      placed[order[first]].preset.extensions = TokenGroups.adding([(name, members)], to: kept)
    }
  }

  /// Where in a token the place of an error is: in what the extension says, or in the value.
  private static func place(_ token: JSONValue, _ path: String) -> JSONValue? {
    let typed = token.member("$extensions")?.member(TokenExtension.key)?.member(TokenExtension.preset)
    if let place = typed?.descendant(at: path) { return place }
    guard let value = Token.value(of: token)?.value else { return nil }
    switch path {
    case "of": return value
    case "curve": return TransitionWords.curve.sorted().lazy.compactMap { value.member($0) }.first
    default: return value.member(path)
    }
  }
}
