import CommandLineKit
import Findings
import Validation

/// `motionbook validate`
struct Validate: Command {
  static let info = CommandInfo(
    name: "validate",
    summary: "Checks the registry, or registries as JSON, against the rules.",
    discussion: """
      Exits with 1 when there is an error, with --strict when there is a warning, or when there are more warnings \
      than --max-warnings allows.
      """,
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
  var only: [String] = []
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
    output.apply(to: console)
    if rules { return try options.print(RuleList(rules: Rules.all), on: console) }
    if let explain {
      return try options.print(RuleExplanation(rule: RuleNames.existing(explain)), on: console)
    }
    // Before anything is read, so that a misspelt rule is the first thing that is said.
    _ = try Validator(only: only)
    let paths = files.isEmpty ? [try location.path(console)] : files
    let checked = try CheckedRegistries(paths, only: only, console)
    let outcome = CheckOutcome(
      findings: checked.findings, rules: checked.rules, registryFile: checked.registryFile,
      source: checked.source
    ) { FindingSummary($0, presets: checked.presetCount, files: files.isEmpty ? 0 : checked.fileCount) }
    try options.report(outcome, of: paths, baseline, dryRun, on: console)
  }
}
