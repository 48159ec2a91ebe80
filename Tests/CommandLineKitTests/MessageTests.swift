import Testing

@testable import CommandLineKit

/// One mistake and what is said about it.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  let id: String
  let words: String
  let sentence: String
  var parameterHelp: String?

  var testDescription: String { id }
}

private let mistakes: [ErrorCase] = [
  .init(id: "command", words: "twaek x", sentence: "Unknown command 'twaek'. Did you mean 'tweak'?"),
  .init(
    id: "command by its beginning", words: "twe", sentence: "Unknown command 'twe'. Did you mean 'tweak'?"),
  .init(id: "command below", words: "add sprng", sentence: "Unknown command 'sprng'. Did you mean 'spring'?"),
  .init(
    id: "command, its name before its alias", words: "lst",
    sentence: "Unknown command 'lst'. Did you mean 'list'?"),
  .init(id: "command unlike any", words: "frobnicate", sentence: "Unknown command 'frobnicate'."),
  .init(id: "help of no command", words: "help nope", sentence: "Unknown command 'nope'."),
  .init(id: "option", words: "list --kins", sentence: "Unknown option '--kins'. Did you mean '--kind'?"),
  .init(
    id: "option cut short", words: "tweak a --ext 3",
    sentence: "Unknown option '--ext'. Did you mean '--extra-bounce'?"),
  .init(
    id: "option with one dash", words: "tweak -dry-run",
    sentence: "Unknown option '-dry-run'. Did you mean '--dry-run'?"),
  .init(id: "option in a cluster", words: "list -nz", sentence: "Unknown option '-z'."),
  .init(
    id: "option before the command", words: "--regstry f list",
    sentence: "Unknown option '--regstry'. Did you mean '--registry'?"),
  .init(
    id: "value of help", words: "list --help=1",
    sentence: "The flag '--help' takes no value, but '1' was given.",
    parameterHelp: "--help  Show help information."),
  .init(id: "option help", words: "list --hlep", sentence: "Unknown option '--hlep'. Did you mean '--help'?"),
  .init(id: "version below the root", words: "list --version", sentence: "Unknown option '--version'."),
  .init(
    id: "choice", words: "list --kind sprng",
    sentence:
      "The value 'sprng' is invalid for '--kind <kind>'. Did you mean 'spring'? Please provide one of 'spring', 'curve' or 'morph'.",
    parameterHelp: "--kind <kind>  Only this kind; may be repeated. (values: spring, curve, morph)"),
  .init(
    id: "choice of many", words: "list -f yaml",
    sentence:
      "The value 'yaml' is invalid for '--format <format>'. Please provide one of the following:\n  - text\n  - json\n  - sarif\n  - github\n  - junit\n  - xcode",
    parameterHelp:
      "--format <format>  How to print. (values: text, json, sarif, github, junit, xcode; default: text)"),
  .init(
    id: "empty value", words: "tweak --count= 1 a", sentence: "Missing value for '--count <n>'.",
    parameterHelp: "--count <n>  Which copies. (default: 1)"),
  .init(
    id: "empty value in a cluster", words: "tweak a -b=",
    sentence: "Missing value for '--extra-bounce <extra-bounce>'.",
    parameterHelp: "--extra-bounce <extra-bounce>  The extra bounce, which may be negative."),
  .init(
    id: "value missing at the end", words: "tweak a --count", sentence: "Missing value for '--count <n>'.",
    parameterHelp: "--count <n>  Which copies. (default: 1)"),
  .init(
    id: "value missing before an option", words: "tweak --count --dry-run a",
    sentence: "Missing value for '--count <n>'.",
    parameterHelp: "--count <n>  Which copies. (default: 1)"),
  .init(
    id: "value that looks like an option", words: "tweak a --summary -slow",
    sentence:
      "Missing value for '--summary <summary>'. A value that starts with '-' is written '--summary=-slow'.",
    parameterHelp: "--summary <summary>  A few words."),
  .init(
    id: "number", words: "tweak a --extra-bounce much",
    sentence: "The value 'much' is invalid for '--extra-bounce <extra-bounce>': it is not a number.",
    parameterHelp: "--extra-bounce <extra-bounce>  The extra bounce, which may be negative."),
  .init(
    id: "infinity", words: "tweak a --extra-bounce -inf",
    sentence: "The value '-inf' is invalid for '--extra-bounce <extra-bounce>': it is not a number.",
    parameterHelp: "--extra-bounce <extra-bounce>  The extra bounce, which may be negative."),
  .init(
    id: "number too large", words: "tweak a --extra-bounce=1e999",
    sentence: "The value '1e999' is invalid for '--extra-bounce <extra-bounce>': it is too large.",
    parameterHelp: "--extra-bounce <extra-bounce>  The extra bounce, which may be negative."),
  .init(
    id: "whole number", words: "tweak a --count 1.5",
    sentence: "The value '1.5' is invalid for '--count <n>': it is not a whole number.",
    parameterHelp: "--count <n>  Which copies. (default: 1)"),
  .init(
    id: "type with a reason", words: "tweak a --duration-by 100",
    sentence: "The value '100' is invalid for '--duration-by <duration-by>': write 100ms.",
    parameterHelp: "--duration-by <duration-by>  How long."),
  .init(
    id: "comma at the end", words: "list --kind spring,",
    sentence: "The value 'spring,' is invalid for '--kind <kind>': a value is missing beside a comma.",
    parameterHelp: "--kind <kind>  Only this kind; may be repeated. (values: spring, curve, morph)"),
  .init(
    id: "flag with a value", words: "tweak a --dry-run=yes",
    sentence: "The flag '--dry-run' takes no value, but 'yes' was given.",
    parameterHelp: "--dry-run  Write nothing."),
  .init(
    id: "option given twice", words: "tweak a --count 1 --count=2",
    sentence: "The option '--count <n>' was given twice, as '1' and '2'.",
    parameterHelp: "--count <n>  Which copies. (default: 1)"),
  .init(
    id: "argument missing", words: "tweak", sentence: "Missing expected argument '<name>'.",
    parameterHelp: "<name>  The shape to change."),
  .init(
    id: "repeated argument missing", words: "add clip", sentence: "Missing expected argument '<files>'.",
    parameterHelp: "<files>  Its files."),
  .init(id: "argument too many", words: "tweak a b c", sentence: "Unexpected argument 'c'."),
  .init(id: "arguments too many", words: "tweak a b c d", sentence: "2 unexpected arguments: 'c', 'd'."),
  .init(id: "a command's own check", words: "tweak a -b 7", sentence: "The extra bounce cannot be 7."),
  .init(
    id: "a group's own check", words: "list --registry nowhere", sentence: "There is nothing at 'nowhere'."),
  .init(
    id: "shell", words: "--generate-completion-script basj",
    sentence:
      "Completion scripts cannot be made for 'basj'. Did you mean 'bash'? Please provide one of 'bash', 'zsh' or 'fish'."
  ),
]

