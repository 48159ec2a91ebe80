import CommandLineKit
import Registry

struct Packs: Command {
  static let info = CommandInfo(
    name: "packs",
    summary:
      "Lists the packs that can be seeded; of one, what it holds and what of the original it does not.",
    examples: ["motionbook packs", "motionbook packs material3", "motionbook packs --json"])

  @Argument(help: "Packs to say all of.", placeholder: "pack", completion: .choices(Pack.names))
  var packs: [String]
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let wanted = try packs.isEmpty ? Pack.all() : Pack.existing(packs)
      return PackList(
        packs: try wanted.map { PackContents(pack: $0, presets: try $0.presets()) },
        isDetailed: !packs.isEmpty)
    }
  }
}
