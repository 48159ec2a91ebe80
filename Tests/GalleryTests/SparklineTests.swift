import Gallery
import Testing

@Suite("A sparkline")
struct SparklineTests {
  private let values = SpringSamples.samples(duration: 0.5, dampingRatio: 0.5, until: 1).map(\.value)

  @Test("is exactly as wide as asked", arguments: [1, 2, 7, 20, 300], [true, false])
  func width(columns: Int, usesBraille: Bool) {
    for values in [values, [1], [0, .nan, 1], [.nan], [3, 3]] {
      #expect(Sparkline.render(values, width: columns, usesBraille: usesBraille).count == columns)
    }
    #expect(Sparkline.render([], width: columns).isEmpty)
    #expect(Sparkline.render(values, width: 0).isEmpty)
  }

  @Test("rises from the bottom to the top")
  func shape() {
    #expect(Sparkline.render([0, 1, 2, 3], width: 2) == "⡠⠊")
    #expect(Sparkline.render([0, 1, 2, 3], width: 4, usesBraille: false) == "_.-'")
  }

  @Test("leaves a gap where a value is not finite")
  func gap() {
    #expect(Sparkline.render([0, .nan, 3], width: 3, usesBraille: false) == "_ '")
  }
}
