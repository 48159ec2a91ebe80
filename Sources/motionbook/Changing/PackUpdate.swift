import CommandLineKit
import PlainText
import Presets
import Registry

/// The update of a registry that has taken a pack before to the pack's new text.
///
/// Of each preset there are three versions: as it was taken, as it is here, and as the pack has it now. What was not changed
/// here follows the pack, what was changed or removed stays so, and what the pack has renamed is renamed here too, with all
/// that mentions it.
struct PackUpdate {
  private let pack: String
  /// The other packs that were taken.
  private let others: Set<String>
  /// Whether what was changed here is overwritten.
  private let replaces: Bool
  /// The presets of the registry as it is.
  private let book: RegistrySnapshot
  /// The presets of the pack as it is now.
  private let news: RegistrySnapshot
  /// The digests of the presets as they were taken.
  private let taken: [PresetName: String]

  /// The names to mention in place of those that are gone.
  private var names: [PresetName: PresetName] = [:]
  private var saved: [PresetName: Preset] = [:]
  private var removed: [PresetName] = []
  /// Presets that were removed here, as the pack has them.
  private var absent: [PresetName: Preset] = [:]
  /// Presets that were changed here and in the pack.
  private var kept: [(here: Preset, new: Preset)] = []
  /// Presets that have another name here and were not changed otherwise, by the names with which they were taken.
  private var renamed: [PresetName: PresetName] = [:]
  /// Those of them that the pack has changed, as it has them now.
  private var parted: [(here: Preset, new: Preset)] = []
  /// Presets that were changed here and are no longer in the pack.
  private var left: [PresetName] = []

  /// Compares the versions.
  ///
  /// - Parameter replaces: Whether what was changed here is overwritten.
  init(
    to presets: [Preset], of pack: String, taken known: TakenPack, in book: RegistrySnapshot,
    others: Set<String>, replaces: Bool
  ) {
    (self.pack, self.others, self.replaces) = (pack, others, replaces)
    (self.book, news) = (book, RegistrySnapshot(presets))
    // Where it is not known what was taken, what still names the pack counts as unchanged.
    let unchanged = book.presets.filter { $0.origin == pack }.map { ($0.name, $0.digest) }
    taken = Dictionary(
      known.presets.isEmpty ? unchanged : known.presets.map { (PresetName(stored: $0), $1) },
      uniquingKeysWith: { $1 })
    let renames = renames(with: removedPresets(renames(with: []).oldNames))
    names = renames.newNames.filter { !renames.keptAliases.contains($0.key) }
    followAliases()
    let oldNames = renames.oldNames
    renamed = renamedHere(changed: news.presets.filter { hasChanged($0, oldNames) })
    for preset in presets { place(preset, oldNames, isAlias: renames.keptAliases.contains(preset.name)) }
    placeOthers()
    restoreUsed()
  }

  /// The pack's likely renames. What was here before the pack had it tells nothing.
  ///
  /// - Parameter removed: Presets that are not here any more, as they were taken.
  private func renames(with removed: [Preset]) -> Renames {
    Renames(
      from: RegistrySnapshot(book.presets.filter { taken[$0.name] != nil } + removed),
      to: RegistrySnapshot(
        news.presets.filter { (taken[$0.name] != nil) == (book.preset(named: $0.name) != nil) }))
  }

  /// What was removed here and has another name in the pack now, as it was taken. It is known by its digest alone, so
  /// that what the pack has changed as well is not found.
  ///
  /// - Parameter oldNames: The names here of what the pack has renamed.
  private func removedPresets(_ oldNames: [PresetName: PresetName]) -> [Preset] {
    let gone = taken.filter { book.preset(named: $0.key) == nil }
    let added = news.presets.filter { taken[$0.name] == nil && book.preset(named: $0.name) == nil }
    let names = takenNames(of: added, among: gone, knowing: oldNames) { name, then in
      news.preset(named: then).map { $0.content == .alias(of: name) } ?? true
    }
    return added.filter { oldNames[$0.name] == nil && names[$0.name] != nil }.map { asTaken($0, names) }
  }

