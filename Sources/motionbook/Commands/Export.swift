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
  @OptionGroup var formatOptions: FormatOptions
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
    let options = try formatOptions.options(for: format)
    let selection = try Selection(
      patterns, with: format.references, in: try location.library(console), console)
    let run = ExportRun(format: format, options: options, selection: selection, console: console)
    guard let target, target != "-" else { return try run.print() }
    if check {
      var check = ExportCheck()
      try check.compare(run.files(in: target), console)
      return try check.judge()
    }
    for (path, isNew) in try dryRun.dryRun ? rehearse(run, target, console) : run.write(to: target) {
      console.note(isNew ? "wrote \(path)" : "\(path) is up to date")
    }
    dryRun.remark(on: console)
  }

  private func rehearse(
    _ run: ExportRun, _ target: String, _ console: Console
  ) throws -> [(path: String, isNew: Bool)] {
    try run.files(in: target).map { file in
      let isSame = try console.fileExists(file.path) && console.readFile(file.path) == file.bytes
      return (file.path, !isSame)
    }
  }
}
