import Foundation
import Testing

@Suite("migrate")
struct MigrateCommandTests {
  @Test("a registry of this version needs nothing, and no byte is written")
  func nothingToDo() throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    #expect(runner.run("migrate").out.contains("nothing to do"))
    let result = try runner.json("migrate", "--json")
    #expect(try result.strings("migrated").isEmpty)
    #expect(try result.string("registry") == runner.path("motionbook.db"))
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("what is no registry is refused and left as it is", arguments: ["", "some text that is no database"])
  func foreign(text: String) throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(text, to: "motionbook.db")
    let result = runner.run("migrate")
    #expect(result.code == 2)
    #expect(result.err.contains("not a registry"))
    #expect(try runner.read("motionbook.db") == text)
  }

  @Test("a registry as JSON has no version to bring on")
  func json() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Texts.settled, to: "motionbook.json")
    let result = runner.run("migrate", "--registry", "motionbook.json", "--json")
    #expect(result.code == 0)
    #expect(try JSONObject(result.out).strings("migrated").isEmpty)
  }
}
