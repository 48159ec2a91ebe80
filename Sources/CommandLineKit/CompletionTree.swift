import PlainText

/// The commands of a tool and their parameters, as every shell needs them to complete command lines.
///
/// Every script keeps two facts while it walks over the words: the command so far (`motionbook add spring`)
/// and the number of operands since. The keys below join the command and a word, or that number, with a
/// colon.
struct CompletionTree {
  struct Node {
    let path: String
    let subcommands: [CommandInfo]
    let arguments: [Specification]
    let options: [Specification]
  }

  let toolName: String
  let nodes: [Node]

  init(root: CommandPath) {
    toolName = root.names.joined()
    nodes = Self.nodes(below: root)
  }

  /// The tool's name as part of a shell function's name.
  var identifier: String { String(toolName.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  private static func nodes(below path: CommandPath) -> [Node] {
    let (shown, children) = (path.parameters, path.children)
    let node = Node(
      path: path.names.joined(separator: " "), subcommands: children.map { $0.leaf.info },
      arguments: shown.filter { $0.role == .argument },
      options: shown.filter { $0.role != .argument } + BuiltIn.all(at: path))
    return [node] + children.flatMap(nodes)
  }
}

extension CompletionTree.Node {
  /// The key of a command that has no operand yet.
  var start: String { "\(path):0" }

  /// Words that lead to a command below, as keys, and that command's path.
  var steps: [(keys: [String], path: String)] {
    subcommands.map { info in
      (([info.name] + info.aliases).map { "\(path):\($0)" }, "\(path) \(info.name)")
    }
  }

  /// Words that may stand where a subcommand is expected, with their summaries.
  var subcommandWords: [(word: String, summary: String)] {
    guard !subcommands.isEmpty else { return [] }
    return subcommands.map { ($0.name, $0.summary) } + [("help", "Show help information.")]
  }

  /// Options that take a value, as keys, and what completes it.
  var valueOptions: [(keys: [String], completion: CompletionKind)] {
    options.filter { $0.role == .option }.map { option in
      (option.typedNames.map { "\(path):\($0)" }, option.effectiveCompletion)
    }
  }

  /// Operands by position, as keys, and what completes them; the key of a repeated one ends in a star.
  var operands: [(key: String, completion: CompletionKind)] {
    arguments.enumerated().map { index, argument in
      (argument.isRepeating ? "\(path):*" : "\(path):\(index)", argument.effectiveCompletion)
    }
  }
}

/// The branches of a `case` over keys, as Bash and Z shell have them.
struct CaseBranches {
  let tree: CompletionTree
  /// The text before the first pattern of a branch, and between two.
  var opening = ""
  let separator: String
  /// The command that offers what completes a value; nil where nothing does.
  let action: (CompletionKind) -> String?

  /// A star at the end stays outside the quotes, where it matches anything.
  func pattern(_ keys: [String]) -> String {
    let quoted = keys.map { key in
      key.hasSuffix(":*") ? String(key.dropLast()).singleQuoted + "*" : key.singleQuoted
    }
    return opening + quoted.joined(separator: separator) + ")"
  }

  /// Those of the options that take a value.
  var takesValue: [String] { tree.nodes.flatMap(\.valueOptions).map { "\(pattern($0.keys)) ;;" } }

  /// Those of the words that lead to a command below.
  var steps: [String] {
    tree.nodes.flatMap(\.steps).map { "\(pattern($0.keys)) command=\($0.path.singleQuoted); position=0 ;;" }
  }

  /// Those of the options whose values are completed.
  var values: [String] {
    tree.nodes.flatMap(\.valueOptions).compactMap { option in
      action(option.completion).map { "\(pattern(option.keys)) \($0) ;;" }
    }
  }

  /// Those of the operands that are completed.
  ///
  /// - Parameter subcommands: The command that offers subcommands.
  func operands(_ subcommands: ([(word: String, summary: String)]) -> String) -> [String] {
    tree.nodes.flatMap { node in
      let words = node.subcommandWords
      let start = words.isEmpty ? [] : ["\(pattern([node.start])) \(subcommands(words)) ;;"]
      return start
        + node.operands.compactMap { operand in
          action(operand.completion).map { "\(pattern([operand.key])) \($0) ;;" }
        }
    }
  }
}

/// Lines with an indentation; empty if there are none.
func indented(_ lines: [String], by count: Int) -> String {
  lines.map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
}
