/// How two registries differ.
package struct RegistryDifference {
  /// A preset that is in both and not the same, or moves otherwise because of another.
  package struct Change: Sendable {
    package let before: Preset
    package let after: Preset
    /// Its motion as it was; nil where it cannot be resolved.
    package let oldMotion: Motion?
    /// Its motion as it is; nil where it cannot be resolved.
    package let newMotion: Motion?
  }

  /// A preset that has another name.
  package struct Renaming: Sendable {
    package let from: PresetName
    package let to: PresetName
    /// The preset of the old name now; nil where it is gone. It does not count as added.
    package let alias: Preset?
  }

  /// The old registry, what was renamed under its new name, with the aliases that were left.
  package let old: ResolvingSnapshot
  package let new: ResolvingSnapshot
  /// In the new one only.
  package private(set) var added: [Preset] = []
  /// In the old one only.
  package private(set) var removed: [Preset] = []
  /// In both under another name; what else changed of them stands in ``changed``.
  package private(set) var renamed: [Renaming] = []
  /// In both, and typed otherwise.
  package private(set) var changed: [Change] = []
  /// Typed the same, and moving otherwise because what they name changed.
  package private(set) var affected: [Change] = []
  /// Settings that differ: the rules', and `packs.` with the names of packs.
  package private(set) var settings: [String] = []

  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && changed.isEmpty && affected.isEmpty
      && settings.isEmpty
  }

  /// Compares two registries by what was typed. What has another name is compared under the new one.
  ///
  /// - Parameters:
  ///   - isOneChange: Whether one command or commit made it, see ``Renames``.
  ///   - arePartial: Whether both hold some presets without what they are made of: only what resolves by itself in both
  ///     has motions then.
  package init(
    from before: RegistrySnapshot, to new: RegistrySnapshot, isOneChange: Bool = false,
    arePartial: Bool = false
  ) {
    let found = Renames(from: before, to: new, isOneChange: isOneChange)
    let renames = found.newNames
    renamed = renames.map { from, to in
      Renaming(from: from, to: to, alias: found.keptAliases.contains(from) ? new.preset(named: from) : nil)
    }.sorted { $0.from < $1.from }
    let old = before.renaming(found, as: new)
    (self.old, self.new) = (ResolvingSnapshot(old), ResolvingSnapshot(new))
    let (olds, news) = (self.old, self.new)
    func change(_ before: Preset, _ after: Preset) -> Change {
      let motions = (olds.motion(of: before), news.motion(of: after))
      let isHalf = arePartial && (motions.0 == nil || motions.1 == nil)
      return Change(
        before: before, after: after, oldMotion: isHalf ? nil : motions.0, newMotion: isHalf ? nil : motions.1
      )
    }
    let renamedNames = Set(renames.values)
    var differing: Set<PresetName> = []
    for preset in new.presets {
      guard let before = old.preset(named: preset.name) else {
        added.append(preset)
        differing.insert(preset.name)
        continue
      }
      var compared = before
      // A preset that is renamed no longer counts as its pack's.
      if renamedNames.contains(preset.name) { compared.origin = preset.origin }
      if compared != preset { changed.append(change(before, preset)) }
      if before.content != preset.content { differing.insert(preset.name) }
    }
    removed = old.presets.filter { new.preset(named: $0.name) == nil }
    let users = news.users
    var waiting = Array(differing)
    while let name = waiting.popLast() {
      for user in users[name] ?? [] {
        guard let after = new.preset(named: user), after.isMade(of: name) else { continue }
        if differing.insert(user).inserted { waiting.append(user) }
      }
    }
    let changedNames = Set(changed.map(\.after.name))
    // One that is made from a changed preset need not move: it may have a duration of its own.
    for name in differing.subtracting(changedNames).subtracting(found.keptAliases).sorted() {
      if let before = old.preset(named: name), let after = new.preset(named: name),
        olds.motion(of: before) != news.motion(of: after)
      {
        affected.append(change(before, after))
      }
    }
    func changedKeys<Value: Equatable>(_ old: [String: Value], _ new: [String: Value]) -> [String] {
      Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    }
    settings = changedKeys(old.settings.rules, new.settings.rules)
    // The presets that came of another text stand above.
    let packs = [old, new].map { $0.settings.packs.mapValues { [Optional($0.digest), $0.source] } }
    settings += changedKeys(packs[0], packs[1]).map { Self.pack + $0 }
  }

  /// Begins the name of a pack among ``settings``. No rule has a dot.
  package static let pack = "packs."
}

extension RegistryDifference {
  /// Some presets, also those of them that were renamed, and what they are or were made of, under all their names.
  package func lineage(of names: Set<PresetName>) throws -> Set<PresetName> {
    let names = names.union(renamed.filter { names.contains($0.from) }.map(\.to))
    let lineage = try Set(old.typed.lineage(of: names).keys).union(new.typed.lineage(of: names).keys)
    return lineage.union(renamed.filter { lineage.contains($0.to) }.map(\.from))
  }

  /// The presets that differ, under their new names.
  package var names: Set<PresetName> {
    Set((added + removed).map(\.name) + renamed.map(\.to) + (changed + affected).map(\.after.name))
  }

  /// The part of it that was done to some presets.
  package func of(_ names: Set<PresetName>) -> RegistryDifference {
    var part = self
    part.added.removeAll { !names.contains($0.name) }
    part.removed.removeAll { !names.contains($0.name) }
    part.renamed.removeAll { !names.contains($0.to) }
    part.changed.removeAll { !names.contains($0.after.name) }
    part.affected.removeAll { !names.contains($0.after.name) }
    part.settings = []
    return part
  }
}
