import CommandLineKit
import Findings
import PlainText
import StrictJSON

/// Options of reports and their judgement: the same for a registry and for an app.
struct FindingOptions: Options {
  /// The exit codes of a command that reports findings, for its help.
  static let exitCodes =
    "Exits with 1 when there is an error, with --strict when there is a warning, or when there are more warnings than "
    + "--max-warnings allows."

  @Option(help: "How to report.", placeholder: "format", name: "format") var typedFormat: Report?
  @OptionGroup var jsonOption: JSONOption
  @Flag(help: "Let warnings fail too.") var strict = false
  @Option(help: "Fail when there are more warnings.", placeholder: "number") var maxWarnings: Int?

  var isJSON: Bool { jsonOption.json || typedFormat?.name == "json" }

  /// Prints what is not a report: with every format but `json` as text.
  func print(_ result: some CommandResult, on console: Console) throws {
    try result.print(asJSON: isJSON, on: console)
  }

  func validate() throws {
    if jsonOption.json, let name = typedFormat?.name, name != "json" {
      throw UsageError("--json and --format \(name) cannot both be given")
    }
    if let maxWarnings, maxWarnings < 0 {
      throw UsageError("--max-warnings is \(maxWarnings), and must be 0 or more")
    }
  }

  /// Prints what is new since the baseline, or writes all into the baseline.
  ///
  /// - Parameter registries: The paths of what was checked, which no baseline may take.
  /// - Throws: ``ExitCode`` 1 when there is more than is allowed, ``Failure`` when something is no registry.
  func report(
    _ outcome: CheckOutcome, of registries: [String], _ baseline: BaselineOptions, _ dryRun: DryRunOption,
    on console: Console
  ) throws {
    if let file = baseline.writeBaseline {
      let outputs = OutputFiles(sparing: registries, console)
      try baseline.write(outcome, to: file, isDryRun: dryRun.dryRun, outputs, console)
      if isJSON {
        let written = Answer("") { writer in
          writer.member("baseline", file)
          writer.member("findings", outcome.findings.count)
        }
        try written.print(asJSON: true, on: console)
      }
      return dryRun.remark(on: console)
    }
    let root = console.reportRoot
    let findings = try baseline.new(outcome, from: root, console)
    let summary = outcome.summary(findings)
    let input = ReportInput(
      findings: findings, summary: summary, rules: outcome.rules, tool: .motionbook,
      registryFile: outcome.registryFile, root: root, usesColor: console.usesColor,
      width: console.outputIsTerminal ? console.outputWidth : nil, source: outcome.source,
      others: { [fixes = outcome.fixes] in fixes?.write(to: &$0) })
    let name = jsonOption.json ? "json" : typedFormat?.name ?? "text"
    if name == "text", let patch = outcome.fixes?.patch, !patch.isEmpty {
      // A report behind it would be no part of a patch.
      console.out(patch, terminator: "")
      console.note("left would be: \(summary.sentence)")
    } else {
      for report in Reports.all where report.name == name { report.write(input) { console.outBytes($0) } }
    }
    if !outcome.unreadable.isEmpty {
      throw Failure(
        "no registry that can be read, so that no rule was asked: \(outcome.unreadable.map(\.visible).listed)",
        exitCode: 2)
    }
    let tooMany = maxWarnings.map { summary.warnings > $0 } ?? false
    if summary.errors > 0 || tooMany || (strict && summary.warnings > 0) { throw ExitCode(1) }
  }
}

/// All that the rules found, and what a report says beside it.
struct CheckOutcome {
  let findings: [Finding]
  let rules: [RuleDescription]
  let coverage: CheckCoverage
  /// The registry's file, if it was one and not JSON.
  var registryFile: String?
  /// The files that were to be checked and are no registries, as findings say.
  var unreadable: [String] = []
  /// The lines of a file, for reports that quote them.
  let source: @Sendable (_ file: String) -> [String]?
  /// What was changed in the app before it was checked; nil where nothing was to be changed.
  var fixes: FixOutcome?
  /// The numbers under the report of those findings that are reported.
  let summary: (_ findings: [Finding]) -> FindingSummary
}

/// How much of what a baseline may hold a run has looked for.
struct CheckCoverage {
  /// The rules of the command, or those that were named.
  let rules: Set<String>
  /// Whether they were named.
  let namesRules: Bool
  /// The option for which it looked at a part only; nil where it looked at all that was named.
  var part: String?
  /// The files and folders that it looked at; nil for all of the project.
  var place: String?

  /// - Parameters:
  ///   - only: The rules that were named; none for all.
  ///   - all: The rules of the command.
  init(only: [String], of all: [String], part: String? = nil, place: String? = nil) {
    rules = Set(only.isEmpty ? all : only)
    namesRules = !only.isEmpty
    self.part = part
    self.place = place
  }