  /// The names with which presets were taken that are called otherwise now, by their names now.
  ///
  /// - Parameters:
  ///   - gone: The digests of what was taken, by the names that are looked for.
  ///   - names: Those that are known already.
  ///   - isAllowed: Whether a preset may be what was taken with a name.
  private func takenNames(
    of presets: [Preset], among gone: [PresetName: String], knowing names: [PresetName: PresetName] = [:],
    where isAllowed: (_ name: PresetName, _ then: PresetName) -> Bool = { _, _ in true }
  ) -> [PresetName: PresetName] {
    var names = names
    var known = -1
    // What is made from a renamed preset names it by its new name: each round may tell more of them.
    while names.count > known {
      known = names.count
      for preset in presets where names[preset.name] == nil {
        var before = preset.renamingMentions(names)
        names[preset.name] =
          gone.first { name, digest in
            before.name = name
            return before.digest == digest && isAllowed(preset.name, name)
          }?.key
      }
    }
    return names
  }

  /// Lets what uses an alias that the pack has no more use what stood behind it.
  private mutating func followAliases() {
    let gone = book.presets.filter { isUnchanged($0) && news.preset(named: $0.name) == nil }
    let goneNames = Set(gone.map(\.name))
    for preset in gone where names[preset.name] == nil {
      var behind = preset
      while goneNames.contains(behind.name), case .alias(let target) = behind.content,
        let next = book.preset(named: target)
      {
        behind = next
      }
      let name = names[behind.name] ?? behind.name
      if !goneNames.contains(name) { names[preset.name] = name }
    }
  }

  /// What the team calls otherwise, by the names with which it was taken. It is known by its digests.
  ///
  /// - Parameter changed: What the pack has changed; without such it does not matter.
  private func renamedHere(changed: [Preset]) -> [PresetName: PresetName] {
    // An alias may keep the old name.
    let gone = taken.filter { name, digest in
      book.preset(named: name).map { $0.kind == .alias && $0.digest != digest } ?? true
    }
    if changed.isEmpty || gone.isEmpty { return [:] }
    let own = book.presets.filter { taken[$0.name] == nil && $0.kind != .alias }
    let found = takenNames(of: own, among: gone)
    return Dictionary(found.map { ($1, $0) }, uniquingKeysWith: { min($0, $1) })
  }

  /// A preset of the pack by the names with which it was taken.
  private func asTaken(_ preset: Preset, _ oldNames: [PresetName: PresetName]) -> Preset {
    var taken = preset.renamingMentions(oldNames)
    taken.name = oldNames[preset.name] ?? preset.name
    return taken
  }

  private func hasChanged(_ preset: Preset, _ oldNames: [PresetName: PresetName]) -> Bool {
    let then = asTaken(preset, oldNames)
    return taken[then.name].map { $0 != then.digest } ?? false
  }

  private func isUnchanged(_ preset: Preset) -> Bool { taken[preset.name] == preset.digest }

  /// Chooses the version of a preset of the pack.
  ///
  /// - Parameters:
  ///   - oldNames: The names here of what the pack has renamed.
  ///   - isAlias: Whether its name was left as an alias of what was here by that name.
  private mutating func place(_ preset: Preset, _ oldNames: [PresetName: PresetName], isAlias: Bool) {
    let old = oldNames[preset.name] ?? preset.name
    let isParted = !replaces && renamed[old] != nil && hasChanged(preset, oldNames)
    if isParted, let here = renamed[old].flatMap({ book.preset(named: $0) }) {
      var new = preset.renamingMentions(renamed)
      (new.name, new.origin) = (here.name, here.origin)
      parted.append((here, new))
    }
    guard let present = book.preset(named: old) else {
      if replaces || taken[old] == nil { saved[preset.name] = preset } else { absent[preset.name] = preset }
      return
    }
    var here = present.renamingMentions(names)
    here.name = preset.name
    let isEqual = here.isEqualButForPack(to: preset)
    if isEqual, let origin = here.origin, others.contains(origin) { return }
    if isEqual || replaces || isAlias || isUnchanged(present) {
      here = preset
    } else {
      if here.origin == pack { here.origin = nil }
      var new = asTaken(preset, oldNames)
      if taken[old] != new.digest, !isParted {
        (new.name, new.origin) = (here.name, here.origin)
        kept.append((here, new))
      }
    }
    if here != book.preset(named: preset.name) { saved[preset.name] = here }
  }

