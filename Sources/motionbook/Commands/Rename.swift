import CommandLineKit
import Presets
import Registry

/// `motionbook rename`
struct Rename: Command {
  static let info = CommandInfo(
    name: "rename",
    summary: "Gives a preset another name; what mentions it follows.",
    examples: ["motionbook rename sheet.present sheet.appear --keep-alias"])

  @Argument(help: "The preset.", placeholder: "old", completion: .presetName) var name: PresetName
  @Argument(help: "Its new name.", placeholder: "new") var newName: PresetName
  @Flag(help: "Leave the old name as a deprecated alias.") var keepAlias = false
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.results.print(on: console) {
      let registry = try writing.registry(console)
      let users = try writing.isDryRun ? users(in: registry) : registry.write { try rename(in: registry) }
      writing.dryRun.remark(on: console)
      return answer(users.map(\.text))
    }
  }

  /// The presets that mention the preset.
  ///
  /// - Throws: What refuses the new name.
  private func users(in registry: Registry) throws -> [PresetName] {
    _ = try registry.existingPreset(named: name)
    try registry.checkNewName(newName, leaving: keepAlias ? nil : name)
    if keepAlias, newName.groups.contains(name.text) || name.groups.contains(newName.text) {
      throw Failure("\(name) cannot stay as an alias, because one name would be the group of the other")
    }
    return try registry.users(of: name)
  }

  private func rename(in registry: Registry) throws -> [PresetName] {
    let users = try users(in: registry)
    try registry.rename(name, to: newName)
    if keepAlias {
      var alias = Preset(name: name, content: .alias(of: newName))
      alias.deprecated = .instead(newName.text)
      try registry.apply(saved: [alias])
    }
    return users
  }

  private func answer(_ users: [String]) -> Answer {
    var lines = ["renamed \(name) to \(newName)"]
    if !users.isEmpty { lines.append("what follows: " + users.joined(separator: ", ")) }
    if keepAlias { lines.append("\(name) stays as a deprecated alias") }
    return Answer(lines.joined(separator: "\n")) { writer in
      writer.member("name", newName.text)
      writer.member("before", name.text)
      writer.member("alias", keepAlias ? name.text : nil)
      writer.member("usedBy", users)
    }
  }
}
