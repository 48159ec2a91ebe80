import CommandLineKit
import Presets
import Registry

/// `motionbook remove`
struct Remove: Command {
  static let info = CommandInfo(
    name: "remove",
    summary: "Removes presets that nothing else uses.",
    examples: [
      "motionbook remove sheet.old", "motionbook remove 'draft.*' sheet.old",
      "motionbook remove apple.snappy --detach",
    ],
    aliases: ["rm"])

  @Argument(
    help: "Presets: names or globs, such as sheet.*; !sheet.old leaves one out. All are removed, or none.",
    placeholder: "name", completion: .presetName, isRequired: true)
  var names: [String]
  @Flag(help: "Give what uses it the resolved values first.") var detach = false
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.results.print(on: console) {
      let registry = try writing.registry(console)
      let removal =
        try writing.isDryRun
        ? plan(in: registry)
        : registry.write {
          let removal = try plan(in: registry)
          try registry.apply(saved: removal.saved, removed: removal.removed)
          return removal
        }
      writing.dryRun.remark(on: console)
      return answer(removal)
    }
  }

  /// The presets that go, and those that use them, freed from them.
  private func plan(in registry: Registry) throws -> PendingChange {
    let names = try NamePatterns(names).presets(in: registry)
    let going = Set(names)
    let resolver = Resolver(registry)
    var freed: [PresetName: Preset] = [:]
    for name in names {
      let removed = try registry.existingPreset(named: name)
      let users = try registry.users(of: name).filter { !going.contains($0) }
      if !users.isEmpty, !detach {
        throw Failure(
          "\(name) is used by \(users.map(\.text).joined(separator: ", ")); "
            + "add --detach to give these its resolved values, and nothing is lost")
      }
      for user in users {
        let preset = try freed[user] ?? registry.existingPreset(named: user)
        freed[user] = try preset.detached(from: removed, resolver: resolver)
      }
    }
    let removal = PendingChange(saved: freed.values.sorted { $0.name < $1.name }, removed: names)
    try removal.check(in: registry)
    return removal
  }

  private func answer(_ removal: PendingChange) -> Answer {
    let detached = removal.saved.map(\.name.text)
    let names = removal.removed.map(\.text)
    let detachment =
      detached.isEmpty ? "" : "\nwith values of their own now: " + detached.joined(separator: ", ")
    return Answer("removed \(names.joined(separator: ", "))\(detachment)") { writer in
      // One name stands alone, as it always has.
      if names.count == 1 { writer.member("name", names[0]) } else { writer.member("names", names) }
      writer.member("detached", detached)
    }
  }
}
