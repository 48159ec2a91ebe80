import Foundation
import TestSupport
import Testing

@testable import motionbook

@Suite("diff with revisions of git")
struct DiffRevisionTests {
  private static func registry(duration: Double) -> String {
    """
    {"format": "motionbook/1", "presets": [{"name": "a", "kind": "spring", "duration": \(duration)}]}
    """
  }

  /// Two commits of a registry as JSON, with another duration each.
  private func makeRepository() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    try TestRepository.git(runner.path, "init", "-q")
    for duration in [0.5, 0.6] {
      try runner.write(Self.registry(duration: duration), to: "motionbook.json")
      try TestRepository.git(runner.path, "add", "-A")
      try TestRepository.git(runner.path, "commit", "-q", "-m", "\(duration)")
    }
    return runner
  }

  @Test(
    "a revision is compared with a file and with another revision")
  func revisions() throws {
    let runner = try makeRepository()
    #expect(runner.run("diff", "git:HEAD", "motionbook.json").code == 0)
    let result = runner.run("diff", "git:HEAD~1", "git:HEAD")
    #expect(result.code == 1, "\(result.err)")
    #expect(result.out.contains("duration  0.5 -> 0.6"))
    #expect(runner.run("diff", "git:HEAD~1:motionbook.json", "git:HEAD").code == 1)
    #expect(runner.run("diff", "git:HEAD~1", "git:HEAD", "--registry", "motionbook.json").code == 1)
  }

  @Test("the nearest registry above a folder is the one that is meant")
  func subfolder() throws {
    let runner = try makeRepository()
    try runner.write(Self.registry(duration: 0.6), to: "app/copy/other.json")
    let result = runner.run(["diff", "git:HEAD", "other.json"], in: "app/copy")
    #expect(result.code == 0, "\(result.err)")
    #expect(runner.run(["diff", "git:HEAD~1:../../motionbook.json", "other.json"], in: "app/copy").code == 1)
    #expect(runner.run("diff", "git:HEAD:app/copy/other.json", "motionbook.json").code == 2)
  }

  @Test("a database that was committed is read from a copy, which is removed")
  func database() throws {
    let runner = try CommandRunner()
    try TestRepository.git(runner.path, "init", "-q")
    try TestRepository.git(runner.path, "add", "-A")
    try TestRepository.git(runner.path, "commit", "-q", "-m", "first")
    try runner.add(#"{"name": "later", "kind": "duration", "duration": 0.2}"#)
    let temporary = runner.path("temporary")
    try runner.makeFolder("temporary")
    let result = runner.run(
      ["diff", "git:HEAD", "motionbook.db", "--json"], environment: ["TMPDIR": temporary])
    #expect(result.code == 1, "\(result.err)")
    #expect(try JSONObject(result.out).objects("added").map { try $0.string("name") } == ["later"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
  }

  @Test("what git does not have is said in a sentence, with exit code 2")
  func failures() throws {
    let runner = try makeRepository()
    let revision = runner.run("diff", "git:nowhere", "motionbook.json")
    #expect(revision.code == 2)
    #expect(revision.err.contains("no revision nowhere"))
    let file = runner.run("diff", "git:HEAD:other.json", "motionbook.json")
    #expect(file.code == 2)
    #expect(file.err.contains("no other.json at the revision HEAD"))
    for word in ["git:", "git:--output=x", "git:HEAD:"] {
      #expect(runner.run("diff", word, "motionbook.json").code == 64)
    }
    let outside = try CommandRunner(packs: [])
    try outside.write(Self.registry(duration: 1), to: "motionbook.json")
    let none = outside.run("diff", "git:HEAD", "motionbook.json")
    #expect(none.code == 2)
    #expect(none.err.contains("repository"))
  }
}
