import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

/// Browsers play what was exported; the core says where everything must be.
@Suite("CSS in browsers")
struct CSSBrowserTests {
  @Test(
    "plays every preset as the core does, within the stated error, with and without linear()",
    arguments: Browser.players)
  func equalMotion(_ browser: Browser) throws {
    let sheets = try PlayedSheet.all()
    let old = sheets.map { $0.withoutLinear }
    let answers = try SheetProbe.ask(browser, (sheets + old).map(\.probe))
    for (sheet, answer) in zip(sheets, answers) {
      #expect(!answer.reducesMotion)
      #expect(answer.refused == [])
      sheet.expectSameKeyframes(answer)
      for played in sheet.timings { played.expect(answer, error: sheet.error(of: played, linear: true)) }
      for played in sheet.animations { played.expect(answer, sheet) }
    }
    for (sheet, answer) in zip(old, answers.dropFirst(sheets.count)) {
      #expect(answer.refused == [])
      for played in sheet.timings {
        #expect(answer.timings[played.name]?.easing.contains("linear(") == false)
        played.expect(answer, error: sheet.error(of: played, linear: false))
      }
    }
  }

  @Test(
    "plays the partner of every preset where less motion is asked for", arguments: Browser.players)
  func reducedMotion(_ browser: Browser) throws {
    let sheets = try PlayedSheet.all(reduced: true)
    let answers = try SheetProbe.ask(browser, sheets.map(\.probe), reducesMotion: true)
    for (sheet, answer) in zip(sheets, answers) {
      #expect(answer.reducesMotion)
      for played in sheet.timings { played.expect(answer, error: 0.01) }
      for animation in sheet.animations { animation.expectReduced(answer) }
    }
    let everything = try #require(answers.last)
    #expect(everything.timings["motion-spring-bouncy"]?.duration == "0.01ms")
    #expect(everything.timings["motion-spring-delayed"]?.delay == "80ms")
    #expect(everything.timings["motion-sheet-open"]?.duration == "333.333333ms")
    #expect(everything.animations["motion-clip-pulse"]?.names == "none")
  }

  @Test(
    "has rules for view transitions and for elements that follow one another, where they are asked for",
    arguments: Browser.players)
  func pageRules(_ browser: Browser) throws {
    let options = ExportOptions(viewTransitions: true, stagger: true)
    let css = try ExportedFiles(
      .css, ExportGolden.input(try ExportGolden.everything(), options: options)
    ).text
    let json = String(decoding: try JSONEncoder().encode([css]), as: UTF8.self)
    let data = try browser.run(
      """
      const style = document.head.appendChild(document.createElement("style"));
      style.textContent = \(json.replacing("<", with: "\\u003c"))[0];
      const list = document.body.appendChild(document.createElement("ul"));
      const items = [0, 1, 2].map(() => list.appendChild(document.createElement("li")));
      items.forEach(item => { item.className = "motion-stagger"; });
      list.style.setProperty("--motion-stagger-step", "30ms");
      const rules = [...style.sheet.cssRules].filter(rule => rule instanceof CSSSupportsRule)
        .flatMap(rule => [...rule.cssRules]).filter(rule => rule instanceof CSSStyleRule);
      answer({
        knowsSiblings: CSS.supports("order", "sibling-index()"),
        delays: items.map(item => getComputedStyle(item).transitionDelay),
        transitions: rules.filter(rule => rule.selectorText.includes("view-transition")).map(
          rule => [rule.selectorText, rule.style.animationDuration]),
      });
      """)
    struct Answer: Decodable {
      let knowsSiblings: Bool
      let delays: [String]
      let transitions: [[String]]
    }
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    // An engine that cannot count siblings starts them together.
    #expect(answer.delays == (answer.knowsSiblings ? ["0s", "0.03s", "0.06s"] : ["0s", "0s", "0s"]))
    #expect(answer.knowsSiblings || browser != .chromium)
    for (selector, duration) in [
      ("::view-transition-group(.motion-sheet-present)", "var(--motion-sheet-present-duration)"),
      (
        ":root:active-view-transition-type(dismiss)::view-transition-group(motion-morph-hero--image)",
        "var(--motion-morph-hero--image--dismiss-duration)"
      ),
    ] {
      // The browser says a class without an element's name as `*.class`.
      let found = answer.transitions.map { $0.map { $0.replacing("(*.", with: "(.") } }
      #expect(found.contains([selector, duration]), "\(selector)")
    }
    #expect(
      !(try ExportedFiles(.css, ExportGolden.input(try ExportGolden.everything())).text.contains("stagger")))
  }
}
