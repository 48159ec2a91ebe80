import CommandLineKit
import Presets
import Registry

/// `motionbook import`
struct Import: Command {
  static let info = CommandInfo(
    name: "import",
    summary: "Takes presets from a file into the registry, all or nothing.",
    discussion: """
      What is there already and equal is left. What differs is refused, unless --replace is given. With --exact the \
      registry holds what the file holds and nothing else, settings too. For a Resolver file, the tokens that it names \
      are read.
      """,
    examples: [
      "motionbook import motionbook.json",
      "motionbook import motionbook.json --replace --dry-run",
      "motionbook import tokens.json --format dtcg",
      "motionbook export | ssh mac motionbook import - --exact --replace",
    ])

  @Argument(help: "The file; - is stdin.", completion: .file) var file: String
  @Option(help: "How the file is written.", placeholder: "format", name: "format") var fileFormat =
    ImportFormat.json
  @Flag(help: "Replace what is there and differs.") var replace = false
  @Flag(help: "Remove what the file does not have.") var exact = false
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      var (text, source) = try fileFormat.read(file, console)
      let registry = try writing.registry(console)
      return try registry.write {
        // With --exact nothing of the registry stays that a name could mean.
        try text.checkReferences(over: exact ? Book([]) : registry)
        try text.refuseProblems(in: source)
        let operation = ImportOperation(
          presets: text.presets, title: RegistryJSON.title(of: source), replaces: replace, isExact: exact)
        let plan = try operation.run(into: registry)
        try save(text.settings, in: registry)
        return plan
      }
    }
  }

  private func save(_ settings: Settings, in registry: Registry) throws {
    let before = try registry.settings()
    // A file of tokens has no settings, and says nothing of those that are there.
    var after = exact && fileFormat == .json ? Settings() : before
    after.rules.merge(settings.rules) { $1 }
    after.packs.merge(settings.packs) { $1 }
    if after != before { try registry.save(after) }
  }
}
