import PlainText
import StrictJSON

/// The members of groups in a file of tokens. A registry's groups are only parts of names, so they are kept with the first
/// preset of each, in its extensions, and written again at the group.
package struct TokenGroups {
  /// A group's name by the registry's grammar, and what it said.
  package typealias Group = MemberTree.Member

  private let extensions: String?
  private let tree: MemberTree?

  /// The groups that a preset's extensions keep.
  package init(of extensions: String?) {
    self.extensions = extensions
    // Few presets have groups to keep, and all are asked.
    let isLikely = extensions?.holds("\"\(TokenExtension.groups)\"") ?? false
    tree = isLikely ? MemberTree(extensions: extensions) : nil
  }

  /// The members that a group of tokens may have again, by their kind (Format Module 2025.10, section 6).
  static let kinds: [String: JSONKind] = ["$description": .string, "$extensions": .object]

  /// Takes what can be written at these groups, and leaves the rest of the extensions: so much that a reader of both
  /// puts the same text together.
  package func taking(_ names: [String]) -> (groups: [Group], rest: String?) {
    guard var rest = tree else { return ([], extensions) }
    let groups = names.compactMap { name in rest.groups.first { $0.key == name && Self.isWritable($0.tree) } }
    rest.groups.removeAll(where: groups.contains)
    guard !groups.isEmpty, Self.adding(groups, to: rest.extensions) == extensions else {
      return ([], extensions)
    }
    return (groups, rest.extensions)
  }

  /// A group's members; nil without any that a group may have again.
  static func members(of group: JSONValue) -> MemberTree? {
    let members = group.singleMembers.filter { kinds[$0.key] == $0.value.kind }
    return members.isEmpty ? nil : .object(members.map { Group(key: $0.key, tree: MemberTree($0.value)) })
  }

  /// Extensions with more groups.
  ///
  /// - Returns: The same extensions where Motionbook's own member is none that could hold them.
  static func adding(_ groups: [Group], to extensions: String?) -> String? {
    var tree = MemberTree(extensions: extensions)
    guard tree[TokenExtension.key]?.kind ?? .object == .object else { return extensions }
    let added = Set(groups.map(\.key))
    tree.groups = tree.groups.filter { !added.contains($0.key) } + groups
    return tree.extensions
  }

  private static func isWritable(_ tree: MemberTree) -> Bool {
    !tree.members.isEmpty && tree.members.allSatisfy { kinds[$0.key] == $0.tree.kind }
  }
}

extension MemberTree {
  /// A preset's extensions; without members where there are none.
  init(extensions: String?) {
    self = extensions.flatMap { try? JSONDocument($0) }.map { MemberTree($0.root) } ?? .object([])
  }

  /// The text of extensions; nil of none.
  var extensions: String? { members.isEmpty ? nil : text }

  /// The groups that extensions keep, at the end of Motionbook's own member.
  var groups: [TokenGroups.Group] {
    get { self[TokenExtension.key]?[TokenExtension.groups]?.members ?? [] }
    set {
      var own = self[TokenExtension.key] ?? .object([])
      own[TokenExtension.groups] = nil
      if !newValue.isEmpty { own[TokenExtension.groups] = .object(newValue) }
      self[TokenExtension.key] = own.members.isEmpty ? nil : own
    }
  }
}
