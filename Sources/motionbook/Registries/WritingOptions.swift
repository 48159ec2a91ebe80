import CommandLineKit
import Registry

/// The options of a command that changes a registry and prints what it did.
struct WritingOptions: Options {
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var note: NoteOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  var isDryRun: Bool { dryRun.dryRun }

  /// The registry, to change; of a dry run a copy in memory.
  func registry(_ console: Console) throws -> RegistryStore {
    try location.writableRegistry(console, isDryRun: isDryRun, note: note.note)
  }

  /// Changes the registry in one transaction, of a dry run the copy, and says if that was a dry run.
  func change<Value>(on console: Console, _ work: (RegistryStore) throws -> Value) throws -> Value {
    let registry = try registry(console)
    let value = try registry.write { try work(registry) }
    dryRun.remark(on: console)
    return value
  }

  /// Changes the registry's names in one transaction, prints the result, and says where the project's file names what is
  /// gone.
  func print(
    on console: Console, renaming work: (RegistryStore) throws -> (any CommandResult, ProjectMentions)
  ) throws {
    try results.print(on: console) {
      let (result, mentions) = try change(on: console, work)
      mentions.tell(on: console)
      return result
    }
  }

  /// Does the work, prints its result, and says if that was a dry run.
  func print(on console: Console, _ work: () throws -> any CommandResult) throws {
    try results.print(on: console, work)
    dryRun.remark(on: console)
  }
}
