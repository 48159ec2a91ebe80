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
    let text = JSONWriter.text { writer in
      writer.object { writer in
        for (name, value) in group.members where kinds[name] == value.kind { writer.member(name, value) }
      }
    }
    return (try? JSONDocument(text).root).flatMap { isWritable($0) ? $0 : nil }
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
    let members = members.members
    return !members.isEmpty && members.allSatisfy { kinds[$0.key] == $0.value.kind }
  }

  private static func groups(of root: JSONValue) -> [Group] {
    let groups = root.member(TokenExtension.key)?.member(TokenExtension.groups)?.members ?? []
    return groups.map { ($0.key, $0.value) }
  }

  /// Extensions with these groups and no others, at the end of Motionbook's own member; nil where nothing is left.
  private static func text(_ root: JSONValue, replacing groups: [Group]) -> String? {
    var others = root.members
    let place = others.firstIndex { $0.key == TokenExtension.key }
    let own =
      place.map { others.remove(at: $0).value.members.filter { $0.key != TokenExtension.groups } } ?? []
    let hasOwn = !own.isEmpty || !groups.isEmpty
    guard hasOwn || !others.isEmpty else { return nil }
    return JSONWriter.text { writer in
      writer.object { writer in
        for index in 0...others.count {
          if hasOwn, index == place ?? others.count {
            writer.object(TokenExtension.key) { write(own, groups, to: &$0) }
          }
          guard index < others.count else { return }
          writer.member(others[index].key, others[index].value)
        }
      }
    }
  }

  private static func write(
    _ own: [(key: String, value: JSONValue)], _ groups: [Group], to writer: inout JSONWriter
  ) {
    for (key, value) in own { writer.member(key, value) }
    guard !groups.isEmpty else { return }
    writer.object(TokenExtension.groups) { writer in
      for (name, members) in groups { writer.member(name, members) }
    }
  }
}
