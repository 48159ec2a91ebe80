import Testing

@testable import AppScan

@Suite("Defaults")
struct ParameterDefaultTests {
  @Test("a parameter with a number as its default is read as that, one without not")
  func parameters() {
    let text = """
      func fade(in duration: Double = 0.4, _ other: Double) {
        UIView.animate(withDuration: duration) {}
        UIView.animate(withDuration: other) {}
      }
      """
    let sites = Language.swift.sites(in: text)
    #expect(sites.map(\.summary).first == "tween 0.4 0.42:0:0.58:1")
    #expect(sites.map(\.isReadable) == [true, false])
  }

  @Test("the duration of Core Animation's transactions is its default")
  func transaction() {
    let text = "UIView.animate(withDuration: CATransaction.animationDuration()) {}"
    #expect(Language.swift.sites(in: text).map(\.summary) == ["tween 0.25 0.42:0:0.58:1"])
  }
}
