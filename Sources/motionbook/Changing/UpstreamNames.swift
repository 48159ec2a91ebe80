import CommandLineKit
import PlainText
import Presets
import Registry

/// Presets that an earlier import brought and whose tokens files do not have any more: what seems to have another name in
/// them now, and what seems to be gone.
struct UpstreamNames {
  /// A preset that is gone while others stay which it came with.
  struct Missing {
    let name: PresetName
    /// What uses it and stays.
    let users: [PresetName]
    /// The only preset of the files with the same content.
    let equal: PresetName?
  }

  /// Groups whose presets stand in another one, how many of them, and whether the team has named any of these.
  private(set) var moves: [(from: String, to: String, count: Int, isTeams: Bool)] = []
  /// The presets that have another name each, and whether the team has given them the one here.
  private(set) var renames: [(from: PresetName, to: PresetName, isTeams: Bool)] = []
  private(set) var missing: [Missing] = []
  /// What is gone of an import of the same files, of which fewer presets stay, and how many it brought.
  private(set) var lost: [(names: [PresetName], count: Int)] = []

  /// Compares the presets of files with those of the registry that they go into, before they do.
  ///
  /// - Parameter staying: The presets that are left as they are on demand.
  init(_ source: ImportSource, into registry: RegistryStore, _ staying: Set<PresetName>) throws {
    let present = try registry.book()
    let brought = try registry.presetsBrought(by: ["import"], renaming: TeamNames.renaming)
    let news = staying.union(source.text.presets.map(\.name))
    let gone = present.presets.filter { preset in
      // An old name that was left for those who use it is no token of the file's.
      !news.contains(preset.name) && preset.origin == nil && !preset.isOldName
        && (brought == nil || brought?[preset.name.text] != nil)
    }
    if gone.isEmpty { return }
    let found = takeRenames(of: Set(gone.map(\.name)), source, present)
    // What has another name in the file is there.
    let left = gone.map(\.name).filter { found[$0] == nil }
    let single = try takeLost(left, among: news.union(found.keys), brought ?? [:], registry)
    missing = Self.missing(single, of: present, source.text.presets)
  }

  /// Takes what seems to have another name: as the registry calls it, or as its files did before the team named it.
  ///
  /// - Returns: The new names.
  private mutating func takeRenames(
    of gone: Set<PresetName>, _ source: ImportSource, _ present: RegistrySnapshot
  ) -> [PresetName: PresetName] {
    let incoming = RegistrySnapshot(source.text.presets)
    let old = present.presets.filter { gone.contains($0.name) || incoming.preset(named: $0.name) != nil }
    let teamNames = source.teamNames.names.filter {
      gone.contains($0.value) && incoming.preset(named: $0.key) == nil
    }
    let called = teamNames.compactMap { old, name in
      present.preset(named: name).map { Preset(name: old, content: $0.content) }
    }
    let names = Renames(from: Self.contents(old + called), to: Self.contents(incoming.presets)).newNames
      .filter { present.preset(named: $0.value) == nil }
    var found = names.filter { teamNames[$0.key] == nil }
    for (old, new) in names.sorted(by: { $0.key < $1.key }) {
      if let here = teamNames[old] { found[here] = new }
    }
    let named = Set(teamNames.values)
    let moved = takeMoves(found, of: present, named)
    renames = found.filter { !moved.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value, named.contains($0.key)) }
    return found
  }

  /// Presets with nothing but what tokens hold: what else is said of them is a registry's own.
  private static func contents(_ presets: [Preset]) -> RegistrySnapshot {
    RegistrySnapshot(presets.map { Preset(name: $0.name, content: $0.content) })
  }

  /// Takes the groups of which most presets stand in another one.
  ///
  /// - Returns: The presets of those groups.
  private mutating func takeMoves(
    _ found: [PresetName: PresetName], of present: RegistrySnapshot, _ named: Set<PresetName>
  ) -> Set<PresetName> {
    var moved: Set<PresetName> = []
    for (pair, names) in GroupPair.grouped(found).sorted(by: { $0.key.from < $1.key.from }) {
      let members = present.presets.count { $0.name.text.hasPrefix(pair.from + ".") }
      guard names.count > 1, names.count * 2 >= members else { continue }
      moves.append((pair.from, pair.to, names.count, names.contains(where: named.contains)))
      moved.formUnion(names)
    }
    return moved
  }

  /// Takes what is gone of imports of the same files of which fewer presets stay.
  ///
  /// - Parameter brought: The numbers of the changes by which presets came, by name.
  /// - Returns: The presets that came together with others of which a file still has half or more. Those of a registry that
  ///   does not say how they came may as well be of another file, or made by hand.
  private mutating func takeLost(
    _ gone: [PresetName], among news: Set<PresetName>, _ brought: [String: Int64], _ registry: RegistryStore
  ) throws -> Set<PresetName> {
    func byChange(_ names: some Sequence<PresetName>) -> [Int64: [PresetName]] {
      Dictionary(grouping: names.filter { brought[$0.text] != nil }) { brought[$0.text] ?? 0 }
    }
    let kept = byChange(news).mapValues(\.count)
    let files = registry.origin.command.map(Self.files) ?? []
    var single: Set<PresetName> = []
    for (change, names) in byChange(gone).sorted(by: { $0.key < $1.key }) {
      let count = kept[change, default: 0]
      if count >= names.count {
        single.formUnion(names)
      } else if !files.isEmpty, let command = try registry.change(change, mostPresets: 0)?.origin.command,
        Self.files(of: command) == files
      {
        lost.append((names, names.count + count))
      }
    }
    return single
  }

  /// The files that a command of an import names, with what else it says; none of standard input.
  private static func files(of command: String) -> [Substring] {
    command.split(separator: " ").dropFirst().filter { !$0.hasPrefix("-") }
  }

  private static func missing(
    _ names: Set<PresetName>, of present: RegistrySnapshot, _ incoming: [Preset]
  ) -> [Missing] {
    let users = present.users()
    var going = names
    func staying(_ name: PresetName) -> [PresetName] { (users[name] ?? []).filter { !going.contains($0) } }
    // What only others use that go goes with them.
    while let name = going.first(where: { !staying($0).isEmpty }) { going.remove(name) }
    return names.sorted().map { name in
      let equal = incoming.filter { $0.content == present.preset(named: name)?.content }
      return Missing(name: name, users: staying(name), equal: equal.count == 1 ? equal[0].name : nil)
    }
  }
}
