import PlainText
import Testing

@Suite("a number in hexadecimal digits")
struct HexadecimalTests {
  @Test("has zeros before them, and all that it needs")
  func digits() {
    #expect(UInt8(10).hexadecimal(2) == "0a")
    #expect(UInt16(0x202E).hexadecimal(4, uppercase: true) == "202E")
    #expect(UInt64(0).hexadecimal(16) == "0000000000000000")
    #expect(UInt32(0x1_F600).hexadecimal(4) == "1f600")
  }
}
