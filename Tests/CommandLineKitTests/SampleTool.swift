@testable import CommandLineKit
import TestSupport

/// A small tool that has one of everything.
struct Sample: Command {
  static var info: CommandInfo {
    CommandInfo(
      name: "sample", summary: "Keep shapes.",
      subcommands: [List.self, Tweak.self, Add.self, Fail.self],
      version: "1.2.3")
  }

  @OptionGroup var place: PlaceOptions

  static let tool = CommandLineTool(root: Sample.self)
}

struct PlaceOptions: Options {
  @Option(help: "The file with the shapes.", placeholder: "file", completion: .file)
  var registry: String?

  @Flag(help: "Print results and errors only.", short: "q")
  var quiet: Bool

  func validate() throws {
    if registry == "nowhere" { throw UsageError("There is nothing at 'nowhere'.") }
  }
}

enum Kind: String, CaseIterable, ArgumentValue {
  case spring
  case curve
  case morph
}

enum Dialect: String, CaseIterable, ArgumentValue {
  case text, json, sarif, github, junit, xcode
}

/// A type with words of its own for what is wrong.
struct Seconds: ArgumentValue {
  let value: Double

  init(argument: String) throws {
    guard argument.hasSuffix("ms") || !argument.hasPrefix("1") else { throw InvalidValue("write 100ms") }
    guard let value = Double(argument.hasSuffix("ms") ? String(argument.dropLast(2)) : argument) else {
      throw InvalidValue()
    }
    self.value = argument.hasSuffix("ms") ? value / 1000 : value
  }

  static var typeName: String { "a time" }
}

struct List: Command {
  static var info: CommandInfo {
    CommandInfo(
      name: "list", summary: "List shapes.",
      discussion: "One row a shape, sorted by name.\nPatterns are globs.",
      examples: ["sample list 'sheet.*'", "sample list --kind spring --format json"], aliases: ["ls"])
  }

  @Argument(help: "What names must match.", placeholder: "pattern", completion: .presetName)
  var patterns: [String]

  @Option(help: "Only this kind; may be repeated.", short: "k", isCommaSeparated: true)
  var kind: [Kind]

  @Option(help: "How to print.", short: "f")
  var format = Dialect.text

  @Option(help: "Frames in a second.")
  var framesPerSecond = 60.0

  @Flag(help: "Print names only.", short: "n")
  var names = false

  @OptionGroup var place: PlaceOptions

  func run(_ console: Console) throws {
    console.isQuiet = place.quiet
    console.out("patterns \(patterns) kind \(kind) format \(format) fps \(framesPerSecond) names \(names)")
    console.note("registry \(place.registry ?? "none")")
  }
}

struct Tweak: Command {
  static var info: CommandInfo { CommandInfo(name: "tweak", summary: "Change a shape.") }

  @Argument(help: "The shape to change.", completion: .presetName)
  var name: String

  @Argument(help: "What to call it then.")
  var newName: String?

  @Option(help: "The extra bounce, which may be negative.", short: "b")
  var extraBounce: Double?

  @Option(help: "How long.")
  var durationBy: Seconds?

  @Option(help: "Which copies.", placeholder: "n")
  var count = 1

  @Option(help: "A few words.")
  var summary: String?

  @Option(help: "Where to write.", placeholder: "path", name: "to", short: "o", completion: .directory)
  var outputDirectory: String?

  @Flag(help: "Write nothing.")
  var dryRun = false

  func validate() throws {
    if extraBounce == 7 { throw UsageError("The extra bounce cannot be 7.") }
  }

  func run(_ console: Console) throws {
    console.out("\(name) \(newName ?? "-") \(extraBounce ?? 0) \(durationBy?.value ?? 0) \(count) \(dryRun)")
  }
}

struct Add: Command {
  static var info: CommandInfo {
    CommandInfo(name: "add", summary: "Add a shape.", subcommands: [AddSpring.self, AddClip.self])
  }
}

struct AddSpring: Command {
  static var info: CommandInfo {
    CommandInfo(
      name: "spring",
      summary: "Add a spring with a summary that is long enough to need a second line in help.")
  }

  @Argument(help: "Its name.")
  var name: String

  @Option(help: "How stiff it is.")
  var stiffness: Double?

  func run(_ console: Console) throws {
    console.out("spring \(name) \(stiffness ?? 0)")
  }
}

struct AddClip: Command {
  static var info: CommandInfo { CommandInfo(name: "clip", summary: "Add a clip.") }

  @Argument(help: "Its files.", completion: .file, isRequired: true)
  var files: [String]

  func run(_ console: Console) throws {
    for file in files { console.outBytes(try console.readFile(file)) }
  }
}

struct Fail: Command {
  static var info: CommandInfo { CommandInfo(name: "fail", summary: "Fail in many ways.") }

  @Argument(help: "How.")
  var how: String

  func run(_ console: Console) throws {
    console.out("started")
    switch how {
    case "refused": throw Refusal()
    case "code": throw ExitCode(3)
    case "file": throw FileError(path: "a.db", reason: "locked")
    case "usage": throw UsageError("That is no way to fail.")
    default: throw Unexplained()
    }
  }

  struct Refusal: CommandFailure {
    var sentence: String { "sheet.present is used by 2 others." }
    var exitCode: Int32 { 1 }
  }

  struct Unexplained: Error {}
}

/// The output of a run and its exit code.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var code: Int32 = 0

  static func of(_ words: [String], width: Int = 80, environment: [String: String] = [:]) -> Outcome {
    let console = Console.captured(arguments: words, environment: environment, width: width)
    let code = Sample.tool.run(arguments: words, console: console)
    return Outcome(output: console.capturedOutput, errors: console.capturedErrors, code: code)
  }
}

extension CommandLineTool {
  /// The command that words name, read and validated.
  func parse(_ words: [String]) throws -> any Command { try locate(words, shell: nil).command().command }

  /// The help of the command below the root that names lead to.
  func help(for words: [String]) throws -> String {
    Help(path: try rootPath.descendant(named: words), width: 80).text
  }
}
