import PlainText
import Testing

@testable import Gallery

@Suite("Scales")
struct ScaleTests {
  @Test(
    "have ticks at multiples of 1, 2 or 5",
    arguments: [
      (0.0, 1.0, 6, ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
      (0.0, 1.15, 4, ["0", "0.5", "1.0"]),
      (-4000, 800, 5, ["-4000", "-2000", "0"]),
      (0.0, 3e12, 4, ["0", "1e12", "2e12", "3e12"]),
      (0.0, 1e-9, 3, ["0", "5e-10", "1.0e-9"]),
      (0.25, 0.85, 2, ["0.4", "0.6", "0.8"]),
    ])
  func ticks(lower: Double, upper: Double, limit: Int, labels: [String]) {
    let ticks = Ticks(in: ValueRange(lower: lower, upper: upper), atMost: limit)
    #expect(ticks.labels == labels)
  }

  @Test("label ticks with the double that is nearest to them")
  func exactTicks() {
    let ticks = Ticks(in: ValueRange(lower: 0, upper: 0.7), atMost: 8)
    #expect(ticks.values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
  }

  @Test("always have two ticks and labels that differ", arguments: -300...300)
  func anyMagnitude(exponent: Int) {
    let size = DecimalText.powerOfTen(exponent)
    for (lower, upper) in [(0, size), (-size, size / 3), (size * 0.999, size)] {
      let ticks = Ticks(in: ValueRange(lower: lower, upper: upper), atMost: 5)
      #expect((2...5).contains(ticks.values.count) || ticks.values.count == 2)
      #expect(Set(ticks.labels).count == ticks.labels.count)
      #expect(ticks.labels.allSatisfy { $0.count <= 12 })
    }
  }

  @Test("give a constant room on both sides")
  func constant() {
    #expect(ValueRange(covering: [3, 3]) == ValueRange(lower: 1.5, upper: 4.5))
    #expect(ValueRange(covering: [0]) == ValueRange(lower: -1, upper: 1))
    #expect(ValueRange(covering: [.nan, .infinity]) == nil)
    #expect(ValueRange(coveringTimes: [2]) == ValueRange(lower: 2, upper: 4))
  }

  @Test(
    "write times for people",
    arguments: [
      (0.0, "0 s"), (0.818, "0.818 s"), (0.81849, "0.818 s"), (1.0, "1 s"), (0.0052, "0.0052 s"),
      (12345.5, "12345.5 s"), (1e9, "1e9 s"), (3e-8, "3e-8 s"), (-0.25, "-0.25 s"),
    ])
  func seconds(time: Double, text: String) {
    #expect(PlotText.seconds(time) == text)
  }
}
