import CommandLineKit

/// `motionbook config schema`
struct ConfigSchema: Command {
  static let info = CommandInfo(
    name: "schema",
    summary: "Prints the JSON Schema of .motionbook.json, with which editors complete and check it.",
    discussion: """
      Write it to a file and name that file in .motionbook.json: {"$schema": "./motionbook.schema.json"}.
      """,
    examples: ["motionbook config schema > motionbook.schema.json"])

  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    results.output.apply(to: console)
    console.outBytes(ProjectSchema.text.utf8)
  }
}
