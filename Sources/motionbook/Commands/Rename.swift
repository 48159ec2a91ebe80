import CommandLineKit
import PlainText
import Presets
import Registry

struct Rename: Command {
  static let info = CommandInfo(
    name: "rename",
    summary: "Gives a preset, or a group of them, another name; what mentions them follows.",
    discussion:
      "An app that uses an export follows by `motionbook export --all` and `motionbook check . --fix`.",
    examples: [
      "motionbook rename sheet.present sheet.appear --keep-alias", "motionbook rename --group sheet drawer",
    ],
    aliases: ["mv"])

  @Argument(help: "The preset, or a group.", placeholder: "old", completion: .presetName) var name: String
  @Argument(help: "Its new name.", placeholder: "new") var newName: String
  @Flag(help: "Rename all presets of a group: sheet.present to drawer.present and so on.") var group = false
  @Flag(help: "Leave the old name as a deprecated alias.") var keepAlias = false
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) { registry in
      if !keepAlias, !registry.keepsJournal {
        console.note(
          "a text keeps no old names: an import brings back the one that its file has, unless --keep-alias leaves it"
        )
      }
      let renaming = try Renaming(name, newName, isGroup: group, keepsAlias: keepAlias, in: registry)
      try renaming.write(to: registry)
      return (renaming.answer, try renaming.mentions(in: registry, console))
    }
  }
}

/// New names that may be given, and what mentions the old ones.
private struct Renaming {
  private let names: NewNames
  private let keepsAlias: Bool
  private let users: [PresetName]
  /// The presets whose deprecations say to use what is renamed.
  private let deprecated: [PresetName]

  init(_ old: String, _ new: String, isGroup: Bool, keepsAlias: Bool, in registry: RegistryStore) throws {
    names = try NewNames(old, new, isGroup: isGroup, in: registry)
    self.keepsAlias = keepsAlias
    let oldNames = Set(names.pairs.map(\.old))
    if names.isGroup, let clash = names.pairs.first(where: { oldNames.contains($0.new) }) {
      throw Failure("\(clash.new) is there already, in the group that is renamed; choose another name")
    }
    for (old, new) in names.pairs {
      // A group that moves away as a whole blocks no name.
      try registry.checkNewName(new, leaving: keepsAlias ? nil : old)
      if keepsAlias, new.groups.contains(old.text) || old.groups.contains(new.text) {
        throw Failure("\(old) cannot stay as an alias, because one name would be the group of the other")
      }
    }
    users = Set(try names.pairs.flatMap { try registry.users(of: $0.old) }).subtracting(oldNames).sorted()
    deprecated = try registry.deprecations(naming: names.pairs.map(\.old)).filter { !oldNames.contains($0) }
  }

  func write(to registry: RegistryStore) throws {
    try registry.rename(names.pairs)
    if !keepsAlias { return }
    try registry.apply(saved: names.pairs.map { old, new in Preset.deprecatedAlias(old, of: new) })
  }

  func mentions(in registry: RegistryStore, _ console: Console) throws -> ProjectMentions {
    let old = names.pairs.map(\.old)
    return try ProjectMentions(
      of: keepsAlias ? [] : old, kept: keepsAlias ? old : [], in: registry, console, newName: names.rewritten)
  }

  var answer: Answer {
    let aliases = keepsAlias ? names.pairs.map(\.old) : []
    var lines = names.pairs.map { "renamed \($0.old) to \($0.new)" }
    if names.isGroup {
      lines = ["renamed \(names.pairs.count.counted("preset"))"] + lines.map { "  " + $0.dropFirst(8) }
    }
    if !users.isEmpty { lines.append("used by: " + users.map(\.text).joined(separator: ", ")) }
    if !deprecated.isEmpty { lines.append("deprecations that follow: " + deprecated.map(\.text).listed) }
    if keepsAlias {
      lines.append(
        names.isGroup
          ? "the old names stay as deprecated aliases" : "\(names.pairs[0].old) stays as a deprecated alias")
    }
    let (pairs, isGroup, users) = (names.pairs, names.isGroup, users.map(\.text))
    return Answer(lines.joined(separator: "\n")) { writer in
      if isGroup {
        writer.objects("renamed", pairs) { writer, pair in
          writer.member("from", pair.old.text)
          writer.member("to", pair.new.text)
        }
        writer.member("aliases", aliases.map(\.text))
      } else {
        writer.member("name", pairs[0].new.text)
        writer.member("before", pairs[0].old.text)
        writer.member("alias", aliases.first?.text)
      }
      writer.member("usedBy", users)
    }
  }
}

extension Preset {
  /// The old name of a preset, which stays for those who use it.
  static func deprecatedAlias(_ name: PresetName, of target: PresetName) -> Preset {
    var alias = Preset(name: name, content: .alias(of: target))
    alias.deprecated = .instead(target.text)
    return alias
  }
}
