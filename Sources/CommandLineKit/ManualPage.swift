import PlainText

/// The manual page of a tool and all its commands, in the macros of man(7): made from what help is made from.
struct ManualPage {
  let root: CommandPath

  var text: String {
    let info = root.leaf.info
    var lines = [
      ".TH \(Self.escaped(info.name.uppercased())) 1 \"\" \"\(info.name) \(info.version ?? "")\" \"User Commands\"",
      ".SH NAME", "\(Self.escaped(info.name)) \\- \(Self.escaped(info.summary))",
      ".SH SYNOPSIS", ".B \(Self.escaped(info.name))", "\\fIcommand\\fR [\\fIoptions\\fR]", ".SH DESCRIPTION",
    ]
    lines += Self.paragraphs(info.discussion)
    lines += Self.examples(info.examples)
    lines += [".SH OPTIONS"] + Self.entries(root.parameters + BuiltIn.listed(at: root))
    lines.append(".SH COMMANDS")
    lines += commands(below: root)
    return lines.map { $0 + "\n" }.joined()
  }

  private func commands(below path: CommandPath) -> [String] {
    path.children.flatMap { path -> [String] in
      let (info, parameters) = (path.leaf.info, path.parameters)
      let usage = Usage(path: path, parameters: parameters)
      var lines = [
        ".SS \"\(Self.escaped(path.names.dropFirst().joined(separator: " ")))\"", Self.line(info.summary),
        ".PP",
        "\\fB\(Self.escaped(usage.line))\\fR",
      ]
      if !info.aliases.isEmpty {
        lines += [".PP", "Also \(Self.escaped(info.aliases.joined(separator: ", ")))."]
      }
      if !info.discussion.isEmpty { lines += [".PP"] + Self.paragraphs(info.discussion) }
      lines += Self.entries(parameters)
      lines += Self.examples(info.examples)
      return lines + commands(below: path)
    }
  }

  private static func entries(_ specifications: [Specification]) -> [String] {
    specifications.flatMap { specification in
      [".TP", "\\fB\(escaped(specification.label))\\fR", line(specification.helpText)]
    }
  }

  private static func paragraphs(_ text: String) -> [String] {
    let parts = text.split(separator: "\n").map { line(String($0)) }
    return Array(parts.map { [$0] }.joined(separator: [".PP"]))
  }

  private static func examples(_ examples: [String]) -> [String] {
    examples.isEmpty ? [] : [".PP", ".nf", ".RS"] + examples.map { line($0) } + [".RE", ".fi"]
  }

  /// A line of text: a dot at its start would be a macro. So would a quote, which is escaped.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") ? "\\&" + text : text
  }

  /// Backslashes begin escapes, and a bare dash may become a hyphen that cannot be pasted into a shell.
  private static func escaped(_ text: String) -> String { text.map { escapes[$0] ?? String($0) }.joined() }

  private static let escapes: [Character: String] = [
    "\\": #"\e"#, "-": #"\-"#, "'": #"\(aq"#, "`": #"\(ga"#, "^": #"\(ha"#, "~": #"\(ti"#, "\"": #"\(dq"#,
  ]
}
