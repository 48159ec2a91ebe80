import CommandLineKit

/// `--dry-run` on commands that write: the same work on a copy in memory, the same output.
struct DryRunOption: Options {
  @Flag(help: "Say what would be done, and write nothing.") var dryRun = false

  /// Says once, where results do not stand, that nothing has happened.
  func remark(on console: Console) {
    if dryRun { console.note("This was a dry run: nothing has been written.") }
  }
}
