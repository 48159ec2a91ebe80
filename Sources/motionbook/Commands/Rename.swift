import CommandLineKit
import Presets
import StrictJSON

/// `motionbook rename`
struct Rename: Command {
  static let info = CommandInfo(
    name: "rename",
    summary: "Gives a preset another name; what mentions it follows.",
    examples: ["motionbook rename sheet.present sheet.appear --keep-alias"])

  @Argument(help: "The preset.", placeholder: "old", completion: .presetName) var name: PresetName
  @Argument(help: "Its new name.", placeholder: "new") var newName: PresetName
  @Flag(help: "Leave the old name as a deprecated alias.") var keepAlias = false
  @OptionGroup var rehearsal: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let registry = try location.writableRegistry(console, isDryRun: rehearsal.dryRun)
    func check() throws -> [PresetName] {
      _ = try registry.existingPreset(named: name)
      try registry.checkNewName(newName, leaving: keepAlias ? nil : name)
      if keepAlias, newName.groups.contains(name.text) || name.groups.contains(newName.text) {
        throw Failure("\(name) cannot stay as an alias, because one name would be the group of the other")
      }
      return try registry.users(of: name)
    }
    let users =
      try rehearsal.dryRun
      ? check()
      : registry.write {
        let users = try check()
        try registry.rename(name, to: newName)
        if keepAlias {
          var alias = Preset(name: name, content: .alias(of: newName))
          alias.deprecated = .instead(newName.text)
          try registry.apply(saved: [alias])
        }
        return users
      }
    try print(users, console)
  }

  private func print(_ users: [PresetName], _ console: Console) throws {
    rehearsal.remark(on: console)
    if format.json {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("name", newName.text)
        writer.member("before", name.text)
        writer.member("alias", keepAlias ? name.text : nil)
        writer.member("usedBy", users.map(\.text))
      }
      return console.outBytes(writer.text.utf8)
    }
    console.out("renamed \(name) to \(newName)")
    if !users.isEmpty { console.out("what follows: " + users.map(\.text).joined(separator: ", ")) }
    if keepAlias { console.out("\(name) stays as a deprecated alias") }
  }
}
