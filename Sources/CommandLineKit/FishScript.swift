/// A completion script for fish.
func fishCompletionScript(for tree: CompletionTree) -> String {
  let name = "__\(tree.identifier)"
  return #"""
    # Made by `\#(tree.toolName) --generate-completion-script fish`.

    function \#(name)_takes_value
      switch $argv[1]
    \#(indented(takesValue(tree), by: 4))
          return 0
      end
      return 1
    end

    function \#(name)_state
      set -l words (commandline -opc)
      set -l at \#(quoted(tree.toolName))
      set -l position 0
      set -l skips false
      for word in $words[2..-1]
        if $skips
          set skips false
          continue
        end
        if \#(name)_takes_value "$at:$word"
          set skips true
          continue
        end
        switch "$at:$word"
    \#(indented(steps(tree), by: 6))
          case '*:help' '*:-*'
            continue
          case '*'
            set position (math $position + 1)
        end
      end
      echo "$at:$position"
    end

    function \#(name)_at
      string match -q -- $argv[1] (\#(name)_state)
    end

    function \#(name)_names
      set -l words (commandline -opc)
      $words[1] list --names 2>/dev/null
    end

    complete -c \#(tree.toolName) -f
    \#(tree.nodes.flatMap { lines($0, tree) }.joined(separator: "\n"))

    """#
}

private func takesValue(_ tree: CompletionTree) -> [String] {
  ["case " + tree.nodes.flatMap(\.valueOptions).flatMap(\.keys).map(quoted).joined(separator: " ")]
}

private func steps(_ tree: CompletionTree) -> [String] {
  tree.nodes.flatMap(\.steps).flatMap { step in
    [
      "case \(step.keys.map(quoted).joined(separator: " "))", "  set at \(quoted(step.path))",
      "  set position 0",
    ]
  }
}

private func lines(_ node: CompletionTree.Node, _ tree: CompletionTree) -> [String] {
  let subcommands = node.subcommandWords.map { word, summary in
    line(node.start, tree) + " -a \(word) -d \(quoted(summary))"
  }
  let operands = node.operands.compactMap { operand in
    action(operand.completion, tree).map { line(operand.key, tree) + " \($0)" }
  }
  let options = node.options.map { option in
    var text = line("\(node.path):*", tree) + " -l \(option.name)"
    if let short = option.short { text += " -s \(short)" }
    if option.role == .option { text += " -r " + (action(option.effectiveCompletion, tree) ?? "-f") }
    return text + " -d \(quoted(option.help))"
  }
  return subcommands + operands + options
}

private func line(_ key: String, _ tree: CompletionTree) -> String {
  "complete -c \(tree.toolName) -n \"__\(tree.identifier)_at \(quoted(key))\""
}

private func action(_ completion: CompletionKind, _ tree: CompletionTree) -> String? {
  switch completion {
  case .none: nil
  case .file: "-F"
  case .directory: "-f -a '(__fish_complete_directories)'"
  case .presetName: "-f -a '(__\(tree.identifier)_names)'"
  case .presetNameOr(let others): "-f -a '(__\(tree.identifier)_names) \(others.joined(separator: " "))'"
  case .choices(let choices): "-f -a \(quoted(choices.joined(separator: " ")))"
  }
}

/// In fish's single quotes a backslash escapes a quote and itself.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
}
