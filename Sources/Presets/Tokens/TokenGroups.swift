import PlainText
import StrictJSON

/// The members of groups in a file of tokens. A registry's groups are only parts of names, so they are kept with the first preset of each, in its extensions, and written again at the group.
package struct TokenGroups {
  /// A group's name by the registry's grammar, and what it said.
  package typealias Group = (name: String, members: JSONValue)

  private let extensions: String?
  private let root: JSONValue?

  /// The groups that a preset's extensions keep.
  package init(of extensions: String?) {
    self.extensions = extensions
    // Few presets have groups to keep, and all are asked.
    let isLikely = extensions?.holds("\"\(TokenExtension.groups)\"") ?? false
    root = isLikely ? extensions.flatMap { try? JSONDocument($0).root } : nil
  }

  /// The members that a group of tokens may have again, by their kind (Format Module 2025.10, section 6).
  static let kinds: [String: JSONKind] = ["$description": .string, "$extensions": .object]

  /// Takes what can be written at these groups, and leaves the rest of the extensions: so much that a reader of both
  /// puts the same text together.
  package func taking(_ names: [String]) -> (groups: [Group], rest: String?) {
    let kept = root?.member(TokenExtension.key)?.member(TokenExtension.groups)
    let groups: [Group] = names.compactMap { name in
      kept?.member(name).flatMap { Self.isWritable($0) ? (name, $0) : nil }
    }
    guard let root, !groups.isEmpty else { return ([], extensions) }
    let taken = Set(groups.map(\.name))
    let rest = Self.text(root, replacing: Self.groups(of: root).filter { !taken.contains($0.name) })
    guard Self.adding(groups, to: rest) == extensions else { return ([], extensions) }
    return (groups, rest)
  }

  /// A group's members; nil without any that a group may have again.
  static func members(of group: JSONValue) -> JSONValue? {
    var writer = JSONWriter()
    writer.object { writer in
      group.forEachMember { key, value in
        guard let name = key.string, kinds[name] == value.kind else { return }
        writer.key(name)
        writer.value(value)
      }
    }
    return (try? JSONDocument(writer.text).root).flatMap { isWritable($0) ? $0 : nil }
  }

  /// Extensions with more groups.
  ///
  /// - Returns: The same extensions where Motionbook's own member is none that could hold them.
  static func adding(_ groups: [Group], to extensions: String?) -> String? {
    guard let root = try? JSONDocument(extensions ?? "{}").root else { return extensions }
    let own = root.member(TokenExtension.key)
    guard own == nil || own?.kind == .object else { return extensions }
    let added = Set(groups.map(\.name))
    return text(root, replacing: self.groups(of: root).filter { !added.contains($0.name) } + groups)
  }

  private static func isWritable(_ members: JSONValue) -> Bool {
    guard members.kind == .object else { return false }
    var count = 0
    var isWritable = true
    members.forEachMember { key, value in
      count += 1
      isWritable = isWritable && kinds[key.string ?? ""] == value.kind
    }
    return isWritable && count > 0
  }

  private static func groups(of root: JSONValue) -> [Group] {
    var groups: [Group] = []
    root.member(TokenExtension.key)?.member(TokenExtension.groups)?
      .forEachMember { key, value in groups.append((key.string ?? "", value)) }
    return groups
  }

  /// Extensions with these groups and no others, at the end of Motionbook's own member; nil where nothing is left.
  private static func text(_ root: JSONValue, replacing groups: [Group]) -> String? {
    var others: [(key: String, value: JSONValue)] = []
    var own: [(key: String, value: JSONValue)] = []
    var place: Int?
    root.forEachMember { key, value in
      guard key.string == TokenExtension.key else { return others.append((key.string ?? "", value)) }
      place = others.count
      value.forEachMember { key, value in
        if key.string != TokenExtension.groups { own.append((key.string ?? "", value)) }
      }
    }
    let hasOwn = !own.isEmpty || !groups.isEmpty
    guard hasOwn || !others.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      for index in 0...others.count {
        if hasOwn, index == place ?? others.count {
          writer.object(TokenExtension.key) { write(own, groups, to: &$0) }
        }
        guard index < others.count else { return }
        writer.key(others[index].key)
        writer.value(others[index].value)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func write(
    _ own: [(key: String, value: JSONValue)], _ groups: [Group], to writer: inout JSONWriter
  ) {
    for (key, value) in own {
      writer.key(key)
      writer.value(value)
    }
    guard !groups.isEmpty else { return }
    writer.object(TokenExtension.groups) { writer in
      for (name, members) in groups {
        writer.key(name)
        writer.value(members)
      }
    }
  }
}
