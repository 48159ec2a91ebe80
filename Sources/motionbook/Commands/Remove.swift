import CommandLineKit
import Presets
import Registry

/// `motionbook remove`
struct Remove: Command {
  static let info = CommandInfo(
    name: "remove",
    summary: "Removes a preset that nothing uses.",
    discussion: """
      With --detach what uses it gets its resolved values first. What has it for less motion would be left without: \
      --reduced-to says what takes its place there.
      """,
    examples: [
      "motionbook remove sheet.old", "motionbook remove apple.snappy --detach",
      "motionbook remove fade.quick --reduced-to none",
    ],
    aliases: ["rm"])

  @Argument(help: "The preset.", completion: .presetName) var name: PresetName
  @Flag(help: "Give what uses it the resolved values first.") var detach = false
  @Option(
    help: "What replaces it where it stood for less motion; none is a cut.", placeholder: "name|none",
    completion: .presetName)
  var reducedTo: ReducedPartner?
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.results.print(on: console) {
      let registry = try writing.registry(console)
      let changed =
        try writing.isDryRun
        ? users(in: registry)
        : registry.write {
          let changed = try users(in: registry)
          try registry.apply(saved: changed.presets, removed: [name])
          return changed
        }
      writing.dryRun.remark(on: console)
      return answer(changed)
    }
  }

  /// The presets that use this one, freed from it.
  private struct Users {
    var presets: [Preset] = []
    /// Those that got resolved values, and those that have another partner for less motion now.
    var detached: [String] = []
    var reduced: [String] = []
  }

  private func users(in registry: Registry) throws -> Users {
    let removed = try registry.existingPreset(named: name)
    let users = try registry.users(of: name).map { try registry.existingPreset(named: $0) }
    var changed = Users()
    for user in users {
      if user.reduced == .preset(name) { changed.reduced.append(user.name.text) }
      if user.isMade(of: name) { changed.detached.append(user.name.text) }
    }
    try refuseLosses(of: changed)
    let resolver = Resolver(registry)
    changed.presets = try users.map {
      try $0.detached(from: removed, reducedTo: reducedTo?.reduced, resolver: resolver)
    }
    try PendingChange(saved: changed.presets, removed: [name]).check(in: registry)
    return changed
  }

  private func refuseLosses(of users: Users) throws {
    var losses: [String] = []
    if !users.detached.isEmpty, !detach {
      losses.append(
        "\(name) is used by \(users.detached.joined(separator: ", ")); "
          + "add --detach to give these its resolved values, and nothing is lost")
    }
    if !users.reduced.isEmpty, reducedTo == nil {
      losses.append(
        "\(name) replaces \(users.reduced.joined(separator: ", ")) when a person asks for less motion; "
          + "say what does then with --reduced-to NAME, or --reduced-to none for a cut")
    }
    if !losses.isEmpty { throw Failure(losses.joined(separator: "\n")) }
  }

  private func answer(_ users: Users) -> Answer {
    var lines = ["removed \(name)"]
    if !users.detached.isEmpty {
      lines.append("with values of their own now: " + users.detached.joined(separator: ", "))
    }
    if !users.reduced.isEmpty, let partner = reducedTo?.reduced {
      lines.append(
        "with \(partner == Reduced.none ? "a cut" : partner.text) for less motion now: "
          + users.reduced.joined(separator: ", "))
    }
    return Answer(lines.joined(separator: "\n")) { writer in
      writer.member("name", name.text)
      writer.member("detached", users.detached)
      writer.member("reduced", users.reduced)
    }
  }
}
