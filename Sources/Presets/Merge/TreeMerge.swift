/// A version of a registry in a merge.
package enum MergeSide: String, CaseIterable, Sendable {
  /// The side into which is merged.
  case ours
  /// The other one.
  case theirs
  /// The version that both began with.
  case base
}

/// A value for each version of a registry.
struct Versions<Value> {
  let base: Value
  var ours: Value
  var theirs: Value

  subscript(side: MergeSide) -> Value {
    switch side {
    case .ours: ours
    case .theirs: theirs
    case .base: base
    }
  }

  func map<Other>(_ body: (Value) -> Other) -> Versions<Other> {
    Versions<Other>(base: body(base), ours: body(ours), theirs: body(theirs))
  }
}

/// The values at one place in each version; nil where nothing stands.
typealias MemberVersions = Versions<MemberTree?>

extension MemberVersions {
  /// The same question of a part.
  func part(_ part: (MemberTree) -> MemberTree?) -> MemberVersions { map { $0.flatMap(part) } }

  /// The merge where not both sides changed something, or both in the same way; else nil.
  var settled: MemberTree?? {
    if ours == theirs || base == theirs { return .some(ours) }
    return base == ours ? .some(theirs) : nil
  }
}

/// The merge of three versions of a preset, or of the settings: the one that both sides began with, and theirs.
///
/// A change of one side is taken. A place that both changed in different ways is a conflict: the preferred version stays.
struct TreeMerge {
  /// A place that both sides changed in different ways.
  struct Conflict {
    let path: String
    let versions: MemberVersions
  }

  let preferred: MergeSide
  private(set) var conflicts: [Conflict] = []

  init(preferring side: MergeSide) { preferred = side }

  /// - Parameters:
  ///   - path: The place, for conflicts.
  ///   - key: The key at which the versions stand; nil of a preset and of an item of a list.
  /// - Returns: Nil where nothing stands any more.
  mutating func merged(_ versions: MemberVersions, at path: String, key: String?) -> MemberTree? {
    if let settled = versions.settled { return settled }
    switch (versions.base, versions.ours, versions.theirs) {
    case (.object, .object, .object): return mergedObjects(versions, at: path, key: key)
    // Keys that both added to nothing are a person's own, and stand beside one another.
    case (nil, .object, .object) where MemberGroups.isMap(key):
      return mergedObjects(versions, at: path, key: key)
    case (nil, .object, .object) where path.isEmpty: return mergedNew(versions)
    default: return conflict(versions, at: path)
    }
  }

  private mutating func conflict(_ versions: MemberVersions, at path: String) -> MemberTree? {
    conflicts.append(Conflict(path: path, versions: versions))
    return versions[preferred]
  }

  /// A preset that both sides made: one where they agree so far as both say something, and else one side's whole, because
  /// nothing says that they meant the same.
  private mutating func mergedNew(_ versions: MemberVersions) -> MemberTree? {
    var trial = TreeMerge(preferring: preferred)
    let merged = trial.mergedObjects(versions, at: "", key: nil)
    return trial.conflicts.isEmpty ? merged : conflict(versions, at: "")
  }

  private mutating func mergedObjects(_ versions: MemberVersions, at path: String, key: String?) -> MemberTree
  {
    let groups = MemberGroups(
      of: [versions.base, versions.ours, versions.theirs].compactMap(\.self), at: key,
      isNew: versions.base == nil)
    var members: [MemberTree.Member] = []
    for group in groups.groups(of: Self.union(of: versions) { $0.members.map(\.key) }) {
      if let key = group.keys.first, group.keys.count == 1, group.name != MemberGroups.whole {
        if let tree = mergedMember(versions.part { $0[key] }, at: path, key: key) {
          members.append(.init(key: key, tree: tree))
        }
      } else {
        // One of the versions, as it is.
        let parts = versions.part { $0.only(group.keys) }
        members += (parts.settled ?? conflict(parts, at: path))?.members ?? []
      }
    }
    return .object(members)
  }

