import CommandLineKit
import PlainText
import Presets
import Registry

struct Import: Command {
  static let info = CommandInfo(
    name: "import",
    summary: "Takes presets from files into the registry, all or nothing.",
    discussion: """
      What is there already and equal is left. What differs is refused, unless --replace is given. With --exact what \
      the files do not have is removed, settings too. Of a preset that is there, tokens, style sheets and variables \
      change what they say; what they cannot say stays: its reduced partner, its role, a spring or keyframes for which \
      a token only stands in.

      The format is recognised: a registry as JSON, or design tokens as the DTCG's format, Style Dictionary, Tokens \
      Studio, Theo, Terrazzo and Resolver files have them, in JSON or JSON5, and style sheets, whose custom \
      properties, Tailwind's @theme among them, and variables of Sass and Less are tokens too and whose keyframes are \
      clips, and variables of Figma, as the export figma or the plugin API writes them. Several files are read as one. \
      What is no motion is left out and counted; what was guessed, mended or looks like motion and was not read is \
      said.
      """,
    examples: [
      "motionbook import motionbook.json",
      "motionbook import motionbook.json --replace --dry-run",
      "motionbook import tokens.json --format dtcg",
      "motionbook import 'tokens/*.json'",
      "motionbook import tokens.resolver.json --input theme=dark",
      "motionbook import tokens.json --except motion.legacy",
      "motionbook export | ssh mac motionbook import - --exact --replace",
    ])

  @Argument(
    help: "The files, or patterns such as 'tokens/*.json'; - is stdin.", placeholder: "file",
    completion: .file)
  var files: [String]
  @Option(
    help: "How the files are written, where it is not recognised.", placeholder: "format", name: "format")
  var fileFormat: ImportFormat?
  @OptionGroup var options: ImportOptions
  @Flag(help: "Replace what is there and differs.") var replace = false
  @Flag(help: "Remove what the files do not have.") var exact = false
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    if files.isEmpty { throw UsageError("import needs a file") }
  }

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      let registry = try writing.registry(console)
      // With --exact nothing of the registry stays that a name could mean, but for what is left out of the files.
      let known: any PresetSource = exact && options.exceptions.isEmpty ? RegistrySnapshot([]) : registry
      var source = try ImportSource(
        files, format: fileFormat, options: options, console, known: known, isExact: exact
      ) { try TeamNames(in: registry) }
      return try registry.write {
        let staying = try source.staying(in: registry)
        let rest: any PresetSource =
          exact ? RegistrySnapshot(try staying.compactMap(registry.preset)) : registry
        try source.text.checkReferences(over: rest) {
          try exact ? staying.map(\.text) : registry.names()
        }
        for note in source.notes { console.note(note) }
        try source.refuseProblems()
        try source.refuseNothing()
        let before = writing.isDryRun ? try registry.book() : nil
        let remaining = exact ? staying.union(source.text.presets.map(\.name)) : nil
        var operation = ImportOperation(
          presets: try source.presets(into: registry, remaining: remaining, note: console.note),
          title: source.title, replaces: replace, isExact: exact, staying: staying,
          isChecked: source.isRegistry)
        let changes = try TeamChanges(operation.presets, of: source, in: registry)
        let upstream = try exact || source.isRegistry ? nil : UpstreamNames(source, into: registry, staying)
        operation.show = { difference in
          try ImportDifference(difference: difference, changes: changes)
            .print(asJSON: writing.results.isJSON, on: console)
        }
        func say(isDone: Bool) {
          upstream?.say(of: source.title, isDone: isDone, on: console)
          changes.say(of: source.title, isDone: isDone, on: console)
        }
        let plan: ImportPlan
        do {
          plan = try operation.run(into: registry)
        } catch {
          say(isDone: false)
          throw error
        }
        let settings = try saveSettings(of: source, in: registry)
        say(isDone: !writing.isDryRun)
        try sayOwn(plan.removed, registry, console)
        let difference = try before.map { RegistryDifference(from: $0, to: try registry.book()) }
        return ImportAnswer(plan: plan, changes: changes, settings: settings, difference: difference)
      }
    }
  }

  /// Names what an exact import removes although it came of no file.
  private func sayOwn(_ removed: [PresetName], _ registry: RegistryStore, _ console: Console) throws {
    guard !removed.isEmpty,
      let brought = try registry.presetsBrought(
        by: ["import", "init", "seed"], renaming: TeamNames.renaming)
    else { return }
    let own = removed.map(\.text).filter { brought[$0] == nil }
    if !own.isEmpty { console.note("made here and not imported, and removed by --exact: \(own.listed)") }
  }

  /// Takes a registry's settings over, by the same rules as its presets.
  ///
  /// - Returns: The rules whose settings changed, sorted.
  private func saveSettings(of source: ImportSource, in registry: RegistryStore) throws -> [String] {
    let before = try registry.settings
    let rules = source.text.settings.rules
    let differing = rules.filter { rule, setting in before.rules[rule].map { $0 != setting } ?? false }
    guard replace || differing.isEmpty else {
      let names = differing.keys.sorted()
      throw Failure(
        "\(names.count == 1 ? "a rule's setting differs" : "\(names.count) rules' settings differ") from "
          + "\(source.title.visible): \(names.listed); add --replace to overwrite. Nothing was changed.")
    }
    // A file of tokens has no settings, and says nothing of those that are there.
    var after = exact && source.isRegistry ? Settings() : before
    after.rules.merge(rules) { $1 }
    after.packs.merge(source.text.settings.packs) { $1 }
    if after != before { try registry.save(after) }
    return Set(before.rules.keys).union(after.rules.keys).filter { before.rules[$0] != after.rules[$0] }
      .sorted()
  }
}
