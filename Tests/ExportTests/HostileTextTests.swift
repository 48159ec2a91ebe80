import Foundation
import Presets
import StrictJSON
import Testing

@testable import Export

@Suite("Hostile texts stay where they belong")
struct HostileTextTests {
  /// What ends a comment, a style sheet or a script, or begins a piece of code in a literal.
  static let signs = ["</", "*/", "-->", "--!>", "${", "#{", "\\("]

  /// Texts that a person may type, each a whole preset's only text.
  static let texts =
    signs + [
      "*/*/", "**//", "*</style>/", "-->-->", "--->", "$${", "\\\\(", "<</", "\"", "\"\"\"", "'''", "`",
      "\\", "ends with a backslash \\", "a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b", "\u{202E}", "\u{0}",
      "\u{1B}[31m", "%s %@ \\u{0}", "@charset", "} body { color: red }", "//", "#", "|", "\t",
    ]

  static let formats = ExportFormats.all.filter { !$0.isData }.map(\.name)

  @Test("No summary leaves its comment", arguments: formats)
  func summaries(format: String) throws { try check(format) { preset, text in preset.summary = text } }

  @Test("No deprecation leaves its comment or literal", arguments: formats)
  func deprecations(format: String) throws {
    try check(format) { preset, text in preset.deprecated = .instead(text) }
  }

  @Test("No name of a property leaves its comment or literal", arguments: formats)
  func properties(format: String) throws {
    try check(format) { preset, text in
      guard case .clip(var clip) = preset.content else { return }
      guard let initial = clip.initial.first, let track = clip.tracks.first else { return }
      clip.initial[0] = InitialValue(property: text, value: initial.value)
      clip.tracks[0] = ClipTrack(property: text, keyframes: track.keyframes)
      preset.content = .clip(clip)
    }
  }

  /// A preset of each kind with each text. What the format writes with a harmless text is its own.
  private func check(_ name: String, _ change: (inout Preset, String) -> Void) throws {
    let format = try #require(ExportFormats.named(name))
    let everything = try ExportGolden.everything()
    let samples = ["sheet.present", "fade.quick", "curve.enter", "duration.zero", "clip.pulse", "sheet.open"]
    for text in Self.texts {
      var presets = everything.presets.filter { !$0.name.text.contains("hostile") }
      for index in presets.indices where samples.contains(presets[index].name.text) {
        change(&presets[index], text)
      }
      let hostile = try lines(format, presets)
      for index in presets.indices where samples.contains(presets[index].name.text) {
        change(&presets[index], "harmless")
      }
      let harmless = try lines(format, presets)
      #expect(hostile.count == harmless.count, "\(text.visible) added or ended lines in \(name)")
      for sign in Self.signs {
        let count = occurrences(of: sign, in: hostile)
        #expect(
          count == occurrences(of: sign, in: harmless), "\(text.visible) puts \(sign) into \(name)")
      }
      #expect(
        !hostile.contains { $0.unicodeScalars.contains { $0.isInvisible } },
        "\(text.visible) puts something invisible into \(name)")
      #expect(
        !hostile.contains { $0.hasSuffix("\\") }, "\(text.visible) joins the next line in \(name)")
    }
  }

  private func lines(_ format: ExportFormat, _ presets: [Preset]) throws -> [Substring] {
    try ExportedFiles(format, ExportGolden.input(Book(presets))).files.flatMap {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  private func occurrences(of sign: String, in lines: [Substring]) -> Int {
    lines.reduce(0) { $0 + $1.ranges(of: sign).count }
  }
}
