import CommandLineKit
import PlainText
import Presets
import Registry

struct Seed: Command {
  static let info = CommandInfo(
    name: "seed",
    summary:
      "Adds packs to the registry: those that the command brings along, a file, or a file of a repository.",
    discussion: """
      What is there already and equal is left. What differs is refused, and then nothing is added, unless --replace \
      is given.
      A pack from a file or a repository is named after it, and the registry keeps the digest of its text. When that \
      has changed it is refused; --update takes it and says what differs. What was changed here is kept, unless \
      --replace is given too.
      """,
    examples: [
      "motionbook seed material3", "motionbook seed apple --replace --dry-run", "motionbook seed ./base.json",
      "motionbook seed git:https://example.com/design/base.git#v2 --update",
    ])

  @Argument(
    help: "The packs; `motionbook packs` lists those that come along.", placeholder: "pack",
    completion: .choices(Pack.names), isRequired: true)
  var packs: [String]
  @Flag(help: "Replace what is there and differs.") var replace = false
  @Flag(help: "Take the text of a pack that has changed since it was taken.") var update = false
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    let isForeign = packs.contains(where: ForeignPack.isForeign)
    if isForeign, packs.count > 1 {
      throw UsageError("a pack from a file or a repository is taken by itself")
    }
    if update, !isForeign { throw UsageError("--update is of packs from a file or a repository") }
  }

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      if let word = packs.first, ForeignPack.isForeign(word) {
        let pack = try ForeignPack(word, console)
        let registry = try writing.registry(console)
        return try registry.write {
          try PackSeeding(pack: pack, replaces: replace, updates: update).run(into: registry, console)
        }
      }
      let packs = try Pack.existing(packs)
      let title = "the \(packs.count == 1 ? "pack" : "packs") \(Pack.text(of: packs))"
      let operation = ImportOperation(
        presets: try packs.flatMap { try $0.presets() }, title: title, replaces: replace)
      let registry = try writing.registry(console)
      return try registry.write { try operation.run(into: registry) }
    }
  }
}

/// A pack from elsewhere that comes into a registry, for the first time or anew.
struct PackSeeding {
  let pack: ForeignPack
  /// Whether what was changed here is overwritten.
  let replaces: Bool
  /// Whether another text than the one that was taken may come.
  let updates: Bool

  /// Writes the presets, inside a transaction of the caller.
  ///
  /// - Throws: ``Failure`` when the pack has changed without an option that allows it, or something would no longer be right.
  func run(into registry: RegistryStore, _ console: Console) throws -> any CommandResult {
    var settings = try registry.settings
    let known = settings.packs[pack.name]
    settings.packs[pack.name] = pack.digest
    if known == nil {
      let operation = ImportOperation(presets: pack.presets, title: pack.source, replaces: replaces)
      let plan = try operation.run(into: registry)
      try registry.save(settings)
      return plan
    }
    if known != pack.digest, !updates {
      throw Failure(
        "\(pack.name) has another text than the one that was taken: \(pack.digest) is not \(known ?? "")."
          + " Add --update to take it, with --dry-run to see first what differs. Nothing was changed.")
    }
    let before = try registry.book()
    let change = try change(of: before, console)
    if let (name, user) = try change.lostMention(in: registry) {
      throw Failure(
        "\(pack.name) no longer has \(name), and \(user) uses it; `motionbook remove \(name) --detach` gives that its "
          + "values first. Nothing was changed.")
    }
    try change.check(in: registry)
    if !change.saved.isEmpty || !change.removed.isEmpty {
      try registry.apply(saved: change.saved, removed: change.removed)
    }
    if known != pack.digest { try registry.save(settings) }
    return RegistryDifference(from: before, to: try registry.book())
  }

  /// The change by which presets of the pack that were not changed here become those that the pack has now.
  private func change(of book: RegistrySnapshot, _ console: Console) throws -> PendingChange {
    var saved: [Preset] = []
    var kept: [PresetName] = []
    for preset in pack.presets {
      guard let present = book.preset(named: preset.name) else {
        saved.append(preset)
        continue
      }
      if present == preset { continue }
      if present.origin == pack.name || replaces { saved.append(preset) } else { kept.append(preset.name) }
    }
    if !kept.isEmpty {
      console.note("kept as changed here, which --replace overwrites: " + kept.map(\.text).listed)
    }
    let names = Set(pack.presets.map(\.name))
    let removed = book.presets.filter { $0.origin == pack.name && !names.contains($0.name) }.map(\.name)
    // What the pack has renamed is renamed here too, with all that mentions it.
    let renames = Renames(
      from: RegistrySnapshot(book.presets.filter { removed.contains($0.name) }), to: RegistrySnapshot(saved)
    )
    .newNames
    let following = book.presets.compactMap { preset -> Preset? in
      let renamed = preset.renamingMentions(renames)
      return preset.origin == pack.name || renamed == preset ? nil : renamed
    }
    return PendingChange(saved: saved + following, removed: removed)
  }
}
