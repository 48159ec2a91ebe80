import PlainText

/// A completion script for Bash 3.2, which macOS still ships, and newer.
func bashCompletionScript(for tree: CompletionTree) -> String {
  let name = "_\(tree.identifier)"
  let branches = CaseBranches(tree: tree, separator: " | ") { action($0, name) }
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
    \#(indented(branches.takesValue, by: 4))
        *) return 1 ;;
      esac
    }

    \#(name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" command=\#(tree.toolName.singleQuoted)
      local option='' position=0 index word
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        # Bash splits --name=value at the equals sign.
        if [[ $word == = ]]; then continue; fi
        if [[ -n $option ]]; then option=''; continue; fi
        if \#(name)_takes_value "$command:$word"; then option="$command:$word"; continue; fi
        case "$command:$word" in
    \#(indented(branches.steps, by: 6))
          *:help | *:-*) ;;
          *) position=$((position + 1)) ;;
        esac
      done
      if [[ $current == = ]]; then current=''; fi
      if [[ -n $option ]]; then
        case "$option" in
    \#(indented(branches.values, by: 6))
        esac
      elif [[ $current == -* ]]; then
        case "$command" in
    \#(indented(options(tree, name, branches), by: 6))
        esac
      else
        case "$command:$position" in
    \#(indented(branches.operands { words($0.map(\.word), name) }, by: 6))
        esac
      fi
    }

    complete -F \#(name) \#(tree.toolName)

    """#
}

private func options(_ tree: CompletionTree, _ name: String, _ branches: CaseBranches) -> [String] {
  tree.nodes.map { "\(branches.pattern([$0.path])) \(words($0.options.flatMap(\.typedNames), name)) ;;" }
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
