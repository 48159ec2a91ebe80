import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

struct Undo: Command {
  static let info = CommandInfo(
    name: "undo",
    summary: "Takes back the latest change of the registry, or one of those that `log` lists.",
    discussion: """
      It is a change like any other: what newer work needs is refused with its name, and `motionbook redo` takes the \
      undo back. Of a text, whose history is git's, it names the command that takes the change back \
      in that file alone.
      """,
    examples: ["motionbook undo", "motionbook undo 12 --dry-run"])

  @Argument(help: "The change, as `motionbook log` names it.", placeholder: "id") var change: String?
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.refuseText(console) { try $0.sentence(for: change) }
    let number = try change.map { text in
      guard let number = Int64(text), number > 0 else {
        throw UsageError("'\(text.visible)' is no change; `motionbook log` lists their numbers")
      }
      return number
    }
    try writing.undo(on: console) { registry in
      if let number = try number ?? registry.changeToUndo() { return number }
      throw Failure("there is nothing to undo; `motionbook log` lists the changes")
    }
  }
}

struct Redo: Command {
  static let info = CommandInfo(
    name: "redo",
    summary: "Takes back the latest undo, if nothing else was changed since.",
    examples: ["motionbook redo"])

  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.refuseText(console) { $0.redoSentence }
    try writing.undo(on: console) { registry in
      guard let (undo, newer) = try registry.changeToRedo() else {
        throw Failure("there is nothing to redo: no change is undone")
      }
      if let newer {
        throw Failure(
          "change \(newer) came after the latest undo, so that there is nothing to redo; "
            + "`motionbook undo \(undo)` takes that undo back")
      }
      return undo
    }
  }
}

extension RegistryStore {
  /// Takes a change of the journal back through the same door as any other change, inside a transaction of the caller.
  ///
  /// - Throws: ``Failure`` that names what newer work needs.
  fileprivate func undo(_ id: Int64) throws {
    guard let change = try self.change(id) else {
      throw Failure("there is no change \(id); `motionbook log` lists them")
    }
    if change.origin.kind == .start {
      throw Failure("change \(id) is what the journal began with, which cannot be undone")
    }
    if let undo = try undoneChanges()[id] {
      throw Failure(
        "change \(id) is undone already, by change \(undo); `motionbook undo \(undo)` takes that back")
    }
    for version in change.presets {
      guard let latest = try latestChange(of: version.name), latest.text != version.after else {
        continue
      }
      throw try refusal(change, "\(version.name) has changed since", by: latest.id)
    }
    let before = try RegistrySnapshot.journalled(change, path) { $0.before }
    let removed = change.presets.filter { $0.before == nil }.map { PresetName(stored: $0.name) }
    let pending = PendingChange(saved: before.presets, removed: removed)
    if let (name, user) = try pending.lostMention(in: self) {
      throw try refusal(
        change, "\(user) uses \(name), which would be gone", by: latestChange(of: user.text)?.id)
    }
    let added = change.presets.filter { $0.after == nil }.map { PresetName(stored: $0.name) }
    let others = added.isEmpty ? [] : Set(try names()).subtracting(removed.map(\.text)).sorted()
    if let (name, other, _) = PendingChange.clash(of: added, with: others) {
      throw try refusal(
        change, "\(name) cannot stand beside \(other), because one would be the group of the other",
        by: latestChange(of: other)?.id)
    }
    try pending.check(in: self)
    try apply(saved: before.presets, removed: removed)
    try restoreSettings(of: change)
    origin.kind = change.origin.kind == .undo ? .redo : .undo
    origin.undoes = id
  }

  private func restoreSettings(of change: JournalledChange) throws {
    if change.settings.isEmpty { return }
    var texts = try settings.texts
    for version in change.settings {
      guard texts[version.name] == version.after else {
        throw Failure(
          "change \(change.id) cannot be undone: \(version.name.visible) has been set otherwise since; "
            + "`motionbook config` sets it")
      }
      texts[version.name] = version.before
    }
    try save(Settings(texts: texts))
  }

  private func refusal(_ change: JournalledChange, _ reason: String, by id: Int64?) throws -> Failure {
    var by = ""
    if let id, id != change.id, let newer = try self.change(id, mostPresets: 0) {
      let words = newer.origin.command ?? "another program's"
      by = "; that is change \(id), \(words.visible), which `motionbook undo \(id)` takes back"
    }
    return Failure("change \(change.id) cannot be undone: \(reason)\(by). Nothing was changed.")
  }
}

struct UndoAnswer: CommandResult {
  let entry: LogEntry
  let undone: JournalledChange

  func text(for console: Console) -> String {
    let words = undone.origin.command ?? "another program's"
    let word = entry.origin?.kind == .redo ? "took back" : "undid"
    return (["\(word) change \(undone.id), \(words.visible)"] + entry.lines(for: console).dropFirst())
      .joined(separator: "\n")
  }

  func write(to writer: inout JSONWriter) {
    writer.object("change") { entry.write(to: &$0) }
  }
}

extension WritingOptions {
  /// Refuses a text, whose history is git's, with the command that does the same there.
  fileprivate func refuseText(_ console: Console, _ sentence: (TextUndo) throws -> String) throws {
    let path = try location.path(console)
    if RegistryJSON.isMeant(by: path), path != "-" {
      throw Failure(try sentence(TextUndo(history: TextHistory(path, console))))
    }
  }

  /// Takes back a change that is looked for once no other process can write.
  func undo(on console: Console, _ find: (RegistryStore) throws -> Int64) throws {
    try print(on: console) {
      let registry = try registry(console)
      let undone = try registry.write {
        try registry.openEntry()
        let id = try find(registry)
        try registry.undo(id)
        return id
      }
      guard let change = try registry.change(undone, mostPresets: 0),
        let entry = try registry.changes(last: 1, mostPresets: results.isJSON ? nil : LogEntry.mostPresets)
          .first
      else { throw Failure("change \(undone) is gone", exitCode: 2) }
      return UndoAnswer(entry: try LogEntry(entry, in: registry), undone: change)
    }
  }
}
