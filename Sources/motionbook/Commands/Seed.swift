import CommandLineKit
import Registry

/// `motionbook seed`
struct Seed: Command {
  static let info = CommandInfo(
    name: "seed",
    summary: "Adds packs to the registry.",
    discussion: """
      What is there already and equal is left. What differs is refused, and then nothing is added, unless --replace \
      is given.
      """,
    examples: ["motionbook seed material3", "motionbook seed apple --replace --dry-run"])

  @Argument(
    help: "The packs; `motionbook packs` lists them.", placeholder: "pack",
    completion: .choices(PackNames.all), isRequired: true)
  var packs: [String]
  @Flag(help: "Replace what is there and differs.") var replace = false
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      let packs = try Pack.existing(packs)
      let title = "the \(packs.count == 1 ? "pack" : "packs") \(Pack.text(of: packs))"
      let operation = ImportOperation(
        presets: try packs.flatMap { try $0.presets() }, title: title, replaces: replace)
      let registry = try writing.registry(console)
      return try registry.write { try operation.run(into: registry) }
    }
  }
}
