import TestSupport
import Testing

@testable import MotionPhysics

@Suite("DecimalNumber: the shortest digits within a reach")
struct DecimalNumberTests {
  @Test("decimals: rounded, negative, without trailing zeros")
  func decimals() {
    #expect(
      DecimalText.text(0.5, decimals: 4) == "0.5" && DecimalText.text(-0.01234, decimals: 4) == "-0.0123")
    #expect(DecimalText.text(12, decimals: 1) == "12" && DecimalText.text(1.00004, decimals: 4) == "1")
    #expect(DecimalText.text(-0.00001, decimals: 4) == "0" && DecimalText.text(120, decimals: 0) == "120")
    #expect(DecimalText.text(1e30, decimals: 4) == "1e+30")
  }

  @Test("as few decimals as the reach allows, read back as the number itself")
  func fewest() throws {
    var random = Seeded(seed: 16)
    for _ in 0..<2000 {
      let value = random.number(in: -3...3)
      let reach = exponential(random.number(in: -25...0))
      let number = try #require(DecimalNumber(near: value, within: reach))
      let text = number.text
      #expect(text.count == number.length || number.units % 10 == 0)
      #expect(Double(text) == number.value)
      #expect(abs(number.value - value) <= reach)
      if number.decimals > 0 {
        let shorter = try #require(DecimalNumber(value, decimals: number.decimals - 1))
        #expect(abs(shorter.value - value) > reach)
      }
    }
  }
}
