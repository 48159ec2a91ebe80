import AppCheck
import AppScan
import CommandLineKit
import Findings
import Presets
import Registry

struct Check: Command {
  static let info = CommandInfo(
    name: "check",
    summary: "Checks an app's source against the registry.",
    discussion: """
      Finds the springs, tweens and curves that people wrote by hand in Swift, Kotlin, Java, Dart, CSS, \
      Sass, Less, JavaScript, TypeScript, Vue, Svelte, Astro, HTML and Android's resources, compares them with \
      the presets, and says what to use instead. .motionbook.json says what is read and how strictly: the nearest one upward, or the one that \
      MOTIONBOOK_PROJECT names. A comment motionbook:ignore RULE -- reason excepts its line or the next.
      \(FindingOptions.exitCodes)
      """,
    examples: [
      "motionbook check Sources",
      "motionbook check Sources --since origin/main --format github",
      "motionbook check . --write-baseline motion-baseline.json",
      "motionbook check . --fix --dry-run",
      "motionbook check --explain hand-written-near",
    ])

  @OptionGroup var sources: SourceOptions
  @OptionGroup var options: FindingOptions
  @Option(
    help: "Only these rules.", placeholder: "rule", completion: .choices(CheckRuleNames.all),
    isCommaSeparated: true)
  var only: [String]
  @OptionGroup var baseline: BaselineOptions
  @Option(
    help:
      "Only lines that changed since a git revision, and uses of presets that are gone or deprecated since.",
    placeholder: "revision")
  var since: String?
  @Flag(
    help:
      "Replace what equals a preset, and follow renamed and deprecated presets, where that is safe; then report what is left."
  )
  var fix = false
  @Flag(help: "List the rules.") var rules = false
  @Option(
    help: "Say why a rule is there and how to satisfy it.", placeholder: "rule",
    completion: .choices(CheckRuleNames.all))
  var explain: String?
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if rules && explain != nil { throw UsageError("--rules and --explain cannot both be given") }
    if fix, sources.paths == ["-"] { throw UsageError("--fix changes files, and - is stdin") }
    if fix, baseline.writeBaseline != nil {
      throw UsageError("--fix and --write-baseline cannot both be given")
    }
  }

  func run(_ console: Console) throws {
    if rules { return try options.print(RuleList(rules: CheckRules.all), on: console) }
    if let explain {
      return try options.print(RuleExplanation(rule: CheckRuleNames.existing(explain)), on: console)
    }
    for rule in only { _ = try CheckRuleNames.existing(rule) }
    let project = try ProjectFile.nearestIfAny(console)
    try ProjectFile.tellUnused(above: sources.paths, console)
    if sources.listFiles {
      let wishes = project?.check ?? ProjectCheck()
      return try options.print(
        FileListing(try sources.input(wishes.selection, console), console), on: console)
    }
    let registry = try location.path(namedByProject: project?.registry, console)
    func read(fixed: [[UInt8]: [UInt8]] = [:]) throws -> CheckRun {
      try CheckRun(
        sources: sources, project: project, registry: registry, location, since: since, only: only,
        fixed: fixed, console)
    }
    let run = try read()
    ProjectFile.tellBelow(run.around.files, used: project, console)
    if baseline.writeBaseline != nil { try run.unread.refuse() }
    var outcome = run.outcome
    if fix {
      let fixes = try run.fix(dryRun)
      // What is left is told by a check of what the app is now.
      if !fixes.files.isEmpty || fixes.isOutdated {
        outcome = try console.quietly { try read(fixed: fixes.texts) }.outcome
      }
      outcome.fixes = fixes
      dryRun.remark(on: console)
    }
    try run.unread.with(unwritten: outcome.fixes?.unwritten ?? []).reporting {
      try options.report(outcome, of: [registry], baseline, dryRun, on: console)
    }
  }
}
