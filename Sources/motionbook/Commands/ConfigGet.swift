import CommandLineKit
import PlainText
import StrictJSON
import Validation

/// `motionbook config get`
struct ConfigGet: Command {
  static let info = CommandInfo(
    name: "get",
    summary: "Prints what counts for a rule: what the registry sets, else the rule's own.",
    examples: [
      "motionbook config get near-duplicate.threshold", "motionbook config get near-duplicate --json",
    ])

  @Argument(
    help: "A rule, or a value of one: near-duplicate.severity", completion: .choices(Rules.all.map(\.id)))
  var key: String
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let key = try RuleKey(key)
      let setting = EffectiveSetting(key.rule, in: try location.source(console).settings())
      let text =
        switch key.member {
        case .severity?: setting.severity
        case .threshold?: setting.threshold.map(DecimalText.exact) ?? "none"
        case nil: setting.lines(of: nil).joined(separator: "\n")
        }
      return Answer(text) { writer in
        writer.member("rule", key.rule.id)
        setting.write(key.member, to: &writer)
      }
    }
  }
}
