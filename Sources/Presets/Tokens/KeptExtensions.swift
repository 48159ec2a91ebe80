/// The extensions of presets whose tokens are read again: what the tokens say, and what else was there.
package struct KeptExtensions {
  /// The names of the groups that the tokens describe. Each stands with its first preset, which may be another one now.
  private let groups: Set<String>

  /// Takes the presets that the tokens say.
  package init(_ incoming: [Preset]) {
    groups = Set(incoming.flatMap { MemberTree(extensions: $0.extensions).groups }.map(\.key))
  }

  /// The extensions of a preset that is there already. Another name in its file alone is no change.
  package func merged(_ new: String?, over old: String?) -> String? {
    let before = MemberTree(extensions: old)
    let merged = merged(MemberTree(extensions: new), over: before)
    return Self.unnamed(merged) == Self.unnamed(before) ? old : merged.extensions
  }

  private func merged(_ new: MemberTree, over old: MemberTree) -> MemberTree {
    let key = TokenExtension.key
    var merged = Self.members(of: new, over: old)
    let sides = [old[key], new[key]].compactMap(\.self)
    guard !sides.isEmpty, sides.allSatisfy({ $0.kind == .object }) else { return merged }
    merged[key] = Self.members(of: new[key] ?? .object([]), over: old[key] ?? .object([]))
    merged.groups = old.groups.filter { !groups.contains($0.key) } + new.groups
    return merged
  }

  /// The members of both in the order in which they stand, those that only the new one has last.
  private static func members(of new: MemberTree, over old: MemberTree) -> MemberTree {
    new.members.reduce(into: old) { $0[$1.key] = $1.tree }
  }

  /// Extensions without what a preset was called in its file.
  private static func unnamed(_ extensions: MemberTree) -> MemberTree {
    var extensions = extensions
    guard var own = extensions[TokenExtension.key], own.kind == .object else { return extensions }
    own[TokenExtension.originalName] = nil
    extensions[TokenExtension.key] = own.members.isEmpty ? nil : own
    return extensions
  }
}
