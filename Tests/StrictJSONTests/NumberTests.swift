import StrictJSON
import TestSupport
import Testing

@Suite("Numbers")
struct NumberTests {
  private func number(_ text: String) throws -> Double { try #require(try JSONDocument(text).root.number) }

  @Test(
    "texts at the edges are read to the nearest double",
    arguments: [
      ("0", 0), ("1e999", Double.infinity), ("-1e999", -Double.infinity), ("1e-999", 0),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("4.9e-324", .leastNonzeroMagnitude), ("2.2250738585072014E-308", .leastNormalMagnitude),
      ("9007199254740993", 9_007_199_254_740_992),
      ("9007199254740992", 9_007_199_254_740_992), ("0.1", 0.1), ("1E2", 100), ("1e+2", 100),
      ("0.000000000000001", 1e-15),
      ("123456789012345678901234567890", 0x1.8ee90ff6c373ep+96),
    ])
  func edges(text: String, value: Double) throws { #expect(try number(text) == value) }

  @Test("minus zero keeps its sign", arguments: ["-0", "-0.0", "-0e5", "-1e-999"])
  func minusZero(text: String) throws {
    let value = try number(text)
    #expect(value == 0 && value.sign == .minus)
  }

  @Test("random decimals are read bit for bit as the standard library reads them")
  func fastPath() throws {
    var generator = Seeded(seed: 1)
    let texts = (0..<Extent.of(250_000)).map { _ in decimal(using: &generator) }
    let numbers = try JSONDocument("[" + texts.joined(separator: ",") + "]").root.elements.map(\.number)
    let differing = zip(texts, numbers).filter { Double($0)?.bitPattern != $1?.bitPattern }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
  }

  @Test("the same holds for numbers as people type them: up to 3 digits before the point, up to 17 after")
  func typed() throws {
    var generator = Seeded(seed: 2)
    let texts = (0..<Extent.of(125_000)).map { _ in
      let fraction = digits(Int.random(in: 1...17, using: &generator), using: &generator)
      return "\(Int.random(in: -999...999, using: &generator)).\(fraction)"
    }
    let numbers = try JSONDocument("[" + texts.joined(separator: ",") + "]").root.elements.map(\.number)
    let differing = zip(texts, numbers).filter { Double($0)?.bitPattern != $1?.bitPattern }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
  }

  private func decimal(using generator: inout Seeded) -> String {
    let whole = digits(Int.random(in: 1...20, using: &generator), using: &generator).drop { $0 == "0" }
    var text = (Bool.random(using: &generator) ? "-" : "") + (whole.isEmpty ? "0" : whole)
    if Bool.random(using: &generator) {
      text += "." + digits(Int.random(in: 1...20, using: &generator), using: &generator)
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      text += ["e", "E", "e+", "e-"].randomElement(using: &generator) ?? "e"
      text += String(Int.random(in: 0...330, using: &generator))
    }
    return text
  }

  private func digits(_ count: Int, using generator: inout Seeded) -> String {
    (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
  }
}
