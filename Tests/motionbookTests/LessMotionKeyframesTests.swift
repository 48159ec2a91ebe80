import Foundation
import Testing

@Suite("import of keyframes for less motion")
struct LessMotionKeyframesTests {
  private static let keyframes =
    "@keyframes a { from { opacity: 0; translate: 0 8px } to { opacity: 1; translate: 0 } } "
  private static let reduce = "@media (prefers-reduced-motion: reduce)"

  /// The export of an import without white space and quotes, after a second import that changes nothing.
  private func imported(_ css: String, _ name: String = "a.css") throws -> (err: String, export: String) {
    let runner = try CommandRunner.empty([name: css])
    let result = runner.run("import", name)
    #expect(result.code == 0, "\(result.err)")
    #expect(runner.run("import", name).out.hasPrefix("added 0, replaced 0, removed 0"))
    return (result.err, runner.run("export").out.filter { !$0.isWhitespace && $0 != "\"" })
  }

  @Test(
    "a rule of the same selector that plays nothing, or for no time, cuts them",
    arguments: [
      ".a { animation: a 200ms } \(reduce) { .a { animation: none } }",
      ".a { animation: a 200ms } \(reduce) { .x, .a { animation-duration: 0s } }",
      ".a { animation: a 200ms } \(reduce) { *, ::before { animation-duration: 0.01ms !important } }",
      ".a { animation: a 200ms; \(reduce) { animation: none } }",
      ".b { .a { animation: a 200ms } &:hover { top: 0 } } \(reduce) { .b .a { animation-name: none } }",
      "@media (prefers-reduced-motion: no-preference) { .a { animation: a 200ms } }",
    ])
  func cut(_ rules: String) throws {
    let (err, export) = try imported(Self.keyframes + rules)
    #expect(export.contains("{name:a,kind:clip,") && export.hasSuffix("reduced:none}]}"), "\(export)")
    #expect(
      err == "a: takes no time with less motion, so that nothing replaces it: reduced is none\n", "\(err)")
  }

  @Test(
    "what a rule plays otherwise, or other keyframes of the name, is the partner",
    arguments: [
      (
        ".a { animation: a 1s } \(reduce) { @keyframes a { from { opacity: 0 } } }", "initial:{opacity:0}",
        "1"
      ),
      (
        ".a { animation: a 1s } \(reduce) { .a { animation-duration: 100ms } }", "initial:{opacity:0,y:8}",
        "0.1"
      ),
      (
        "@keyframes b { from { opacity: .5 } } .a { animation: a 1s } \(reduce) { .a { animation: b 100ms } }",
        "initial:{opacity:0.5}", "0.1"
      ),
    ])
  func partners(_ rules: String, _ initial: String, _ seconds: String) throws {
    let (err, export) = try imported(Self.keyframes + rules)
    let partner =
      "{name:a-reduced,kind:clip,\(initial),tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:\(seconds),"
    #expect(export.contains("reduced:a-reduced}") && export.contains(partner), "\(export)")
    #expect(err.contains("a: has a value for less motion"), "\(err)")
  }

  @Test("what is said of animations that are no clip's is named")
  func unread() throws {
    let (err, export) = try imported(
      Self.keyframes
        + ".a { animation: a 1s } \(Self.reduce) { .b, .c { animation: none } * { animation: none } }")
    #expect(!export.contains("reduced"), "\(export)")
    for selectors in [".b, .c", "*"] {
      #expect(err.contains("\(selectors): what it says of animations for less motion was left out"), "\(err)")
    }
  }

  @Test("keyframes that a variable plays with less motion are not cut by that")
  func played() throws {
    let (err, export) = try imported(
      """
      :root { --animate-a: a 200ms } \(Self.keyframes)
      @keyframes b { from { opacity: .5 } to { opacity: 1 } } .b { animation: b 300ms }
      \(Self.reduce) { :root { --animate-a: b 200ms } }
      """)
    #expect(!export.contains("reduced:none") && export.contains("name:animate-a-reduced"), "\(export)")
    #expect(!err.contains("b: takes no time"), "\(err)")
  }

  @Test("keyframes that no clip can hold are no cut")
  func unheld() throws {
    let (err, export) = try imported(
      """
      :root { --animate-a: a 200ms; --animate-b: a 300ms; --animate-c: c 100ms linear } \(Self.keyframes)
      @keyframes c { from { height: 0 } to { height: auto } }
      \(Self.reduce) { :root { --animate-a: c 200ms infinite; --animate-b: c 200ms linear } }
      """)
    #expect(!export.contains("reduced"), "\(export)")
    for name in ["animate-a", "animate-b"] {
      #expect(err.contains("\(name): has a value for less motion that was not read"), "\(err)")
    }
    #expect(
      export.contains("{name:animate-c,kind:tween") && !err.contains("animate-c: has a value"), "\(err)")
  }

  @Test("a custom property of the name of a variable of Sass or Less is the one for less motion, and 0 a cut")
  func names() throws {
    for (name, variable) in [
      ("a.scss", "$fast: 200ms; :root { --fast: #{$fast} }"),
      ("a.less", "@fast: 200ms; :root { --fast: @fast }"),
    ] {
      for less in ["1ms", "0"] {
        let (err, export) = try imported("\(variable) \(Self.reduce) { :root { --fast: \(less) } }", name)
        #expect(export.contains("{name:fast,kind:duration,duration:0.2,reduced:none}"), "\(export) \(err)")
        #expect(!err.contains("of several values"), "\(err)")
      }
    }
  }
}
