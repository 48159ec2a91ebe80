import PlainText

/// A command's help: sections, and lists of labels with their texts at one column, laid out as
/// swift-argument-parser does.
struct Help {
  private static let textColumn = 26

  let path: CommandPath
  let width: Int

  var text: String {
    let parameters = path.parameters
    let usage = Usage(path: path, parameters: parameters)
    let sections: [String?] = [
      overview,
      (["USAGE:"] + usage.names + usage.parts).wrapped(toWidth: width, indent: 7).joined(separator: "\n"),
      list("ARGUMENTS", parameters.filter { $0.role == .argument }),
      list("OPTIONS", parameters.filter { $0.role != .argument } + BuiltIn.listed(at: path)), subcommands,
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

  private func list(_ title: String, _ specifications: [Specification]) -> String? {
    section(title, specifications.map { entry($0.label, $0.helpText) })
  }

  private var subcommands: String? {
    let infos = path.children.map { $0.leaf.info }
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
    if let text = defaultValue?.argumentText, !text.isEmpty { notes.append("default: \(text)") }
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

  /// - Parameter parameters: The command's, where they are known already.
  init(path: CommandPath, parameters: [Specification]? = nil) {
    let parameters = parameters ?? path.parameters
    names = path.names
    var parts = parameters.map(\.usage)
    if parameters.count(where: { $0.role != .argument }) > Self.mostOptionsShown {
      parts =
        ["[<options>]"] + parameters.filter { $0.role == .argument }.map(\.usage)
    }
    if !path.leaf.info.subcommands.isEmpty { parts.append("<subcommand>") }
    self.parts = parts
  }

  var line: String { (names + parts).joined(separator: " ") }
}
