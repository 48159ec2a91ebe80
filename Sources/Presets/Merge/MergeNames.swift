/// The names of a merge: those by which the three registries are compared, and those of the result.
///
/// A preset is compared by the name that it had at first, whatever a side calls it now.
struct MergeNames {
  /// The name in the result of each preset, by its first name.
  private(set) var finals: [PresetName: PresetName] = [:]
  /// The presets to which the sides gave two new names, by their first names.
  private(set) var disputed: [PresetName] = []
  /// Old names that stay as aliases: while the registries are compared the renamed preset has that name.
  let keptAliases: [PresetName: PresetName]

  /// The renames since the first version.
  private let renames: Versions<Renames>

  init(_ books: Versions<RegistrySnapshot>, preferring side: MergeSide) {
    var renames = books.map { Renames(from: books.base, to: $0) }
    renames.ours.leaveAliases(in: books.ours, besides: books.theirs, renames.theirs)
    renames.theirs.leaveAliases(in: books.theirs, besides: books.ours, renames.ours)
    self.renames = renames
    let kept = renames.ours.keptAliases.union(renames.theirs.keptAliases)
    keptAliases = Self.keys(ofAliases: kept, books)
    for (old, key) in keptAliases { finals[key] = old }
    let renamed = Set(renames.ours.newNames.keys).union(renames.theirs.newNames.keys)
    for name in renamed.sorted() {
      let names = renames.map { $0.newNames[name] }
      finals[name] = names.ours ?? names.theirs
      guard names.ours != nil, names.theirs != nil, names.ours != names.theirs else { continue }
      disputed.append(name)
      finals[name] = names[side] ?? name
    }
  }

  /// Names that no registry has, the same for both sides.
  private static func keys(
    ofAliases names: Set<PresetName>, _ books: Versions<RegistrySnapshot>
  ) -> [PresetName: PresetName] {
    var keys: [PresetName: PresetName] = [:]
    var number = 0
    for name in names.sorted() {
      var key: PresetName
      repeat {
        number += 1
        key = PresetName(stored: "kept-alias-\(number)")
      } while [books.base, books.ours, books.theirs].contains { $0.preset(named: key) != nil }
      keys[name] = key
    }
    return keys
  }

  /// The first name of what a side calls otherwise, by the side's name.
  func firstNames(on side: MergeSide) -> [PresetName: PresetName] {
    let renames = renames[side]
    return renames.oldNames.merging(keptAliases.filter { renames.keptAliases.contains($0.key) }) { $1 }
  }

  /// The name in the result.
  func final(of first: PresetName) -> PresetName { finals[first] ?? first }

  /// The name of a preset on a side.
  func name(of first: PresetName, on side: MergeSide) -> PresetName {
    renames[side].newNames[first] ?? keptAliases.first { $0.value == first }?.key ?? first
  }

  /// A value as a side has it.
  ///
  /// - Parameter whole: The first name of the preset that it is; nil of a member.
  func told(_ tree: MemberTree, _ whole: PresetName?, on side: MergeSide) -> MemberTree {
    var tree = tree
    if let whole { tree.replace(at: "name", with: .string(name(of: whole, on: side).text)) }
    if keptAliases.isEmpty { return tree }
    let words = keptAliases.map { (MemberTree.string($0.value.text), MemberTree.string($0.key.text)) }
    return tree.replacingValues(Dictionary(words) { first, _ in first })
  }

  /// Gives a renamed preset its old name back.
  mutating func restore(_ first: PresetName) { finals[first] = first }
}
