import CommandLineKit
import Export
import Presets
import Registry

struct ExportCommand: Command {
  static let info = CommandInfo(
    name: "export",
    summary: "Writes presets out for people, tools and platforms.",
    discussion: """
      A file is written whole or not at all, and left alone when it holds the same already. --check writes nothing \
      and says whether the file is what would be written. --all writes, or checks, what .motionbook.json lists, inside of \
      that file's folder. A file that no export has written is overwritten only with --force, the registry never. \
      With -o or --all, --json says which files were written, or were right already.
      """,
    examples: [
      "motionbook export > motionbook.json",
      "motionbook export 'sheet.*' --format json -o sheets.json",
      "motionbook export -o motionbook.json --check",
      "motionbook export --all --check",
      "motionbook export --formats",
    ])

  @Argument(
    help: "Names or globs: sheet.*; !apple.* leaves them out.", placeholder: "pattern",
    completion: .presetName)
  var patterns: [String]
  @Option(help: "What to write; --formats lists them. Default: json.", placeholder: "format", name: "format")
  var typedFormat: ExportFormat?
  @Option(
    help: "Where to write; a folder ends in /.", placeholder: "file", name: "output", short: "o",
    completion: .file)
  var target: String?
  @Flag(help: "Write nothing; exit with 1 and a diff if the file is stale.") var check = false
  @Flag(help: "Write all exports that .motionbook.json lists.") var all = false
  @Flag(help: "Overwrite also files that no export has written.") var force = false
  @Flag(help: "List the formats.") var formats = false
  @OptionGroup var formatOptions: FormatOptions
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    let isPrinted = !all && (target == nil || target == "-")
    if results.isJSON, !formats, isPrinted, let name = typedFormat?.name, name != ExportFormats.json.name {
      throw UsageError(
        "--json and --format \(name) cannot both be given; with -o FILE, --json says what was written")
    }
    if all, !patterns.isEmpty || typedFormat != nil || target != nil || !formatOptions.isEmpty {
      throw UsageError(
        "--all does what .motionbook.json lists; patterns, format, file and options stand there")
    }
    if check, !all, target == nil || target == "-" {
      throw UsageError("--check needs the file to look at, as -o FILE")
    }
    if check, force { throw UsageError("--check writes nothing, and --force overwrites") }
    if formats, all || check || target != nil || !patterns.isEmpty {
      throw UsageError("--formats lists the formats and writes no preset")
    }
  }

  func run(_ console: Console) throws {
    if formats { return try FormatList().print(asJSON: results.isJSON, on: console) }
    if all { return try exportAll(console) }
    let format = typedFormat ?? ExportFormats.json
    let run = try ExportRun(
      .format(format, formatOptions.options(for: format)).written(to: target ?? "-"), patterns: patterns,
      source: location.source(console), console: console)
    guard let target, target != "-" else { return try run.print() }
    let targets = try ExportTargets(
      registry: try? location.path(console), project: nil, overwrites: force, console)
    try write([(run, target)], in: targets, console)
  }

  private func write(
    _ runs: [(run: ExportRun, target: String)], in targets: ExportTargets, _ console: Console
  ) throws {
    let work = check ? ExportRun.Work.check(isShown: !results.isJSON) : .write(isDryRun: dryRun.dryRun)
    var outcome = ExportOutcome()
    do {
      try ExportRun.all(runs, in: targets, work, &outcome)
    } catch let error as Failure {
      // What was found wrong, or not there, is part of the answer.
      if results.isJSON { try outcome.print(asJSON: true, on: console) }
      throw error
    }
    if results.isJSON { try outcome.print(asJSON: true, on: console) }
    dryRun.remark(on: console)
  }

  private func exportAll(_ console: Console) throws {
    let project = try ProjectFile.nearest(console)
    if project.exports.isEmpty {
      console.note(
        "\(console.shownPath(project.path)) lists no exports, so that there is nothing to \(check ? "check" : "write")"
      )
    }
    let registry = try location.path(namedByProject: project.registry, console)
    let source = try console.registrySource(registry)
    let targets = try ExportTargets(registry: registry, project: project, overwrites: force, console)
    let runs = try project.presentExports(console).map { index in
      (
        try ExportRun(index, of: project, source: source, console: console), project.exports[index].target
      )
    }
    try ExportRun.refuseSharedNames(in: runs, of: project, console)
    try write(runs, in: targets, console)
  }
}

extension ExportRun {
  /// Refuses exports of a project that give presets the same names on a platform's own types: two files of one module
  /// cannot both declare one.
  fileprivate static func refuseSharedNames(
    in runs: [(run: ExportRun, target: String)], of project: ProjectFile, _ console: Console
  ) throws {
    var owners: [String: (target: String, names: Set<String>)] = [:]
    for (run, target) in runs {
      let names = try run.namesOnOtherTypes()
      if names.isEmpty { continue }
      let key = SourceModule.folder(ofFile: target)
      let owner = owners[key] ?? (target, [])
      let twice = names.intersection(owner.names).sorted()
      if let first = twice.first {
        let more = twice.count > 1 ? " and \(twice.count - 1) more names" : ""
        throw Failure(
          "\(console.shownPath(project.path)): \(console.shownPath(owner.target)) and \(console.shownPath(target)) would "
            + "both declare \(first)\(more) in one module; write one export of both, or give one of them the option "
            + "\"\(ExportOption.lean.rawValue)\": true, which leaves these names out", exitCode: 2)
      }
      owners[key] = (owner.target, owner.names.union(names))
    }
  }

  private func namesOnOtherTypes() throws -> Set<String> {
    guard case .format(let format, let options) = content, let name = format.extends else { return [] }
    return Set(try names().compactMap { name($0, options) })
  }
}
