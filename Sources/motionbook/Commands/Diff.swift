import CommandLineKit
import Presets

struct Diff: Command {
  static let info = CommandInfo(
    name: "diff",
    summary: "Compares two registries: what was added, removed, changed, and what moves along.",
    discussion: """
      Each is a registry's file, a registry as JSON, or git:REV: the registry as it was at a revision of git: where \
      the other one stands, by its name then, else the one that .motionbook.json names, else motionbook.db or \
      motionbook.json, whichever was committed. git:REV:path names another file, and git:REV... is where this branch \
      parted from REV.
      The exit code is 1 when they differ.
      """,
    examples: [
      "motionbook diff git:main motionbook.json", "motionbook diff git:origin/main... motionbook.json",
      "motionbook diff old.db new.db --json",
      "motionbook diff git:origin/main git:HEAD --format markdown",
    ])

  /// The form in which a difference is printed.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, json, markdown
  }

  @Argument(help: "The registry as it was.", completion: .file) var old: String
  @Argument(help: "The registry as it is.", completion: .file) var new: String
  @Option(help: "How to print. Default: text.") var format: Format?
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    if results.isJSON, let format, format != .json {
      throw UsageError("--json and --format \(format.rawValue) cannot both be given")
    }
    if old == "-", new == "-" { throw UsageError("only one of the registries can be read from stdin") }
  }

  func run(_ console: Console) throws {
    let registry = ComparedRegistry(registry: location.registry, console: console)
    let comparison = RegistryDifference(
      from: try registry.book(old, allowsNone: true, besides: new),
      to: try registry.book(new, besides: old))
    if format == .markdown {
      console.out(comparison.markdown())
    } else {
      try comparison.print(asJSON: results.isJSON || format == .json, on: console)
    }
    if !comparison.isEmpty { throw ExitCode(1) }
  }
}
