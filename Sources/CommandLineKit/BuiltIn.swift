/// Options that every tool has without declaring them.
enum BuiltIn {
  static var help: Specification {
    Specification(role: .flag, name: "help", short: "h", help: "Show help information.")
  }

  static var version: Specification {
    Specification(role: .flag, name: "version", help: "Show the version.")
  }

  /// Help does not list it, as in swift-argument-parser: it is typed once, from a manual.
  static var completionScript: Specification {
    Specification(
      role: .option, name: "generate-completion-script", help: "Print a completion script.",
      placeholder: "shell", valueType: Shell.self)
  }

  /// Not listed either: it is typed once, by what installs the tool.
  static var manualPage: Specification {
    Specification(role: .flag, name: "generate-manual-page", help: "Print the manual page for man.")
  }

  /// Those that a command lists in its help.
  static func listed(at path: CommandPath) -> [Specification] {
    path.version == nil ? [help] : [version, help]
  }

  /// All that a command takes.
  static func all(at path: CommandPath) -> [Specification] {
    path.isRoot ? listed(at: path) + [completionScript, manualPage] : listed(at: path)
  }
}

extension Specification {
  /// The long name with its dashes.
  var typedName: String { "--\(name)" }
}
