import Testing

@testable import AppScan

@Suite("Less")
struct LessTests {
  private func read(_ text: String) -> [String] {
    Language.less.sites(in: text).map { "\($0.place.line) \($0.api.dropFirst(4)) \($0.summary)" }
  }

  @Test("variables are found where they are declared and meant where they are used")
  func variables() {
    #expect(
      read(
        """
        @ease-out: cubic-bezier(0.2, 0, 0, 1); // and a comment
        @duration-slow: 0.3s;
        .card { transition: opacity @duration-slow @ease-out; }
        """) == [
          "1 custom-property curve 0.2:0:0:1", "2 custom-property duration 0.3",
          "3 transition tween 0.3 0.2:0:0:1",
        ])
  }

  @Test("rules that begin as variables do are none, nor are interpolated names")
  func rules() {
    #expect(
      read(
        """
        @import (reference) "theme";
        @media (max-width: 600px) { .@{prefix}-open { transition+: color 120ms linear; animation-duration: .2s } }
        @keyframes @{name} { from { opacity: 0 } }
        """) == ["2 transition tween 0.12 0:0:1:1", "2 animation-duration tween 0.2 0.25:0.1:0.25:1"])
  }

  @Test("a mixin's parameters are no declarations, and what is named like one is its default")
  func parameters() {
    let text = """
      @time: 1s;
      .fade(@time: 0.3s; @curve: ease-in) { transition: opacity @time @curve; }
      .move(@time, @curve) when (@time > 0) { animation: move @time @curve; }
      """
    let sites = Language.less.sites(in: text)
    #expect(sites.map(\.summary) == ["duration 1", "tween 0.3 0.42:0:1:1", "unreadable parameter"])
  }

  @Test("what a mixin is given is a motion")
  func mixins() {
    #expect(
      read(".card { .transition(opacity 0.3s ease-in); .animation(fade 1s, spin 2s linear); .size(10px); }")
        == [
          "1 include tween 0.3 0.42:0:1:1", "1 include duration 1", "1 include tween 2 0:0:1:1",
        ])
  }

  @Test("broken sources end")
  func broken() {
    for text in [
      "@", "@{", "@{a", "@a:", ".a(@b: 1s", ".a(@b: 1s;", "@a: @a;", "a{transition:@{", "@a: @b; @b: @a;",
    ] {
      _ = Language.less.sites(in: text)
      LexedSource(.less, text, words: CSSReader.words).checkOrder()
    }
  }
}
