import StrictJSON
import TestSupport
import Testing

@Suite("Damaged texts")
struct DamageTests {
  private let bytes = Array(Sample.text.utf8)

  @Test("a text that ends too early is refused at or before its end, wherever it is cut")
  func truncation() throws {
    #expect(throws: Never.self) { try JSONDocument(bytes) }
    for count in bytes.indices {
      let problem = #expect(throws: JSONProblem.self, "cut at \(count)") {
        try JSONDocument(Array(bytes[..<count]))
      }
      let lines = bytes[..<count].count { $0 == UInt8(ascii: "\n") } + 1
      #expect(problem.map { (1...lines).contains($0.place.line) && $0.place.column >= 1 } == true)
    }
  }

  @Test(
    "random mutations are read or refused and never crash; what is read survives a round trip",
    arguments: 0..<16)
  func mutations(seed: Int) throws {
    var generator = Seeded(seed: UInt64(seed))
    var readable = 0
    for _ in 0..<800 {
      let mutated = mutate(using: &generator)
      guard let document = try? JSONDocument(mutated) else { continue }
      readable += 1
      let once = written(document)
      #expect(written(try JSONDocument(once)) == once)
      _ = document.duplicateKeys.map(\.sentence)
    }
    #expect(readable > 0)
  }

  @Test(
    "random bytes from JSON's own alphabet are refused with a place or read; what is read survives a round trip",
    arguments: 0..<16)
  func noise(seed: Int) throws {
    var generator = Seeded(seed: UInt64(seed))
    var refused = 0
    let alphabet = Array("{}[]:,\"\\u0123dDe+-. \ntruefalsnlé".utf8)
    for _ in 0..<1000 {
      let length = Int.random(in: 0...24, using: &generator)
      let noise = (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
      do throws(JSONProblem) {
        let once = written(try JSONDocument(noise))
        #expect(written(try JSONDocument(once)) == once)
      } catch {
        refused += 1
        #expect(error.place.line >= 1 && error.place.column >= 1 && !error.message.isEmpty)
      }
    }
    #expect(refused > 0)
  }

  private func mutate(using generator: inout Seeded) -> [UInt8] {
    var mutated = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: mutated.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: mutated[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: mutated.remove(at: place)
      case 2: mutated.insert(mutated[Int.random(in: mutated.indices, using: &generator)], at: place)
      default: mutated.swapAt(place, Int.random(in: mutated.indices, using: &generator))
      }
    }
    return mutated
  }

  private func written(_ document: JSONDocument) -> String {
    var writer = JSONWriter()
    writer.value(document.root)
    return writer.text
  }
}
