import Presets
import StrictJSON

/// The names of the files; the extensions are those that the two modules ask for.
enum TokenFiles {
  /// Every preset.
  static let tokens = "motion.tokens.json"
  /// The presets' replacements for reduced motion.
  static let reduced = "motion.reduced.tokens.json"
  /// Which of the two is meant when.
  static let resolver = "motion.resolver.json"
}

/// A file of tokens, written preset by preset. The presets come in the order of their names, in which those of a
/// group stand together, so that no tree of groups is needed.
struct TokenDocument {
  private var writer = JSONWriter()
  private var groups: [Substring] = []
  private let sink: ExportOutput.Sink

  /// Where the official schema of such a file is.
  static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"

  /// Begins a file.
  init(_ sink: @escaping ExportOutput.Sink) {
    self.sink = sink
    writer.beginObject()
    writer.member("$schema", Self.schema)
    writer.member("$description", GeneratedHeader.sentence)
  }

  /// Writes every preset.
  static func write(_ input: ExportInput, to sink: @escaping ExportOutput.Sink, note: ExportOutput.Note)
    throws
  {
    var document = TokenDocument(sink)
    try input.forEach { exported in
      let kept = TokenGroups(of: exported.preset.extensions)
      try document.add(exported.name, keeping: kept) { writer, extensions in
        TokenWriter(exported, options: input.options).write(extensions: extensions, to: &writer, note: note)
      }
    }
    try document.finish()
  }

  /// Writes a token into its group.
  mutating func add(_ name: PresetName, _ body: (inout JSONWriter) -> Void) throws {
    try add(name, keeping: TokenGroups(of: nil)) { writer, _ in body(&writer) }
  }

  /// Writes a token into its group, and what its groups say of themselves where it is the first one.
  ///
  /// - Parameter body: Takes what of the extensions is not written at a group.
  private mutating func add(
    _ name: PresetName, keeping kept: TokenGroups, _ body: (inout JSONWriter, String?) -> Void
  ) throws {
    let segments = name.text.split(separator: ".")
    let shared = zip(groups, segments.dropLast()).prefix { $0 == $1 }.count
    while groups.count > shared { closeGroup() }
    let (ownGroups, rest) = kept.taking(Array(name.groups.dropFirst(shared)))
    for (segment, group) in zip(segments.dropLast(), name.groups).dropFirst(shared) {
      writer.key(String(segment))
      writer.beginObject()
      groups.append(segment)
      for member in ownGroups.first(where: { $0.key == group })?.tree.members ?? [] {
        writer.member(member.key, member.tree)
      }
    }
    writer.object(segments.last.map(String.init) ?? "") { body(&$0, rest) }
    if writer.count > CodeText.partSize { try sink(writer.takeBytes()) }
  }

  /// Closes every group and hands on the rest.
  mutating func finish() throws {
    while !groups.isEmpty { closeGroup() }
    writer.endObject()
    try sink(writer.takeBytes() + [UInt8(ascii: "\n")])
  }

  private mutating func closeGroup() {
    writer.endObject()
    groups.removeLast()
  }
}

/// The Resolver file: all tokens, and a modifier `motion` whose context `reduced` replaces some of them.
enum ResolverDocument {
  static func write(_ input: ExportInput, to sink: ExportOutput.Sink) throws {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
      writer.member("name", "motion")
      writer.member("version", "2025.10")
      writer.member("description", GeneratedHeader.sentence)
      writer.object("sets") { writer in
        writer.object("presets") { $0.array("sources") { file(TokenFiles.tokens, to: &$0) } }
      }
      writer.object("modifiers") { $0.object("motion", modifier) }
      writer.array("resolutionOrder") { writer in
        file("#/sets/presets", to: &writer)
        file("#/modifiers/motion", to: &writer)
      }
    }
    try sink(Array(writer.text.utf8))
  }

  private static func modifier(_ writer: inout JSONWriter) {
    writer.member("description", "Whether a person asked for less motion.")
    writer.object("contexts") { writer in
      writer.array("full") { _ in }
      writer.array("reduced") { file(TokenFiles.reduced, to: &$0) }
    }
    writer.member("default", "full")
  }

  private static func file(_ reference: String, to writer: inout JSONWriter) {
    writer.object { $0.member("$ref", reference) }
  }
}
