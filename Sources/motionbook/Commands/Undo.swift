import CommandLineKit
import PlainText
import Registry

/// `motionbook undo`
struct Undo: Command {
  static let info = CommandInfo(
    name: "undo",
    summary: "Takes back the latest change of the registry, or one of those that `log` lists.",
    discussion: """
      It is a change like any other: what newer work needs is refused with its name, and `motionbook redo` takes the \
      undo back. Of a text, whose history is git's, it names the command of git.
      """,
    examples: ["motionbook undo", "motionbook undo 12 --dry-run"])

  @Argument(help: "The change's number in `motionbook log`.", placeholder: "id") var change: String?
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    writing.results.output.apply(to: console)
    let path = try writing.location.path(console)
    if RegistrySource.isJSON(path), path != "-" {
      throw Failure(try TextHistory(path, console).undoing(change))
    }
    let number = try change.map { text in
      guard let number = Int64(text), number > 0 else {
        throw UsageError("'\(text.visible)' is no change; `motionbook log` lists their numbers")
      }
      return number
    }
    try writing.undo(on: console) { registry in
      if let number = try number ?? registry.changeToUndo() { return number }
      throw Failure("there is nothing to undo; `motionbook log` lists the changes")
    }
  }
}
