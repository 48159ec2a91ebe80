import Foundation
import Testing

@testable import motionbook

/// The README's `console` blocks are run in one folder, one after another, and must print what stands there.
@Suite("README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let readme = root.appendingPathComponent("README.md")
  private static let picture = root.appendingPathComponent("docs/springs.svg")

  @Test("Every command in the README prints what the README says")
  func outputs() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let runner = try CommandRunner(packs: [])
    var inBlock = false
    var lines: [String] = []
    for line in text.components(separatedBy: "\n") {
      if line == "```console" {
        inBlock = true
      } else if inBlock, line == "```" {
        inBlock = false
      } else if inBlock {
        // Outputs are made anew by the commands that stand before them.
        if line.hasPrefix("$ ") { lines.append(contentsOf: [line] + output(of: line, runner)) }
        continue
      }
      lines.append(line)
    }
    try compare(lines.joined(separator: "\n"), with: Self.readme)
  }

  @Test("The picture is what the command draws")
  func drawing() throws {
    let runner = try CommandRunner()
    let result = runner.run("plot", "apple.smooth", "apple.snappy", "apple.bouncy", "--svg", "-")
    #expect(result.code == 0)
    try compare(result.out, with: Self.picture)
  }

  private func output(of line: String, _ runner: CommandRunner) -> [String] {
    let words = Self.words(String(line.dropFirst("$ motionbook ".count)))
    let result = runner.run(words)
    #expect(result.code == 0, "\(line): \(result.err)")
    let text = (result.out + result.err).replacing(runner.folder + "/", with: "")
    return text.isEmpty ? [] : text.components(separatedBy: "\n").dropLast()
  }

  /// Splits as a shell does, as far as the README needs it: single quotes.
  private static func words(_ line: String) -> [String] {
    line.components(separatedBy: "'").enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
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
