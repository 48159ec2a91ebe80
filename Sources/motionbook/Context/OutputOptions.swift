import CommandLineKit

/// How results are printed: the same on every command.
struct OutputOptions: Options {
  @Flag(help: "Print results and errors only.") var quiet = false
  @Flag(help: "Print without colour.") var noColor = false

  func apply(to console: Console) {
    if quiet { console.isQuiet = true }
    if noColor { console.colorIsOff = true }
  }
}

/// `--json` on every command that prints a result.
struct JSONOption: Options {
  @Flag(help: "Print one JSON document.") var json = false
}