  /// Whether it looked at a part only of what the command looks at.
  var isPartial: Bool { part != nil || namesRules }

  /// Whether findings of a rule that are not there are mended.
  func tells(_ rule: String) -> Bool { part == nil && (rule.isEmpty || rules.contains(rule)) }
}

extension Console {
  /// Where paths begin in reports for a service: the root of the repository, else the folder of `.motionbook.json`, else
  /// the working directory.
  fileprivate var reportRoot: ReportRoot {
    let folder = Repository.resolved(currentDirectory)
    let project = Self.foldersUpward(from: folder).first { self.fileExists("\($0)/\(ProjectFile.fileName)") }
    guard let root = Repository.root(of: folder) ?? project else { return ReportRoot() }
    return ReportRoot(root, above: folder)
  }

  /// Where the paths of a baseline may begin that was written in a repository, in a copy of it without git.
  fileprivate var rootsWithoutGit: [ReportRoot] {
    let folder = Repository.resolved(currentDirectory)
    if Repository.root(of: folder) != nil { return [] }
    return Self.foldersUpward(from: folder).map { ReportRoot($0, above: folder) }
  }
}

extension ReportTool {
  /// This program; its version is what `--version` prints.
  static let motionbook = ReportTool(name: "motionbook", version: "0.1.0")
}

/// The findings that a team has decided to live with for now.
struct BaselineOptions: Options {
  @Option(help: "Leave out the findings that this file has.", placeholder: "file", completion: .file)
  var baseline: String?
  @Option(
    help: "Write all findings into this file, and fail for none.", placeholder: "file", completion: .file)
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw UsageError(
        "--baseline and --write-baseline cannot both be given; the second one writes all findings")
    }
  }

  /// The findings that are not in the baseline. What the baseline hides and what it has too much is noted.
  ///
  /// - Parameter root: Where paths begin in the baseline.
  func new(_ outcome: CheckOutcome, from root: ReportRoot, _ console: Console) throws -> [Finding] {
    guard let baseline else { return outcome.findings }
    let bytes = try console.readFile(baseline)
    if bytes.split(separator: UInt8(ascii: "\n")).contains(where: JSONDocument.isConflictMarker) {
      throw Failure(
        "\(baseline): git's conflict markers stand in it; --write-baseline \(baseline.commandWord) writes it anew",
        exitCode: 2)
    }
    let parts = try Failure.naming(baseline) {
      try Baseline(json: bytes).filter(outcome.findings, from: root, or: console.rootsWithoutGit)
    }
    if parts.known > 0 { console.note("\(parts.known.counted("finding")) of \(baseline) left out") }
    let mended = parts.gone.count(where: outcome.coverage.tells)
    if mended > 0 {
      let place = outcome.coverage.place.map {
        "not found in \($0): if it was written of that alone, they are "
      }
      // What has moved to another file, or is near another preset now, is new and gone.
      let isSure = Set(parts.gone).isDisjoint(with: parts.new.map(\.rule))
      let fate = isSure ? "mended" : "mended, moved or changed"
      console.note(
        "\(mended.counted("finding")) of \(baseline) \(place ?? "")\(fate); write it anew with --write-baseline \(baseline.commandWord)"
      )
    }
    return parts.new
  }

  /// Writes the baseline, and says how much it holds.
  ///
  /// - Parameter outputs: Refuses a file that must stay, on a dry run too.
  func write(
    _ outcome: CheckOutcome, to file: String, isDryRun: Bool, _ outputs: OutputFiles, _ console: Console
  ) throws {
    try outputs.refuse(file, for: .baseline)
    let root = console.reportRoot
    let known = (try? console.readFile(file)).flatMap { try? Baseline(json: $0) }
    let gone = known?.filter(outcome.findings, from: root).gone ?? []
    let unlooked = gone.count { !outcome.coverage.tells($0) }
    // Another command's baseline is replaced as a whole, as any file of the same kind.
    if outcome.coverage.isPartial, unlooked > 0 {
      let option = outcome.coverage.part.map { " with \($0)" } ?? " by these rules"
      throw Failure(
        "\(file.visible) holds \(unlooked.counted("finding")) for which this run has not looked\(option); run it for all of "
          + "them, or write to another file. Nothing was written.")
    }
    let text = Baseline.text(of: outcome.findings, from: root)
    if !isDryRun { try outputs.write(file, Array(text.utf8), as: .baseline) }
    let less = gone.isEmpty ? "" : ", without \(gone.count) that it held"
    console.note("wrote \(outcome.findings.count.counted("finding")) to \(file.visible)\(less)")
  }
}
