import TestSupport
import Testing

@testable import AppScan

@Suite("Search for several sequences")
struct MultiSearchTests {
  private func finds(_ sequences: [String], in text: String) -> Bool {
    let search = MultiSearch(sequences.map { Array($0.utf8) })
    return Array(text.utf8).withUnsafeBufferPointer { search.matches($0) }
  }

  @Test("it agrees with looking for each, whatever their lengths and number")
  func agreement() {
    var random = Seeded(seed: 11)
    func next(_ bound: Int) -> Int { random.index(bound) }
    func word(_ length: Int, _ letters: Int) -> String {
      String((0..<length).map { _ in Character(UnicodeScalar(UInt8(97 + next(letters)))) })
    }
    for _ in 0..<400 {
      let letters = 2 + next(20)
      let sequences = (0..<1 + next(300)).map { _ in word(1 + next(9), letters) }.filter {
        $0.count > next(4)
      }
      let text = word(next(600), letters)
      #expect(
        finds(sequences, in: text) == sequences.contains { text.contains($0) }, "\(sequences) in \(text)")
      let bytes = Array(text.utf8)
      let from = next(text.count + 2)
      let first = bytes.indices.first { start in
        start >= from && sequences.contains { !$0.isEmpty && bytes[start...].starts(with: $0.utf8) }
      }
      let search = MultiSearch(sequences.map { Array($0.utf8) })
      #expect(bytes.withUnsafeBufferPointer { search.first(in: $0, from: from) } == first, "\(from): \(text)")
    }
  }

  @Test("nothing is found where nothing is looked for, nor in nothing")
  func nothing() {
    #expect(
      !finds([], in: "abc") && !finds([""], in: "abc") && !finds(["a"], in: "") && !finds(["ab"], in: "a"))
    #expect(finds(["c"], in: "abc") && finds(["abc"], in: "abc"))
  }

  @Test(
    "finds what stands anywhere, and nothing else",
    arguments: [
      (["spring"], "a spring", true), (["spring"], "sprin", false), (["ab"], "aab", true),
      (["ab"], "ba", false),
      (["", "abc"], "xxabc", true), (["tween", "twins"], "twtwintween", true),
      (["tween", "twins"], "twtwintwee", false), (["aaaa"], "aaabaaab", false),
      (["nimation", "pring", "Spec("], "aniMation sprin SpecSpec(", true),
    ])
  func examples(sequences: [String], text: String, expected: Bool) {
    #expect(finds(sequences, in: text) == expected)
  }

  @Test("finds sequences that are longer than any window")
  func long() {
    let sequence = String(repeating: "abcdefghij", count: 60)
    #expect(finds([sequence, sequence + "k"], in: "xx" + sequence))
    #expect(!finds([sequence + "j"], in: "xx" + sequence))
  }

  @Test("a time stands behind a digit", arguments: ["1s", ".5s;", "a 20ms", "x:1ms"])
  func times(text: String) { #expect(Array(text.utf8).withUnsafeBufferPointer { CSSTime.stands($0) }) }

  @Test("other letters are no times", arguments: ["", "s", "ms", "as ems", "1 s", "10px", "1m s"])
  func noTimes(text: String) { #expect(!Array(text.utf8).withUnsafeBufferPointer { CSSTime.stands($0) }) }
}

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
