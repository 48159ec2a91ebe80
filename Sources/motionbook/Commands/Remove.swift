import CommandLineKit
import Presets
import Registry

/// `motionbook remove`
struct Remove: Command {
  static let info = CommandInfo(
    name: "remove",
    summary: "Removes a preset that nothing uses.",
    examples: ["motionbook remove sheet.old", "motionbook remove apple.snappy --detach"],
    aliases: ["rm"])

  @Argument(help: "The preset.", completion: .presetName) var name: PresetName
  @Flag(help: "Give what uses it the resolved values first.") var detach = false
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.results.print(on: console) {
      let registry = try writing.registry(console)
      let detached =
        try writing.isDryRun
        ? dependents(in: registry)
        : registry.write {
          let detached = try dependents(in: registry)
          try registry.apply(saved: detached, removed: [name])
          return detached
        }
      writing.dryRun.remark(on: console)
      return answer(detached.map(\.name.text))
    }
  }

  /// The presets that use this one, freed from it.
  private func dependents(in registry: Registry) throws -> [Preset] {
    let removed = try registry.existingPreset(named: name)
    let users = try registry.users(of: name)
    if !users.isEmpty, !detach {
      throw Failure(
        "\(name) is used by \(users.map(\.text).joined(separator: ", ")); "
          + "add --detach to give these its resolved values, and nothing is lost")
    }
    let resolver = Resolver(registry)
    let detached = try users.map {
      try registry.existingPreset(named: $0).detached(from: removed, resolver: resolver)
    }
    try PendingChange(saved: detached, removed: [name]).check(in: registry)
    return detached
  }

  private func answer(_ detached: [String]) -> Answer {
    let detachment =
      detached.isEmpty ? "" : "\nwith values of their own now: " + detached.joined(separator: ", ")
    return Answer("removed \(name)\(detachment)") { writer in
      writer.member("name", name.text)
      writer.member("detached", detached)
    }
  }
}
