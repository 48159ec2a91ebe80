import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite("CSS")
struct CSSTests {
  @Test("for Tailwind is the same declarations, and Tailwind's names for them")
  func tailwind() throws {
    let input = ExportGolden.input(try ExportGolden.small())
    let css = try ExportedFiles(.css, input)
    let tailwind = try ExportedFiles(.tailwind, input)
    #expect(tailwind.notes == css.notes)
    let head = """

      /* With tailwind-merge, which knows no durations, curves and delays of a theme, make twMerge so, once: */
      /* import { extendTailwindMerge, validators } from "tailwind-merge"; */
      /* const twMerge = extendTailwindMerge({ extend: { classGroups: { duration: [{ duration: [validators.isAny] }], \
      ease: [{ ease: [validators.isAny] }], delay: [{ delay: [validators.isAny] }] } } }); */
      @theme inline {

      """
    #expect(tailwind.text.hasPrefix(css.text + head) && tailwind.text.hasSuffix(";\n}\n"))
    let theme = Set(tailwind.text.dropFirst((css.text + head).count).split(separator: "\n"))
    for (name, variable) in [
      ("transition-duration-card-flip", "card-flip-duration"), ("ease-card-flip", "card-flip-easing"),
      ("transition-delay-card-flip", "card-flip-delay"), ("ease-curve-enter", "curve-enter-easing"),
      ("transition-duration-fast", "duration-fast"),
      ("ease-dive-deeper--cell--dismiss", "dive-deeper--cell--dismiss-easing"),
      ("animate-heart-pulse", "heart-pulse-animation"),
      ("animate-reaction-phases", "reaction-phases-animation"),
    ] {
      #expect(theme.contains("  --\(name): var(--motion-\(variable));"), "\(name)")
    }
    #expect(theme.count == 29)
  }

