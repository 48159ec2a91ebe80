import CommandLineKit
import PlainText
import StrictJSON

/// The result of a command: a text for people, and one JSON object for programs.
protocol CommandResult {
  /// The text. A line feed is added where it has none at its end; an empty text prints nothing.
  func text(for console: Console) throws -> String

  /// Writes the members of the object.
  func write(to writer: inout JSONWriter) throws
}

extension CommandResult {
  func print(asJSON: Bool, on console: Console) throws {
    if asJSON { return console.outBytes(try json().utf8) }
    var text = try text(for: console)
    if console.outputIsTerminal { text = text.fitted(toWidth: console.outputWidth) }
    console.out(text, terminator: text.isEmpty || text.hasSuffix("\n") ? "" : "\n")
  }

  func json() throws -> String {
    var writer = JSONWriter()
    try writer.object { try write(to: &$0) }
    return writer.text
  }
}

/// A result that is said in a few lines.
struct Answer: CommandResult {
  private let text: String
  private let members: (inout JSONWriter) -> Void

  init(_ text: String, members: @escaping (inout JSONWriter) -> Void) {
    self.text = text.loggable
    self.members = members
  }

  func text(for console: Console) -> String { text }
  func write(to writer: inout JSONWriter) { members(&writer) }
}

/// Options of all messages, the same on every command.
struct OutputOptions: Options {
  @Flag(help: "Print results and errors only.", short: "q") var quiet = false
  @Flag(help: "Say also which files are read and written, and which programs run.", short: "v")
  var verbose = false
  @Flag(help: "Print without colour.") var noColor = false

  func validate() throws {
    if quiet, verbose { throw UsageError("--quiet and --verbose cannot both be given") }
  }

  func apply(to console: Console) {
    if quiet { console.isQuiet = true }
    if verbose { console.isVerbose = true }
    if noColor { console.colorIsOff = true }
  }
}

/// `--json` on every command that prints a result.
struct JSONOption: Options {
  @Flag(help: "Print one JSON document.") var json = false
}

/// The options of every command that prints a result.
struct ResultOptions: Options {
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  var isJSON: Bool { format.json }

  func print(on console: Console, _ work: () throws -> any CommandResult) throws {
    try work().print(asJSON: format.json, on: console)
  }
}

/// `--dry-run` on commands that write: the same work on a copy in memory, the same output.
struct DryRunOption: Options {
  @Flag(help: "Say what would be done, and write nothing.") var dryRun = false

  /// Says once, where results do not stand, that nothing has happened.
  func remark(on console: Console) {
    if dryRun { console.note("This was a dry run: nothing has been written.") }
  }
}
