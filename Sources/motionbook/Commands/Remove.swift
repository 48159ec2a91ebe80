import CommandLineKit
import Presets
import Registry
import StrictJSON

/// `motionbook remove`
struct Remove: Command {
  static let info = CommandInfo(
    name: "remove",
    summary: "Removes a preset that nothing uses.",
    examples: ["motionbook remove sheet.old", "motionbook remove apple.snappy --detach"],
    aliases: ["rm"])

  @Argument(help: "The preset.", completion: .presetName) var name: PresetName
  @Flag(help: "Give what uses it the resolved values first.") var detach = false
  @OptionGroup var rehearsal: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let registry = try location.writableRegistry(console, isDryRun: rehearsal.dryRun)
    let detached =
      try rehearsal.dryRun
      ? dependents(in: registry)
      : registry.write {
        let detached = try dependents(in: registry)
        try registry.apply(saved: detached, removed: [name])
        return detached
      }
    try print(detached.map(\.name), console)
  }

  /// What uses the preset, freed from it.
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

  private func print(_ detached: [PresetName], _ console: Console) throws {
    rehearsal.remark(on: console)
    if format.json {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("name", name.text)
        writer.member("detached", detached.map(\.text))
      }
      return console.outBytes(writer.text.utf8)
    }
    console.out("removed \(name)")
    if !detached.isEmpty {
      console.out("with values of their own now: " + detached.map(\.text).joined(separator: ", "))
    }
  }
}