@Suite("Messages")
struct MessageTests {
  @Test(
    "A mistake in the command line is named, and where it helps the parameter is explained",
    arguments: mistakes)
  func mistake(_ mistake: ErrorCase) throws {
    let words = mistake.words.split(separator: " ").map(String.init)
    let error = try #require(throws: UsageError.self) { try Sample.tool.parse(words) }
    #expect(error.sentence == mistake.sentence)
    #expect(error.parameterHelp == mistake.parameterHelp)
    #expect(error.commandPath != nil)
  }

  @Test("It goes to stderr with the usage line and a hint, and exits with 64")
  func layout() {
    let expected = """
      Error: The value 'x' is invalid for '--stiffness <stiffness>': it is not a number.
      Help:  --stiffness <stiffness>  How stiff it is.
      Usage: sample add spring <name> [--stiffness <stiffness>]
        See 'sample add spring --help' for more information.

      """
    #expect(Outcome.of(["add", "spring", "a", "--stiffness", "x"]) == Outcome(errors: expected, code: 64))
  }

  @Test("A command may still find the line wrong while it runs")
  func usageErrorOfRun() {
    let expected = """
      Error: That is no way to fail.
      Usage: sample fail <how>
        See 'sample fail --help' for more information.

      """
    #expect(Outcome.of(["fail", "usage"]) == Outcome(output: "started\n", errors: expected, code: 64))
  }

  @Test("A failure of the work prints its sentence alone and exits with its own code")
  func failures() {
    let refusal = "Error: sheet.present is used by 2 others.\n"
    #expect(Outcome.of(["fail", "refused"]) == Outcome(output: "started\n", errors: refusal, code: 1))
    #expect(
      Outcome.of(["fail", "file"]) == Outcome(output: "started\n", errors: "Error: a.db: locked\n", code: 2))
  }

  @Test("A bare exit code prints nothing")
  func exitCode() {
    #expect(Outcome.of(["fail", "code"]) == Outcome(output: "started\n", code: 3))
  }

  @Test("An error that nobody gave words to is shown as it is and exits with 2")
  func unexplained() {
    #expect(
      Outcome.of(["fail", "?"]) == Outcome(output: "started\n", errors: "Error: Unexplained()\n", code: 2))
  }
}
