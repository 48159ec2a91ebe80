import Foundation
import TestSupport
import Testing

@testable import AppScan

@Suite("GitIgnore against git")
struct GitIgnoreAgainstGitTests {
  private static let pieces = [
    "a", "b", "ab", "foo", "*", "**", "?", "/", "/", "!", "\\", "[ab]", "[!a]", "[a-", "]", "*.b", ".b", " ",
    "#",
    "**/", "/**", "***", "[[:alpha:]]", "[\\]a]", "-",
  ]
  private static let names = [
    "a", "b", "ab", "foo", "a.b", ".b", "foo ", "!a", "#a", "a]", "fooa", "b*", "a\\",
  ]

  @Test("random patterns in nested files decide as git check-ignore does", arguments: 0..<12)
  func random(seed: Int) throws {
    var random = Seeded(seed: UInt64(seed))
    let tree = try IgnoreTree()
    for _ in 0..<40 {
      let depth = Int.random(in: 1...4, using: &random)
      tree.add(
        (0..<depth).compactMap { _ in Self.names.randomElement(using: &random) }.joined(separator: "/"))
    }
    for folder in [""] + tree.folders.shuffled(using: &random).prefix(3) {
      let lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
          Self.pieces.randomElement(using: &random)
        }
        .joined()
      }
      try tree.ignore(lines.joined(separator: "\n") + "\n", in: folder)
    }
    let expected = try tree.ignoredByGit()
    let found = tree.ignoredByRules()
    #expect(found == expected, "\(tree.texts)")
  }
}

/// A folder with files, and what is ignored of them by git and by us.
private final class IgnoreTree {
  private let root: TemporaryFolder
  private(set) var texts: [String: String] = [:]
  private var files: Set<String> = []
  private(set) var folders: [String] = []

  init() throws { root = try TemporaryFolder() }

  /// Adds a file, unless a part of its path is a file already or it is a folder.
  func add(_ path: String) {
    guard !root.exists(path), (try? root.write("", to: path)) != nil else { return }
    files.insert(path)
    for folder in Self.above(path) where !folders.contains(folder) { folders.append(folder) }
  }

  func ignore(_ text: String, in folder: String) throws {
    texts[folder] = text
    try root.write(text, to: folder.isEmpty ? ".gitignore" : folder + "/.gitignore")
  }

  func ignoredByGit() throws -> Set<String> {
    _ = try git("init", "-q")
    return try git("check-ignore", "--no-index", "-z", "--stdin", input: files.joined(separator: "\0"))
  }

  func ignoredByRules() -> Set<String> {
    files.filter { file in
      (Self.above(file).map { ($0, true) } + [(file, false)]).contains { path, isFolder in
        withBytes(path) { rules(over: path).ignores($0, nameStart: path.nameStart, isFolder: isFolder) }
      }
    }
  }

  private func rules(over path: String) -> IgnoreRules {
    var rules = IgnoreRules(GitIgnore(Array((texts[""] ?? "").utf8)), base: 0, above: nil)
    for folder in Self.above(path) {
      guard let text = texts[folder] else { continue }
      rules = IgnoreRules(GitIgnore(Array(text.utf8)), base: folder.utf8.count + 1, above: rules)
    }
    return rules
  }

  /// The folders above a path, from the outermost.
  private static func above(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(parts.count, 1)).map { parts[..<$0].joined(separator: "/") }
  }

  private func git(_ words: String..., input: String = "") throws -> Set<String> {
    let result = try Program.run(
      ["git", "-C", root.path, "-c", "core.excludesFile=/dev/null"] + words, input: input, joinsErrors: false)
    #expect(result.status <= 1, "\(result.errors)")
    return Set(result.output.split(separator: "\0").map(String.init))
  }
}
