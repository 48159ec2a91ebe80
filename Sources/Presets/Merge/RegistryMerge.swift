import PlainText
import StrictJSON

/// A place at which two sides cannot both have their way.
package struct MergeConflict: Sendable {
  /// The preset, by its name in the merged registry; nil of the settings.
  package fileprivate(set) var preset: PresetName?
  /// The member, such as `tracks.scale[2].duration`; empty for all that the preset is.
  package let path: String
  /// The value that both sides began with; nil where there was none.
  package let base: MemberTree?
  package let ours: MemberTree?
  package let theirs: MemberTree?
  /// The reason, where it is not that both changed it.
  package let reason: String?
  /// The motion on each side; nil where it has none.
  package let motions: (ours: Motion?, theirs: Motion?)
}

/// Two registries that began as one, merged by preset and member.
///
/// Presets are followed through renames, what mentions them is rewritten, and the result is read and resolved as every
/// registry is.
package struct RegistryMerge {
  /// The merged registry, the preferred version where both sides cannot be had.
  package internal(set) var merged: RegistrySnapshot
  /// Where both sides cannot have their way, sorted by preset.
  package private(set) var conflicts: [MergeConflict] = []
  /// Presets that move in the result as on neither side.
  package private(set) var newMotions: [PresetName] = []

  /// The presets that the preferred version has removed and that stand in the result because they are used there.
  private var restored: Set<PresetName> = []
  /// The merged registry without them: what the preferred version says, right or not.
  package var mergedAsDecided: RegistrySnapshot {
    let left = Set(restored.map(names.final))
    return RegistrySnapshot(merged.presets.filter { !left.contains($0.name) }, settings: merged.settings)
  }

  private(set) var tree: TreeMerge
  private(set) var names: MergeNames
  /// The three registries by the names that the presets had at first.
  let books: Versions<RegistrySnapshot>
  private let resolvers: Versions<Resolver>

  /// Merges two registries.
  ///
  /// - Parameters:
  ///   - base: What both sides began with.
  ///   - side: The version that stays where both sides changed the same.
  package init(
    base: RegistrySnapshot, ours: RegistrySnapshot, theirs: RegistrySnapshot,
    preferring side: MergeSide = .ours
  ) {
    tree = TreeMerge(preferring: side)
    names = MergeNames(Versions(base: base, ours: ours, theirs: theirs), preferring: side)
    books = Versions(
      base: base, ours: ours.renaming(names.firstNames(on: .ours)),
      theirs: theirs.renaming(names.firstNames(on: .theirs)))
    resolvers = books.map { Resolver($0) }
    merged = ours
    var presets = mergedPresets()
    restoreUsed(&presets)
    separateTwins(&presets)
    separateGroups(&presets)
    separateWrong(
      &presets, mergedSettings(), from: Versions(base: base, ours: ours, theirs: theirs)[side])
    // What was found by a preset's first name is told by its last.
    for index in conflicts.indices {
      conflicts[index].preset = conflicts[index].preset.map { names.final(of: $0) }
    }
    conflicts.sort { ($0.preset?.text ?? "", $0.path) < ($1.preset?.text ?? "", $1.path) }
    findNewMotions(Array(presets.keys))
  }

  private mutating func mergedPresets() -> [PresetName: Preset] {
    var presets: [PresetName: Preset] = [:]
    for name in names.disputed {
      let (own, other) = (names.name(of: name, on: .ours), names.name(of: name, on: .theirs))
      add(
        name, "name", Versions(base: name, ours: own, theirs: other).map { MemberTree.string($0.text) }, nil)
    }
    for name in Set((books.base.presets + books.ours.presets + books.theirs.presets).map(\.name)).sorted() {
      let versions = books.map { $0.preset(named: name) }
      let trees = versions.map { $0.map { MemberTree($0) } }
      if versions.base != nil, names.final(of: name) != name,
        (versions.ours == nil) != (versions.theirs == nil)
      {
        add(name, "", trees, "one side renamed it, and the other removed it")
        presets[name] = versions[tree.preferred]
        if tree.preferred == .base { names.restore(name) }
        continue
      }
      guard let result = merged(trees, at: "", of: name) else { continue }
      presets[name] = result.preset
      if presets[name] == nil {
        // Members that are right on each side, and not together.
        add(name, "", trees, "the changes of both sides do not go together")
        presets[name] = versions[tree.preferred]
      }
    }
    return presets
  }

  /// Two presets cannot have one name: the preferred side's has it. The other one keeps the name that both sides began
  /// with, and stands in the conflict alone where there was none.
  private mutating func separateTwins(_ presets: inout [PresetName: Preset]) {
    // By its old name a preset needs no alias of that name.
    for (old, alias) in names.keptAliases where names.final(of: old) == old { presets[alias] = nil }
    let holders = Dictionary(grouping: presets.keys) { names.final(of: $0) }
    for (final, keys) in holders.sorted(by: { $0.key < $1.key }) where keys.count > 1 {
      // Each side has a name once.
      let own = keys.first {
        names.name(of: $0, on: .ours) == final && books.ours.preset(named: $0) != nil
      }
      guard let own, let other = keys.first(where: { $0 != own }) else { continue }
      func deed(_ name: PresetName) -> String {
        name == final ? "added a preset of that name" : "renamed \(name) to it"
      }
      let reason = "ours \(deed(own)), and theirs \(deed(other))"
      for moved in dispute(own, other, over: final, reason) { giveWay(moved, in: &presets) }
    }
  }

  /// A preset cannot have the name of another's group: the preferred side's stays as it is, unless the other one was
  /// there under its name when both sides began.
  private mutating func separateGroups(_ presets: inout [PresetName: Preset]) {
    let holders = Dictionary(presets.keys.map { (names.final(of: $0).text, $0) }) { first, _ in first }
    for (_, key) in holders.sorted(by: { $0.key < $1.key }) {
      for group in names.final(of: key).groups {
        guard let holder = holders[group], presets[holder] != nil, presets[key] != nil else { continue }
        let final = names.final(of: holder)
        let isOurs = names.name(of: holder, on: .ours) == final && books.ours.preset(named: holder) != nil
        let (own, other) = isOurs ? (holder, key) : (key, holder)
        let moving = dispute(
          own, other, over: final,
          "\(final) is a preset, so it cannot be the group of \(names.final(of: key)) too")
        let isNew = { [names, books] in
          books.base.preset(named: $0) == nil || names.final(of: $0) != $0
        }
        for moved in moving.contains(where: isNew) ? moving : [own, other].filter(isNew) {
          giveWay(moved, in: &presets)
        }
      }
    }
  }

  /// Adds the conflict of two presets that want one name.
  ///
  /// - Returns: Those of the two that the preferred side does without.
  private mutating func dispute(
    _ own: PresetName, _ other: PresetName, over final: PresetName, _ reason: String
  ) -> [PresetName] {
    let presets = Versions(
      base: nil, ours: books.ours.preset(named: own), theirs: books.theirs.preset(named: other))
    add(final, "", presets.map { $0.map { MemberTree($0) } }, reason, first: (own, other))
    return Versions(base: [own, other], ours: [other], theirs: [own])[tree.preferred]
  }

  /// Gives a preset the name back with which both sides began, or leaves it out where there was none.
  private mutating func giveWay(_ moved: PresetName, in presets: inout [PresetName: Preset]) {
    guard books.base.preset(named: moved) != nil else {
      presets[moved] = nil
      return
    }
    names.restore(moved)
    if let alias = names.keptAliases[moved] { presets[alias] = nil }
  }

  /// Brings back what one side removed and the other uses.
  mutating func restoreUsed(_ presets: inout [PresetName: Preset]) {
    // An alias that was left goes with what it means.
    for (old, alias) in names.keptAliases where presets[old] == nil { presets[alias] = nil }
    var waiting = presets.values.sorted { $0.name < $1.name }
    while let user = waiting.popLast() {
      for reference in user.references where presets[reference.name] == nil {
        let name = reference.name
        let versions = books.map { $0.preset(named: name) }
        guard let restored = versions.ours ?? versions.theirs ?? versions.base else { continue }
        add(
          name, "", versions.map { $0.map { MemberTree($0) } },
          "one side removed it, and \(names.final(of: user.name)) uses it as \(reference.path)")
        presets[name] = restored
        if versions.base != nil, versions[tree.preferred] == nil { self.restored.insert(name) }
        waiting.append(restored)
      }
    }
  }

  private mutating func mergedSettings() -> Settings {
    let trees = books.map { MemberTree($0.settings) }
    let known = trees.base.addingRules(ofBoth: trees.ours, trees.theirs)
    let versions = MemberVersions(base: known, ours: trees.ours, theirs: trees.theirs)
    return merged(versions, at: "settings", of: nil)?.settings ?? books.ours.settings
  }

  /// - Parameter kept: The presets of the result, by their first names.
  private mutating func findNewMotions(_ kept: [PresetName]) {
    let resolver = Resolver(merged)
    newMotions = kept.filter { first in
      guard let motion = try? resolver.motion(named: names.final(of: first)) else { return false }
      // An alias that was left moves as the preset did that had its name.
      let known = names.keptAliases.values.contains(first) ? names.final(of: first) : first
      return motion != (try? resolvers.ours.motion(named: known))
        && motion != (try? resolvers.theirs.motion(named: known))
    }.map { names.final(of: $0) }.sorted()
  }

  /// Merges a preset or, of none, the settings.
  private mutating func merged(_ versions: MemberVersions, at path: String, of preset: PresetName?)
    -> MemberTree?
  {
    let before = tree.conflicts.count
    let result = tree.merged(versions, at: path, key: nil)
    // Sides that took two texts of a pack differ in its digest, and in the presets that came of them.
    for conflict in tree.conflicts[before...] where preset != nil || !conflict.path.holds(".presets.") {
      add(preset, conflict.path, conflict.versions, nil)
    }
    return result
  }

  /// - Parameters:
  ///   - preset: The preset, by its first name.
  ///   - first: The first names of what stands on each side, where those are two presets.
  mutating func add(
    _ preset: PresetName?, _ path: String, _ versions: MemberVersions, _ reason: String?,
    first: (ours: PresetName, theirs: PresetName)? = nil
  ) {
    let first = first ?? preset.map { ($0, $0) }
    let isWhole = path.isEmpty
    conflicts.append(
      MergeConflict(
        preset: preset, path: path, base: versions.base,
        ours: versions.ours.map { names.told($0, isWhole ? first?.ours : nil, on: .ours) },
        theirs: versions.theirs.map { names.told($0, isWhole ? first?.theirs : nil, on: .theirs) },
        reason: reason,
        motions: (
          first.flatMap { try? resolvers.ours.motion(named: $0.ours) },
          first.flatMap { try? resolvers.theirs.motion(named: $0.theirs) }
        )))
  }
}

extension MemberTree {
  /// The settings that both sides began with, with an empty setting of each rule that both have set since: each may
  /// have set another member of it.
  fileprivate func addingRules(ofBoth ours: MemberTree, _ theirs: MemberTree) -> MemberTree {
    let (own, other, known) = (ours["rules"], theirs["rules"], self["rules"])
    guard let own, let other else { return self }
    let new = own.members.map(\.key).filter { known?[$0] == nil && other[$0] != nil }
    var tree = self
    tree["rules"] = .object((known?.members ?? []) + new.map { Member(key: $0, tree: .object([])) })
    return tree
  }
}
