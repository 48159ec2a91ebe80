import CommandLineKit
import PlainText
import Presets
import Registry

/// A pack from elsewhere that comes into a registry, for the first time or anew.
struct PackSeeding {
  let pack: ForeignPack
  let givenName: String?
  /// Whether what was changed here is overwritten.
  let replaces: Bool
  /// Whether another text than the one that was taken may come.
  let updates: Bool

  /// Writes the presets, inside a transaction of the caller.
  ///
  /// - Throws: ``Failure`` when the pack has changed without an option that allows it, or something would no longer be right.
  func run(into registry: RegistryStore, _ console: Console) throws -> any CommandResult {
    var settings = try registry.settings
    let name = try name(among: settings.packs)
    let presets = pack.presets(of: name)
    var taken = TakenPack(digest: pack.digest, source: pack.source, presets: presets)
    let others = Set(settings.packs.keys).subtracting([name])
    guard let known = settings.packs[name] else {
      let plan = try takeFirst(presets, name, settings.packs, into: registry)
      settings.packs[name] = taken
      try registry.save(settings)
      return plan
    }
    try refuseOther(name, known)
    // The same text may lie at many places; it is followed to another where that is asked for.
    if !updates { taken.source = known.source ?? taken.source }
    let before = try registry.book()
    // A record that was merged of two versions knows what is here of either.
    let isSame = known.presets.isEmpty && known.digest == pack.digest
    let update = PackUpdate(
      to: presets, of: name, taken: isSame ? taken : known, in: before, others: others,
      replaces: replaces)
    try update.write(to: registry, console)
    settings.packs[name] = taken
    if known != taken { try registry.save(settings) }
    return RegistryDifference(from: before, to: try registry.book())
  }

  /// The name that was typed, that of the pack that was taken from the same file, or the file's own.
  private func name(among packs: [String: TakenPack]) throws -> String {
    if let givenName {
      try ForeignPack.refuseKnown(givenName)
      return givenName
    }
    let place = ForeignPack.place(of: pack.source)
    let same = packs.filter { $0.value.source.map(ForeignPack.place) == place }.keys.min()
    return try same ?? pack.ownName()
  }

  /// Refuses a pack that only has the name of the one that was taken, and another text than that without leave.
  private func refuseOther(_ name: String, _ known: TakenPack) throws {
    if known.digest == pack.digest { return }
    if let source = known.source, givenName == nil,
      ForeignPack.place(of: source) != ForeignPack.place(of: pack.source)
    {
      throw Failure(
        "\(name) was taken from \(source.visible), and \(pack.source.visible) has another text. If that is where it has moved, "
          + "add --as \(name) --update; if it is another pack, give it another name with --as. Nothing was changed."
      )
    }
    if updates { return }
    throw Failure(
      "\(name) has another text than the one that was taken: \(pack.digest) is not \(known.digest)."
        + " Add --update to take it, with --dry-run to see first what differs. Nothing was changed.")
  }

  private func takeFirst(
    _ presets: [Preset], _ name: String, _ packs: [String: TakenPack], into registry: RegistryStore
  ) throws -> ImportPlan {
    let book = try registry.book()
    let present = presets.compactMap { preset in book.preset(named: preset.name).map { (preset, $0) } }
    let owners = present.compactMap { new, here -> String? in
      if let origin = here.origin, packs[origin] != nil { return origin }
      // What the team has changed has no origin any more, and the pack's record still has its name.
      return here.isEqualButForPack(to: new)
        ? nil : packs.filter { $0.value.presets[here.name.text] != nil }.keys.min()
    }
    if let owner = owners.first, !replaces {
      let from = packs[owner]?.source.map { ", which was taken from \($0.visible)" } ?? ""
      throw Failure(
        "\(owners.count.counted("preset")) of \(pack.source.visible) \(owners.count == 1 ? "is" : "are") here from the pack "
          + "\(owner)\(from). If that has moved, add --as \(owner) --update; with --replace \(name) takes over what is in both. "
          + "Nothing was changed.")
    }
    // What equals the pack is the pack's, unless it is another's.
    let equal = present.filter { new, here in
      new != here && here.isEqualButForPack(to: new) && here.origin.map { packs[$0] == nil } ?? true
    }
    try registry.apply(saved: equal.map(\.0))
    return try ImportOperation(presets: presets, title: pack.source, replaces: replaces).run(into: registry)
  }
}
