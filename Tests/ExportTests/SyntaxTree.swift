import Foundation
import TestSupport
import Testing

/// A parser of Kotlin or Dart: tree-sitter's, from Python's package of that language.
enum SyntaxTree {
  static let hint: Comment =
    "needs parsers in Python: pip install tree-sitter tree-sitter-kotlin tree-sitter-dart"

  static let isThere: Bool = {
    let result = try? InstalledProgram("python3")?.run(
      ["-c", "import tree_sitter, tree_sitter_kotlin, tree_sitter_dart"])
    return result?.status == 0
  }()

  /// Where a text is no program of the language, a line each; nothing where it is one.
  static func complaints(_ text: String, language: String) throws -> String {
    let python = try #require(InstalledProgram("python3"))
    return try Verdicts.kept([python], [script, language, text]) {
      try TemporaryFolder.use { folder in
        try folder.write(text, to: "exported.txt")
        let result = try python.run(["-c", script, language, "exported.txt"], in: folder.url)
        try #require(result.status == 0, "\(result.output)")
        return result.output
      }
    }
  }

  private static let script = """
    import importlib, sys
    from tree_sitter import Language, Parser
    language = Language(importlib.import_module("tree_sitter_" + sys.argv[1]).language())
    tree = Parser(language).parse(open(sys.argv[2], "rb").read())
    def visit(node):
        if node.type == "ERROR" or node.is_missing:
            print(f"line {node.start_point[0] + 1}: {node.text[:80]}")
        else:
            for child in node.children:
                visit(child)
    visit(tree.root_node)
    """
}
