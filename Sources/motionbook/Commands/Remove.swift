import CommandLineKit
import Presets
import Registry

struct Remove: Command {
  static let info = CommandInfo(
    name: "remove",
    summary: "Removes presets that nothing else uses.",
    discussion: """
      With --detach what uses them gets its resolved values first. What has one for less motion would be left without: \
      --reduced-to says what takes its place there.
      """,
    examples: [
      "motionbook remove sheet.old", "motionbook remove 'draft.*' sheet.old",
      "motionbook remove apple.snappy --detach", "motionbook remove fade.quick --reduced-to none",
    ],
    aliases: ["rm"])

  @Argument(
    help: "Presets: names or globs, such as sheet.*; !sheet.old leaves one out. All are removed, or none.",
    placeholder: "name", completion: .presetName, isRequired: true)
  var names: [String]
  @Option(help: "Only presets of these kinds.", isCommaSeparated: true) var kind: [Kind]
  @Flag(help: "Give what uses it the resolved values first.") var detach = false
  @Option(
    help: "What replaces it where it stood for less motion; none is a cut.", placeholder: "name|none",
    completion: .presetName)
  var reducedTo: ReducedPartner?
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) { registry in
      let removal = try plan(in: registry)
      let removed = removal.change.removed
      try registry.apply(saved: removal.change.saved, removed: removed)
      let mentions = try ProjectMentions(of: removed, in: registry, console) { removal.successors[$0] }
      return (answer(removal), mentions)
    }
  }

  /// The presets that go, and those that use them, freed from them.
  private struct Removal {
    var change = PendingChange(saved: [])
    /// Those that got resolved values, and those that have another partner for less motion now.
    var detached: Set<PresetName> = []
    var reduced: Set<PresetName> = []
    /// Those whose deprecations say to use what is gone.
    var deprecated: [PresetName] = []
    /// The presets to use in place of those that go, where these were other names for them or were deprecated for them.
    var successors: [String: String] = [:]
  }

  private func plan(in registry: RegistryStore) throws -> Removal {
    let names = try NamePatterns(names).presets(of: kind, in: registry).map(\.name)
    let going = Set(names)
    let resolver = Resolver(registry)
    var removal = Removal()
    var freed: [PresetName: Preset] = [:]
    var losses: [String] = []
    for name in names {
      let removed = try registry.existingPreset(named: name)
      if let successor = try? resolver.target(of: removed), !going.contains(successor) {
        removal.successors[name.text] = successor.text
      }
      let users = try registry.users(of: name).filter { !going.contains($0) }
        .map { try freed[$0] ?? registry.existingPreset(named: $0) }
      let made = users.filter { $0.isMade(of: name) }.map(\.name)
      let reduced = users.filter { $0.reduced == .preset(name) }.map(\.name)
      losses += self.losses(of: name, made: made, reduced: reduced)
      guard losses.isEmpty else { continue }
      removal.detached.formUnion(made)
      removal.reduced.formUnion(reduced)
      for user in users {
        freed[user.name] = try user.detached(from: removed, reducedTo: reducedTo?.reduced, resolver: resolver)
      }
    }
    if !losses.isEmpty { throw Failure(losses.joined(separator: "\n")) }
    removal.change = PendingChange(saved: freed.values.sorted { $0.name < $1.name }, removed: names)
    removal.deprecated = try registry.deprecations(naming: names).filter { !going.contains($0) }
    try removal.change.check(in: registry)
    return removal
  }

  /// Sentences on what would be lost with a preset, and on what to do about it.
  private func losses(of name: PresetName, made: [PresetName], reduced: [PresetName]) -> [String] {
    var losses: [String] = []
    if !made.isEmpty, !detach {
      losses.append(
        "\(name) is used by \(made.map(\.text).joined(separator: ", ")); "
          + "add --detach to give these its resolved values, and nothing is lost")
    }
    if !reduced.isEmpty, reducedTo == nil {
      losses.append(
        "\(name) replaces \(reduced.map(\.text).joined(separator: ", ")) when a person asks for less motion; "
          + "say what does then with --reduced-to NAME, or --reduced-to none for a cut")
    }
    return losses
  }

  private func answer(_ removal: Removal) -> Answer {
    let names = removal.change.removed.map(\.text)
    let detached = removal.detached.sorted().map(\.text)
    let reduced = removal.reduced.sorted().map(\.text)
    let deprecated = removal.deprecated.map(\.text)
    var lines = ["removed \(names.joined(separator: ", "))"]
    if !detached.isEmpty { lines.append("with values of their own now: " + detached.joined(separator: ", ")) }
    if !reduced.isEmpty, let partner = reducedTo?.reduced {
      lines.append(
        "with \(partner == Reduced.none ? "a cut" : partner.text) for less motion now: "
          + reduced.joined(separator: ", "))
    }
    if let first = deprecated.first {
      lines.append(
        "deprecations that still name what is gone: \(deprecated.listed); `motionbook tweak \(first) --deprecated TEXT` "
          + "says what to use")
    }
    return Answer(lines.joined(separator: "\n")) { writer in
      // One name stands alone, as it always has.
      if names.count == 1 { writer.member("name", names[0]) } else { writer.member("names", names) }
      writer.member("detached", detached)
      writer.member("reduced", reduced)
      writer.member("deprecated", deprecated)
    }
  }
}
