import PlainText
import StrictJSON

/// A place at which two sides cannot both have their way.
package struct MergeConflict: Sendable {
  /// The preset, by its name in the merged registry; nil of the settings.
  package let preset: PresetName?
  /// The member, such as `tracks.scale[2].duration`; empty for all that the preset is.
  package let path: String
  /// The value that both sides began with; nil where there was none.
  package let base: MemberTree?
  /// The value on our side.
  package let ours: MemberTree?
  /// The value on their side.
  package let theirs: MemberTree?
  /// The reason, where it is not that both changed it.
  package let reason: String?
}

/// Two registries that began as one, merged by preset and member.
///
/// Presets are followed through renames, what mentions them is rewritten, and the result is read and resolved as every
/// registry is.
package struct RegistryMerge {
  /// The merged registry, the preferred side's where both cannot be had.
  package private(set) var merged: RegistrySnapshot
  /// Where both sides cannot have their way, sorted by preset.
  package private(set) var conflicts: [MergeConflict] = []
  /// Presets that move in the result as on neither side.
  package private(set) var newMotions: [PresetName] = []

  private var tree: TreeMerge
  /// The sides by the names that the presets had at first.
  private var sides: (ours: RegistrySnapshot, theirs: RegistrySnapshot)
  /// The name of each preset of the result, by the name that it had at first.
  private var finalNames: [PresetName: PresetName] = [:]

  /// Merges two registries.
  ///
  /// - Parameters:
  ///   - base: What both sides began with.
  ///   - side: The side that stays where both changed the same.
  package init(
    base: RegistrySnapshot, ours: RegistrySnapshot, theirs: RegistrySnapshot,
    preferring side: MergeSide = .ours
  ) {
    tree = TreeMerge(preferring: side)
    merged = ours
    sides = (ours, theirs)
    let renames = (Renames(from: base, to: ours), Renames(from: base, to: theirs))
    // All three by the names that the presets had at first.
    let own = ours.renaming(renames.0.oldNames)
    let other = theirs.renaming(renames.1.oldNames)
    sides = (own, other)
    var presets = mergedPresets(base, own, other, renames)
    restoreUsed(&presets, base, own, other)
    let settings = mergedSettings(base, own, other)
    merged = RegistrySnapshot(Array(presets.values), settings: settings).renaming(finalNames)
    check()
    conflicts.sort { ($0.preset?.text ?? "", $0.path) < ($1.preset?.text ?? "", $1.path) }
    findNewMotions()
  }

  /// The motions of a preset of the result on each side; nil where it is not there.
  package func motions(of name: PresetName) -> (ours: Motion?, theirs: Motion?) {
    let first = finalNames.first { $0.value == name && $0.key != name }?.key ?? name
    return (try? Resolver(sides.ours).motion(named: first), try? Resolver(sides.theirs).motion(named: first))
  }

  private typealias Versions = TreeMerge.Versions

  private mutating func mergedPresets(
    _ base: RegistrySnapshot, _ ours: RegistrySnapshot, _ theirs: RegistrySnapshot,
    _ renames: (ours: Renames, theirs: Renames)
  ) -> [PresetName: Preset] {
    var presets: [PresetName: Preset] = [:]
    for name in Set((base.presets + ours.presets + theirs.presets).map(\.name)).sorted() {
      let final = finalName(of: name, renames)
      finalNames[name] = final
      let versions = [base, ours, theirs].map { $0.preset(named: name) }
      let trees = versions.map { $0.map { MemberTree($0) } }
      let (own, other) = (versions[1], versions[2])
      if versions[0] != nil, final != name, (own == nil) != (other == nil) {
        add(final, "name", (trees[0], trees[1], trees[2]), "one side renamed it, and the other removed it")
        if let kept = tree.preferred == .ours ? own : other { presets[name] = kept }
        continue
      }
      let before = tree.conflicts.count
      let result = tree.merged(
        Versions(base: trees[0], ours: trees[1], theirs: trees[2]), at: "", key: nil)
      report(tree.conflicts[before...], of: final)
      guard let result else { continue }
      presets[name] = result.preset
      if presets[name] == nil {
        // Members that are right on each side, and not together.
        add(final, "", (trees[0], trees[1], trees[2]), "the changes of both sides do not go together")
        presets[name] = tree.preferred == .ours ? own : other
      }
    }
    refuseTwins(&presets)
    return presets
  }

  /// The name in the result. Two new names for one preset are a conflict.
  private mutating func finalName(
    of name: PresetName, _ renames: (ours: Renames, theirs: Renames)
  ) -> PresetName {
    let (ours, theirs) = (renames.ours.newNames[name], renames.theirs.newNames[name])
    guard let ours, let theirs, ours != theirs else { return ours ?? theirs ?? name }
    let final = tree.preferred == .ours ? ours : theirs
    add(final, "name", (.string(name.text), .string(ours.text), .string(theirs.text)), nil)
    return final
  }

  /// Two presets cannot have one name: the renamed one stays, whose users are known.
  private mutating func refuseTwins(_ presets: inout [PresetName: Preset]) {
    for (name, final) in finalNames.sorted(by: { $0.key < $1.key })
    where final != name && presets[name] != nil {
      guard let twin = presets[final], finalNames[final] == final else { continue }
      add(
        final, "", (nil, presets[name].map { MemberTree($0) }, MemberTree(twin)),
        "\(name) was renamed to it on one side, and the other side has another preset of that name")
      presets[final] = nil
    }
  }

  /// Brings back what one side removed and the other uses.
  private mutating func restoreUsed(
    _ presets: inout [PresetName: Preset], _ base: RegistrySnapshot, _ ours: RegistrySnapshot,
    _ theirs: RegistrySnapshot
  ) {
    var waiting = presets.values.sorted { $0.name < $1.name }
    while let user = waiting.popLast() {
      for reference in user.references where presets[reference.name] == nil {
        let name = reference.name
        guard let before = base.preset(named: name) else { continue }
        let (own, other) = (ours.preset(named: name), theirs.preset(named: name))
        let user = finalNames[user.name] ?? user.name
        add(
          finalNames[name] ?? name, "",
          (MemberTree(before), own.map { MemberTree($0) }, other.map { MemberTree($0) }),
          "one side removed it, and \(user) uses it as \(reference.path)")
        let restored = own ?? other ?? before
        presets[name] = restored
        waiting.append(restored)
      }
    }
  }

  private mutating func mergedSettings(
    _ base: RegistrySnapshot, _ ours: RegistrySnapshot, _ theirs: RegistrySnapshot
  ) -> Settings {
    let trees = [base, ours, theirs].map { MemberTree($0.settings) }
    let before = tree.conflicts.count
    let result = tree.merged(
      Versions(base: trees[0], ours: trees[1], theirs: trees[2]), at: "settings", key: nil)
    report(tree.conflicts[before...], of: nil)
    return result?.settings ?? ours.settings
  }

  /// Reads the result as every registry is read: what each side did may not go together.
  private mutating func check() {
    guard let text = try? RegistryEncoder.text(of: merged) else { return }
    var registry = RegistryText(Array(text.utf8))
    // A source in memory throws nothing.
    try? registry.checkReferences()
    for problem in registry.problems {
      let place = problem.path.split { $0 == "[" || $0 == "]" }
      let index = place.first == "presets" ? place.dropFirst().first.flatMap { Int($0) } : nil
      let preset = index.flatMap { merged.presets.indices.contains($0) ? merged.presets[$0].name : nil }
      add(preset, "", (nil, nil, nil), problem.message)
    }
  }

  private mutating func findNewMotions() {
    let first = Dictionary(
      finalNames.filter { $0.key != $0.value }.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let (resolver, own, other) = (Resolver(merged), Resolver(sides.ours), Resolver(sides.theirs))
    newMotions = merged.presets.map(\.name).filter { name in
      guard let motion = try? resolver.motion(named: name) else { return false }
      let old = first[name] ?? name
      return motion != (try? own.motion(named: old)) && motion != (try? other.motion(named: old))
    }
  }

  private mutating func report(_ found: some Sequence<TreeMerge.Conflict>, of preset: PresetName?) {
    for conflict in found {
      add(preset, conflict.path, (conflict.base, conflict.ours, conflict.theirs), nil)
    }
  }

  private mutating func add(
    _ preset: PresetName?, _ path: String, _ versions: (MemberTree?, MemberTree?, MemberTree?),
    _ reason: String?
  ) {
    conflicts.append(
      MergeConflict(
        preset: preset, path: path, base: versions.0, ours: versions.1, theirs: versions.2, reason: reason))
  }
}
