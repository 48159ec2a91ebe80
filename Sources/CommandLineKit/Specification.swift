/// One parameter, as parser, help and completion need it.
struct Specification {
  enum Role {
    case argument
    case option
    case flag
  }

  let role: Role
  /// The long name without dashes; of an argument, what stands between the angle brackets.
  var name: String
  var short: Character?
  let help: String
  var placeholder: String?
  var isRequired = false
  var isRepeating = false
  var completion: CompletionKind = .none
  /// Nil for flags. Kept as a type so that choices are listed only when they are asked for.
  var valueType: (any ArgumentValue.Type)?
  var defaultValue: (any ArgumentValue)?

  var choices: [String] { valueType?.choices ?? [] }

  /// The long name with its dashes.
  var typedName: String { "--\(name)" }

  /// How the parameter is typed, without its short name: `--kind <kind>`, `<name>`, `--dry-run`.
  var synopsis: String {
    let value = "<\(placeholder ?? name)>"
    return switch role {
    case .argument: value
    case .option: "\(typedName) \(value)"
    case .flag: typedName
    }
  }

  /// How help lists the parameter: the synopsis after the short name.
  var label: String {
    guard let short else { return synopsis }
    return "-\(short), \(synopsis)"
  }

  /// How the usage line shows the parameter: brackets if it may be left out, dots if it may be repeated.
  var usage: String {
    let repeated = isRepeating ? "\(synopsis) ..." : synopsis
    return isRequired ? repeated : "[\(repeated)]"
  }

  /// The completion with a type's choices in place of nothing.
  var effectiveCompletion: CompletionKind {
    guard completion == .none, !choices.isEmpty else { return completion }
    return .choices(choices)
  }

  /// The names that may be typed for an option or a flag: `--output`, `-o`.
  var typedNames: [String] {
    guard role != .argument else { return [] }
    return [typedName] + (short.map { ["-\($0)"] } ?? [])
  }

  /// The specification of a property: its label gives the name unless there is a custom one.
  func named(afterProperty label: String) -> Specification {
    guard name.isEmpty else { return self }
    var copy = self
    copy.name = kebabCase(label)
    return copy
  }
}

/// `extraBounce` becomes `extra-bounce`, `toSVGFile` becomes `to-svg-file`.
package func kebabCase(_ name: String) -> String {
  let characters = Array(name)
  var result = ""
  for (index, character) in characters.enumerated() {
    let follows = index > 0 && !characters[index - 1].isUppercase
    let leads = index > 0 && index + 1 < characters.count && characters[index + 1].isLowercase
    if character.isUppercase, follows || leads { result += "-" }
    result += character.lowercased()
  }
  return result
}

/// The words that a shell offers for a value.
package enum CompletionKind: Sendable, Equatable {
  /// Nothing, or the type's own ``ArgumentValue/choices``.
  case none
  /// Files and folders.
  case file
  case directory
  /// The names that the tool itself prints for `list --names`.
  case presetName
  /// These names, or one of these words.
  case presetNameOr([String])
  case choices([String])
}

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

  static func listed(at path: CommandPath) -> [Specification] {
    path.version == nil ? [help] : [version, help]
  }

  static func all(at path: CommandPath) -> [Specification] {
    path.isRoot ? listed(at: path) + [completionScript, manualPage] : listed(at: path)
  }
}
