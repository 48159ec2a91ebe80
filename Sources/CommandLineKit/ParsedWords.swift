import PlainText

/// A command and the words that are left for it.
struct ParsedWords {
  let path: CommandPath
  let words: [String]

  /// The command with all its values, validated, and its groups of options.
  func command() throws -> (command: any Command, groups: [any Options]) {
    let command = path.leaf.init()
    let scanner = Scanner(path: path, reflection: Reflection(of: command))
    // Who asks for help gets it, whatever else is wrong with the line.
    let asksForHelp = words.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
    if asksForHelp { throw CleanExit.help(commandPath: path.names) }
    var result = try scanner.scan(words)
    try distributeOperands(&result, scanner)
    try assign(result, scanner)
    do {
      for group in scanner.reflection.groups { try group.validate() }
      try command.validate()
    } catch var error as UsageError {
      error.commandPath = error.commandPath ?? path.names
      throw error
    }
    return (command, scanner.reflection.groups)
  }

  private func distributeOperands(_ result: inout Scanner.Result, _ scanner: Scanner) throws {
    var operands = result.operands[...]
    for (index, entry) in scanner.reflection.entries.enumerated()
    where entry.specification.role == .argument && !operands.isEmpty {
      let taken = entry.specification.isRepeating ? operands : operands.prefix(1)
      result.values[index] = Array(taken)
      operands = operands.dropFirst(taken.count)
    }
    guard operands.isEmpty else { throw scanner.unexpected(Array(operands)) }
  }

  private func assign(_ result: Scanner.Result, _ scanner: Scanner) throws {
    for (index, entry) in scanner.reflection.entries.enumerated() {
      if let words = result.values[index] {
        do {
          try entry.assign(words)
        } catch {
          throw scanner.refused(error, entry.specification)
        }
      } else if entry.specification.isRequired {
        throw scanner.missing(entry.specification)
      }
    }
  }
}

extension ParsedWords {
  /// Walks down the tree of commands along the first words and stops at the command that takes the rest.
  ///
  /// - Parameter shell: The path of the person's shell, for which a completion script is made unless one is named.
  init(_ words: [String], from root: CommandPath, shell: String?) throws {
    var path = root
    var rest = words[...]
    // Options may come before a subcommand, as in `git --no-pager log`; they are handed on to it.
    var leading: [String] = []
    while let word = rest.first, word != "--", !path.leaf.info.subcommands.isEmpty {
      if path.isRoot { try Self.exitIfRootOption(rest, path, shell) }
      if isOption(word) {
        let scanner = Scanner(path: path, reflection: Reflection(of: path.leaf.init()))
        let count = try scanner.scan(Array(rest), stopsAtOperand: true).consumed
        leading += rest.prefix(count)
        rest = rest.dropFirst(count)
      } else if word == "help" {
        let named = rest.drop { $0 == "help" }.prefix { !isOption($0) }
        throw CleanExit.help(commandPath: try path.descendant(named: named).names)
      } else {
        path = try path.child(named: word)
        rest = rest.dropFirst()
      }
    }
    self.init(path: path, words: leading + rest)
  }

  private static func exitIfRootOption(
    _ rest: ArraySlice<String>, _ path: CommandPath, _ shell: String?
  ) throws {
    guard let word = rest.first else { return }
    if word == "--version", path.version != nil { throw CleanExit.version }
    if word == BuiltIn.manualPage.typedName { throw CleanExit.manualPage }
    let name = BuiltIn.completionScript.typedName
    guard word == name || word.hasPrefix("\(name)=") else { return }
    let typed = word == name ? rest.dropFirst().first : String(word.dropFirst(name.count + 1))
    // `/bin/zsh` is `zsh`.
    guard let value = typed ?? shell?.split(separator: "/").last.map(String.init) else {
      throw UsageError(
        "Missing value for '\(name) <shell>'. Please provide one of \(quotedChoices(Shell.choices)).",
        commandPath: path.names)
    }
    guard let shell = Shell(rawValue: value) else {
      let suggestion = suggesting(Suggestions.nearest(to: value, among: Shell.choices))
      throw UsageError(
        "Completion scripts cannot be made for '\(value)'.\(suggestion)"
          + " Please provide one of \(quotedChoices(Shell.choices)).",
        commandPath: path.names)
    }
    throw CleanExit.completionScript(shell)
  }
}
