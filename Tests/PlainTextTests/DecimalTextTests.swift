import Testing

import PlainText

@Suite("Decimal text")
struct DecimalTextTests {
  @Test("exact text reads back to the same double and has no needless decimal point")
  func exact() {
    for value in [0, 2, -3, 0.1, 1e21, .leastNonzeroMagnitude, 9.499999999999982, 1e-7, -0.5] as [Double] {
      let text = DecimalText.exact(value)
      #expect(Double(text) == value)
      #expect(!text.hasSuffix(".0"))
    }
  }

  @Test("rounded text has at most so many decimals and no zeros at their end")
  func rounded() {
    #expect(DecimalText.rounded(1.23456, decimals: 3) == "1.235")
    #expect(DecimalText.rounded(1.5004, decimals: 3) == "1.5")
    #expect(DecimalText.rounded(1e305, decimals: 6) == "1e+305")
    #expect(DecimalText.rounded(-0.25, decimals: 1) == "-0.3")
    #expect(DecimalText.rounded(-1e-9, decimals: 6) == "0")
  }

  @Test("a number that is rounded has no digits that arithmetic left, and 0 no sign")
  func roundedNumbers() {
    #expect(DecimalText.roundedNumber(0.1 + 0.2, decimals: 9) == 0.3)
    #expect(DecimalText.roundedNumber(-1.234_567_891_2, decimals: 9) == -1.234_567_891)
    #expect(DecimalText.roundedNumber(-1e-12, decimals: 9).sign == .plus)
  }

  @Test("a number with a point is never taken for a whole one")
  func withPoint() {
    #expect([2, 2.5, 1e20, -3].map(DecimalText.withPoint) == ["2.0", "2.5", "1e+20", "-3.0"])
  }

  @Test("powers of ten are those of literals to the last bit", arguments: -300...300)
  func powers(exponent: Int) throws {
    #expect(DecimalText.powerOfTen(exponent) == (try #require(Double("1e\(exponent)"))))
  }

  @Test("fixed text has exactly so many decimals, and no minus before zero")
  func fixed() {
    #expect(DecimalText.fixed(1.5, decimals: 3) == "1.500")
    #expect(DecimalText.fixed(-0.0001, decimals: 2) == "0.00")
    #expect(DecimalText.fixed(12, decimals: 0) == "12")
  }

  @Test(
    "plain text is what was typed, and ten digits of what arithmetic leaves",
    arguments: [
      (0, "0"), (-0.0, "0"), (0.35000000000000003, "0.35"), (9.499999999999982, "9.5"),
      (1.0 / 3, "0.3333333333"),
      (246.74011002723395, "246.74011"), (-0.123456789012, "-0.123456789012"),
      (0.1234567890123, "0.123456789"),
      (1e21, "1e+21"), (1.2345678901234567e-20, "1.23456789e-20"), (0.000_097_656_25, "9.765625e-05"),
      (.infinity, "inf"), (.leastNonzeroMagnitude, "5e-324"),
    ] as [(Double, String)])
  func plain(value: Double, text: String) { #expect(DecimalText.plain(value) == text) }

  @Test("plain text is the number to a two-billionth, in at most twelve digits, and stays as it is")
  func plainNumbers() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let value =
        Double.random(in: -10...10, using: &random) * DecimalText.powerOfTen(Int.random(in: -40...40))
      let text = DecimalText.plain(value)
      let read = try #require(Double(text))
      #expect(abs(read - value) <= 5.001e-10 * abs(value), "\(value): \(text)")
      let digits = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
      #expect(digits.reversed().drop { $0 == "0" }.count <= 12, "\(value): \(text)")
      #expect(DecimalText.plain(read) == text)
    }
  }

  @Test(
    "significant digits are counted from the first that is not zero",
    arguments: [(1234.56, "1235"), (0.000123456, "0.0001235"), (99_999.6, "100000"), (0, "0"), (0.1, "0.1")])
  func significant(value: Double, text: String) {
    #expect(DecimalText.significant(value, digits: 4) == text)
  }
}

@Suite("Sorted search")
struct SortedSearchTests {
  @Test("the partition found by halving is the one found by walking")
  func partition() {
    for count in 0...20 {
      let numbers = (0..<count).map { $0 / 3 }
      for wanted in -1...8 {
        #expect(
          numbers.partitioningIndex { $0 >= wanted } == numbers.firstIndex { $0 >= wanted }
            ?? numbers.endIndex)
      }
    }
  }

  @Test("a thousandth is that of the decimals that were written")
  func thousandth() {
    for tenths in 0..<20000 {
      #expect(DecimalText.thousandth(Double(tenths) / 10) == Double("\(tenths)e-4"))
    }
    #expect(DecimalText.thousandth(-2.1) == -0.0021 && DecimalText.thousandth(1e-7) == 1e-7 / 1000)
    #expect(DecimalText.thousandth(.infinity) == .infinity)
  }
}
