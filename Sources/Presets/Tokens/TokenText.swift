import PlainText
import StrictJSON

/// A file of design tokens, read: its motions as presets. Reads the Design Tokens Format Module 2025.10, and what
/// Style Dictionary, Tokens Studio and design systems write that differs from it.
package struct TokenText {
  /// The presets, and all that is wrong. When anything is, nothing may be imported.
  package var registry: RegistryText
  /// Notes for people on what was changed or left out.
  package let notes: [String]
  /// The modifiers of Resolver files.
  package private(set) var modifiers: Set<String> = []
  /// The modifiers of Resolver files that have a context for less motion where none was chosen, and that context.
  package private(set) var lessMotion: [String: String] = [:]
  /// The tokens by their own names, those that were left out on demand not among them.
  package let names: Set<String>
  /// The presets that their tokens say whole, by Motionbook's own extension. Others leave out what tokens cannot say.
  package let wholePresets: Set<PresetName>
  /// The names that the presets of tokens have, or would have, but for those which say that nothing moves.
  let movingNames: Set<String>
  /// The names that presets of the tokens have that were left out on demand.
  package private(set) var leftOut: Set<PresetName> = []
  /// The exceptions that no token has.
  package private(set) var unusedExceptions: [String] = []
  /// Whether the files hold no token at all.
  package let isEmpty: Bool

  /// Reads files as one: what refers from one to another is found in any order, and of a token that stands in two the
  /// later one counts. References to presets are not looked up yet: see ``RegistryText/checkReferences(over:)``.
  ///
  /// - Throws: What reading a file that a Resolver file names throws.
  package init(_ files: [TokenFile], options: TokenOptions = TokenOptions()) throws {
    let problems = ProblemList()
    var documents: [(document: JSONDocument, overrides: Bool)] = []
    for file in files {
      do throws(JSONProblem) {
        try RegistryText.checkSize(of: file.bytes)
        let document = try JSONDocument(file.bytes, dialect: .lenient, file: file.name, lines: file.lines)
        documents.append((document, file.overrides))
      } catch {
        problems.add([error])
      }
    }
    let notes = TokenNotes()
    var trees: [(root: JSONValue, overrides: Bool)] = []
    var twice: [JSONProblem] = []
    var doubled: [JSONProblem] = []
    for (document, overrides) in documents where Self.isRead(document.root, problems) {
      guard ResolverFile.isOne(document.root) else {
        doubled += document.duplicateKeys
        trees.append((document.root, overrides))
        continue
      }
      let resolver = try ResolverFile(document.root, options: options, problems: problems)
      lessMotion.merge(resolver.lessMotion) { $1 }
      trees += resolver.layers.map { ($0, true) }
      twice += ([document] + resolver.documents).flatMap(\.duplicateKeys)
      for (modifier, context) in resolver.contexts {
        modifiers.insert(modifier)
        notes.add("modifier \(modifier)", "was read as \(context)")
      }
    }
    let isReadable = problems.problems.isEmpty
    problems.add(twice)
    var set = TokenSet(isReadable ? trees : [], problems: problems, notes: notes)
    isEmpty = set.tokens.isEmpty
    if !options.exceptions.isEmpty, isReadable {
      let (left, unused) = set.leaveOut(as: options, notes)
      leftOut = Set(
        left.flatMap { TokenNaming.possibleNames(of: $0.path, options) }.map { PresetName(stored: $0) })
      unusedExceptions = unused
    }
    (registry, wholePresets) = Self.registry(of: set, trees.map(\.root), options, problems, notes, doubled)
    names = Set(set.tokens.map(\.text))
    movingNames = Set(set.tokens.map { TokenNaming.mended($0.path, options) })
      .subtracting(notes.timeless.map { TokenNaming.mended($0, options) })
    self.notes = notes.finished()
  }

  private static func registry(
    of set: TokenSet, _ roots: [JSONValue], _ options: TokenOptions, _ problems: ProblemList,
    _ notes: TokenNotes, _ doubled: [JSONProblem]
  ) -> (text: RegistryText, whole: Set<PresetName>) {
    var placed: [(preset: Preset, value: JSONValue)] = []
    var unread: [(name: PresetName, value: JSONValue)] = []
    var faulty: Set<Int> = []
    var whole: Set<PresetName> = []
    let reader = TokenReader(set.tokens, roots: roots, options: options, problems: problems, notes: notes)
    let motions = Set(reader.names.keys.map { set.tokens[$0].text })
    set.noteReplaced(among: motions, notes)
    problems.add(DoubledKeys(set, motions: motions).refused(doubled, notes))
    for (place, token) in set.tokens.enumerated() where reader.names[place] != nil {
      let before = problems.problems.count
      if let preset = reader.preset(at: place) {
        if problems.problems.count > before { faulty.insert(placed.count) }
        placed.append((preset, token.object))
        // A clip of a style sheet is written as a preset, too, and says no more than its keyframes.
        if token.typedPreset != nil, !token.object.document.isMadeFromAnother { whole.insert(preset.name) }
      } else if let name = reader.names[place] {
        unread.append((name, token.object))
      }
    }
    keep(set.groups, options, in: &placed)
    var said: Set<JSONProblem> = []
    let text = RegistryText(
      placed: placed, faulty: faulty, unread: unread,
      problems: problems.problems.filter { said.insert($0).inserted || $0.message == JSONProblem.further },
      locate: place)
    return (text, whole)
  }

  /// Whether a document is a list of tokens, which have their places in their own members.
  package static func isList(_ root: JSONValue) -> Bool { TokenWalk.isList(root) }

  private static func isRead(_ root: JSONValue, _ problems: ProblemList) -> Bool {
    if root.kind != .object, !TokenWalk.isList(root) {
      problems.add("\(root.kind.name) stands where an object of tokens is needed", at: root)
    } else if root.member("format")?.string == RegistryText.format {
      problems.add(
        "this is a registry as JSON, and no file of tokens; import it by itself, without --format", at: root)
    } else {
      return true
    }
    return false
  }

  /// Keeps what groups say with the first of their presets.
  private static func keep(
    _ groups: [(path: [String], value: JSONValue)], _ options: TokenOptions,
    in placed: inout [(preset: Preset, value: JSONValue)]
  ) {
    if groups.isEmpty { return }
    let order = placed.indices.sorted { placed[$0].preset.name < placed[$1].preset.name }
    for (path, value) in groups {
      let name = TokenNaming.mended(path, options)
      let prefix = name + "."
      let first = order.partitioningIndex { placed[$0].preset.name.text >= prefix }
      guard first < order.count, placed[order[first]].preset.name.text.hasPrefix(prefix) else { continue }
      guard let members = TokenGroups.members(of: value) else { continue }
      let kept = placed[order[first]].preset.extensions
      placed[order[first]].preset.extensions = TokenGroups.adding([.init(key: name, tree: members)], to: kept)
    }
  }

  /// Where in a token the place of an error is: in what the extension says, or in the value.
  private static func place(_ token: JSONValue, _ path: String) -> JSONValue? {
    let typed = token.member("$extensions")?.member(TokenExtension.key)?.member(TokenExtension.preset)
    if let place = typed?.descendant(at: path) { return place }
    guard let value = Token.value(of: token)?.value else { return nil }
    switch path {
    case "of": return value
    case "curve": return TransitionParts.curve(of: value)
    default: return value.member(path)
    }
  }
}