  @Test("A tween's curve and duration are those of the presets that it names, where these are exported too")
  func references() throws {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "duration.fast", "kind": "duration", "duration": 0.15},
        {"name": "enter", "kind": "curve", "points": [[0, 0], [0.3, 1], [1, 1]]},
        {"name": "fade", "kind": "tween", "curve": "enter", "duration": "duration.fast"}
        """#)
    let css = try ExportedFiles(.css, ExportGolden.input(book)).text
    #expect(css.contains("  --motion-fade-duration: var(--motion-duration-fast);"))
    #expect(css.contains("  --motion-fade-easing: var(--motion-enter-easing);"))
    // What `linear()` says of the curve it says of the tween too.
    #expect(css.contains("    --motion-enter-easing: linear("))
    #expect(!css.contains("--motion-fade-easing: linear("))
  }

  @Test(
    "a spring's Bezier shows its first swing, unless it swings on so long that a calm one is nearly as near")
  func standIns() throws {
    for (bounce, isCalm) in [(0.3, false), (0.6, false), (0.65, false), (0.9, true)] {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      let baked = try BakedMotion(spring, tolerance: 0.002)
      let curve = baked.bezier.curve
      #expect((curve.y1 <= 1 && curve.y2 <= 1) == isCalm, "\(bounce) \(curve)")
      #expect(isCalm || baked.bezier.maxError < 0.25, "\(bounce) \(baked.bezier.maxError)")
    }
    let stairs = try BakedMotion(.steps(try StepsCurve(count: 3)), tolerance: 0.002)
    #expect(stairs.bezier.curve.y1 <= 1 && stairs.bezier.curve.y2 <= 1)
  }

  @Test("Tailwind's classes say no word twice, unless the class would be Tailwind's own")
  func tailwindNames() throws {
    let names = ["ease.fluid", "ease.in", "calm", "easing.soft"]
    let curves = names.map { #"{"name": "\#($0)", "kind": "curve", "bezier": [0, 0, 0.2, 1]}"# }
    let durations = ["duration.fast", "duration.200", "duration.initial"].map {
      #"{"name": "\#($0)", "kind": "duration", "duration": 0.2}"#
    }
    let book = try ExportGolden.book(presets: (curves + durations).joined(separator: ", "))
    let theme = try ExportedFiles(.tailwind, ExportGolden.input(book)).text
    for name in [
      "ease-fluid", "ease-ease-in", "ease-calm", "ease-easing-soft",
      "transition-duration-fast", "transition-duration-duration-200", "transition-duration-duration-initial",
    ] {
      #expect(theme.contains("  --\(name): var("), "\(name): \(theme)")
    }
    let symbols = try GeneratedSymbols.tailwind(ExportGolden.input(book))
    #expect(
      symbols.symbols.map(\.use) == [
        "ease-calm", "duration-duration-200", "duration-fast", "duration-duration-initial", "ease-fluid",
        "ease-ease-in", "ease-easing-soft",
      ])
    // What a class means never changes because another preset came along.
    let both = try ExportGolden.book(presets: curves[0] + ", " + curves[0].replacing("ease.", with: ""))
    #expect(throws: ExportError.self) { try ExportedFiles(.tailwind, ExportGolden.input(both)) }
  }

  @Test("what a style sheet cannot carry has no names that a check would propose")
  func unwritten() throws {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "calm", "kind": "spring", "duration": 0.5, "bounce": 0.98},
        {"name": "endless", "kind": "spring", "duration": 0.5, "bounce": 1},
        {"name": "ringing", "kind": "spring", "duration": 0.5, "bounce": 0.9999}
        """#)
    let input = ExportGolden.input(book)
    let css = try ExportedFiles(.css, input).text
    #expect(css.contains("--motion-calm-easing:") && !css.contains("--motion-ringing-easing:"))
    for symbols in [try GeneratedSymbols.customProperties(input), try GeneratedSymbols.tailwind(input)] {
      #expect(symbols.symbols.map(\.preset.text) == ["calm"])
    }
  }

  @Test("takes a prefix of its grammar and no other", arguments: ["css", "scss", "tailwind"])
  func prefix(name: String) throws {
    let book = try ExportGolden.pack("apple")
    let format = try #require(ExportFormats.named(name))
    let text = try ExportedFiles(format, ExportInput(book, options: ExportOptions(prefix: "acme"))).text
    #expect(text.contains(name == "scss" ? "$acme: (" : "acme-apple-smooth"))
    for wrong in ["-a", "a.b", "A", "a b", "}", "a--b"] {
      let input = ExportInput(book, options: ExportOptions(prefix: wrong))
      #expect(throws: ExportError.self) { try ExportedFiles(format, input) }
    }
  }

  @Test(
    "With less motion all elements of a morph that its transition moves wait as long as the replacement does")
  func reducedDelays() throws {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "fade", "kind": "tween", "curve": "easeOut", "duration": 0.2, "delay": 0.1},
        {"name": "late", "kind": "spring", "duration": 0.4, "delay": 0.3, "reduced": "none"},
        {"name": "m", "kind": "morph", "present": {"animation": "late"}, "reduced": "fade", "elements": [
        {"name": "a", "properties": {"opacity": {"from": 0, "to": 1}}},
        {"name": "b", "delay": 0.05, "properties": {"opacity": {"from": 0, "to": 1}}},
        {"name": "c", "animation": "fade", "properties": {"opacity": {"from": 0, "to": 1}}}]},
        {"name": "n", "kind": "morph", "present": {"animation": "late"}, "reduced": "none", "elements": [
        {"name": "a", "properties": {"opacity": {"from": 0, "to": 1}}}]}
        """#)
    let css = try ExportedFiles(.css, ExportGolden.input(book)).text
    let parts = css.split(separator: "prefers-reduced-motion")
    for (name, delay) in [
      ("m--present", "100ms"), ("m--a--present", "100ms"), ("m--b--dismiss", "100ms"),
      ("m--c--present", "100ms"),
      ("n--present", "0ms"), ("n--a--present", "0ms"),
    ] {
      #expect(parts.last?.contains("--motion-\(name)-delay: \(delay);") ?? false, "\(name)")
    }
  }

  @Test("Two numbers of one property that keep time have their own timing function, steps too")
  func together() throws {
    func track(_ property: String, _ to: Double, _ curve: String, _ seconds: Double = 1) -> String {
      #"{"property": "\#(property)", "keyframes": [{"type": "linear", "to": \#(to), "duration": \#(seconds), "curve": \#(curve)}]}"#
    }
    func css(_ tracks: String...) throws -> ExportedFiles {
      let clip =
        #"{"name": "a", "kind": "clip", "initial": {"x": 0, "y": 0}, "tracks": [\#(tracks.joined(separator: ", "))]}"#
      return try ExportedFiles(.css, ExportInput(MatrixBooks.book(clip)))
    }
    for (curve, function) in [
      (#"{"steps": 4}"#, "steps(4, jump-end)"),
      (#"{"bezier": [0.4, 0, 0.2, 1]}"#, "cubic-bezier(0.4, 0, 0.2, 1)"),
    ] {
      let exported = try css(track("x", 30, curve), track("y", 20, curve))
      #expect(exported.notes.isEmpty && exported.text.contains("/* x, y: exact */"), "\(exported.text)")
      #expect(
        exported.text.contains("  0% { translate: 0px 0px; animation-timing-function: \(function); }\n")
          && exported.text.contains("  100% { translate: 30px 20px; }\n"), "\(exported.text)")
    }
    // Steps beside another curve: both sides of each jump, and the other's lines.
    let mixed = try css(track("x", 30, #"{"steps": 2}"#), track("y", 20, #""linear""#))
    #expect(mixed.notes.isEmpty)
    for frame in ["50% { translate: 15px 10px; }", "100% { translate: 30px 20px; }"] {
      #expect(mixed.text.contains(frame), "\(mixed.text)")
    }
  }

  @Test("An uneven scale stands behind a lean, as a registry's clip leans before it scales")
  func lean() throws {
    let book = try MatrixBooks.book(
      #"""
      {"name": "a", "kind": "clip", "initial": {"skewX": 30, "scaleY": 0.5}, "tracks": [
      {"property": "skewX", "keyframes": [{"type": "linear", "to": 0, "duration": 1}]},
      {"property": "scaleY", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}
      """#)
    let css = try ExportedFiles(.css, ExportInput(book)).text
    #expect(css.contains("0% { transform: skewX(30deg) scaleY(0.5); }") && !css.contains(" scale:"), "\(css)")
    let waapi = try ExportedFiles(named: "waapi", ExportInput(book)).text
    #expect(waapi.contains("transform: \"skewX(30deg) scaleY(0.5)\""), "\(waapi)")
  }

  @Test("needs more points for a smaller tolerance, and states a smaller error")
  func tolerance() throws {
    let book = try ExportGolden.pack("apple")
    let results = try [0.02, 0.0005].map { tolerance in
      let input = ExportInput(book, options: ExportOptions(tolerance: tolerance))
      let curves = try ExportedFiles(.css, input).text
        .matches(of: /linear\((.*)\); \/\* within ([0-9.e-]+)/)
      let largestError = try #require(curves.compactMap { Double($0.2) }.max())
      #expect(largestError <= tolerance)
      return (
        points: curves.map { $0.1.split(separator: ",").count }.reduce(0, +), largestError: largestError
      )
    }
    #expect(results[1].points > results[0].points)
    #expect(results[1].largestError < results[0].largestError)
  }

  @Test("the least tolerance does for clips too, of which a part is kept for the way to the target")
  func leastTolerance() throws {
    let book = try ExportGolden.book(
      presets: """
        {"name": "a", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [\
        {"type": "spring", "to": 1.5, "duration": 0.8}, {"type": "cubic", "to": 1.1, "duration": 0.2}]}]}
        """)
    for name in ["css", "waapi", "motion", "gsap"] {
      let input = ExportInput(book, options: ExportOptions(tolerance: 1e-6))
      let text = try ExportedFiles(named: name, input).text
      #expect(!text.contains("tolerance is") && text.count > 5000, "\(name)")
    }
  }

  @Test(
    "registers no custom property without the prefix and the preset's name",
    arguments: ["css", "scss", "tailwind"])
  func ownProperties(name: String) throws {
    let book = try ExportGolden.book(
      presets: """
        {"name": "a", "kind": "clip", "initial": {"b-duration": 0, \
        "glowRadius": 0, "glow-radius": 0, "duration": 0}, "tracks": [\
        {"property": "b-duration", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}, \
        {"property": "glowRadius", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}, \
        {"property": "duration", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}, \
        {"property": "glow-radius", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}
        """)
    let options = ExportOptions(prefix: "acme")
    let text = try ExportedFiles(named: name, ExportInput(book, options: options)).text
    let registered = text.matches(of: #/@property (--[a-z0-9-]+) /#).map { String($0.1) }
    let expected = ["b-duration", "glow-radius", "glow-radius-2", "duration"].map { "--acme-a--\($0)" }
    #expect(Set(registered) == Set(expected))
    #expect(registered.count == 4)
  }

  @Test("does not say duration or easing twice in a name, and still gives every preset a name of its own")
  func stutter() throws {
    let book = try ExportGolden.book(
      presets: """
        {"name": "duration.fast", "kind": "duration", "duration": 0.1},
        {"name": "easing.duration", "kind": "duration", "duration": 0.1},
        {"name": "easing.standard", "kind": "curve", "bezier": [0, 0, 0.2, 1]},
        {"name": "other", "kind": "alias", "of": "duration.fast"},
        {"name": "panel", "kind": "spring", "duration": 0.3},
        {"name": "sheet.duration", "kind": "duration", "duration": 0.2}
        """)
    let css = try ExportedFiles(.css, ExportInput(book)).text
    for line in [
      "--motion-duration-fast: 100ms;", "--motion-easing-duration-duration: 100ms;",
      "--motion-easing-standard: cubic-bezier(0, 0, 0.2, 1);",
      "--motion-other-duration: var(--motion-duration-fast);", "--motion-panel-duration: ",
      "--motion-sheet-duration-duration: 200ms;",
    ] {
      #expect(css.contains(line), "\(line) is not in \(css)")
    }
    let names = css.prefix { $0 != "@" }.matches(of: /\n  (--[a-z0-9-]+):/).map { String($0.1) }
    #expect(Set(names).count == names.count)
  }
}
