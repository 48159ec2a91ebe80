import CommandLineKit

/// `motionbook config`
struct Config: Command {
  static let info = CommandInfo(
    name: "config",
    summary: "The registry's own settings: what its rules count as, and from where.",
    discussion: """
      A key is a rule and what is set of it: near-duplicate.severity (off, note, warning or error) or \
      near-duplicate.threshold (a number). `motionbook validate --rules` lists the rules.
      """,
    examples: [
      "motionbook config list",
      "motionbook config set near-duplicate.threshold 0.02",
      "motionbook config unset near-duplicate",
    ],
    subcommands: [ConfigGet.self, ConfigSet.self, ConfigUnset.self, ConfigList.self, ConfigSchema.self])
}
