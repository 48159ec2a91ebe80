import Foundation
import TestSupport
import Testing

/// The recipes for CI are run as they stand in the documents, by the built command, in a repository of their own.
@Suite("Recipes for CI")
struct RecipeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The commands of a recipe, by the name in its first line.
  private static func commands(of recipe: String, in document: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    let block = text.components(separatedBy: "```yaml\n").dropFirst().first { $0.hasPrefix("# \(recipe)\n") }
    let lines = try #require(block?.components(separatedBy: "```").first).components(separatedBy: "\n")
    return lines.compactMap { line in
      let command = line.trimmingCharacters(in: .whitespaces).replacing("- run: ", with: "- ")
      return command.hasPrefix("- motionbook ") ? String(command.dropFirst(2)) : nil
    }
  }

  /// A repository with an app, its registry and exports, and a branch `origin/main` where all is right.
  private func repository() throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.write(runner.run("export").out, to: "motionbook.json")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "swift", "to": "app/Motion.swift"}]}"#,
      to: ".motionbook.json")
    #expect(runner.run("export", "--all").code == 0)
    try runner.remove("motionbook.db")
    try runner.write("// accessibilityReduceMotion\nlet x = Motion.apple.bouncy\n", to: "app/Card.swift")
    try TestRepository.make(in: runner.path)
    try TestRepository.git(runner.path, "update-ref", "refs/remotes/origin/main", "HEAD")
    return runner
  }

  private func run(_ command: String, in runner: CommandRunner) throws -> (code: Int32, out: String) {
    let folder = try #require(BuiltCommand.executable).deletingLastPathComponent().path
    let result = try Program.run(
      ["bash", "-c", command], in: runner.url,
      environment: ["PATH": folder + ":/usr/bin:/bin", "LANG": "C.UTF-8"], joinsErrors: false)
    return (result.status, result.output)
  }

  @Test("The commands for many teams run one after another, and what they publish is there")
  func manyTeams() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("docs/many-teams.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```sh\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 5)
    let runner = try CommandRunner(packs: [])
    let settings = """
      set -euo pipefail
      export GIT_AUTHOR_NAME=Team GIT_AUTHOR_EMAIL=team@example.com
      export GIT_COMMITTER_NAME=Team GIT_COMMITTER_EMAIL=team@example.com GIT_CONFIG_GLOBAL=/dev/null

      """
    let result = try run(settings + blocks.joined(separator: "\n"), in: runner)
    #expect(result.code == 0, "\(result.out)")
    #expect(
      result.out.contains("~ brand.calm -> brand.slow") && result.out.contains("No findings in 3 presets"))
    let latest = try JSONObject(runner.read("shop/public/latest.json")).string("digest")
    for file in ["motion.css", "motion.tokens.json", "motionbook.json"] {
      #expect(runner.exists("shop/public/\(latest)/\(file)"), "\(file)")
    }
    #expect(try runner.read("shop/public/\(latest)/motionbook.json") == runner.read("shop/motionbook.json"))
  }

  @Test(
    "pass where all is right, and fail for what a change brings in",
    arguments: [("README.md", ".github/workflows/motion.yml"), ("docs/ci.md", ".gitlab-ci.yml")])
  func recipes(document: String, recipe: String) throws {
    let commands = try Self.commands(of: recipe, in: document)
    #expect(commands.count == 3)
    let runner = try repository()
    for command in commands { #expect(try run(command, in: runner).code == 0, "\(command)") }
    try runner.write(
      "// accessibilityReduceMotion\nlet x = Motion.apple.bouncy\nlet y = Animation.spring(duration: 0.48, bounce: 0.3)\n",
      to: "app/Card.swift")
    try TestRepository.commit(in: runner.path)
    let check = try run(try #require(commands.last), in: runner)
    #expect(check.code == 1)
    let report = check.out + ((try? runner.read("motion.json")) ?? "")
    #expect(report.contains("app/Card.swift"))
    #expect(report.contains("apple.bouncy"))
  }
}
