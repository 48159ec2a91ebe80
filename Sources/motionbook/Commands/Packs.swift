import CommandLineKit
import Registry

/// `motionbook packs`
struct Packs: Command {
  static let info = CommandInfo(
    name: "packs",
    summary: "Lists the packs that can be seeded, and what of the original systems they do not hold.",
    examples: ["motionbook packs", "motionbook packs --json"])

  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    try results.print(on: console) {
      PackList(packs: try Pack.all().map { PackContents(pack: $0, presets: try $0.presets()) })
    }
  }
}
