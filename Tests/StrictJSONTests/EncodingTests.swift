import StrictJSON
import TestSupport
import Testing

@Suite("Encodings")
struct EncodingTests {
  private func problem(_ bytes: [UInt8]) throws -> JSONProblem {
    try #require(throws: JSONProblem.self) { try JSONDocument(bytes) }
  }

  @Test("a byte order mark is refused with what to do about it")
  func byteOrderMark() throws {
    let problem = try problem([0xEF, 0xBB, 0xBF] + Array("{}".utf8))
    #expect(problem.message == "the text begins with a byte order mark; save it as UTF-8 without one")
    #expect(problem.place == JSONPlace(line: 1, column: 1))
  }

  @Test("UTF-16 is called by its name, in both byte orders")
  func utf16() throws {
    let message = "the text is UTF-16; save it as UTF-8"
    #expect(try problem([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]).message == message)
    #expect(try problem([0xFE, 0xFF, 0, 0x7B, 0, 0x7D]).message == message)
  }

  @Test("UTF-16 without a mark is refused at its first zero byte")
  func bareUTF16() throws {
    #expect(try problem([0x7B, 0, 0x7D, 0]).message == "unexpected byte 0x0 where a key should stand")
    #expect(try problem([0, 0x7B, 0, 0x7D]).message == "unexpected byte 0x0 where a value should stand")
  }

  private static let malformed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xE1, 0x80], [0xE1, 0x80, 0x41], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF],
    [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80], [0xF1, 0x80, 0x80, 0x41], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]

  @Test(
    "malformed UTF-8 in a string is refused at its first byte, at the end of the text too",
    arguments: malformed)
  func refusesMalformed(bytes: [UInt8]) throws {
    for end in [Array("\"]".utf8), []] {
      let problem = try problem(Array("[\n\"é".utf8) + bytes + end)
      #expect(problem.message == "the text is not UTF-8 here")
      #expect(problem.place == JSONPlace(line: 2, column: 3))
    }
  }

  @Test(
    "well-formed UTF-8 is exactly what Swift's own decoder takes, for every pair and many longer sequences")
  func wellFormed() {
    var generator = Seeded(seed: 8)
    var sequences: [[UInt8]] = (0x80...0xFF).flatMap { first in (0...0xFF).map { [UInt8(first), UInt8($0)] } }
    for length in 3...4 {
      for _ in 0..<10_000 {
        let first = UInt8.random(in: 0xC0...0xFF, using: &generator)
        let rest = (1..<length).map { _ in UInt8.random(in: 0x7E...0xC1, using: &generator) }
        sequences.append([first] + rest)
      }
    }
    let quote = UInt8(ascii: "\"")
    for bytes in sequences
    where !bytes.contains(quote) && !bytes.contains(UInt8(ascii: "\\")) && bytes[1] >= 0x20 {
      let swift = String(validating: bytes, as: UTF8.self)
      let own = try? JSONDocument([quote] + bytes + [quote]).root.string
      if swift != own {
        Issue.record("\(bytes): \(String(describing: swift)) and \(String(describing: own))")
      }
    }
  }

  @Test("every scalar is read as itself, and as its escape")
  func scalars() throws {
    for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 31) {
      guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
      let escape = Array(String(scalar).utf16).map { unit in
        let digits = String(unit, radix: 16, uppercase: value % 2 == 0)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      let document = try JSONDocument("[\"\(scalar)\",\"\(escape.joined())\"]")
      let strings = document.root.elements.compactMap { $0.string.map { Array($0.unicodeScalars) } }
      if strings != [[scalar], [scalar]] { Issue.record("U+\(String(value, radix: 16)) became \(strings)") }
    }
  }

  @Test("all short escapes are read")
  func escapes() throws {
    let document = try JSONDocument(#""\"\\\/\b\f\n\r\t\u00e9\u00E9\uD83D\uDE00""#)
    #expect(document.root.string == "\"\\/\u{8}\u{C}\n\r\té\u{E9}😀")
  }
}
