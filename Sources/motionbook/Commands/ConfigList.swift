import CommandLineKit
import PlainText
import StrictJSON

/// `motionbook config list`
struct ConfigList: Command {
  static let info = CommandInfo(
    name: "list",
    summary: "Lists what the registry sets.",
    examples: ["motionbook config list", "motionbook config list --json"])

  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let rules = try location.source(console).settings().rules.sorted { $0.key < $1.key }
      if rules.isEmpty, !results.isJSON {
        console.note("The registry sets nothing; every rule counts as it is.")
      }
      let lines = rules.flatMap { rule, setting in
        [
          setting.severity.map { "\(rule).severity \($0.rawValue)" },
          setting.threshold.map { "\(rule).threshold \(DecimalText.exact($0))" },
        ].compactMap(\.self)
      }
      return Answer(lines.joined(separator: "\n")) { writer in
        writer.object("rules") { writer in
          for (rule, setting) in rules {
            writer.object(rule) { writer in
              writer.member("severity", setting.severity?.rawValue)
              writer.member("threshold", setting.threshold)
            }
          }
        }
      }
    }
  }
}
