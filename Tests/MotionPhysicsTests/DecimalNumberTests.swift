import TestSupport
import Testing

@testable import MotionPhysics

@Suite("DecimalNumber: the shortest digits within a reach")
struct DecimalNumberTests {
  @Test("decimals: rounded, negative, without trailing zeros")
  func decimals() {
    func text(_ value: Double, _ decimals: Int) -> String? { DecimalNumber(value, decimals: decimals)?.text }
    #expect(text(0.5, 4) == "0.5" && text(-0.01234, 4) == "-0.0123" && text(12, 1) == "12")
    #expect(text(1.00004, 4) == "1" && text(-0.00001, 4) == "0" && text(120, 0) == "120")
    #expect(text(1e30, 4) == nil)
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
