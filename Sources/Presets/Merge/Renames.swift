/// Which presets of a registry have another name in a later one.
///
/// A renamed preset is one that is gone, and that stands under a name that is new: with the same content and a summary or
/// a name like the old one; or named now wherever the old name was; or alone of its kind with the old one's summary. Its
/// old name may stay as an alias of the new one.
package struct Renames: Sendable {
  package private(set) var newNames: [PresetName: PresetName] = [:]
  /// The old names that are aliases of the new ones now.
  package private(set) var keptAliases: Set<PresetName> = []

  package var oldNames: [PresetName: PresetName] {
    Dictionary(newNames.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter isOneChange: Whether one command or commit made it: the same content is enough then.
  package init(from old: RegistrySnapshot, to new: RegistrySnapshot, isOneChange: Bool = false) {
    pairAliases(old, new)
    let taken = Set(newNames.values)
    var gone = old.presets.filter { new.preset(named: $0.name) == nil }
    var added = new.presets.filter { old.preset(named: $0.name) == nil && !taken.contains($0.name) }
    guard !gone.isEmpty, !added.isEmpty else { return }
    // What is made from a renamed preset names it by its new name: each round may tell more of them.
    while pairEqual(&gone, &added, isOneChange: isOneChange) {}
    pairByUse(gone, added, old, new)
    pairBySummary(gone, added)
    let known = Set(newNames.values)
    gone.removeAll { newNames[$0.name] != nil }
    added.removeAll { known.contains($0.name) }
    while pairEqual(&gone, &added, withoutSummaries: true) {}
  }

  /// Takes presets that stay as aliases for no renamed ones where another version has the new one besides the old: they
  /// were made aliases of what both versions added.
  mutating func leaveAliases(in book: RegistrySnapshot, besides other: RegistrySnapshot, _ others: Renames) {
    let known = others.oldNames
    for old in keptAliases {
      guard let new = newNames[old], known[new] == nil, let added = other.preset(named: new),
        added.content == book.preset(named: new)?.content
      else { continue }
      newNames[old] = nil
      keptAliases.remove(old)
    }
  }

  /// Pairs a preset whose name is an alias now with the new one that the alias means: the same motion, or another one
  /// that is said to be the same, or that no other one became.
  private mutating func pairAliases(_ old: RegistrySnapshot, _ new: RegistrySnapshot) {
    var waiting = new.presets.compactMap { alias -> (alias: Preset, before: Preset, after: Preset)? in
      guard case .alias(let target) = alias.content, old.preset(named: target) == nil,
        let before = old.preset(named: alias.name), let after = new.preset(named: target),
        after.kind == before.kind
      else { return nil }
      return (alias, before, after)
    }
    let aliases = Dictionary(grouping: waiting) { $0.after.name }
    // What is made from a renamed preset names it by its new name: each round may tell more of them.
    var isDone = false
    while !isDone {
      isDone = true
      waiting.removeAll { alias, before, after in
        let isSame =
          before.summary != nil && before.summary == after.summary
          || before.renamingMentions(newNames).content == after.content
          || alias.deprecated?.replacement == after.name && aliases[after.name]?.count == 1
        guard isSame, !newNames.values.contains(after.name) else { return false }
        newNames[before.name] = after.name
        keptAliases.insert(before.name)
        isDone = false
        return true
      }
    }
  }

  /// Pairs presets that differ in nothing but their names, or in these and their summaries.
  private mutating func pairEqual(
    _ gone: inout [Preset], _ added: inout [Preset], isOneChange: Bool = false, withoutSummaries: Bool = false
  ) -> Bool {
    func content(_ preset: Preset, _ names: [PresetName: PresetName]) -> MemberTree {
      var tree = MemberTree(preset.renamingMentions(names))
      tree["name"] = nil
      // A preset of a pack that is renamed is no longer the pack's.
      tree["origin"] = nil
      if withoutSummaries { tree["summary"] = nil }
      return tree
    }
    var byContent: [MemberTree: [PresetName]] = [:]
    for preset in added { byContent[content(preset, [:]), default: []].append(preset.name) }
    var found: [PresetName: PresetName] = [:]
    for preset in gone {
      let content = content(preset, newNames)
      guard let names = byContent[content] else { continue }
      let likely = names.filter { name in
        isOneChange || !withoutSummaries && preset.summary != nil || Self.isLike(preset.name, name)
      }
      guard let name = Self.likeliest(likely, for: preset.name) else { continue }
      found[preset.name] = name
      byContent[content] = names.filter { $0 != name }
    }
    newNames.merge(found) { first, _ in first }
    let taken = Set(found.values)
    gone.removeAll { found[$0.name] != nil }
    added.removeAll { taken.contains($0.name) }
    return !found.isEmpty
  }

  /// Pairs a preset with the only new one of its kind that stands wherever it was mentioned.
  private mutating func pairByUse(
    _ gone: [Preset], _ added: [Preset], _ old: RegistrySnapshot, _ new: RegistrySnapshot
  ) {
    let users = old.users()
    for preset in gone {
      let mentions = (users[preset.name] ?? []).flatMap { user -> [PresetName?] in
        guard let before = old.preset(named: user), let after = new.preset(named: newNames[user] ?? user)
        else {
          return []
        }
        let references = Dictionary(after.references.map { ($0.path, $0.name) }, uniquingKeysWith: { $1 })
        return before.references.filter { $0.name == preset.name }.map { references[$0.path] }
      }
      guard let first = mentions.first, let name = first, mentions.allSatisfy({ $0 == name }),
        !newNames.values.contains(name), added.contains(where: { $0.name == name && $0.kind == preset.kind })
      else { continue }
      newNames[preset.name] = name
    }
  }

  /// Pairs a preset with the only new one of its kind that says of itself what it said, and no other that is gone did.
  private mutating func pairBySummary(_ gone: [Preset], _ added: [Preset]) {
    let taken = Set(newNames.values)
    let candidates = added.filter { !taken.contains($0.name) }
    func alike(_ preset: Preset, in presets: [Preset]) -> [Preset] {
      presets.filter { $0.kind == preset.kind && $0.summary == preset.summary }
    }
    for preset in gone where newNames[preset.name] == nil && preset.summary != nil {
      let found = alike(preset, in: candidates)
      guard found.count == 1, alike(preset, in: gone).count == 1 else { continue }
      newNames[preset.name] = found[0].name
    }
  }

  /// Whether names say more than equal values: many a duration lasts 0.2 s.
  private static func isLike(_ old: PresetName, _ new: PresetName) -> Bool {
    old.group == new.group || old.segments.last == new.segments.last
      || new.groups.contains(old.text) || old.groups.contains(new.text)
  }

  /// The only one; of several the one that keeps the last part of the name.
  private static func likeliest(_ names: [PresetName], for old: PresetName) -> PresetName? {
    names.count == 1 ? names.first : names.first { $0.segments.last == old.segments.last }
  }
}

extension Preset {
  /// The presets that it names, its deprecation's too.
  fileprivate var mentions: Set<PresetName> {
    Set(references.map(\.name) + [deprecated?.replacement].compactMap(\.self))
  }

  /// The preset with other names in place of those that it mentions, its deprecation's too.
  package func renamingMentions(_ names: [PresetName: PresetName]) -> Preset {
    var renamed = self
    if let name = deprecated?.replacement.flatMap({ names[$0] }) { renamed.deprecated = .instead(name.text) }
    let changed = references.filter { names[$0.name] != nil }
    if changed.isEmpty { return renamed }
    var tree = MemberTree(renamed)
    for reference in changed {
      if let name = names[reference.name] { tree.replace(at: reference.path, with: .string(name.text)) }
    }
    return tree.preset ?? renamed
  }
}

extension RegistrySnapshot {
  /// The registry with other names, wherever they stand. Settings stay.
  package func renaming(_ names: [PresetName: PresetName]) -> RegistrySnapshot {
    if names.isEmpty { return self }
    let renamed = presets.map { preset in
      var renamed = preset.renamingMentions(names)
      renamed.name = names[preset.name] ?? preset.name
      return renamed
    }
    return RegistrySnapshot(renamed, settings: settings)
  }

  /// The registry under the names of a later one, with the old names that are aliases there. What names such an alias
  /// there still named it before.
  package func renaming(_ renames: Renames, as later: RegistrySnapshot) -> RegistrySnapshot {
    let renamed = renaming(renames.newNames)
    if renames.keptAliases.isEmpty { return renamed }
    let aliases = renames.keptAliases.compactMap { later.preset(named: $0) }
    let left = presets.compactMap { preset -> Preset? in
      let old = preset.mentions.intersection(renames.keptAliases)
      if old.isEmpty { return nil }
      let name = renames.newNames[preset.name] ?? preset.name
      let now = later.preset(named: name)?.mentions ?? []
      let names = renames.newNames.filter { !old.contains($0) || now.contains($1) && !now.contains($0) }
      var left = preset.renamingMentions(names)
      left.name = name
      return left
    }
    return RegistrySnapshot(renamed.presets + aliases + left, settings: settings)
  }
}
