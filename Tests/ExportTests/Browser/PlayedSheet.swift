import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

/// An exported style sheet and what must be seen when it is played.
struct PlayedSheet {
  var css: String { didSet { index = SheetIndex(css) } }
  private var index: SheetIndex
  private(set) var timings: [PlayedTiming] = []
  private(set) var animations: [PlayedAnimation] = []

  /// Two packs and the registry with every edge, each exported once for all tests.
  static let exported: [(book: RegistrySnapshot, css: String)]? = try?
    ([
      ExportGolden.pack("apple"), ExportGolden.pack("starter"), MatrixBook.aliased(),
      PlayedBook.everything(),
    ]).map { ($0, try ExportedFiles(.css, ExportGolden.input($0)).text) }

  static func all(reduced: Bool = false) throws -> [PlayedSheet] {
    try #require(exported).map { try PlayedSheet($0.book, css: $0.css, reduced: reduced) }
  }

  private init(_ book: RegistrySnapshot, css: String, reduced: Bool) throws {
    let input = ExportGolden.input(book)
    self.css = css
    index = SheetIndex(css)
    try input.forEach { exported in
      let name = "motion-" + exported.name.text.replacing(".", with: "-")
      if let animation = PlayedAnimation(
        exported, name: name, base: "motion-" + book.end(of: exported.name).text.replacing(".", with: "-"))
      {
        animations.append(animation)
        return
      }
      var motion = exported.motion
      if reduced, let partner = exported.reduced {
        guard case .preset(_, let partnerMotion) = partner, partnerMotion.animation != nil else {
          timings.append(PlayedTiming(name: name, motion: nil))
          return
        }
        if motion.animation != nil { motion = partnerMotion }
      }
      if case .spring(let spring, _) = motion, !spring.settlingTime().isFinite { return }
      if motion.animation != nil || motion.kind == .curve {
        timings.append(PlayedTiming(name: name, motion: motion))
      }
    }
  }

  /// The sheet as a browser reads it that does not know `linear()`.
  var withoutLinear: PlayedSheet {
    var old = self
    old.css = css.replacing("linear(0, 1)) {", with: "none(0, 1)) {")
    old.animations = []
    return old
  }

  var probe: SheetProbe {
    SheetProbe(css: css, timings: timings.map(\.probe), animations: animations.map(\.probe))
  }

  /// The error that stands beside a timing function; a thousandth of the tolerance where it is exact, because
  /// computed lengths have but six digits.
  func error(of played: PlayedTiming, linear: Bool) -> Double {
    let lines =
      index.declarations["--\(played.name)-easing", default: []]
      + index.declarations["--\(played.name)", default: []]
    let line = linear ? lines.first { $0.contains(": linear(") } ?? lines.first : lines.first
    if let target = line?.firstMatch(of: /var\(--(.*?)(-easing)?\)/) {
      return error(of: PlayedTiming(name: String(target.1), motion: played.motion), linear: linear)
    }
    return (line?.firstMatch(of: /within ([0-9.e-]+)/).flatMap { Double($0.1) } ?? 0) + 5e-6
  }

  /// The error that stands above keyframes, in the unit of the property.
  func error(ofKeyframes name: String) -> Double {
    index.remarks[name]?.firstMatch(of: /within ([0-9.e-]+)/).flatMap { Double($0.1) } ?? 0
  }

  /// Every keyframe and every declaration of the file must be one of the browser's.
  func expectSameKeyframes(_ answer: SheetProbe.Answer) {
    var expected: [String: [Int]] = [:]
    var name: String?
    for line in css.split(separator: "\n") {
      if let match = line.wholeMatch(of: /@keyframes (.*) {/) {
        name = String(match.1)
      } else if line == "}" {
        name = nil
      } else if let name {
        let counts = expected[name, default: [0, 0]]
        // The browser counts each corner.
        let corners = line.contains("border-radius:") ? 3 : 0
        expected[name] = [counts[0] + 1, counts[1] + corners + line.count { $0 == ":" }]
      }
    }
    #expect(answer.keyframes == expected)
  }
}

/// Where what stands in a style sheet.
private struct SheetIndex {
  /// The lines that declare a custom property, by its name.
  private(set) var declarations: [String: [Substring]] = [:]
  /// The line above keyframes, by their name.
  private(set) var remarks: [String: Substring] = [:]

  init(_ css: String) {
    var above: Substring = ""
    for line in css.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("--"), let colon = text.firstIndex(of: ":") {
        declarations[String(text[..<colon]), default: []].append(line)
      } else if line.hasPrefix("@keyframes "), line.hasSuffix(" {") {
        remarks[String(line.dropFirst(11).dropLast(2))] = above
      }
      above = line
    }
  }
}
