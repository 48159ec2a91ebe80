import PlainText
import Testing

@testable import Export

@Suite("Literals end at their own quotes")
struct LiteralTests {
  @Test("Kotlin, Dart and Swift", arguments: HostileTextTests.texts)
  func code(text: String) {
    for (literal, interpolates) in [
      (CodeLanguage.kotlin.literal(text), true), (CodeLanguage.dart.literal(text), true),
      (CodeLanguage.swift.literal(text), false),
    ] {
      let bytes = Array(literal.utf8)
      let inside = bytes.dropFirst().dropLast()
      #expect(bytes.count >= 2 && bytes.first == bytes.last)
      var isEscaped = false
      for byte in inside {
        if !isEscaped {
          #expect(byte != bytes[0], "\(literal) ends before its end")
          if interpolates { #expect(byte != UInt8(ascii: "$"), "\(literal) has code in it") }
        }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      }
      #expect(!isEscaped, "\(literal) does not end")
    }
  }

  @Test("CSV", arguments: HostileTextTests.texts)
  func record(text: String) {
    let bytes = Array(CSVTable.record([text, "next"]).utf8)
    let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))
    var fields: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in bytes.dropLast() {
      if byte == quote { isQuoted.toggle() }
      if byte == comma && !isQuoted { fields.append([]) } else { fields[fields.count - 1].append(byte) }
    }
    #expect(!isQuoted)
    #expect(fields.count == 2)
    let first = fields[0]
    // Inside of quotes each quote is two.
    if first.first == quote {
      #expect(first.dropFirst().dropLast().split(separator: quote).count < first.count)
      let inside = Array(first.dropFirst().dropLast())
      let runs = inside.split(omittingEmptySubsequences: false) { $0 != quote }.filter { !$0.isEmpty }
      #expect(runs.allSatisfy { $0.count.isMultiple(of: 2) })
    } else {
      #expect(!first.contains(quote))
    }
  }

  @Test("comments of XML have no two dashes", arguments: HostileTextTests.texts)
  func markup(text: String) {
    let inside = Array(XMLComment.line(text).utf8).dropFirst(4).dropLast(3)
    #expect(!String(decoding: inside, as: UTF8.self).holds("--"))
  }

  @Test("lines are those between line feeds")
  func lines() { #expect("a\n\nb".lines == ["a", "", "b"]) }
}
