import Testing

@testable import AppScan

@Suite("Constants by name and path")
struct ConstantTableTests {
  private static func table(_ declared: (path: String, value: Double?, isMember: Bool)...) -> DeclaredNames {
    var table = DeclaredNames()
    table.add(
      declared.map {
        Declaration(path: $0.path, value: $0.value.map { .number($0) }, isShared: true, isMember: $0.isMember)
      })
    return table
  }

  private static func text(_ lookup: ConstantLookup) -> String {
    switch lookup {
    case .value(.number(let number, _), _): "\(number)"
    case .value, .function: "other"
    case .ambiguous: "ambiguous"
    case .variable: "variable"
    case .parameter: "parameter"
    case .unknown: "unknown"
    }
  }

  @Test(
    "a name means what is declared once, a path what ends in it, and a member only its path",
    arguments: [
      ("fast", "0.2"), ("slow", "ambiguous"), ("App.slow", "0.5"), ("Tokens.slow", "0.4"),
      ("changing", "variable"),
      ("Motion.Tokens.slow", "0.4"), ("okens.slow", "unknown"), ("Other.fast", "unknown"),
      ("member", "unknown"),
      ("theme.member", "0.7"), ("a.theme.member", "unknown"), ("gone", "unknown"), ("", "unknown"),
      (".", "unknown"),
      ("same.same", "ambiguous"), ("equal", "0.9"), ("everywhere.equal", "0.9"),
    ])
  func lookUp(path: String, expected: String) {
    let table = Self.table(
      ("fast", 0.2, false), ("Motion.Tokens.slow", 0.4, false), ("App.slow", 0.5, false),
      ("changing", nil, false),
      ("theme.member", 0.7, true), ("a.same.same", 1, false), ("b.same.same", 2, false),
      ("a.everywhere.equal", 0.9, false), ("b.everywhere.equal", 0.9, false))
    #expect(Self.text(table.lookUp(path)) == expected)
  }

  @Test("very deep paths are found by their ends and take little room")
  func deep() {
    let path = (0..<1000).map { "a\($0)" }.joined(separator: ".")
    let table = Self.table((path, 1, false))
    #expect(Self.text(table.lookUp("a998.a999")) == "1.0")
    #expect(Self.text(table.lookUp("a999")) == "1.0")
    #expect(Self.text(table.lookUp("a1.a2")) == "unknown")
  }

  @Test("a table of a whole app has only what other files see and can be read")
  func shared() {
    var table = ConstantTable()
    table.add(
      SharedDeclarations([
        Declaration(path: "a", value: .number(1), isShared: false),
        Declaration(path: "b", value: nil, isShared: true),
        Declaration(path: "c", value: .number(3), isShared: true),
      ]))
    #expect(["a", "b", "c"].map { Self.text(table.lookUp($0)) } == ["unknown", "unknown", "3.0"])
  }
}
