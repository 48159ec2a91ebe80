import Registry
import Testing

@Suite("packs")
struct PacksCommandTests {
  @Test("needs no registry and names every pack first, a row each")
  func rows() throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run("packs")
    #expect(result.code == 0)
    let rows = result.out.split(separator: "\n").dropFirst()
    #expect(
      try rows.prefix(Pack.all().count).map { String($0.prefix { $0 != " " }) } == Pack.all().map(\.name))
    #expect(!result.out.contains("Not held"))
  }

  @Test("of a pack that is named all is said: its counts, and what it does not hold")
  func details() throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run("packs", "apple", "material3")
    #expect(result.out.contains("apple: 7 springs, 4 curves"))
    #expect(result.out.contains("material3: ") && result.out.contains("Not held:"))
    #expect(result.out.split(separator: "\n").allSatisfy { $0.count <= 80 || !$0.dropFirst(6).contains(" ") })
    #expect(runner.run("packs", "aple").err.contains("did you mean \"apple\""))
    #expect(runner.run("packs", "aple").code == 1)
  }

  @Test("--json has every pack's counts by kind, and what it does not hold with the reason")
  func json() throws {
    let packs = try CommandRunner(packs: []).json("packs", "--json").objects("packs")
    #expect(try packs.map { try $0.string("name") } == Pack.all().map(\.name))
    for (pack, object) in zip(try Pack.all(), packs) {
      #expect(object.keys == ["name", "summary", "source", "presets", "unheld"])
      let counts = try object.object("presets")
      let total = try counts.keys.map { try counts.number($0) }.reduce(0, +)
      #expect(try Int(total) == pack.presets().count)
      for unheld in try object.objects("unheld") {
        #expect(try !unheld.string("name").isEmpty)
        #expect(try !unheld.string("reason").isEmpty)
      }
    }
  }
}
