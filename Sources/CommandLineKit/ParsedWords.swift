/// A command and the words that are left for it.
struct ParsedWords {
  let path: CommandPath
  let words: [String]

  /// The command with all its values, validated.
  func command() throws -> any Command {
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
    return command
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
          try entry.parameter.assign(words)
        } catch {
          throw scanner.refused(error, entry.specification)
        }
      } else if entry.specification.isRequired {
        throw scanner.missing(entry.specification)
      }
    }
  }
}
