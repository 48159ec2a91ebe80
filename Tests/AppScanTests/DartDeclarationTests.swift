import Testing

@testable import AppScan

@Suite("Dart declarations")
struct DartDeclarationTests {
  private func declarations(_ text: String) -> [Declaration] {
    LexedSource(.dart, text).declarations.filter { !$0.isApart }
  }

  @Test("top-level and static constants are shared by path, private and local ones are not")
  func paths() {
    let found = declarations(
      """
      const top = 1, next = 2;
      const double _own = 3;
      abstract final class Motion { static const int fast = 4; final int field = 5; f() { final local = 6; } }
      """)
    #expect(found.map(\.path) == ["top", "next", "_own", "Motion.fast", "Motion.field", "Motion.local"])
    #expect(found.map(\.isShared) == [true, true, false, true, false, false])
    #expect(found.map(\.value) == (1...6).map { .number(Double($0)) })
  }

  @Test("variables, fields, parameters and names of closures count, parameters with their defaults")
  func variables() {
    let found = declarations(
      """
      int a = 1;
      class Card { final Duration? b; List<int> c = []; Card({required this.d, int e = 3});
        f(Map<int, List<int>> g) { var h = 1; list.map((i, j) => i + j); for (final k in l) {} } }
      Duration get m { return x; }
      """)
    #expect(found.map(\.name) == ["a", "b", "c", "new", "d", "e", "g", "h", "i", "j", "k", "m"])
    #expect(found.first { $0.name == "new" }?.role == .function(["d", ""]))
    #expect(
      found.filter { $0.value != nil && $0.name != "new" }.map { [$0.name: $0.value] } == [["e": .number(3)]])
    #expect(found.filter { $0.role == .parameter }.map(\.name) == ["e", "g", "i", "j"])
    #expect(found.allSatisfy { !$0.isShared })
  }

  @Test("a getter is a constant of what it gives")
  func getters() {
    let found = declarations(
      "int get a => 1; class M { static int get b => 2; int get c => 3; int get _d { return 4; } }")
    #expect(found.map(\.path) == ["a", "M.b", "M.c", "M._d"])
    #expect(found.map(\.isShared) == [true, true, false, false])
    #expect(found.map(\.value) == [.number(1), .number(2), .number(3), nil])
  }

  @Test("expressions and statements declare nothing")
  func negatives() {
    #expect(declarations("return x; await y; f(const Foo(1)); a < b, c > (d); x = y ? z : w;").isEmpty)
  }
}
