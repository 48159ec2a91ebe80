import CLibrary
import CommandLineKit
import Findings
import Presets
import Registry
import Validation

struct Validate: Command {
  static let info = CommandInfo(
    name: "validate",
    summary: "Checks the registry, or registries as JSON, against the rules.",
    discussion: FindingOptions.exitCodes,
    examples: [
      "motionbook validate --strict",
      "motionbook validate motionbook.json --format github",
      "motionbook validate --only near-duplicate,exact-duplicate",
      "motionbook validate --write-baseline baseline.json",
      "motionbook validate --explain near-duplicate",
    ])

  @Argument(
    help: "Registries as JSON; - is stdin. Default: the registry.", placeholder: "file", completion: .file)
  var files: [String]
  @OptionGroup var options: FindingOptions
  @Option(
    help: "Only these rules.", placeholder: "rule", completion: .choices(Rules.all.map(\.id)),
    isCommaSeparated: true)
  var only: [String]
  @OptionGroup var baseline: BaselineOptions
  @Flag(help: "List the rules.") var rules = false
  @Option(
    help: "Say why a rule is there and how to satisfy it.", placeholder: "rule",
    completion: .choices(Rules.all.map(\.id)))
  var explain: String?
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if rules && explain != nil { throw UsageError("--rules and --explain cannot both be given") }
  }

  func run(_ console: Console) throws {
    if rules { return try options.print(RuleList(rules: Rules.all), on: console) }
    if let explain {
      return try options.print(RuleExplanation(rule: Rules.existing(explain)), on: console)
    }
    // Before anything is read, so that a misspelt rule is the first thing that is said.
    _ = try Validator(only: only)
    let paths = files.isEmpty ? [try location.path(console)] : files
    let checked = try CheckedRegistries(paths, only: only, console)
    let outcome = CheckOutcome(
      findings: checked.findings, rules: checked.rules,
      coverage: CheckCoverage(only: only, of: Rules.all.map(\.id)),
      registryFile: checked.registryFile, unreadable: checked.unreadable, source: checked.source
    ) { FindingSummary($0, presets: checked.presetCount, files: files.isEmpty ? 0 : checked.fileCount) }
    try options.report(outcome, of: paths, baseline, dryRun, on: console)
  }
}

/// Registries, files or JSON, and everything that the rules find in them; each is checked on its own.
struct CheckedRegistries {
  private(set) var findings: [Finding] = []
  /// The files that are no registries at all.
  private(set) var unreadable: [String] = []
  private(set) var presetCount = 0
  private(set) var fileCount = 0
  private(set) var rules: [RuleDescription] = []
  /// The registry's file, if it was one and not JSON.
  private(set) var registryFile: String?
  private var lines: [String: [String]] = [:]

  init(_ paths: [String], only: [String], _ console: Console) throws {
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      if path == "-" || RegistryJSON.isMeant(by: path) {
        try checkText(path, only: only, console)
      } else {
        try checkRegistry(path, only: only, console)
      }
    }
    // Those of one registry are sorted already.
    if seen.count > 1 { findings = Finding.sortedAndNumbered(findings) }
    fileCount = seen.count
  }

  /// The lines of a file that was checked, for reports that quote them.
  var source: @Sendable (_ file: String) -> [String]? {
    let lines = lines
    return { lines[$0] }
  }

  private mutating func checkText(_ path: String, only: [String], _ console: Console) throws {
    let bytes = try console.readFile(path)
    let file = console.shortPath(path)
    let text = try ValidatedText(bytes, file: file, only: only)
    findings += JudgedRegistry(path, console).naming(text.findings)
    if !text.isRegistry { unreadable.append(file) }
    presetCount += text.presetCount
    if rules.isEmpty { rules = text.rules }
    if !text.findings.isEmpty {
      lines[file] = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map(String.init)
    }
  }

  private mutating func checkRegistry(_ path: String, only: [String], _ console: Console) throws {
    let registry = try console.openRegistry(console.registryFile(path, isOperand: true), for: .reading)
    let book: RegistrySnapshot
    do {
      book = try registry.book(takesAnyName: true)
    } catch {
      // What is wrong with the file itself says more.
      try registry.checkFile()
      throw error
    }
    let validator = try Validator(settings: book.settings, only: only)
    nonisolated(unsafe) let checked = registry
    let (check, subject) = SystemThread.both {
      Result { try checked.checkFile() }
    } and: {
      ValidationSubject(book)
    }
    try check.get()
    findings += JudgedRegistry(path, console).naming(validator.validate(subject))
    presetCount += book.presets.count
    if rules.isEmpty { rules = validator.descriptions }
    registryFile = registryFile ?? console.shortPath(path)
  }
}
