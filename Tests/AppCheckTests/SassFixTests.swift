import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes in Sass")
struct SassFixTests {
  private func fixed(_ text: String, _ ending: String = "scss") throws -> FixedSource {
    try FixedSource(text, try #require(Language(fileName: "a." + ending)), ending, symbols: FixedSource.sass)
  }

  @Test(
    "what equals a preset becomes a call of the export, which the head of the file loads",
    arguments: [
      (
        ".a { transition: opacity 200ms ease-out 50ms; }",
        "@use \"../styles/motion\";\n\n.a { transition: opacity motion.motion-get(\"out\", \"duration\") motion.motion-get(\"out\", \"easing\") 50ms; }"
      ),
      (
        "@use 'sass:math';\n@use \"a\" as b;\n\n.a { transition-timing-function: cubic-bezier(.2, 0, 0, 1); }",
        "@use 'sass:math';\n@use \"a\" as b;\n@use \"../styles/motion\";\n\n.a { transition-timing-function: motion.motion-get(\"hold\", \"easing\"); }"
      ),
      (
        "@use '../styles/motion' as m;\n$fade: 0.4s;\n.a { transition: opacity 0.4s; }",
        "@use '../styles/motion' as m;\n$fade: 0.4s;\n.a { transition: opacity m.motion-get('soft', 'duration') m.motion-get('soft', 'easing'); }"
      ),
      (
        "@use '../styles/_motion.scss' as *;\n.a { --fade: 200ms ease-out; }",
        "@use '../styles/_motion.scss' as *;\n.a { --fade: #{motion-get('out', 'duration')} #{motion-get('out', 'easing')}; }"
      ),
      (
        "@use '../styles/motion';\n.a { transition: opacity 150ms cubic-bezier(.2, 0, 0, 1); }",
        "@use '../styles/motion';\n.a { transition: opacity motion.motion-get('quick', 'duration') motion.motion-get('hold', 'easing'); }"
      ),
      (
        "@import 'styles/motion';\n.a { transition: opacity 200ms ease-out; }",
        "@import 'styles/motion';\n.a { transition: opacity motion-get('out', 'duration') motion-get('out', 'easing'); }"
      ),
      (
        "@import 'a';\n.a { content: \"\" \"\"; transition-timing-function: cubic-bezier(.2, 0, 0, 1); }",
        "@use '../styles/motion';\n@import 'a';\n.a { content: \"\" \"\"; transition-timing-function: motion.motion-get('hold', 'easing'); }"
      ),
    ])
  func replaces(before: String, after: String) throws {
    let once = try fixed(before)
    #expect(once.text == after, "\(once.left)")
    #expect(once.count == 1)
    #expect(try fixed(once.text).count == 0)
  }

  @Test(
    "where Sass does not reach, that is said",
    arguments: [
      ("css", ".a { transition: opacity 200ms ease-out; }", "only .scss files"),
      ("less", ".a { transition: opacity 200ms ease-out; }", "only .scss files"),
      (
        "scss", "@use '../other/motion';\n.a { transition: opacity 200ms ease-out; }",
        "another module has its name"
      ),
    ])
  func leaves(ending: String, text: String, reason: String) throws {
    let result = try fixed(text, ending)
    #expect(result.text == text)
    #expect(result.left.contains { $0.contains(reason) }, "\(result.left)")
  }
}