  /// Goes over what the pack does not have, or has no more.
  private mutating func placeOthers() {
    for preset in book.presets where news.preset(named: preset.name) == nil {
      if isUnchanged(preset) || names[preset.name] != nil {
        removed.append(preset.name)
        continue
      }
      if taken[preset.name] != nil { left.append(preset.name) }
      var renamed = preset.renamingMentions(names)
      if renamed.origin == pack { renamed.origin = nil }
      if renamed != preset { saved[preset.name] = renamed }
    }
  }

  /// Brings back what was removed here and comes to be used.
  private mutating func restoreUsed() {
    var waiting = Array(saved.values)
    while let user = waiting.popLast() {
      for reference in user.references {
        guard let preset = absent.removeValue(forKey: reference.name) else { continue }
        saved[preset.name] = preset
        waiting.append(preset)
      }
    }
  }

  /// Writes what the registry becomes, inside a transaction of the caller, and says what else is to be known.
  ///
  /// - Throws: ``Failure`` when something would no longer be right.
  func write(to registry: RegistryStore, _ console: Console) throws {
    let change = PendingChange(saved: saved.values.sorted { $0.name < $1.name }, removed: removed)
    let gone = Set(removed)
    let staying = book.presets.filter { !gone.contains($0.name) && saved[$0.name] == nil }
    try refuseLosses(users: RegistrySnapshot(staying + change.saved).users())
    try refuseGroups(among: (staying + change.saved).map(\.name.text))
    try change.check(in: registry)
    say(on: console)
    if !change.saved.isEmpty || !removed.isEmpty { try registry.apply(saved: change.saved, removed: removed) }
  }

  /// - Parameter users: Who uses a preset, in the registry as it would be.
  private func refuseLosses(users: [PresetName: [PresetName]]) throws {
    let lines = removed.compactMap { name -> String? in
      guard let users = users[name] else { return nil }
      let new = book.preset(named: name)?.deprecated?.replacement?.text ?? "NEW"
      return
        "\(pack) no longer has \(name), and \(users.map(\.text).listed) \(users.count == 1 ? "uses" : "use") it; "
        + "`motionbook replace \(name) \(new)` first, or `motionbook remove \(name) --detach` to keep its values"
    }
    if !lines.isEmpty { throw Failure((lines + ["Nothing was changed."]).joined(separator: "\n")) }
  }

  /// - Parameter names: The names in the registry as it would be.
  private func refuseGroups(among names: [String]) throws {
    let added = saved.keys.filter { book.preset(named: $0) == nil }.sorted()
    guard let clash = PendingChange.clash(of: added, with: names) else { return }
    throw Failure(
      "\(clash.name) of \(pack) cannot stand beside \(clash.other), because one would be the group of the other; "
        + "`\(PendingChange.renaming(clash))` gives yours another name. Nothing was changed.")
  }

  private func say(on console: Console) {
    if !kept.isEmpty {
      let changes = kept.map { here, new in
        "\n  \(here.name), here -> in \(pack): "
          + ChangeText.members(from: here, to: new).joined(separator: "; ")
      }
      console.note(
        "kept as changed here, which --replace overwrites: \(kept.map(\.here.name.text).listed)"
          + changes.prefix(10).joined())
    }
    for (here, new) in parted {
      console.note(
        "\(here.name) is yours since it was renamed; \(pack) has changed it, here -> in \(pack): "
          + ChangeText.members(from: here, to: new).joined(separator: "; "))
    }
    if left.isEmpty { return }
    console.note(
      "\(left.map(\.text).listed): changed here and no longer in \(pack), so \(left.count == 1 ? "it stays" : "they stay") as your own"
    )
  }
}
