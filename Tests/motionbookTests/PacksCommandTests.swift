import Registry
import Testing

@Suite("packs")
struct PacksCommandTests {
  @Test("needs no registry and names every pack with its counts")
  func text() throws {
    let result = try CommandRunner(packs: []).run("packs")
    #expect(result.code == 0)
    for pack in try Pack.all() { #expect(result.out.contains("\(pack.name): ")) }
    #expect(result.out.contains("apple: 7 springs, 4 curves"))
    #expect(result.out.split(separator: "\n").allSatisfy { $0.count <= 80 || !$0.dropFirst(6).contains(" ") })
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
