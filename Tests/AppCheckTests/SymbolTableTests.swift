import AppCheck
import Testing

@Suite("Tables of generated names")
struct SymbolTableTests {
  @Test("every first name is looked for, however many an export has")
  func manyRoots() {
    let roots = (0..<70_000).map { "acmeN\($0)" }
    var table = SymbolTable()
    table.add([], roots: roots, prefixes: [])
    table.add([], roots: ["acmeN0", "Motion"], prefixes: [])
    #expect(table.roots == roots + ["Motion"])
  }
}
