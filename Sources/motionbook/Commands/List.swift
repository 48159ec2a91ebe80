import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

struct List: Command {
  static let info = CommandInfo(
    name: "list",
    summary: "Lists presets: name, kind, motion, settling time or length, what it is tied to.",
    discussion: "The name of a group lists the group. On a terminal long cells end in an ellipsis.",
    examples: [
      "motionbook list", "motionbook list sheet --kind spring,tween", "motionbook list --tree",
      "motionbook list --unused --pack none", "motionbook list --search toast --long",
      "motionbook list --sort time --max-time 300ms", "motionbook list --json",
    ],
    aliases: ["ls"])

  @Argument(
    help: "Names, groups or globs: sheet.*; !sheet.old leaves one out.", placeholder: "pattern",
    completion: .presetName)
  var patterns: [String]
  @OptionGroup var filter: ListFilter
  @Option(help: "In which order.") var sort = ListOrder.name
  @Flag(help: "Show the groups as a tree.") var tree = false
  @Flag(help: "Show the summaries, and not what uses a preset.") var long = false
  @Flag(help: "Print the names alone, one a line.") var names = false
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    if tree, sort != .name { throw UsageError("--tree is in the order of the names") }
    if tree, names { throw UsageError("--tree and --names cannot both be given") }
  }

  func run(_ console: Console) throws {
    let source = try location.source(console)
    if names {
      let names = try wantedNames(source)
      return try Answer(names.joined(separator: "\n")) { $0.member("names", names) }
        .print(asJSON: results.isJSON, on: console)
    }
    let book = ResolvingSnapshot(try source.book())
    let names = book.typed.presets.map(\.name.text)
    let presets = try wanted(Self.patterns(patterns, among: names), of: book)
    if presets.isEmpty, !results.isJSON {
      console.note(names.isEmpty ? "The registry has no presets." : "No preset matches.")
    }
    try PresetList(presets: presets, book: book, isTree: tree, showsSummaries: long)
      .print(asJSON: results.isJSON, on: console)
  }

  /// The patterns, a group's name as a pattern for its members.
  private static func patterns(_ words: [String], among names: [String]) throws -> NamePatterns {
    let patterns = NamePatterns(words.map { NamePatterns.membersOrSelf($0, among: names) })
    _ = try patterns.names(among: names)
    return patterns
  }

  private func wanted(_ patterns: NamePatterns, of book: ResolvingSnapshot) throws -> [Preset] {
    try sort.sorted(
      filter.chosen(from: book.typed.presets.filter { patterns.matches($0.name.text) }, of: book), of: book)
  }

  /// Names alone need no resolving: this is what completions call. Shells take them into command lines, so that what is
  /// no name, whatever a registry of others holds, is not among them.
  private func wantedNames(_ source: any RegistrySource) throws -> [String] {
    let all = try source.names()
    let patterns = try Self.patterns(patterns, among: all)
    let names =
      try filter.isEmpty && sort == .name
      ? all.filter(patterns.matches)
      : wanted(patterns, of: ResolvingSnapshot(try source.book())).map(\.name.text)
    return names.filter { (try? PresetName($0)) != nil }
  }
}

enum ListOrder: String, CaseIterable, ArgumentValue {
  case name
  case time
  case uses

  func sorted(_ presets: [Preset], of book: ResolvingSnapshot) -> [Preset] {
    switch self {
    case .name: presets
    case .time: sorted(presets) { book.motion(of: $0).flatMap { MotionDescription($0).seconds } ?? .infinity }
    case .uses: sorted(presets) { -Double(book.users[$0.name]?.count ?? 0) }
    }
  }

  private func sorted(_ presets: [Preset], by key: (Preset) -> Double) -> [Preset] {
    presets.map { ($0, key($0)) }.sorted { ($0.1, $0.0.name) < ($1.1, $1.0.name) }.map(\.0)
  }
}

/// Which presets `list` shows, beside their names.
struct ListFilter: Options {
  @Option(help: "Only presets of these kinds.", isCommaSeparated: true) var kind: [Kind]
  @Option(help: "Only presets of this role; none is without.") var role: RoleChoice?
  @Option(
    help: "Only presets unchanged from this pack; none is your own.", placeholder: "pack",
    completion: .choices(Pack.names + ["none"]))
  var pack: String?
  @Flag(help: "Only presets that no other one uses.") var unused = false
  @Flag(help: "Only deprecated presets.") var deprecated = false
  @Option(help: "Only presets with this text in name or summary.", placeholder: "text") var search: String?
  @Option(help: "Only presets that take no longer.", placeholder: "time") var maxTime: Time?
  @Option(help: "Only presets that take at least so long.", placeholder: "time") var minTime: Time?

  var isEmpty: Bool {
    kind.isEmpty && role == nil && pack == nil && !unused && !deprecated && search == nil && maxTime == nil
      && minTime == nil
  }

  func chosen(from presets: [Preset], of book: ResolvingSnapshot) throws -> [Preset] {
    // A pack that was taken from elsewhere is known to the registry alone.
    if let pack, pack != "none", book.typed.settings.packs[pack] == nil { _ = try Pack.existing([pack]) }
    return presets.filter { preset in
      if !kind.isEmpty, !kind.contains(preset.kind) { return false }
      if let role, preset.role != role.role { return false }
      if let pack, preset.origin != (pack == "none" ? nil : pack) { return false }
      if unused, book.users[preset.name] != nil { return false }
      if deprecated, preset.deprecated == nil { return false }
      if let search = search?.lowercased() {
        let texts = [preset.name.text, preset.summary ?? ""]
        if !texts.contains(where: { $0.lowercased().holds(search) }) { return false }
      }
      guard maxTime != nil || minTime != nil else { return true }
      guard let length = book.motion(of: preset).flatMap({ MotionDescription($0).seconds }) else {
        return false
      }
      return length <= maxTime?.seconds ?? .infinity && length >= minTime?.seconds ?? 0
    }
  }
}
