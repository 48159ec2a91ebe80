import CommandLineKit
import Presets
import Registry
import StrictJSON

/// `motionbook packs`
struct Packs: Command {
  static let info = CommandInfo(
    name: "packs",
    summary: "Lists the packs that can be seeded, and what of the original systems they do not hold.",
    examples: ["motionbook packs", "motionbook packs --json"])

  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let contents = try Pack.all().map { PackContents(pack: $0, presets: try $0.presets()) }
    if format.json {
      var writer = JSONWriter()
      writer.object { writer in
        writer.array("packs") { writer in
          for content in contents { content.write(to: &writer) }
        }
      }
      return console.outBytes(writer.text.utf8)
    }
    console.out(contents.map { $0.text(width: console.outputWidth) }.joined(separator: "\n\n"))
  }
}
