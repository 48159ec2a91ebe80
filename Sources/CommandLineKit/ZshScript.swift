import PlainText

/// A completion script for Z shell: to be sourced, or put as `_tool` into a folder of `fpath`.
func zshCompletionScript(for tree: CompletionTree) -> String {
  let name = "_\(tree.identifier)"
  let branches = CaseBranches(tree: tree, opening: "(", separator: "|", action: action)
  return #"""
    #compdef \#(tree.toolName)
    # Made by `\#(tree.toolName) --generate-completion-script zsh`.

    \#(name)_takes_value() {
      case "$1" in
    \#(indented(branches.takesValue, by: 4))
        (*) return 1 ;;
      esac
    }

    \#(name)() {
      local command=\#(tree.toolName.singleQuoted) option='' word
      local -i position=0 index
      local -a items
      for ((index = 2; index < CURRENT; index++)); do
        word="${words[index]}"
        if [[ -n $option ]]; then option=''; continue; fi
        if \#(name)_takes_value "$command:$word"; then option="$command:$word"; continue; fi
        case "$command:$word" in
    \#(indented(branches.steps, by: 6))
          (*:help|*:-*) ;;
          (*) position+=1 ;;
        esac
      done
      word="${words[CURRENT]}"
      if [[ -z $option && $word == --*=* ]] && \#(name)_takes_value "$command:${word%%=*}"; then
        option="$command:${word%%=*}"
        compset -P '*='
      fi
      if [[ -n $option ]]; then
        case "$option" in
    \#(indented(branches.values, by: 6))
        esac
      elif [[ $word == -* ]]; then
        case "$command" in
    \#(indented(options(tree, branches), by: 6))
        esac
        _describe -o option items
      else
        case "$command:$position" in
    \#(indented(branches.operands(subcommands), by: 6))
        esac
      fi
    }

    # Autoloaded from fpath the file is the function's body; sourced it has to register it.
    if [[ "${funcstack[1]}" == \#(name) ]]; then \#(name) "$@"; else compdef \#(name) \#(tree.toolName); fi

    """#
}

private func options(_ tree: CompletionTree, _ branches: CaseBranches) -> [String] {
  tree.nodes.map { node in
    let items = node.options.flatMap { option in option.typedNames.map { item($0, option.help) } }
    return "\(branches.pattern([node.path])) items=(\(items.joined(separator: " "))) ;;"
  }
}

private func subcommands(_ words: [(word: String, summary: String)]) -> String {
  "items=(\(words.map { item($0.word, $0.summary) }.joined(separator: " "))); _describe command items"
}

/// `_describe` splits at the first colon, which no name has.
private func item(_ word: String, _ summary: String) -> String {
  "\(word):\(summary)".singleQuoted
}

private func action(_ completion: CompletionKind) -> String? {
  switch completion {
  case .none: nil
  case .file: "_files"
  case .directory: "_files -/"
  case .presetName:
    // Quoted, as a pattern can run commands in Z shell, and a person may have told it to take every word for one.
    "items=(\"${(@f)$(\"${words[1]}\" list --names 2>/dev/null)}\"); compadd -- \"${(@)items:#}\""
  case .presetNameOr(let others):
    (action(.presetName) ?? "") + "; compadd -- \(others.map(\.singleQuoted).joined(separator: " "))"
  case .choices(let choices): "compadd -- \(choices.map(\.singleQuoted).joined(separator: " "))"
  }
}
