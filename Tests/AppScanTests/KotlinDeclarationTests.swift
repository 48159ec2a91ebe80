import Testing

@testable import AppScan

@Suite("Kotlin declarations")
struct KotlinDeclarationTests {
  private func declarations(_ text: String) -> [Declaration] {
    LexedSource(.kotlin, text).declarations.filter { !$0.isApart }
  }

  @Test("objects and companions give their members a path and share them")
  func paths() {
    let found = declarations(
      """
      const val top = 1
      object Motion { val fast: Int = 2 }
      class Card { companion object { const val slow = 3L; private const val hidden = 4 }; val own = 5 }
      """)
    #expect(found.map(\.path) == ["top", "Motion.fast", "Card.slow", "Card.hidden", "Card.own"])
    #expect(found.map(\.isShared) == [true, true, true, false, false])
    #expect(found.map(\.value) == [1, 2, 3, 4, 5].map { .number($0) })
  }

  @Test("variables, parameters and names of lambdas count, parameters with their defaults")
  func variables() {
    let found = declarations(
      """
      class Card(private val a: Int = 1, b: Int) {
        var c = 2
        fun f(d: Int = 3) { list.map { e, f -> g(h = 4) }; for (i in 0..3) {}; val (j, k) = pair }
        val Foo.l get() = 5
      }
      """)
    #expect(found.map(\.name) == ["a", "b", "c", "d", "e", "f", "i", "j", "k", "l"])
    #expect(
      found.filter { $0.value != nil }.map { [$0.name: $0.value] } == [["a": .number(1)], ["d": .number(3)]])
    #expect(found.filter { $0.role == .parameter }.map(\.name) == ["a", "b", "d", "e", "f"])
    #expect(found.allSatisfy { !$0.isShared })
  }

  @Test("a value ends where its statement ends")
  func values() {
    let found = declarations(
      """
      val a = 1 +
        2
      val b = if (x) 1
        else 2
      val c by lazy { 3 }
      val d: Int
      val e = 4; val f = 5
      """)
    #expect(found.map(\.name) == ["a", "b", "c", "d", "e", "f"])
    #expect(found[0].value == .binary(.plus, .number(1), .number(2)))
    #expect(found[1].value == .choice([.number(1), .number(2)], of: "x"))
    #expect(found[2].value == nil && found[3].value == nil)
    #expect(found[4].value == .number(4) && found[5].value == .number(5))
  }
}
