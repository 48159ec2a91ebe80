import CommandLineKit
import PlainText
import Presets
import Registry

struct Log: Command {
  static let info = CommandInfo(
    name: "log",
    summary: "Lists the changes of the registry, or of some presets, the latest first.",
    discussion: """
      A database keeps a journal: when, who, which command, the note, and each preset before and after. What another \
      program changed stands there too, from the next command on that writes. The history of a text is git's: \
      the commits that changed presets, and what is not committed; a merge stands there for what is as in none of its \
      parents. Presets, and the text's file, are followed through renames. Of presets that are named those changes are \
      listed that changed them or made them move otherwise, with what became of them and of what they are made of.
      """,
    examples: [
      "motionbook log", "motionbook log sheet.present -n 3", "motionbook log 'sheet.*'",
      "motionbook log --json",
    ])

  @Argument(
    help: "Presets: names, groups or globs, such as sheet.*; none lists all changes.", placeholder: "name",
    completion: .presetName)
  var words: [String]
  @Option(help: "How many. Default: 20.", placeholder: "count", name: "count", short: "n") var count: Int?
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    if let count, count < 1 { throw UsageError("--count takes 1 or more") }
  }

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let path = try location.path(console)
      let count = count ?? 20
      if RegistryJSON.isMeant(by: path) {
        if path == "-" { throw Failure("standard input has no history; name a file", exitCode: 2) }
        let history = try TextHistory(path, console)
        let names = try names(among: history.names)
        let entries = try history.entries(of: names, last: count)
        try refuseUnknown(names, entries) { try history.names() }
        return LogEntries(entries: entries, place: console.shownPath(path))
      }
      let registry = try console.openRegistry(path, for: .reading)
      return try registry.read {
        let undone = try registry.undoneChanges()
        let names = try names(among: registry.names)
        let most = results.isJSON ? nil : LogEntry.mostPresets
        let entries =
          if names.isEmpty {
            try registry.changes(last: count, mostPresets: most)
              .map { try LogEntry($0, undoneBy: undone[$0.id], in: registry) }
          } else {
            try registry.history(of: names, last: count, mostPresets: most)
              .map { try LogEntry($0, undoneBy: undone[$0.change.id], in: registry) }
          }
        try refuseUnknown(names, entries) { try registry.names() }
        return LogEntries(entries: entries, place: console.shownPath(path))
      }
    }
  }

  /// The presets that are meant: a name may be that of one that is gone.
  private func names(among known: () throws -> [String]) throws -> [PresetName] {
    if words.isEmpty { return [] }
    let known = try known()
    return try words.flatMap { word -> [PresetName] in
      let pattern = NamePatterns.membersOrSelf(word, among: known)
      guard NamePatterns.isGlob(pattern) else { return [try PresetName(word)] }
      return try NamePatterns([pattern]).names(among: known).map { PresetName(stored: $0) }
    }
  }

  /// Refuses a name that no preset has, and none had.
  private func refuseUnknown(
    _ names: [PresetName], _ entries: [LogEntry], among known: () throws -> [String]
  ) throws {
    guard entries.isEmpty, !names.isEmpty else { return }
    let known = try known()
    guard let name = names.first(where: { !known.contains($0.text) }) else { return }
    throw RegistryError.unknown(name, suggestion: Suggestions.nearest(to: name.text, among: known))
  }
}
