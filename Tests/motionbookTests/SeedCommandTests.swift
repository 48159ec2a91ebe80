import Testing

@Suite("seed")
struct SeedCommandTests {
  @Test("adds a pack; a second time everything is unchanged and no byte is written")
  func addsOnce() throws {
    let runner = try CommandRunner(packs: ["apple"])
    let first = runner.run("seed", "carbon")
    #expect(first.code == 0)
    #expect(first.out.hasPrefix("added "))
    let before = try runner.bytes("motionbook.db")
    let second = try runner.json("seed", "carbon", "--json")
    #expect(try second.strings("added").isEmpty)
    #expect(try second.strings("replaced").isEmpty)
    #expect(try second.number("unchanged") > 0)
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("what differs is refused by name, and nothing of any pack is added")
  func refusesDifferences() throws {
    let runner = try CommandRunner(packs: ["apple"])
    #expect(runner.run("tweak", "apple.snappy", "--bounce", "0.2").code == 0)
    let before = try runner.bytes("motionbook.db")
    let result = runner.run("seed", "carbon", "apple")
    #expect(result.code == 1)
    #expect(result.err.contains("apple.snappy"))
    #expect(result.err.contains("--replace"))
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("--replace brings the pack's own back")
  func replaces() throws {
    let runner = try CommandRunner(packs: ["apple"])
    let before = runner.run("export").out
    runner.run("tweak", "apple.snappy", "--bounce", "0.2")
    let result = try runner.json("seed", "apple", "--replace", "--json")
    #expect(try result.strings("replaced") == ["apple.snappy"])
    #expect(runner.run("export").out == before)
  }

  @Test("a misspelt pack gets the nearest one suggested; no pack is a wrong command line")
  func unknownPack() throws {
    let runner = try CommandRunner(packs: ["apple"])
    let result = runner.run("seed", "material")
    #expect(result.code == 1)
    #expect(result.err.contains("material3"))
    #expect(runner.run("seed").code == 64)
  }

  @Test("a pack whose name is somebody's preset is refused")
  func groupTaken() throws {
    let runner = try CommandRunner(packs: ["apple"])
    try runner.add(Texts.spring("carbon"))
    let result = runner.run("seed", "carbon")
    #expect(result.code == 1)
    #expect(result.err.contains("\"carbon\""))
  }

  @Test("without a registry it names init")
  func noRegistry() throws {
    let result = try CommandRunner(packs: []).run("seed", "apple")
    #expect(result.code == 2)
    #expect(result.err.contains("motionbook init"))
  }
}
