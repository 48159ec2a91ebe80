import CommandLineKit
import Registry

/// `motionbook redo`
struct Redo: Command {
  static let info = CommandInfo(
    name: "redo",
    summary: "Takes back the latest undo, if nothing else was changed since.",
    examples: ["motionbook redo"])

  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    writing.results.output.apply(to: console)
    let path = try writing.location.path(console)
    if RegistrySource.isJSON(path), path != "-" { throw Failure(try TextHistory(path, console).undoing(nil)) }
    try writing.undo(on: console) { registry in
      guard let (undo, newer) = try registry.changeToRedo() else {
        throw Failure("there is nothing to redo: no change is undone")
      }
      if let newer {
        throw Failure(
          "change \(newer) came after the latest undo, so that there is nothing to redo; "
            + "`motionbook undo \(undo)` takes that undo back")
      }
      return undo
    }
  }
}
