import CommandLineKit
import Presets

struct Copy: Command {
  static let info = CommandInfo(
    name: "copy",
    summary: "Adds presets that are like others.",
    discussion: """
      A group is copied as a whole by a star on both sides: what its members mention of one another, the copies \
      mention of one another too.
      """,
    examples: ["motionbook copy apple.snappy button.press", "motionbook copy 'sheet.*' 'drawer.*'"])

  @Argument(help: "The preset, or a group with .* at its end.", completion: .presetName) var name: String
  @Argument(help: "The new preset's name, or the new group.", placeholder: "new") var newName: String
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    // Opened to read: a text that is opened to be changed is held until the command ends.
    let source = try addition.location.source(console)
    let names = try NewNames(name, newName, in: source)
    let copies = try names.pairs.map { pair in
      var copy = try source.existingPreset(named: pair.old).renamingMentions(names.newNames)
      copy.name = pair.new
      copy.origin = nil
      return copy
    }
    try addition.add(copies, isMany: names.isGroup, console)
  }
}
