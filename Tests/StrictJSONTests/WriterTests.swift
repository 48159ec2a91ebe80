import StrictJSON
import Testing

@Suite("Writer")
struct WriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return writer.text
  }

  @Test("a member of objects is an array with an object for each item", arguments: [[], [1, 2]])
  func objects(numbers: [Int]) {
    let inOneCall = written { $0.object { $0.objects("a", numbers) { $0.member("b", $1) } } }
    let oneByOne = written { writer in
      writer.object { writer in
        writer.array("a") { writer in for number in numbers { writer.object { $0.member("b", number) } } }
      }
    }
    #expect(inOneCall == oneByOne)
  }

  @Test("the canonical form has one member a line, numbers in one line, and a newline at the end")
  func canonical() {
    let text = written { writer in
      writer.object { writer in
        writer.member("name", "sheet.present")
        writer.member("duration", 0.5)
        writer.member("count", 3)
        writer.member("loops", false)
        writer.member("base", nil as String?)
        writer.key("bezier")
        writer.numbers([0.4, 0, -0.0, 1e300])
        writer.object("empty") { _ in }
        writer.array("none") { _ in }
        writer.array("tracks") { writer in
          writer.object { $0.member("to", 1.0) }
          writer.array { $0.null() }
        }
        writer.member("words", ["a", "b"])
      }
    }
    #expect(
      text == """
        {
          "name": "sheet.present",
          "duration": 0.5,
          "count": 3,
          "loops": false,
          "base": null,
          "bezier": [0.4, 0, 0, 1e+300],
          "empty": {},
          "none": [],
          "tracks": [
            {
              "to": 1
            },
            [
              null
            ]
          ],
          "words": [
            "a",
            "b"
          ]
        }

        """)
  }

  @Test("what does not exist is null, of whatever type")
  func nulls() {
    let text = written { writer in
      writer.object { writer in
        writer.member("a", nil as String?)
        writer.member("b", nil as Double?)
        writer.member("c", nil as Int?)
        writer.member("d", nil as Bool?)
        writer.member("e", Double.infinity)
        writer.member("f", Double.nan)
      }
    }
    #expect(text.matches(of: /: null/).count == 6)
    #expect(throws: Never.self) { try JSONDocument(text) }
  }

  @Test("taking the bytes in pieces gives the same text")
  func pieces() {
    var writer = JSONWriter()
    var bytes: [UInt8] = []
    writer.array { writer in
      for index in 0..<5 {
        writer.integer(index)
        bytes += writer.takeBytes()
      }
    }
    bytes += writer.takeBytes()
    let whole = written { writer in writer.array { writer in for index in 0..<5 { writer.integer(index) } } }
    #expect(String(decoding: bytes, as: UTF8.self) + "\n" == whole)
    #expect(writer.bytes.isEmpty)
  }

  @Test("what JSON or an honest display asks for is escaped, and nothing else")
  func escapes() {
    let text =
      "\"\\/\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}\u{85}\u{61C}\u{200E}\u{2028}\u{202E}\u{2066}\u{FEFF}é😀 e\u{301}\u{200D}\u{A0}"
    let expected =
      #""\"\\/\n\r\t\b\f\u0000\u001f\u007f\u0085\u061c\u200e\u2028\u202e\u2066\ufeff"#
      + "é😀 e\u{301}\u{200D}\u{A0}\"\n"
    #expect(Array(written { $0.string(text) }.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(written { $0.object { $0.member(text, 1) } }.contains(expected.dropLast() + ": 1"))
  }

  @Test("a character is escaped in the same way wherever it stands among plain ones")
  func places() {
    for scalar in (0..<0x100).compactMap(Unicode.Scalar.init) {
      let alone = written { $0.string(String(scalar)) }.dropFirst().dropLast(2)
      for place in 0..<18 {
        let (before, after) = (
          String(repeating: "a", count: place), String(repeating: "~", count: 17 - place)
        )
        let text = written { $0.string(before + String(scalar) + after) }
        #expect(text == "\"" + before + alone + after + "\"\n")
      }
    }
  }

  @Test("no scalar is lost, and no control or bidirectional one is written as itself")
  func scalars() throws {
    let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    let all = String(String.UnicodeScalarView(scalars))
    let text = written { $0.string(all) }
    #expect(try JSONDocument(text).root.string?.unicodeScalars.elementsEqual(scalars) == true)
    let bad = text.dropLast().unicodeScalars.filter {
      $0.properties.generalCategory == .control || $0.properties.isBidiControl
    }
    #expect(bad.isEmpty)
  }
}
