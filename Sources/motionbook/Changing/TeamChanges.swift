import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// What a team has made of presets since an import brought them, where another import would change it: known of a
/// registry that keeps a journal.
struct TeamChanges {
  /// Changed here, and in the files as they were.
  private(set) var changedHere: [PresetName] = []
  /// Changed here, and in the files otherwise.
  private(set) var changedInBoth: [PresetName] = []
  /// Made here, and never imported.
  private(set) var madeHere: [PresetName] = []
  /// The names in the files, of what has another one here.
  private let fileNames: [PresetName: PresetName]

  /// The commands that make presets.
  private static let making = ["add", "copy", "edit", "fit", "replace"]

  /// Compares what would be written with what is there and what was imported last.
  init(_ presets: [Preset], of source: ImportSource, in registry: RegistryStore) throws {
    fileNames = Dictionary(source.newNames.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    guard registry.keepsJournal, !source.isRegistry else { return }
    let made = try registry.presetsBrought(by: Self.making, renaming: TeamNames.renaming) ?? [:]
    for new in presets {
      guard let here = try registry.preset(named: new.name), here != new else { continue }
      guard let imported = try Self.imported(new.name, source.teamNames, registry) else {
        // What an export wrote comes back by its file.
        let isExport = source.isFigma || source.wholePresets.contains(new.name)
        if made[new.name.text] != nil, !isExport { madeHere.append(new.name) }
        continue
      }
      let difference = Self.paths(here, new)
      guard Self.meet(difference, Self.paths(imported, here)) else { continue }
      if Self.meet(difference, Self.paths(imported, new)) {
        changedInBoth.append(new.name)
      } else {
        changedHere.append(new.name)
      }
    }
  }

  /// A preset as the last import brought it, with the names that it and what it mentions have now; nil where none did,
  /// and where a merge may have brought what another one did.
  private static func imported(
    _ name: PresetName, _ teamNames: TeamNames, _ registry: RegistryStore
  ) throws -> Preset? {
    for old in [name] + teamNames.oldNames(of: name) {
      for (text, command) in try registry.states(of: old.text) ?? [] {
        let word = command?.prefix { $0 != " " }
        if word == "merge" { return nil }
        guard word == "import", let text else { continue }
        var preset = PresetText(Array(text.utf8), named: nil).preset?.renamingMentions(teamNames.names)
        preset?.name = name
        return preset
      }
    }
    return nil
  }

  private static func paths(_ old: Preset, _ new: Preset) -> [String] {
    MemberChange.all(from: old, to: new).map(\.path)
  }

  /// Whether two changes have a member in common, or one a part of what is the other's.
  private static func meet(_ one: [String], _ other: [String]) -> Bool {
    func holds(_ path: String, _ inner: String) -> Bool {
      path.isEmpty || inner == path || inner.hasPrefix(path + ".") || inner.hasPrefix(path + "[")
    }
    return one.contains { path in other.contains { holds(path, $0) || holds($0, path) } }
  }

  /// Says whose changes these are, and how a team keeps its own.
  func say(of title: String, isDone: Bool, on console: Console) {
    for (names, words) in [
      (changedHere, "changed here since the import, and not in \(title)"),
      (changedInBoth, "changed here since the import, and in \(title) too"),
      (madeHere, "made here and not imported"),
    ] where !names.isEmpty {
      let exceptions = names.map { "--except \(fileNames[$0] ?? $0)" }.joined(separator: " ")
      console.note(
        "\(names.map(\.text).listed): \(words); "
          + (isDone
            ? "replaced now: `motionbook undo`, and import with `\(exceptions)` to keep it"
            : "--replace takes what \(title) has, and `\(exceptions)` keeps what is here"))
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.member("changedHere", changedHere.map(\.text))
    writer.member("changedInBoth", changedInBoth.map(\.text))
    writer.member("madeHere", madeHere.map(\.text))
  }
}
