import StrictJSON
import TestSupport
import Testing

@Suite("Round trip")
struct RoundTripTests {
  private func written(_ text: String) throws -> String {
    var writer = JSONWriter()
    writer.value(try JSONDocument(text).root)
    return writer.text
  }

  @Test("what the writer wrote is read and written again byte for byte", arguments: 0..<20)
  func identity(seed: Int) throws {
    var generator = Seeded(seed: UInt64(seed))
    for _ in 0..<20 {
      var writer = JSONWriter()
      write(depth: 0, to: &writer, using: &generator)
      #expect(Array(try written(writer.text).utf8) == Array(writer.text.utf8))
    }
  }

  @Test(
    "numbers that were read stay as they were typed",
    arguments: ["1.50", "1E2", "-0.0", "1e999", "0.10000000000000000001"])
  func typedNumbers(text: String) throws {
    #expect(try written(text) == text + "\n")
    #expect(try written("[\(text),\(text)]") == "[\(text), \(text)]\n")
    #expect(try written("{\"a\":\(text)}") == "{\n  \"a\": \(text)\n}\n")
  }

  @Test("a text in any layout becomes canonical, and canonical text stays")
  func canonical() throws {
    let once = try written(Sample.text)
    #expect(try written(once) == once)
    #expect(once.contains(#""summary": "é é 😀 😀 \n\t\"\\/""#))
    #expect(once.contains(#""offset": [0, -0.5e+3]"#))
  }

  /// A random value, biased towards what breaks writers.
  private func write(depth: Int, to writer: inout JSONWriter, using generator: inout Seeded) {
    switch Int.random(in: 0..<(depth < 5 ? 9 : 6), using: &generator) {
    case 0: writer.null()
    case 1: writer.bool(Bool.random(using: &generator))
    case 2: writer.integer(Int(truncatingIfNeeded: generator.next()))
    case 3: writer.number(Double(bitPattern: generator.next()))
    case 4: writer.string(text(using: &generator))
    case 5: writer.numbers((0..<Int.random(in: 0...4, using: &generator)).map { Double($0) / 3 })
    case 6:
      // An array of nothing but numbers is written on one line, so an array of values holds at least one other.
      let count = Int.random(in: 0...3, using: &generator)
      writer.array { writer in
        writer.null()
        for _ in 0..<count { write(depth: depth + 1, to: &writer, using: &generator) }
      }
    default:
      let count = Int.random(in: 0...20, using: &generator)
      writer.object { writer in
        for _ in 0..<count {
          writer.key(text(using: &generator))
          write(depth: depth + 1, to: &writer, using: &generator)
        }
      }
    }
  }

  private func text(using generator: inout Seeded) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{301}", "\u{202E}", "\u{2028}", "😀",
      "\u{FFFF}",
    ]
    let count = Int.random(in: 0...6, using: &generator)
    return String(
      String.UnicodeScalarView((0..<count).compactMap { _ in scalars.randomElement(using: &generator) }))
  }
}
