import Presets
import TestSupport
import Testing

@testable import Export

@Suite("Prefixes of names")
struct PrefixTests {
  /// A token file of a design system whose root is `motion` becomes presets of such names.
  static let presets = #"""
    {"name": "fade.in", "kind": "tween", "curve": "easeIn", "duration": 0.1},
    {"name": "motion.duration.fast", "kind": "duration", "duration": 0.2},
    {"name": "motion.spin", "kind": "clip", "initial": {"glow": 0},
     "tracks": [{"property": "glow", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]},
    {"name": "motions.slow", "kind": "tween", "curve": "easeIn", "duration": 0.1}
    """#

  @Test("A name that begins with the prefix does not say it twice")
  func once() throws {
    let input = ExportGolden.input(try ExportGolden.book(presets: Self.presets))
    let names: [String: String] = try ExportFormats.all.reduce(into: [:]) { texts, format in
      if format.options.contains(.prefix) || format.name == "panda" {
        texts[format.name] = try ExportedFiles(format, input).files.map { $0.path + "\n" + $0.text }.joined()
      }
    }
    #expect(names.count == 7)
    for (format, words) in [
      "css": [
        "  --motion-duration-fast: 200ms;", "  --motion-motions-slow-duration: ",
      ],
      "scss": ["\"motion-duration-fast\": ("],
      "tailwind": ["--transition-duration-motion-duration-fast: var(--motion-duration-fast);"],
      "figma": ["var(--motion-duration-fast)"], "figma-script": ["var(--motion-duration-fast)"],
      "android-xml": [
        "<integer name=\"motion_duration_fast\">200</integer>", "interpolator/motion_motions_slow.xml",
      ],
      "panda": ["\"motion-duration-fast\": { value: "],
    ] {
      for word in words { #expect(names[format]?.contains(word) == true, "\(format): \(word)") }
    }
  }

  @Test("A preset that is called as the prefix has a name behind it")
  func alone() throws {
    let book = try ExportGolden.book(presets: #"{"name": "motion", "kind": "duration", "duration": 0.2}"#)
    let css = try ExportedFiles(.css, ExportGolden.input(book)).text
    #expect(css.contains("  --motion-motion-duration: 200ms;"), "\(css)")
  }

  @Test("The names of keyframes and of what they move follow")
  func keyframes() throws {
    let input = ExportGolden.input(try ExportGolden.book(presets: Self.presets))
    for format in [ExportFormat.css, .scss, .tailwind, .panda, .waapi, .motion] {
      let text = try ExportedFiles(format, input).text
      #expect(text.contains("motion-spin--glow"), "\(format.name)")
      #expect(!text.contains("motion-motion-"), "\(format.name)")
    }
    #expect(try ExportedFiles(.scss, input).text.contains("@mixin motion-keyframes-spin {"))
  }

  @Test("Two presets that become one behind a prefix are refused, and another prefix tells them apart")
  func refused() throws {
    let both = try ExportGolden.book(
      presets: ["fade", "motion.fade"].map { #"{"name": "\#($0)", "kind": "duration", "duration": 0.2}"# }
        .joined(separator: ", "))
    for format in ExportFormats.all where format.options.contains(.prefix) {
      do {
        _ = try ExportedFiles(format, ExportGolden.input(both))
        Issue.record("\(format.name) is written")
      } catch let error as ExportError {
        #expect(error.sentence.hasPrefix("fade and motion.fade both become "), "\(error.sentence)")
        #expect(error.sentence.contains("another --prefix"), "\(error.sentence)")
      }
      let apart = ExportGolden.input(both, options: ExportOptions(prefix: "acme"))
      #expect(try ExportedFiles(format, apart).text.contains("acme"))
    }
  }

  @Test("Panda's tokens have no prefix: only what belongs to the whole document may be one behind it")
  func panda() throws {
    func book(_ kind: String) throws -> RegistrySnapshot {
      try ExportGolden.book(
        presets: ["fade", "motion.fade"].map { #"{"name": "\#($0)", \#(kind)}"# }.joined(separator: ", "))
    }
    let durations = ExportGolden.input(try book(#""kind": "duration", "duration": 0.2"#))
    let text = try ExportedFiles(.panda, durations).text
    #expect(text.contains(#""fade":"#) && text.contains(#""motion-fade":"#), "\(text)")
    let clip =
      #""kind": "clip", "initial": {"opacity": 0}, "tracks": [{"property": "opacity", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]"#
    do {
      _ = try ExportedFiles(.panda, ExportGolden.input(try book(clip)))
      Issue.record("keyframes of one name are written")
    } catch let error as ExportError {
      #expect(error.sentence.hasPrefix("fade and motion.fade both become motion-fade"), "\(error.sentence)")
    }
  }

  @Test("Names of different presets are different, or both are told", arguments: 0..<Extent.of(400))
  func different(seed: Int) throws {
    var random = Seeded(seed: UInt64(seed))
    let words = ["motion", "fade", "duration", "ease", "easing", "keyframes", "fast", "stagger", "delay"]
    let kinds = [
      #""kind": "duration", "duration": 0.2"#, #""kind": "curve", "points": [[0, 0], [0.3, 1], [1, 1]]"#,
      #""kind": "tween", "curve": "easeIn", "duration": 0.1, "delay": 0.1"#,
      #""kind": "clip", "initial": {"glow": 0}, "tracks": [{"property": "glow", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]"#,
    ]
    var presets: [String: String] = [:]
    for _ in 0..<(2 + random.index(3)) {
      let name = (0...random.index(3)).map { _ in words[random.index(words.count)] }
      presets[name.joined(separator: random.chance(50) ? "." : "-")] = kinds[random.index(kinds.count)]
    }
    let list = presets.sorted { $0.key < $1.key }.map { #"{"name": "\#($0.key)", \#($0.value)}"# }
    let json = #"{"format": "motionbook/1", "presets": [\#(list.joined(separator: ", "))]}"#
    let text = RegistryText(Array(json.utf8))
    // A preset that is a group too is no registry.
    guard text.problems.isEmpty else { return }
    let options = ExportOptions(prefix: ["motion", "fade"][random.index(2)])
    let input = ExportGolden.input(RegistrySnapshot(text.presets), options: options)
    for format in [ExportFormat.css, .scss, .tailwind, .androidXML, .panda] {
      do {
        let declared = Self.declared(try ExportedFiles(format, input).files)
        #expect(Set(declared).count == declared.count, "\(format.name) \(presets.keys) \(declared)")
      } catch let error as ExportError {
        #expect(error.sentence.contains(" both become "), "\(error.sentence)")
      }
    }
  }

  /// The names that files declare: themselves, custom properties before any condition and those of Tailwind's theme,
  /// keyframes, what is Sass's own, resources of Android.
  private static func declared(_ files: [(path: String, text: String)]) -> [String] {
    let text = files[0].text
    var declared = files.map(\.path)
    for block in [
      text.prefix(while: { $0 != "@" }), text.components(separatedBy: "@theme").dropFirst().joined()[...],
    ] {
      declared += block.matches(of: /\n +(--[^:]+):/).map { String($0.1) }
    }
    declared += text.matches(of: /\n *(@keyframes [^ ]+|@mixin [^ (]+|\$[^:]+|"[^"]+"): ?[({]\n/).map {
      String($0.1)
    }
    declared += text.matches(of: /<([a-z]+) name="([^"]+)"/).map { "\($0.1) \($0.2)" }
    return declared
  }
}
