import Foundation
import TestSupport
import Testing

@testable import motionbook

/// The `console` blocks of a document are run in a folder of its own, one after another, and must print what stands
/// there.
@Suite("Documents")
struct DocumentTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let picture = root.appendingPathComponent("docs/springs.svg")

  @Test(
    "Every command in a document prints what the document says",
    arguments: ["README.md", "docs/platforms.md", "docs/apps.md", "docs/fitting.md"])
  func outputs(document: String) throws {
    let file = Self.root.appendingPathComponent(document)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("```console\n$ motionbook "))
    let runner = try CommandRunner(packs: [])
    var inBlock = false
    var lines: [String] = []
    var source: (file: String, lines: [String])?
    for line in text.components(separatedBy: "\n") {
      if let open = source {
        if line == "```" {
          try runner.write(open.lines.joined(separator: "\n") + "\n", to: open.file)
          source = nil
        } else {
          source?.lines.append(line)
        }
      } else if line.hasPrefix("```"), line.contains(" app/"), let file = line.split(separator: " ").last {
        // A source of the app that the commands look at.
        source = (String(file), [])
      } else if line == "```console" {
        inBlock = true
      } else if inBlock, line == "```" {
        inBlock = false
      } else if inBlock {
        // Outputs are made anew by the commands that stand before them.
        if line.hasPrefix("$ ") { lines.append(contentsOf: [line] + (try output(of: line, runner))) }
        continue
      }
      lines.append(line)
    }
    try compare(lines.joined(separator: "\n"), with: file)
  }

  @Test("The README is short, and what it links to is there", arguments: ["README.md", "CONTRIBUTING.md"])
  func links(document: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
    #expect(text.components(separatedBy: "\n").count <= 221)
    for link in text.matches(of: #/\]\(([^):#]+)[^):]*\)/#).map(\.output.1) {
      let path = Self.root.appendingPathComponent(String(link)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document) links to \(link)")
    }
  }

  @Test("The picture is what the command draws")
  func drawing() throws {
    let runner = try CommandRunner()
    let result = runner.run("plot", "apple.smooth", "apple.snappy", "apple.bouncy", "--svg", "-")
    #expect(result.code == 0)
    try compare(result.out, with: Self.picture)
  }

  @Test("The pictures of the argument from continuity are what the commands beside them draw")
  func continuity() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("docs/continuity.md"), encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```sh\n").dropFirst().first)
    let lines = block.components(separatedBy: "```")[0].split(separator: "\n")
    #expect(lines.count == 2)
    let runner = try CommandRunner()
    for line in lines {
      let words = shellWords(String(line))
      let result = runner.run(words.dropFirst().dropLast() + ["-"])
      #expect(result.code == 0, "\(line): \(result.err)")
      try compare(result.out, with: Self.root.appendingPathComponent(try #require(words.last)))
    }
  }

  private func output(of line: String, _ runner: CommandRunner) throws -> [String] {
    let parts = line.dropFirst("$ motionbook ".count).components(separatedBy: " | grep ")
    let words = shellWords(parts[0])
    let result = runner.run(words)
    // A check that finds something is what the document is about.
    #expect(result.code == (words.first == "check" ? 1 : 0), "\(line): \(result.err)")
    let out = parts.count == 1 ? result.out : try Self.grep(shellWords(parts[1]), result.out, runner)
    let text = (out + result.err).replacing(runner.path + "/", with: "")
    return text.isEmpty ? [] : text.components(separatedBy: "\n").dropLast()
  }

  /// The lines that grep finds.
  private static func grep(_ words: [String], _ text: String, _ runner: CommandRunner) throws -> String {
    try runner.write(text, to: "grepped")
    let result = try Program.run(["grep"] + words + [runner.path("grepped")])
    #expect(result.status == 0, "grep \(words) finds nothing")
    return result.output
  }

  private func compare(_ text: String, with file: URL) throws {
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == text { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); read the difference and run the tests again")
    } else {
      #expect(
        recorded == text, "\(file.lastPathComponent) is stale; run `make record` and read the difference")
    }
  }
}
