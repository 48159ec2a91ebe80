import PlainText
import StrictJSON

/// The extensions of presets whose tokens are read again: what the tokens say, and what else was there.
package struct KeptExtensions {
  /// The names of the groups that the tokens describe. Each stands with its first preset, which may be another one now.
  private let groups: Set<String>

  /// Takes the presets that the tokens say.
  package init(_ incoming: [Preset]) {
    groups = Set(incoming.lazy.compactMap(\.extensions).flatMap { Self.groups(of: Self.root($0)).map(\.key) })
  }

  /// The extensions of a preset that is there already. Another name in its file alone is no change.
  package func merged(_ new: String?, over old: String?) -> String? {
    let before = old.flatMap(Self.root)
    let merged = members(of: new.flatMap(Self.root), over: before)
    let isSame = Self.text(Self.unnamed(merged)) == Self.text(Self.unnamed(Self.members(of: before)))
    return isSame ? old : Self.text(merged)
  }

  private typealias Member = (key: String, value: Value)

  private indirect enum Value {
    case value(JSONValue)
    case object([Member])
  }

  private func members(of new: JSONValue?, over old: JSONValue?) -> [Member] {
    Self.keys(of: new, over: old).compactMap { key in
      let (before, after) = (old?.member(key), new?.member(key))
      if key == TokenExtension.key, [before, after].allSatisfy({ $0?.kind ?? .object == .object }) {
        let own = own(of: after, over: before)
        return own.isEmpty ? nil : (key, .object(own))
      }
      return (after ?? before).map { (key, .value($0)) }
    }
  }

  /// The members of Motionbook's own extension, those of groups last.
  private func own(of new: JSONValue?, over old: JSONValue?) -> [Member] {
    let others: [Member] = Self.keys(of: new, over: old).compactMap { key in
      if key == TokenExtension.groups { return nil }
      return (new?.member(key) ?? old?.member(key)).map { (key, .value($0)) }
    }
    let kept = (old?.member(TokenExtension.groups)?.members ?? []).filter { !groups.contains($0.key) }
    let described = kept + (new?.member(TokenExtension.groups)?.members ?? [])
    if described.isEmpty { return others }
    return others + [(TokenExtension.groups, .object(described.map { ($0.key, .value($0.value)) }))]
  }

  /// The keys in the order in which they stand, the new ones last.
  private static func keys(of new: JSONValue?, over old: JSONValue?) -> [String] {
    let keys = (old?.members ?? []).map(\.key)
    return keys + (new?.members ?? []).map(\.key).filter { old?.member($0) == nil }
  }

  /// Members as they stand, those of Motionbook's own one by one.
  private static func members(of root: JSONValue?) -> [Member] {
    (root?.members ?? []).map { key, value in
      key == TokenExtension.key && value.kind == .object
        ? (key, .object(value.members.map { ($0.key, .value($0.value)) })) : (key, .value(value))
    }
  }

  /// Members without what a preset was called in its file.
  private static func unnamed(_ members: [Member]) -> [Member] {
    members.compactMap { key, value in
      guard key == TokenExtension.key, case .object(let own) = value else { return (key, value) }
      let rest = own.filter { $0.key != TokenExtension.originalName }
      return rest.isEmpty ? nil : (key, .object(rest))
    }
  }

  private static func text(_ members: [Member]) -> String? {
    members.isEmpty ? nil : JSONWriter.text { writer in writer.object { write(members, to: &$0) } }
  }

  private static func write(_ members: [Member], to writer: inout JSONWriter) {
    for (key, value) in members {
      switch value {
      case .value(let value): writer.member(key, value)
      case .object(let members): writer.object(key) { write(members, to: &$0) }
      }
    }
  }

  private static func root(_ extensions: String) -> JSONValue? { try? JSONDocument(extensions).root }

  private static func groups(of root: JSONValue?) -> [(key: String, value: JSONValue)] {
    root?.member(TokenExtension.key)?.member(TokenExtension.groups)?.members ?? []
  }
}
