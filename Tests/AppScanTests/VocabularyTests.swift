import Testing

@testable import AppScan

@Suite("Numbers of names")
struct VocabularyTests {
  @Test("each of very many names that look alike has its own number", .timeLimit(.minutes(1)))
  func manyAlike() {
    let names = (0..<70_000).map { "acmeN\(100_000 + $0)Spring" }
    let vocabulary = Vocabulary(names)
    let wrong = names.indices.first { Int(vocabulary.number(of: names[$0])) != $0 + 1 }
    #expect(wrong == nil)
    #expect(vocabulary.number(of: "acmeN170000Spring") == 0)
    let source = LexedSource(.swift, "acmeN100000Spring + acmeN169999Spring")
    let numbers = source.withSource { file in
      file.tokens.map { vocabulary.number(file.bytes, Int($0.start), Int($0.end)) }
    }
    #expect(numbers == [1, 0, 70_000])
  }

  @Test("equal names have one number, and the empty name has none")
  func equal() {
    let vocabulary = Vocabulary(["spring", "", "tween", "spring", "curve"])
    let numbers = ["spring", "tween", "curve", "", "sprin"].map { vocabulary.number(of: $0) }
    #expect(numbers == [1, 2, 3, 0, 0])
  }
}
