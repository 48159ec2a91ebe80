import CommandLineKit
import Presets
import StrictJSON

/// `motionbook config list`
struct ConfigList: Command {
  static let info = CommandInfo(
    name: "list",
    summary: "Lists what the registry sets.",
    examples: ["motionbook config list", "motionbook config list --json"])

  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let rules = try location.library(console).settings().rules.sorted { $0.key < $1.key }
    if format.json {
      var writer = JSONWriter()
      writer.object { writer in
        writer.object("rules") { writer in
          for (rule, setting) in rules {
            writer.object(rule) { writer in
              writer.member("severity", setting.severity?.rawValue)
              writer.member("threshold", setting.threshold)
            }
          }
        }
      }
      return console.outBytes(writer.text.utf8)
    }
    if rules.isEmpty { console.note("The registry sets nothing; every rule counts as it is.") }
    for (rule, setting) in rules {
      if let severity = setting.severity { console.out("\(rule).severity \(severity.rawValue)") }
      if let threshold = setting.threshold { console.out("\(rule).threshold \(Figures.exact(threshold))") }
    }
  }
}
