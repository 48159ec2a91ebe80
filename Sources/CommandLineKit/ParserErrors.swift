import PlainText

// The sentences of what can be wrong with a command line, apart from the parser that finds it.

extension Scanner {
  func unknownOption(_ typed: String, in short: String? = nil) -> UsageError {
    // `-registry` means `--registry`; of `-qx` only the x is unknown.
    let isOneName = typed.dropFirst().first == short?.last
    let name = isOneName ? typed : short ?? typed
    let known =
      (reflection.specifications + BuiltIn.all(at: path)).filter { $0.role != .argument }
    let word = String(typed.drop { $0 == "-" })
    let found = word.count > 1 ? Suggestions.nearest(to: word, among: known.map(\.name)) : nil
    return usageError("Unknown option '\(name.visible)'.\(suggesting(found.map { "--\($0)" }))")
  }

  func flagWithValue(_ specification: Specification, _ value: String) -> UsageError {
    usageError(
      "The flag '\(specification.synopsis)' takes no value, but '\(value.visible)' was given.", specification)
  }

  func missingValue(_ specification: Specification, _ typedName: String, next: String? = nil) -> UsageError {
    var sentence = "Missing value for '\(specification.synopsis)'."
    if let next, next != "--", !isKnown(next) {
      let joint = typedName.hasPrefix("--") ? "=" : ""
      sentence += " A value that starts with '-' is written '\(typedName)\(joint)\(next.visible)'."
    }
    return usageError(sentence, specification)
  }

  func repeated(_ specification: Specification, _ first: String, _ second: String) -> UsageError {
    usageError(
      "The option '\(specification.synopsis)' was given twice, as '\(first.visible)' and '\(second.visible)'.",
      specification)
  }

  func missing(_ specification: Specification) -> UsageError {
    usageError("Missing expected argument '\(specification.synopsis)'.", specification)
  }

  func unexpected(_ operands: [String]) -> UsageError {
    let quoted = operands.map { "'\($0.visible)'" }.joined(separator: ", ")
    guard operands.count > 1 else { return usageError("Unexpected argument \(quoted).") }
    return usageError("\(operands.count) unexpected arguments: \(quoted).")
  }

  func refused(_ refusal: RefusedWord, _ specification: Specification) -> UsageError {
    var sentence = "The value '\(refusal.word.visible)' is invalid for '\(specification.synopsis)'"
    let choices = specification.choices
    if let reason = refusal.reason {
      // It may quote what was typed.
      sentence += ": \(reason.visible)"
      if sentence.last?.isPunctuation != true || sentence.hasSuffix("'") { sentence += "." }
    } else if choices.isEmpty {
      sentence += ": it is not \(specification.valueType?.typeName ?? "a value")."
    } else {
      sentence += "." + suggesting(Suggestions.nearest(to: refusal.word, among: choices))
      sentence += " " + listing(choices)
    }
    return usageError(sentence, specification)
  }

  private func isKnown(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return (reflection.specifications + BuiltIn.all(at: path)).contains {
      $0.typedNames.contains(String(name))
    }
  }

  private func usageError(_ sentence: String, _ specification: Specification? = nil) -> UsageError {
    let help = specification.map { "\($0.synopsis)  \($0.helpText)" }
    return UsageError(sentence, parameterHelp: help, commandPath: path.names)
  }
}

/// Up to five choices fit into a sentence, more are listed.
private func listing(_ choices: [String]) -> String {
  guard choices.count > 5 else { return "Please provide one of \(quotedChoices(choices))." }
  return "Please provide one of the following:" + choices.map { "\n  - \($0)" }.joined()
}

/// `'a', 'b' or 'c'`.
func quotedChoices(_ choices: [String]) -> String {
  let quoted = choices.map { "'\($0)'" }
  guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
  return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
}

/// ` Did you mean 'x'?`, or nothing.
func suggesting(_ word: String?) -> String {
  word.map { " Did you mean '\($0)'?" } ?? ""
}
