import CommandLineKit
import Export
import Presets
import Registry
import StrictJSON

/// `motionbook export`
struct Export: Command {
  static let info = CommandInfo(
    name: "export",
    summary: "Writes presets out for people, tools and platforms.",
    discussion: """
      A file is written whole or not at all, and left alone when it holds the same already. --check writes nothing \
      and says whether the file is what would be written.
      """,
    examples: [
      "motionbook export > motionbook.json",
      "motionbook export 'sheet.*' --format json -o sheets.json",
      "motionbook export -o motionbook.json --check",
      "motionbook export --formats",
    ])

  @Argument(help: "Names or globs: sheet.*", placeholder: "pattern", completion: .presetName)
  var patterns: [String]
  @Option(help: "What to write; --formats lists them. Default: json.", placeholder: "format", name: "format")
  var typedFormat: ExportFormatName?
  @Option(
    help: "Where to write; a folder ends in /.", placeholder: "file", name: "output", short: "o",
    completion: .file)
  var target: String?
  @Flag(help: "Write nothing; exit with 1 and a diff if the file is stale.") var check = false
  @Flag(help: "List the formats.") var formats = false
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var json: JSONOption
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if json.json, !formats, let name = typedFormat?.format.name, name != ExportFormats.json.name {
      throw UsageError("--json and --format \(name) cannot both be given")
    }
    if check, target == nil || target == "-" {
      throw UsageError("--check needs the file to look at, as -o FILE")
    }
    if formats, check || target != nil || !patterns.isEmpty {
      throw UsageError("--formats lists the formats and writes no preset")
    }
  }

  func run(_ console: Console) throws {
    output.apply(to: console)
    if formats { return FormatList.print(on: console, asJSON: json.json) }
    let format = typedFormat?.format ?? ExportFormats.json
    let selection = try Selection(patterns, format: format, in: try location.library(console), console)
    guard let target, target != "-" else { return try print(selection, console) }
    let file = try path(of: target, format, console)
    if check { return try ExportCheck(file: file).run(selection.bytes(), console) }
    let isNew =
      try dryRun.dryRun ? !selection.isEqual(to: file, console) : write(selection, to: file, console)
    console.note(isNew ? "wrote \(file)" : "\(file) is up to date")
    dryRun.remark(on: console)
  }

  private func path(of target: String, _ format: ExportFormat, _ console: Console) throws -> String {
    if target.hasSuffix("/") { return target + format.fileName }
    return console.isDirectory(target) ? "\(target)/\(format.fileName)" : target
  }

  private func write(_ selection: Selection, to file: String, _ console: Console) throws -> Bool {
    if let slash = file.lastIndex(of: "/"), target?.hasSuffix("/") == true {
      try console.makeDirectory(String(file[..<slash]))
    }
    return try console.writeFile(file) { try selection.write(to: $0) }
  }

  /// A reader that has gone, as `head` does, needs no more.
  private struct ReaderGone: Error {}

  private func print(_ selection: Selection, _ console: Console) throws {
    do {
      try selection.write { bytes in
        console.outBytes(bytes)
        if console.outputIsClosed { throw ReaderGone() }
      }
    } catch is ReaderGone {
      return
    }
  }
}
