import PlainText

/// A command's help: sections, and lists of labels with their texts at one column, laid out as
/// swift-argument-parser does.
struct Help {
  private static let textColumn = 26

  let path: CommandPath
  let width: Int

  var text: String {
    let specifications = Reflection(of: path.leaf.init()).specifications
    let sections = [
      overview, usage(specifications), arguments(specifications), options(specifications), subcommands,
      examples, more,
    ]
    return sections.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private var overview: String {
    let info = path.leaf.info
    let summary = "OVERVIEW: \(info.summary)".wrapped(toWidth: width).joined(separator: "\n")
    guard !info.discussion.isEmpty else { return summary }
    return "\(summary)\n\n\(info.discussion.wrapped(toWidth: width).joined(separator: "\n"))"
  }

  private func usage(_ specifications: [Specification]) -> String {
    let usage = Usage(path: path, specifications: specifications)
    return (["USAGE:"] + usage.names + usage.parts).wrapped(toWidth: width, indent: 7).joined(separator: "\n")
  }

  private func arguments(_ specifications: [Specification]) -> String? {
    list("ARGUMENTS", specifications.filter { $0.role == .argument })
  }

  private func options(_ specifications: [Specification]) -> String? {
    list("OPTIONS", specifications.filter { $0.role != .argument } + BuiltIn.listed(at: path))
  }

  private func list(_ title: String, _ specifications: [Specification]) -> String? {
    section(title, specifications.filter { !$0.isHidden }.map { entry($0.label, $0.helpText) })
  }

  private var subcommands: String? {
    let infos = path.leaf.info.subcommands.map { $0.info }.filter { !$0.isHidden }
    return section(
      "SUBCOMMANDS", infos.map { entry(([$0.name] + $0.aliases).joined(separator: ", "), $0.summary) })
  }

  private var examples: String? {
    section("EXAMPLES", path.leaf.info.examples.map { "  \($0)" })
  }

  private var more: String? {
    guard !path.leaf.info.subcommands.isEmpty else { return nil }
    let names = path.names
    let words = names.prefix(1) + ["help"] + names.dropFirst() + ["<subcommand>"]
    return "  See '\(words.joined(separator: " "))' for detailed help."
  }

  private func section(_ title: String, _ lines: [String]) -> String? {
    lines.isEmpty ? nil : "\(title):\n" + lines.joined(separator: "\n")
  }

  private func entry(_ label: String, _ text: String) -> String {
    let column = Self.textColumn
    let margin = String(repeating: " ", count: column)
    let body = text.wrapped(toWidth: max(width - column, 20)).joined(separator: "\n\(margin)")
    let head = "  \(label)"
    guard !text.isEmpty else { return head }
    guard head.count < column else { return "\(head)\n\(margin)\(body)" }
    return head + margin.dropFirst(head.count) + body
  }
}

extension Specification {
  /// The help with choices and default.
  var helpText: String {
    var notes: [String] = []
    if role != .flag, !choices.isEmpty { notes.append("values: \(choices.joined(separator: ", "))") }
    let defaultText = defaults.map(\.argumentText).joined(separator: ", ")
    if !defaultText.isEmpty { notes.append("default: \(defaultText)") }
    guard !notes.isEmpty else { return help }
    return "\(help) (\(notes.joined(separator: "; ")))"
  }
}

/// How a command is typed.
struct Usage {
  // A longer usage line is no help.
  private static let mostOptionsShown = 12

  let names: [String]
  /// Parts that are not broken over lines.
  let parts: [String]

  init(path: CommandPath) {
    self.init(path: path, specifications: Reflection(of: path.leaf.init()).specifications)
  }

  init(path: CommandPath, specifications: [Specification]) {
    names = path.names
    let shown = specifications.filter { !$0.isHidden }
    let options = shown.filter { $0.role != .argument }
    var parts: [String] = []
    if options.count > Self.mostOptionsShown {
      let optional = shown.filter { $0.role == .argument || $0.isRequired }
      parts = ["[<options>]"] + optional.map(\.usage)
    } else {
      parts = shown.map(\.usage)
    }
    if !path.leaf.info.subcommands.isEmpty { parts.append("<subcommand>") }
    self.parts = parts
  }

  /// All in one line.
  var line: String { (names + parts).joined(separator: " ") }
}
