import PlainText
import StrictJSON

/// The extensions of presets whose tokens are read again: what the tokens say, and what else was there.
package struct KeptExtensions {
  /// The names of the groups that the tokens describe. Each stands with its first preset, which may be another one now.
  private let groups: Set<String>

  /// Takes the presets that the tokens say.
  package init(_ incoming: [Preset]) {
    groups = Set(
      incoming.compactMap(\.extensions).flatMap {
        Self.tree($0)[TokenExtension.key]?[TokenExtension.groups]?.members ?? []
      }.map(\.key))
  }

  /// The extensions of a preset that is there already. Another name in its file alone is no change.
  package func merged(_ new: String?, over old: String?) -> String? {
    let before = Self.tree(old)
    let merged = merged(Self.tree(new), over: before)
    if Self.unnamed(merged) == Self.unnamed(before) { return old }
    return merged.members.isEmpty ? nil : JSONWriter.text { merged.write(to: &$0) }
  }

  private func merged(_ new: MemberTree, over old: MemberTree) -> MemberTree {
    let key = TokenExtension.key
    var members = Self.members(of: new, over: old)
    let sides = [old[key], new[key]].compactMap(\.self)
    guard let place = members.firstIndex(where: { $0.key == key }), sides.allSatisfy(Self.isObject) else {
      return .object(members)
    }
    members[place].tree = own(new[key] ?? .object([]), over: old[key] ?? .object([]))
    if members[place].tree.members.isEmpty { members.remove(at: place) }
    return .object(members)
  }

  /// Motionbook's own extension, its groups last.
  private func own(_ new: MemberTree, over old: MemberTree) -> MemberTree {
    let key = TokenExtension.groups
    let others = Self.members(of: new, over: old).filter { $0.key != key }
    let kept = (old[key]?.members ?? []).filter { !groups.contains($0.key) }
    let described = kept + (new[key]?.members ?? [])
    return .object(described.isEmpty ? others : others + [.init(key: key, tree: .object(described))])
  }

  /// The members of both in the order in which they stand, those that only the new one has last.
  private static func members(of new: MemberTree, over old: MemberTree) -> [MemberTree.Member] {
    old.members.map { .init(key: $0.key, tree: new[$0.key] ?? $0.tree) }
      + new.members.filter { old[$0.key] == nil }
  }

  /// Extensions without what a preset was called in its file.
  private static func unnamed(_ extensions: MemberTree) -> MemberTree {
    .object(
      extensions.members.compactMap { member in
        guard member.key == TokenExtension.key, isObject(member.tree) else { return member }
        let rest = member.tree.members.filter { $0.key != TokenExtension.originalName }
        return rest.isEmpty ? nil : .init(key: member.key, tree: .object(rest))
      })
  }

  private static func isObject(_ tree: MemberTree) -> Bool { if case .object = tree { true } else { false } }

  /// Extensions as a tree; without members where there are none.
  private static func tree(_ extensions: String?) -> MemberTree {
    extensions.flatMap { try? JSONDocument($0) }.map { MemberTree($0.root) } ?? .object([])
  }
}
