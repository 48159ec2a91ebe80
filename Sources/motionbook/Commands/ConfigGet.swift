import CommandLineKit
import Presets
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
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let key = try RuleKey(key)
    let setting = EffectiveSetting(key.rule, in: try location.library(console).settings())
    if format.json {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("rule", key.rule.id)
        setting.write(key.member, to: &writer)
      }
      return console.outBytes(writer.text.utf8)
    }
    switch key.member {
    case .severity?: console.out(setting.severity)
    case .threshold?: console.out(setting.threshold.map(Figures.exact) ?? "none")
    case nil: for line in setting.lines(of: nil) { console.out(line) }
    }
  }
}
