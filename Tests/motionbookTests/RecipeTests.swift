import Foundation
import TestSupport
import Testing

/// The recipes for CI are run as they stand in the documents, by the built command, in a repository of their own.
@Suite("Recipes for CI")
struct RecipeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The commands of a recipe in their order, by the name in its first line, but for those that install the command.
  private static func commands(of recipe: String, in document: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    let block = text.components(separatedBy: "```yaml\n").dropFirst().first { $0.hasPrefix("# \(recipe)\n") }
    let lines = try #require(block?.components(separatedBy: "```").first).components(separatedBy: "\n")
    return lines.compactMap { line in
      let command = line.trimmingCharacters(in: .whitespaces).replacing("- run: ", with: "- ")
      let words = command.hasPrefix("- ") ? String(command.dropFirst(2)) : command
      return words.hasPrefix("motionbook ") ? words : nil
    }
  }

  /// A service's clone of a branch, and what the service tells its jobs.
  private struct Job {
    let runner: CommandRunner
    let environment: [String: String]
  }

  /// A service that runs recipes.
  enum Service: CaseIterable {
    case gitHub, gitLab
  }

  /// A server's repository with an app, its registry and exports. Its branch `topic` parted from `main` before the latest
  /// commit there, which tweaks a preset.
  ///
  /// - Parameter app: Whether `main` has them before `topic` began.
  private func server(app: Bool = true) throws -> CommandRunner {
    let runner = try CommandRunner()
    if !app {
      try TestRepository.git(runner.path, "init", "-q", "-b", "main")
      try TestRepository.git(runner.path, "commit", "-q", "--allow-empty", "-m", "before")
      try TestRepository.git(runner.path, "checkout", "-q", "-b", "topic")
    }
    try runner.write(runner.run("export").out, to: "motionbook.json")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "swift", "to": "app/Motion.swift"}]}"#,
      to: ".motionbook.json")
    #expect(runner.run("export", "--all").code == 0)
    try runner.remove("motionbook.db")
    try runner.write("// accessibilityReduceMotion\nlet x = Motion.apple.bouncy\n", to: "app/Card.swift")
    if !app {
      try TestRepository.commit(in: runner.path)
      return runner
    }
    try TestRepository.git(runner.path, "init", "-q", "-b", "main")
    try TestRepository.commit(in: runner.path)
    try TestRepository.git(runner.path, "checkout", "-q", "-b", "topic")
    try TestRepository.git(runner.path, "commit", "-q", "--allow-empty", "-m", "topic")
    try TestRepository.git(runner.path, "checkout", "-q", "main")
    #expect(runner.run("tweak", "apple.smooth", "--duration", "0.8", "--reduced", "none").code == 0)
    #expect(runner.run("export", "--all").code == 0)
    try runner.write("let y = Animation.spring(duration: 0.47, bounce: 0.3)\n", to: "app/Main.swift")
    try TestRepository.commit(in: runner.path)
    return runner
  }

  /// The clone as the service's runner makes it: GitHub's action fetches all branches and checks out the merge, GitLab's
  /// runner fetches the commits of the request alone, and neither is on a branch.
  private func job(_ service: Service, of server: CommandRunner) throws -> Job {
    let runner = try CommandRunner(packs: [])
    func git(_ words: String...) throws -> String {
      try TestRepository.git(runner.path, words).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let base = try TestRepository.git(server.path, "merge-base", "main", "topic")
    _ = try git("init", "-q")
    _ = try git("remote", "add", "origin", "file://\(server.path)")
    switch service {
    case .gitHub:
      try TestRepository.git(server.path, "checkout", "-q", "--detach", "main")
      try TestRepository.git(server.path, "merge", "-q", "--no-edit", "topic")
      try TestRepository.git(server.path, "update-ref", "refs/pull/1/merge", "HEAD")
      _ = try git(
        "fetch", "-q", "origin", "+refs/heads/*:refs/remotes/origin/*",
        "+refs/pull/1/merge:refs/remotes/pull/1/merge")
      _ = try git("checkout", "-q", "--force", "refs/remotes/pull/1/merge")
    case .gitLab:
      try TestRepository.git(server.path, "update-ref", "refs/pipelines/1", "topic")
      _ = try git("fetch", "-q", "origin", "+refs/pipelines/1:refs/pipelines/1")
      _ = try git("checkout", "-q", "--force", "--detach", "refs/pipelines/1")
    }
    return Job(
      runner: runner,
      environment: [
        "GITHUB_BASE_REF": "main", "GITHUB_STEP_SUMMARY": runner.path("summary.md"),
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": base.trimmingCharacters(in: .whitespacesAndNewlines),
      ])
  }

  private func run(
    _ command: String, in runner: CommandRunner, _ environment: [String: String] = [:]
  ) throws -> (code: Int32, out: String) {
    let folder = try #require(BuiltCommand.executable).deletingLastPathComponent().path
    let result = try Program.run(
      ["bash", "-e", "-c", command], in: runner.url,
      environment: ["PATH": folder + ":/usr/bin:/bin", "LANG": "C.UTF-8"].merging(environment) { $1 },
      joinsErrors: false)
    return (result.status, result.output)
  }

  @Test("The commands for many teams run one after another, and what they publish is there")
  func manyTeams() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("docs/many-teams.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```sh\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 7)
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
    "pass where all is right, and fail for what a change brings in, and not for what others changed",
    arguments: [
      ("README.md", ".github/workflows/motion.yml", Service.gitHub),
      ("docs/ci.md", ".github/workflows/motion.yml", .gitHub), ("docs/ci.md", ".gitlab-ci.yml", .gitLab),
    ])
  func recipes(document: String, recipe: String, service: Service) throws {
    let commands = try Self.commands(of: recipe, in: document)
    #expect(commands.count >= 3)
    let server = try server()
    let right = try job(service, of: server)
    for command in commands {
      let result = try run(command, in: right.runner, right.environment)
      #expect(result.code == 0, "\(command): \(result.out)")
    }
    try TestRepository.git(server.path, "checkout", "-q", "topic")
    #expect(server.run("tweak", "apple.bouncy", "--duration", "0.48", "--reduced", "none").code == 0)
    #expect(server.run("export", "--all").code == 0)
    try server.write(
      "// accessibilityReduceMotion\nlet x = Motion.apple.bouncy\nlet y = Animation.spring(duration: 0.47, bounce: 0.3)\n",
      to: "app/Card.swift")
    try TestRepository.commit(in: server.path)
    let wrong = try job(service, of: server)
    for command in commands {
      let result = try run(command, in: wrong.runner, wrong.environment)
      #expect(result.code == (command.hasPrefix("motionbook check ") ? 1 : 0), "\(command): \(result.out)")
      if result.code == 0 { continue }
      let report = result.out + ((try? wrong.runner.read("motion.json")) ?? "")
      #expect(report.contains("app/Card.swift") && report.contains("apple.bouncy"), "\(report)")
      #expect(!report.contains("app/Main.swift"), "\(report)")
    }
    guard document == "docs/ci.md" else { return }
    #expect(wrong.runner.exists("motion.html"))
    guard service == .gitHub else { return }
    let summary = try wrong.runner.read("summary.md")
    #expect(summary.contains("apple.bouncy") && !summary.contains("apple.smooth"), "\(summary)")
  }

  @Test(
    "pass on the change that brings the registry in",
    arguments: [
      ("README.md", ".github/workflows/motion.yml", Service.gitHub),
      ("docs/ci.md", ".github/workflows/motion.yml", .gitHub), ("docs/ci.md", ".gitlab-ci.yml", .gitLab),
    ])
  func first(document: String, recipe: String, service: Service) throws {
    let job = try job(service, of: server(app: false))
    for command in try Self.commands(of: recipe, in: document) {
      let result = try run(command, in: job.runner, job.environment)
      #expect(result.code == 0, "\(command): \(result.out)")
    }
  }
}
