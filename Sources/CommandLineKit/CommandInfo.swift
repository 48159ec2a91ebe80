/// What a command is called and says about itself.
package struct CommandInfo: Sendable {
  /// The word that is typed.
  package let name: String
  /// One sentence.
  package let summary: String
  /// More about it, shown in its own help only; paragraphs are separated by newlines.
  package let discussion: String
  /// Complete command lines, shown one a line.
  package let examples: [String]
  /// The commands below this one, in the order in which help lists them.
  package let subcommands: [any Command.Type]
  /// Other words for the same command.
  package let aliases: [String]
  /// Whether help and completion leave the command out.
  package let isHidden: Bool
  /// The tool's version, on the root command only; `--version` is offered if there is one.
  package let version: String?

  /// Describes a command.
  package init(
    name: String, summary: String, discussion: String = "", examples: [String] = [],
    subcommands: [any Command.Type] = [], aliases: [String] = [], isHidden: Bool = false,
    version: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.subcommands = subcommands
    self.aliases = aliases
    self.isHidden = isHidden
    self.version = version
  }
}
