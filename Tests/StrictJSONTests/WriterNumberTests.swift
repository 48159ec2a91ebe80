import StrictJSON
import TestSupport
import Testing

@Suite("Writing numbers")
struct WriterNumberTests {
  @Test(
    "a number is written as the shortest text that reads back, without a useless fraction",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.1, "0.1"),
      (0.30000000000000004, "0.30000000000000004"),
      (1e14, "100000000000000"), (1e15, "1000000000000000"), (9_007_199_254_740_992, "9007199254740992"),
      (1e16, "1e+16"), (1e300, "1e+300"),
      (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.infinity, "null"), (.nan, "null"),
    ])
  func examples(number: Double, text: String) { #expect(JSONWriter.text(of: number) == text) }

  private func expectIdentity(_ numbers: [Double], sourceLocation: SourceLocation = #_sourceLocation) throws {
    var writer = JSONWriter()
    writer.numbers(numbers)
    let read = try JSONDocument(writer.text).root.elements.map { $0.number?.bitPattern }
    let differing = zip(numbers, read).filter { $0.bitPattern != $1 }
    #expect(
      differing.isEmpty && read.count == numbers.count, "\(differing.prefix(5))",
      sourceLocation: sourceLocation)
  }

  @Test("100,000 random bit patterns read back to the same double")
  func bitPatterns() throws {
    var generator = Seeded(seed: 3)
    let numbers = (0..<100_000).map { _ in Double(bitPattern: generator.next()) }.filter(\.isFinite)
    #expect(numbers.count > 99_000)
    try expectIdentity(numbers)
  }

  @Test("so do numbers of everyday size, whole numbers around every power of two, and neighbours of decimals")
  func everyday() throws {
    var generator = Seeded(seed: 4)
    let decimals = (0..<20_000).map { _ in Double(Int.random(in: -99_999...99_999, using: &generator)) / 1000
    }
    let powers = (0...70).map { Double(sign: .plus, exponent: $0, significand: 1) }
    try expectIdentity(
      decimals + decimals.map(\.nextUp) + powers + powers.map { $0 - 1 } + powers.map { -$0 - 1 }
        + powers.map(\.nextUp))
  }

  @Test("no text has a fraction of zero")
  func noUselessFraction() {
    let whole = (0...1023).map { Double(sign: .minus, exponent: $0, significand: 1) }
    #expect(whole.allSatisfy { !JSONWriter.text(of: $0).hasSuffix(".0") })
  }
}
