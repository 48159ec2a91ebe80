/// A member of a preset that changed.
package struct MemberChange: Hashable, Sendable {
  /// Its place, such as `tracks.scale[2].duration`; empty for all that a preset is.
  package let path: String
  /// The value before; nil of what is new.
  package let before: MemberTree?
  /// The value after; nil of what is gone.
  package let after: MemberTree?

  /// Every member that changed between two versions of a preset, in the order of the JSON.
  package static func all(from old: Preset, to new: Preset) -> [MemberChange] {
    var search = MemberChangeSearch()
    search.compare(MemberTree(old), MemberTree(new), at: "", key: nil)
    return search.changes
  }
}

private struct MemberChangeSearch {
  var changes: [MemberChange] = []

  /// - Parameter key: The key at which both stand; nil of a preset and of an item of a list.
  mutating func compare(_ old: MemberTree?, _ new: MemberTree?, at path: String, key: String?) {
    if old == new { return }
    if case .object? = old, case .object? = new, let old, let new {
      compareObjects(old, new, at: path, key: key)
    } else {
      changes.append(MemberChange(path: path, before: old, after: new))
    }
  }

  private mutating func compareObjects(_ old: MemberTree, _ new: MemberTree, at path: String, key: String?) {
    let groups = MemberGroups(of: [old, new], at: key)
    let keys = old.members.map(\.key) + new.members.map(\.key).filter { old[$0] == nil }
    for group in groups.groups(of: keys) {
      let (before, after) = (old.only(group.keys), new.only(group.keys))
      if group.name == MemberGroups.whole || Self.areOfTwoSystems(before, after) {
        // Another system's parameters, or another kind of motion: member by member it would say nothing.
        if before != after { changes.append(MemberChange(path: path, before: before, after: after)) }
      } else {
        for key in group.keys { compareMember(old[key], new[key], at: path, key: key) }
      }
    }
  }

  /// Whether each of two groups of members has some that the other lacks, and they share no base.
  private static func areOfTwoSystems(_ before: MemberTree?, _ after: MemberTree?) -> Bool {
    let (old, new) = (Set(before?.members.map(\.key) ?? []), Set(after?.members.map(\.key) ?? []))
    return !old.isSubset(of: new) && !new.isSubset(of: old) && !old.intersection(new).contains("base")
  }

  private mutating func compareMember(
    _ old: MemberTree?, _ new: MemberTree?, at path: String, key: String
  ) {
    guard case .list(let before)? = old, case .list(let after)? = new else {
      return compare(old, new, at: path.appending(key: key), key: key)
    }
    for pair in ListAlignment(from: before, to: after).pairs {
      let (old, new) = (pair.old.map { before[$0] }, pair.new.map { after[$0] })
      guard let item = new ?? old, let index = pair.new ?? pair.old else { continue }
      compare(old, new, at: path.appending(item, at: index, of: key), key: nil)
    }
  }
}
