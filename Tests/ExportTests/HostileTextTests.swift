import Foundation
import MotionPhysics
import Presets
import StrictJSON
import TestSupport
import Testing

@testable import Export

@Suite("Hostile texts stay where they belong")
struct HostileTextTests {
  /// Signs that end a comment, a style sheet or a script, or begin a piece of code in a literal.
  static let signs = ["</", "*/", "-->", "--!>", "${", "#{", "\\("]

  /// Texts that a person may type, each a whole preset's only text.
  static let texts =
    signs + [
      "*/*/", "**//", "*</style>/", "-->-->", "--->", "$${", "\\\\(", "<</", "\"", "\"\"\"", "'''", "`",
      "\\", "ends with a backslash \\", "a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b", "\u{202E}", "\u{0}",
      "\u{1B}[31m", "%s %@ \\u{0}", "@charset", "} body { color: red }", "//", "#", "|", "\t",
    ] + accented

  /// With an accent behind it a sign is part of another character for Swift, and the same sign for everybody else.
  static let accented = (signs + ["--", "\"", "'", "\\", "$", "|", "`"]).map { "a\($0)\u{301} b" }

  static let formats = ExportFormats.all.filter { !$0.isData }.map(\.name)

  @Test("No summary leaves its comment", arguments: Extent.cases(formats))
  func summaries(format: String) throws { try check(format) { preset, text in preset.summary = text } }

  @Test("No deprecation leaves its comment or literal", arguments: Extent.cases(formats))
  func deprecations(format: String) throws {
    try check(format) { preset, text in preset.deprecated = .instead(text) }
  }

  @Test("No name of a property or a phase leaves its comment or literal", arguments: Extent.cases(formats))
  func properties(format: String) throws {
    try check(format, keepsLines: false) { preset, text in
      switch preset.content {
      case .clip(var clip):
        guard let initial = clip.initial.first, let track = clip.tracks.first else { return }
        clip.initial[0] = TypedValue(property: text, value: initial.value)
        clip.tracks[0] = ClipTrack(property: text, keyframes: track.keyframes)
        preset.content = .clip(clip)
      case .sequence(var sequence):
        for index in sequence.phases.indices {
          sequence.phases[index].name = index == 0 ? text : "\(index)\(text)"
          sequence.phases[index].values = sequence.phases[index].values.map { value in
            value.property == "scale" ? TypedValue(property: text, value: value.value) : value
          }
        }
        preset.content = .sequence(sequence)
      case .morph(var morph):
        for index in morph.elements.indices {
          morph.elements[index].name = "\(text)\(index)"
          morph.elements[index].properties = morph.elements[index].properties.enumerated().map {
            Morph.Property(name: "\(text)\($0)", from: $1.from, to: $1.to)
          }
        }
        preset.content = .morph(morph)
      default: break
      }
    }
  }

  /// Presets of several kinds with each text, and the same with a harmless text: line for line what the format
  /// writes must be of the same build.
  private func check(
    _ name: String, keepsLines: Bool = true, _ change: (inout Preset, String) -> Void
  ) throws {
    let format = try #require(ExportFormats.named(name))
    // Markdown knows no other comments and no code.
    let signs = name == "markdown" ? ["</", "-->", "--!>"] : Self.signs
    let hostile = try lines(format, try presets { change(&$0, $1) })
    let harmless = try lines(format, try presets { preset, _ in change(&preset, "harmless") })
    for sign in signs {
      let own = harmless.count { Self.count(sign, in: $0) > 0 }
      let lines = hostile.filter { Self.count(sign, in: $0) > 0 }
      #expect(lines.count <= own, "\(sign) is in \(name): \(lines.prefix(3))")
    }
    for line in hostile {
      if line.unicodeScalars.contains(where: \.isInvisible) {
        Issue.record("something invisible is in \(name): \(String(line).visible)")
      }
      if line.hasSuffix("\\") { Issue.record("a line of \(name) is joined to the next: \(line)") }
    }
    // Names may make more or fewer lines by themselves, sentences may not.
    guard keepsLines else { return }
    #expect(hostile.count == harmless.count, "a text adds or ends lines in \(name)")
    for (line, other) in zip(hostile, harmless) {
      for sign in signs where Self.count(sign, in: line) > Self.count(sign, in: other) {
        Issue.record("\(sign) is in \(name): \(line)")
      }
    }
  }

  /// How often bytes occur: of characters, an accent would hide some.
  private static func count(_ sign: String, in line: Substring) -> Int {
    guard line.holds(sign) else { return 0 }
    let (bytes, sign) = (Data(line.utf8), Data(sign.utf8))
    var (count, start) = (0, bytes.startIndex)
    while let found = bytes.range(of: sign, in: start..<bytes.endIndex) {
      (count, start) = (count + 1, found.upperBound)
    }
    return count
  }

  private static let samples = [
    "fade.quick", "curve.enter", "duration.zero", "clip.pulse", "alias", "sequence.breathe",
    "morph.hostile",
  ]
  private static let needed = [
    "curve.enter", "duration.standard", "fade.quick", "fade.standard", "tween.steps",
  ]

  private func presets(_ change: (inout Preset, String) -> Void) throws -> RegistrySnapshot {
    let everything = try ExportGolden.everything()
    var presets = everything.presets.filter { Self.needed.contains($0.name.text) }
    let alias = Preset(name: try PresetName("alias"), content: .alias(of: try PresetName("fade.quick")))
    let samples = (everything.presets + [alias]).filter { Self.samples.contains($0.name.text) }
    for (place, sample) in samples.enumerated() {
      // Each text is in every other sample, and each sample has every other text.
      for (index, text) in Self.texts.enumerated() where (index + place) % 2 == 0 {
        var preset = sample
        preset.name = try PresetName("hostile.\(sample.kind.rawValue)-\(index)")
        change(&preset, text)
        presets.append(preset)
      }
    }
    return RegistrySnapshot(presets, settings: everything.settings)
  }

  private func lines(_ format: ExportFormat, _ book: RegistrySnapshot) throws -> [Substring] {
    try ExportedFiles(format, ExportInput(book)).files.flatMap {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }
}