  /// - Parameter path: The place of the object that has the member.
  private mutating func mergedMember(_ versions: MemberVersions, at path: String, key: String) -> MemberTree?
  {
    guard case .list? = versions.base, case .list? = versions.ours, case .list? = versions.theirs else {
      return merged(versions, at: path.appending(key: key), key: key)
    }
    if let settled = versions.settled { return settled }
    // Tracks and elements move at once: their order says nothing.
    let isOrdered = key != "tracks" && key != "elements"
    return .list(
      isOrdered ? mergedSequence(versions, at: path, key: key) : mergedSet(versions, at: path, key: key))
  }

  /// Items that their names tell apart.
  private mutating func mergedSet(_ versions: MemberVersions, at path: String, key: String) -> [MemberTree] {
    var items: [MemberTree] = []
    for name in Self.union(of: versions, { $0.items.compactMap(\.identity) }) {
      let parts = versions.part { $0.items.first { $0.identity == name } }
      let place = path.appending(key: key).appending(key: name)
      if let item = merged(parts, at: place, key: nil) { items.append(item) }
    }
    return items
  }

  /// Items that follow one another.
  private mutating func mergedSequence(_ versions: MemberVersions, at path: String, key: String)
    -> [MemberTree]
  {
    let base = versions.base?.items ?? []
    let ours = SideOfList(versions.ours?.items ?? [], base)
    let theirs = SideOfList(versions.theirs?.items ?? [], base)
    let known = conflicts.count
    var items: [MemberTree] = []
    for index in 0...base.count {
      items += inserted(ours.added[index], theirs.added[index], at: path, key: key, index)
      guard index < base.count else { break }
      let place = path.appending(base[index], at: index, of: key)
      let parts = MemberVersions(base: base[index], ours: ours.kept[index], theirs: theirs.kept[index])
      if let item = merged(parts, at: place, key: nil) { items.append(item) }
    }
    if !Self.doubles(items, versions) { return items }
    conflicts.removeSubrange(known...)
    return conflict(versions, at: path.appending(key: key))?.items ?? []
  }

  /// Whether an item stands more often in the result than in the base, though neither side has it more often: both moved
  /// it, each to another place.
  private static func doubles(_ items: [MemberTree], _ versions: MemberVersions) -> Bool {
    let known = counts(versions.base?.items ?? [])
    let sides = [versions.ours, versions.theirs].map { counts($0?.items ?? []) }
    return counts(items).contains { item, count in
      guard let before = known[item], count > before else { return false }
      return sides.allSatisfy { $0[item, default: 0] <= before }
    }
  }

  private static func counts(_ items: [MemberTree]) -> [MemberTree: Int] {
    Dictionary(items.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The items that the sides put between the same two. Nothing says which of both comes first.
  private mutating func inserted(
    _ ours: [MemberTree], _ theirs: [MemberTree], at path: String, key: String, _ index: Int
  ) -> [MemberTree] {
    if ours == theirs || theirs.isEmpty { return ours }
    guard let first = ours.first else { return theirs }
    let versions = MemberVersions(base: nil, ours: .list(ours), theirs: .list(theirs))
    return conflict(versions, at: path.appending(first, at: index, of: key))?.items ?? []
  }

  /// Words of all versions, each once: the base's in its order, then what the sides added, sorted, so that the sides
  /// may be swapped.
  private static func union(of versions: MemberVersions, _ words: (MemberTree) -> [String]) -> [String] {
    let known = versions.base.map(words) ?? []
    let added = Set([versions.ours, versions.theirs].compactMap(\.self).flatMap(words)).subtracting(known)
    return known + added.sorted()
  }
}

/// A list as one side changed it.
private struct SideOfList {
  /// Each item of the base on this side; nil of what is gone.
  var kept: [MemberTree?]
  /// The items that were added before each item of the base, and at the end.
  var added: [[MemberTree]]

  init(_ items: [MemberTree], _ base: [MemberTree]) {
    kept = Array(repeating: nil, count: base.count)
    added = Array(repeating: [], count: base.count + 1)
    var next = 0
    for pair in ListAlignment(from: base, to: items).pairs {
      if let old = pair.old { next = old + 1 }
      guard let new = pair.new else { continue }
      if let old = pair.old { kept[old] = items[new] } else { added[next].append(items[new]) }
    }
  }
}
