import CommandLineKit
import Registry
import StrictJSON
import PlainText

struct Migrate: Command {
  static let info = CommandInfo(
    name: "migrate",
    summary: "Brings a registry of an older version to this one.",
    discussion: "Commands that change a registry do it by themselves; those that read never write.",
    examples: ["motionbook migrate --dry-run", "motionbook migrate"])

  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    var isCurrent = false
    try writing.results.print(on: console) {
      let path = try writing.location.path(console)
      // A text is of this version.
      let migrated =
        RegistryJSON.isMeant(by: path)
        ? [] : try console.openRegistry(path, for: writing.isDryRun ? .dryRun : .writing).migrated
      isCurrent = migrated.isEmpty
      let text =
        isCurrent
        ? "\(path.visible) is of this version already: nothing to do"
        : "\(path.visible) migrated: \(migrated.joined(separator: ", "))"
      return Answer(text) { writer in
        writer.member("registry", path)
        writer.member("migrated", migrated)
      }
    }
    if !isCurrent { writing.dryRun.remark(on: console) }
  }
}
