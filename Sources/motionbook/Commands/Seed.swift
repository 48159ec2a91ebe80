import CommandLineKit
import Presets
import Registry

/// `motionbook seed`
struct Seed: Command {
  static let info = CommandInfo(
    name: "seed",
    summary:
      "Adds packs to the registry: those that the command brings along, a file, or a file of a repository.",
    discussion: """
      What is there already and equal is left. What differs is refused, and then nothing is added, unless --replace \
      is given.
      A pack from a file or a repository is named after it, and the registry keeps the digest of its text. When that \
      has changed it is refused; --update takes it and says what differs. What was changed here is kept, unless \
      --replace is given too.
      """,
    examples: [
      "motionbook seed material3", "motionbook seed apple --replace --dry-run", "motionbook seed ./base.json",
      "motionbook seed git:https://example.com/design/base.git#v2 --update",
    ])

  @Argument(
    help: "The packs; `motionbook packs` lists those that come along.", placeholder: "pack",
    completion: .choices(PackNames.all), isRequired: true)
  var packs: [String]
  @Flag(help: "Replace what is there and differs.") var replace = false
  @Flag(help: "Take the text of a pack that has changed since it was taken.") var update = false
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    let isForeign = packs.contains(where: ForeignPack.isForeign)
    if isForeign, packs.count > 1 {
      throw UsageError("a pack from a file or a repository is taken by itself")
    }
    if update, !isForeign { throw UsageError("--update is of packs from a file or a repository") }
  }

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      if let word = packs.first, ForeignPack.isForeign(word) {
        let pack = try ForeignPack(word, console)
        let registry = try writing.registry(console)
        return try registry.write {
          try PackSeeding(pack: pack, replaces: replace, updates: update).run(into: registry, console)
        }
      }
      let packs = try Pack.existing(packs)
      let title = "the \(packs.count == 1 ? "pack" : "packs") \(Pack.text(of: packs))"
      let operation = ImportOperation(
        presets: try packs.flatMap { try $0.presets() }, title: title, replaces: replace)
      let registry = try writing.registry(console)
      return try registry.write { try operation.run(into: registry) }
    }
  }
}
