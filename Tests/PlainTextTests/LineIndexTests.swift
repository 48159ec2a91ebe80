import PlainText
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  @Test("Columns count Unicode scalars, on lines of any length")
  func columns() {
    let text = "é\n" + String(repeating: "aé🙂", count: 1000) + "\n\nb"
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { pointer in
      let lines = LineIndex(pointer)
      var line = 1
      var column = 1
      var isSound = true
      for offset in bytes.indices {
        let position = lines.position(of: offset, in: pointer)
        if bytes[offset] & 0xC0 != 0x80 { isSound = isSound && position == (line, column) }
        if bytes[offset] == 0x0A {
          (line, column) = (line + 1, 1)
        } else if bytes[offset] & 0xC0 != 0x80 {
          column += 1
        }
      }
      #expect(isSound)
      #expect(lines.position(of: bytes.count, in: pointer) == (4, 2))
    }
    #expect(
      Array("\u{FEFF}ab\nc".utf8).withUnsafeBufferPointer { text in
        let lines = LineIndex(text)
        return [0, 3, 4, 6].map { lines.position(of: $0, in: text).column } == [1, 1, 2, 1]
      }, "a byte order mark is no column")
    #expect([].withUnsafeBufferPointer { LineIndex($0).position(of: 0, in: $0) } == (1, 1))
  }
}
