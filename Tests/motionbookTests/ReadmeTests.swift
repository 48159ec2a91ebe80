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
    try compare(lines.joined(separator: "\n"), with: Self.readme)
  }

  @Test("The picture is what the command draws")
  func drawing() throws {
    let runner = try CommandRunner()
    let result = runner.run("plot", "apple.smooth", "apple.snappy", "apple.bouncy", "--svg", "-")
    #expect(result.code == 0)
    try compare(result.out, with: Self.picture)
  }

  private func output(of line: String, _ runner: CommandRunner) throws -> [String] {
    let parts = line.dropFirst("$ motionbook ".count).components(separatedBy: " | grep ")
    let words = Self.words(parts[0])
    let result = runner.run(words)
    // A check that finds something is what the README is about.
    #expect(result.code == (words.first == "check" ? 1 : 0), "\(line): \(result.err)")
    let out = parts.count == 1 ? result.out : try Self.grep(Self.words(parts[1]), result.out, runner)
    let text = (out + result.err).replacing(runner.folder + "/", with: "")
    return text.isEmpty ? [] : text.components(separatedBy: "\n").dropLast()
  }

  /// The lines that grep finds.
  private static func grep(_ words: [String], _ text: String, _ runner: CommandRunner) throws -> String {
    try runner.write(text, to: "grepped")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["grep"] + words + [runner.path("grepped")]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let found = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "grep \(words) finds nothing")
    return found
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
