import Foundation
import Testing

@Suite("import of keyframes that do not say all")
struct UnsaidKeyframesTests {
  private func imported(_ css: String) throws -> (err: String, list: String) {
    let runner = try CommandRunner.empty(["a.css": ":root { --duration-a: 1s } " + css])
    let result = runner.run("import", "a.css")
    #expect(result.code == 0, "\(result.err)")
    return (result.err, runner.run("list").out)
  }

  @Test(
    "does not take ease for a curve that no file declares, and names that",
    arguments: [
      (
        ":root { --fade: k .5s var(--ease-3) } @keyframes k { to { opacity: 0 } }",
        "fade: was not read: its easing function may be var(--ease-3)"
      ),
      (
        "@keyframes k { to { opacity: 0 } } .x { animation: k 1s motion(calm) }",
        "k: was not read: its easing function may be motion(calm)"
      ),
      (
        ":root { --fade: k 1s } @keyframes k { from { opacity: 0; animation-timing-function: var(--nope) } to { opacity: 1 } }",
        "fade: its keyframes were not read: nothing here says what var(--nope) is"
      ),
    ])
  func curves(_ css: String, _ note: String) throws {
    let (err, list) = try imported(css)
    #expect(err.contains(note) && err.contains("import the file that has it along"), "\(err)")
    #expect(!list.contains(" clip "), "\(list)")
  }

  @Test("names a value that no file declares as that")
  func values() throws {
    let (err, _) = try imported(
      "@keyframes k { from { opacity: var(--from); scale: 0 } to { opacity: 1; scale: 1; top: 0 } }")
    #expect(
      err.contains("k: nothing here says what opacity: var(--from) is; import the file that has it along"),
      "\(err)")
    #expect(err.contains("k: a clip cannot hold top\n"), "\(err)")
  }

  @Test("makes nothing of a property that only is said as it is by itself, and asks for where it starts")
  func rest() throws {
    let (err, list) = try imported(
      """
      :root { --enter: fade-in .5s ease }
      @keyframes fade-in { to { opacity: 1 } }
      @keyframes both { to { opacity: 1; transform: translateX(5px) scale(1) } }
      @keyframes stay { to { transform: translateX(0) } }
      .a { animation: both 1s } .b { animation: stay 1s }
      """)
    #expect(
      err.contains(
        "enter: its keyframes were not read: none says from where opacity goes; add that, such as from { opacity: 0 }"
      ),
      "\(err)")
    #expect(err.contains("both: of its keyframes none says from where opacity goes"), "\(err)")
    #expect(err.contains("stay: its keyframes were not read: none says from where x goes"), "\(err)")
    #expect(list.range(of: "both +clip +x ", options: .regularExpression) != nil, "\(list)")
    #expect(
      list.range(of: "enter +tween ", options: .regularExpression) != nil && !list.contains("stay"), "\(list)"
    )
  }
}
