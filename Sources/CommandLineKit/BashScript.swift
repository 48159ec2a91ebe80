/// A completion script for Bash 3.2, which macOS still ships, and newer.
func bashCompletionScript(for tree: CompletionTree) -> String {
  let name = "_\(tree.identifier)"
  return #"""
    # Made by `\#(tree.toolName) --generate-completion-script bash`.

    # Offers the lines of a text that begin as the word does. No line is expanded: compgen -W would run what it says.
    \#(name)_reply() {
      local line
      while IFS= read -r line; do
        if [[ -n $line && $line == "$current"* ]]; then COMPREPLY+=("$line"); fi
      done <<< "$1"
    }

    \#(name)_files() {
      compopt -o filenames 2>/dev/null
      \#(name)_reply "$(compgen "$1" -- "$current")"
    }

    # A name goes into the command line as it is, so that one with anything but letters, digits, dots and dashes is
    # none, whatever a registry of others holds.
    \#(name)_names() {
      local LC_ALL=C line names=''
      while IFS= read -r line; do
        if [[ $line != *[!a-z0-9.-]* ]]; then names+=$line$'\n'; fi
      done <<< "$("${COMP_WORDS[0]}" list --names 2>/dev/null)"
      \#(name)_reply "$names"
    }

    \#(name)_takes_value() {
      case "$1" in
    \#(indented(takesValue(tree), by: 4))
        *) return 1 ;;
      esac
    }

    \#(name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" command=\#(singleQuoted(tree.toolName))
      local option='' position=0 index word
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        # Bash splits --name=value at the equals sign.
        if [[ $word == = ]]; then continue; fi
        if [[ -n $option ]]; then option=''; continue; fi
        if \#(name)_takes_value "$command:$word"; then option="$command:$word"; continue; fi
        case "$command:$word" in
    \#(indented(steps(tree), by: 6))
          *:help | *:-*) ;;
          *) position=$((position + 1)) ;;
        esac
      done
      if [[ $current == = ]]; then current=''; fi
      if [[ -n $option ]]; then
        case "$option" in
    \#(indented(values(tree, name), by: 6))
        esac
      elif [[ $current == -* ]]; then
        case "$command" in
    \#(indented(options(tree, name), by: 6))
        esac
      else
        case "$command:$position" in
    \#(indented(operands(tree, name), by: 6))
        esac
      fi
    }

    complete -F \#(name) \#(tree.toolName)

    """#
}

private func takesValue(_ tree: CompletionTree) -> [String] {
  tree.nodes.flatMap(\.valueOptions).map { "\(pattern($0.keys)) ;;" }
}

private func steps(_ tree: CompletionTree) -> [String] {
  tree.nodes.flatMap(\.steps).map { "\(pattern($0.keys)) command=\(singleQuoted($0.path)); position=0 ;;" }
}

private func values(_ tree: CompletionTree, _ name: String) -> [String] {
  tree.nodes.flatMap(\.valueOptions).compactMap { option in
    action(option.completion, name).map { "\(pattern(option.keys)) \($0) ;;" }
  }
}

private func options(_ tree: CompletionTree, _ name: String) -> [String] {
  tree.nodes.map { "\(pattern([$0.path])) \(words($0.options.flatMap(\.typedNames), name)) ;;" }
}

private func operands(_ tree: CompletionTree, _ name: String) -> [String] {
  tree.nodes.flatMap { node in
    let subcommands = node.subcommandWords.map(\.word)
    let start = subcommands.isEmpty ? [] : ["\(pattern([node.start])) \(words(subcommands, name)) ;;"]
    return start
      + node.operands.compactMap { operand in
        action(operand.completion, name).map { "\(pattern([operand.key])) \($0) ;;" }
      }
  }
}

/// A star at the end stays outside the quotes, where it matches anything.
private func pattern(_ keys: [String]) -> String {
  let quoted = keys.map { $0.hasSuffix(":*") ? singleQuoted(String($0.dropLast())) + "*" : singleQuoted($0) }
  return quoted.joined(separator: " | ") + ")"
}

private func action(_ completion: CompletionKind, _ name: String) -> String? {
  switch completion {
  case .none: nil
  case .file: "\(name)_files -f"
  case .directory: "\(name)_files -d"
  case .presetName: "\(name)_names"
  case .presetNameOr(let others): "\(name)_names; \(words(others, name))"
  case .choices(let choices): words(choices, name)
  }
}

private func words(_ words: [String], _ name: String) -> String {
  "\(name)_reply $'\(words.joined(separator: "\\n"))'"
}
