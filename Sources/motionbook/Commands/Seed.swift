import CommandLineKit
import PlainText
import Presets
import Registry

struct Seed: Command {
  static let info = CommandInfo(
    name: "seed",
    summary:
      "Adds packs to the registry: those that the command brings along, a file, or a file of a repository.",
    discussion: """
      What is there already and equal is left. What differs is refused, and then nothing is added, unless --replace \
      is given.
      A pack from a file or a repository is named after it, or by --as, and the registry keeps what it took. When the \
      pack's text has changed it is refused; --update takes it and says what differs. What was changed or removed here \
      stays so, unless --replace is given too. What has moved is followed with --as its name and --update.
      """,
    examples: [
      "motionbook seed material3", "motionbook seed apple --replace --dry-run", "motionbook seed ./base.json",
      "motionbook seed git:https://example.com/design/base.git#v2 --update",
      "motionbook seed git:../partner#v1:motion/motionbook.json --as partner",
    ])

  @Argument(
    help: "The packs; `motionbook packs` lists those that come along.", placeholder: "pack",
    completion: .choices(Pack.names), isRequired: true)
  var packs: [String]
  @Option(
    help: "The name of a pack from a file or a repository. Default: the file's or the repository's.",
    placeholder: "name", name: "as")
  var givenName: String?
  @Flag(help: "Replace what is there and differs.") var replace = false
  @Flag(help: "Take the text of a pack that has changed since it was taken.") var update = false
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    let isForeign = packs.contains(where: ForeignPack.isForeign)
    if isForeign, packs.count > 1 {
      throw UsageError("a pack from a file or a repository is taken by itself")
    }
    if update || givenName != nil, !isForeign {
      throw UsageError("--\(update ? "update" : "as") is of packs from a file or a repository")
    }
    if let givenName, !PresetName.isName(givenName) || givenName.contains(".") {
      throw UsageError(
        "\"\(givenName.visible)\" is no name of a pack: write small letters and digits with dashes between them"
      )
    }
  }

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      if let word = packs.first, ForeignPack.isForeign(word) {
        let pack = try ForeignPack(word, console)
        let registry = try writing.registry(console)
        return try registry.write {
          try PackSeeding(pack: pack, givenName: givenName, replaces: replace, updates: update)
            .run(into: registry, console)
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
