import CommandLineKit
import Registry
import StrictJSON

/// `motionbook migrate`
struct Migrate: Command {
  static let info = CommandInfo(
    name: "migrate",
    summary: "Brings a registry of an older version to this one.",
    discussion: "Commands that change a registry do it by themselves; those that read never write.",
    examples: ["motionbook migrate --dry-run", "motionbook migrate"])

  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let path = try location.writablePath(console)
    let migrated = try Registry.open(path, for: dryRun.dryRun ? .dryRun : .writing).migrated
    if format.json {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("registry", path)
        writer.member("migrated", migrated)
      }
      console.outBytes(writer.text.utf8)
    } else if migrated.isEmpty {
      console.out("\(path) is of this version already: nothing to do")
    } else {
      console.out("\(path) migrated: \(migrated.joined(separator: ", "))")
    }
    if !migrated.isEmpty { dryRun.remark(on: console) }
  }
}
