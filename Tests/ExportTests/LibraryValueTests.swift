import MotionPhysics
import Presets
import Testing

@testable import Export

/// The values that libraries animate from and to, in the words that their own functions read.
@Suite("Values for libraries")
struct LibraryValueTests {
  private static let tint = #"""
    {"name": "tint", "kind": "clip", "initial": {"color": [0.2, 0.4, 1, 1]}, "tracks": [{"property": "color", "keyframes":
    [{"type": "linear", "to": [1, 0.4, 0.2, 1], "duration": 10}]}]}
    """#
  private static let wild = #"""
    {"name": "wild", "kind": "clip", "initial": {"color": [0, 0, 0, 0]}, "tracks": [{"property": "color", "keyframes":
    [{"type": "spring", "to": [1, 0, 0.1, 1], "duration": 2, "spring": {"duration": 0.4, "bounce": 0.6}}]}]}
    """#
  private static let card = #"""
    {"name": "card", "kind": "morph", "present": {"animation": {"duration": 0.5, "bounce": 0.1}}, "elements": [
    {"name": "card", "properties": {"frame": {"from": [16, 200, 80, 80], "to": [0, 0, 390, 844]},
    "offset": {"from": [0, 24], "to": [0, 0]}, "rotation": {"from": -8, "to": 0}, "cornerRadius": {"from": 16, "to": 0},
    "backgroundColor": {"from": [0.2, 0.4, 1, 1], "to": [1, 1, 1, 0.5]}, "blur": {"from": 8, "to": 0}}}]},
    {"name": "sway", "kind": "sequence", "mode": "loop", "phases": [
    {"name": "a", "values": {"backgroundColor": [0.2, 0.4, 1, 1]}, "animation": {"duration": 0.5, "bounce": 0.1}},
    {"name": "b", "values": {"backgroundColor": [1, 1, 1, 1]}, "animation": {"duration": 0.5, "bounce": 0.1}}]}
    """#

  /// The colours of a text as Motion reads them: every number that stands in them, whatever sign is behind it.
  private func colors(_ text: String) -> [[Double]] {
    text.matches(of: #/"(rgba?\([^"]*\))"/#).map { color in
      color.1.matches(of: #/-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)/#).compactMap { Double($0.0) }
    }
  }

  /// The shares of the duration of the first keyframes.
  private func times(_ text: String) throws -> [Double] {
    try #require(text.firstMatch(of: #/times: \[([^\]]*)\]/#)).1
      .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
  }

  @Test("Motion's own parser, which reads no percent sign, gets each colour of a clip as the registry has it")
  func motionReads() throws {
    let text = try text("motion", Self.tint)
    let (colors, shares) = (colors(text), try times(text))
    try #require(colors.count > 10 && colors.count == shares.count)
    for (color, share) in zip(colors, shares) {
      for (part, expected) in zip(color, [51 + 204 * share, 102, 255 - 204 * share, 1]) {
        #expect(abs(part - expected) < 1e-3, "\(color) at \(share)")
      }
      #expect(color.count == 4)
    }
  }

  @Test(
    "A colour that a spring carries beyond its ends has none that Motion would count on from, and its error holds"
  )
  func motionMixes() throws {
    let book = try MatrixBooks.book(Self.wild)
    let text = try ExportedFiles(.motion, ExportInput(book)).text
    let colors = colors(text)
    #expect(
      colors.allSatisfy { $0.prefix(3).allSatisfy { (0...255).contains($0) } && (0...1).contains($0[3]) })
    guard case .clip(let timeline, _, _) = try Resolver(book).motion(of: book.presets[0]) else {
      throw MotionError.invalid(parameter: "wild", reason: "is no clip")
    }
    let times = try times(text)
    let stated = try #require(text.firstMatch(of: #/color within ([0-9.]*[0-9])/#).flatMap { Double($0.1) })
    try #require(times.count == colors.count)
    for index in times.indices.dropLast() {
      for step in 0..<8 {
        let share = Double(step) / 8
        let time = (times[index] + share * (times[index + 1] - times[index])) * timeline.duration
        let truth = timeline.tracks[0].track.value(time: time).array
        for part in 0..<3 {
          // Motion's mixLinearColor.
          let (from, to) = (colors[index][part], colors[index + 1][part])
          let shown = (from * from + share * (to * to - from * from)).squareRoot() / 255
          let gap = abs(shown - min(max(truth[part], 0), 1))
          #expect(gap <= stated + 1e-5, "\(gap) at \(time)")
        }
      }
    }
  }

  @Test(
    "A morph's ends are values that the library's own functions take",
    arguments: [
      (
        "motion",
        [
          "left: 16", "top: 200", "width: 80", "y: 24", "rotate: -8", "borderRadius: 16",
          "filter: \"blur(8px)\"",
        ]
      ),
      ("react-spring", ["left: 16", "height: 80", "y: 24", "rotateZ: -8", "filter: \"blur(8px)\""]),
      ("gsap", ["left: 16", "height: 80", "y: 24", "rotation: -8", "filter: \"blur(8px)\""]),
      ("react-native", ["left: 16", "translateY: 24", "rotate: \"-8deg\"", "borderRadius: 16", "blur: 8"]),
      ("reanimated", ["left: 16", "translateY: 24", "rotate: \"-8deg\"", "borderRadius: 16", "blur: 8"]),
      (
        "waapi",
        [
          "left: \"16px\"", "height: \"80px\"", "translate: \"0px 24px\"", "rotate: \"-8deg\"",
          "borderRadius: \"16px\"", "filter: \"blur(8px)\"", "backgroundColor: \"rgb(20% 40% 100% / 1)\"",
        ]
      ),
    ])
  func ends(format: String, members: [String]) throws {
    let text = try text(format, Self.card)
    let from = try #require(text.firstMatch(of: #/from: {([^}]*)}/#)).1
    for member in members { #expect(from.contains(member), "\(member) in \(from)") }
    #expect(text.contains("to: {") && !from.contains("cornerRadius") && !from.contains("offset"))
    if format != "waapi" {
      // React Native and react-spring cut off what stands behind a part's point, and want commas.
      #expect(from.contains("backgroundColor: \"rgba(51, 102, 255, 1)\""), "\(from)")
      #expect(text.contains("\"rgba(255, 255, 255, 0.5)\"") && text.matches(of: #/rgba\(51/#).count > 1)
    }
  }

  @Test(
    "That Motion stretches before it turns is said where a scale is uneven", arguments: ["scale", "scaleY"])
  func order(scale: String) throws {
    let book = try MatrixBooks.book(
      #"""
      {"name": "a", "kind": "clip", "initial": {"rotation": 30, "\#(scale)": 0.5}, "tracks": [
      {"property": "rotation", "keyframes": [{"type": "linear", "to": 0, "duration": 1}]},
      {"property": "\#(scale)", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}
      """#)
    let exported = try ExportedFiles(.motion, ExportInput(book))
    #expect(exported.notes.filter { $0.contains("stretches before") }.count == (scale == "scale" ? 0 : 1))
  }

  @Test("Motion goes from colour to colour by steps where the clip does, at once")
  func steppedColor() throws {
    let text = try text(
      "motion",
      #"""
      {"name": "b", "kind": "clip", "initial": {"backgroundColor": [1, 0, 0]}, "tracks": [{"property": "backgroundColor",
      "keyframes": [{"type": "linear", "to": [0, 0, 1], "duration": 1, "curve": {"steps": 2}}]}]}
      """#)
    #expect(text.contains("times: [0, 0.5, 0.5, 1, 1] as number[]"), "\(text)")
    #expect(
      colors(text) == [
        [255, 0, 0, 1], [255, 0, 0, 1], [127.5, 0, 127.5, 1], [127.5, 0, 127.5, 1], [0, 0, 255, 1],
      ])
    #expect(!text.contains("backgroundColor within"))
  }

  @Test("Motion goes to where a colour or a blur is before the jump at its end")
  func closingJump() throws {
    let text = try text(
      "motion",
      #"""
      {"name": "b", "kind": "clip", "initial": {"blur": 10, "opacity": 0}, "tracks": [
      {"property": "blur", "keyframes": [{"type": "linear", "to": 0, "duration": 0.5}, {"type": "move", "to": 20}]},
      {"property": "opacity", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}
      """#)
    #expect(text.contains(#"filter: ["blur(10px)", "blur(0px)", "blur(20px)", "blur(20px)"] as string[]"#))
    #expect(text.contains("filter: { duration: 1, times: [0, 0.5, 0.5, 1] as number[]"), "\(text)")
    let color = try self.text(
      "motion",
      #"""
      {"name": "b", "kind": "clip", "initial": {"color": [0, 0, 0]}, "tracks": [{"property": "color", "keyframes":
      [{"type": "linear", "to": [1, 0, 0], "duration": 1}, {"type": "move", "to": [0, 1, 0]}]}]}
      """#)
    #expect(colors(color).suffix(2) == [[255, 0, 0, 1], [0, 255, 0, 1]], "\(color)")
    #expect(try times(color).suffix(2) == [1, 1])
  }

  @Test(
    "A length is nowhere negative, where a browser would refuse it and keep the one before",
    arguments: ["motion", "gsap", "react-spring"])
  func limits(format: String) throws {
    let text = try text(
      format,
      #"""
      {"name": "b", "kind": "clip", "initial": {"width": 100, "cornerRadius": 8, "blur": 9}, "tracks": [
      {"property": "width", "keyframes": [{"type": "spring", "to": 0, "spring": {"duration": 0.5, "bounce": 0.5}}]},
      {"property": "cornerRadius", "keyframes": [
      {"type": "linear", "to": 0, "duration": 0.5, "curve": {"bezier": [0.3, 0, 0.5, 3]}}]},
      {"property": "blur", "keyframes": [{"type": "linear", "to": -9, "duration": 0.5}]}]}
      """#)
    #expect(!text.contains(#/[\[ (]-[0-9]/#), "\(text)")
    #expect(format != "motion" || text.contains(#"filter: ["blur(9px)", "blur(0px)", "blur(0px)"#))
  }

  @Test("An angle has the unit that React Native asks for, where a library interpolates texts")
  func angles() throws {
    let clip = #"""
      {"name": "turn", "kind": "clip", "initial": {"rotation": 0, "skewX": 10, "scale": 1}, "tracks": [
      {"property": "rotation", "keyframes": [{"type": "linear", "to": 360, "duration": 1}]},
      {"property": "skewX", "keyframes": [{"type": "linear", "to": 0, "duration": 1}]},
      {"property": "scale", "keyframes": [{"type": "linear", "to": 2, "duration": 1}]}]}
      """#
    let native = try text("react-native", clip)
    #expect(
      native.contains(
        #"rotate: { inputRange: [0, 1] as number[], outputRange: ["0deg", "360deg"] as string[] }"#))
    #expect(native.contains(#"outputRange: ["10deg", "0deg"] as string[]"#))
    #expect(native.contains("scale: { inputRange: [0, 1] as number[], outputRange: [1, 2] as number[] }"))
    let reanimated = try text("reanimated", clip)
    #expect(reanimated.contains("rotate: { input: [0, 1] as number[], output: [0, 360] as number[] }"))
    #expect(
      reanimated.contains(
        #"transform: [{ rotate: interpolate(progress.value, track.input, track.output) + "deg" }]"#))
  }

  @Test(
    "A colour that goes another way than the registry's says how far",
    arguments: [
      ("motion", "[1, 0, 0]", "up to 25 % of the travel"),
      ("reanimated", "[1, 0, 0]", "up to 28.3 % of the travel"),
      ("waapi", "[1, 0, 0]", nil), ("react-native", "[1, 0, 0, 0]", nil),
      ("react-spring", "[1, 0, 0, 0]", nil),
      ("gsap", "[1, 0, 0, 0]", nil), ("waapi", "[1, 0, 0, 0]", "up to 25 % of the travel"),
      ("css", "[1, 0, 0, 0]", "up to 25 % of the travel"),
      ("scss", "[1, 0, 0, 0]", "up to 25 % of the travel"),
      ("css", "[1, 0, 0]", nil), ("panda", "[1, 0, 0, 0]", nil),
    ] as [(String, String, String?)])
  func mixing(format: String, from: String, gap: String?) throws {
    let to = from.split(separator: ",").count > 3 ? "[0, 1, 0, 1]" : "[0, 1, 0]"
    let book = try MatrixBooks.book(
      #"""
      {"name": "m", "kind": "morph", "present": {"animation": {"duration": 0.5}}, "elements": [{"name": "e", "properties":
      {"backgroundColor": {"from": \#(from), "to": \#(to)}}}]}
      """#)
    let exported = try ExportedFiles(named: format, ExportInput(book))
    let notes = exported.notes.filter { $0.contains("mix") }
    #expect(notes.count == (gap == nil ? 0 : 1), "\(exported.notes)")
    if let gap {
      #expect(notes[0].hasSuffix(gap), "\(notes)")
      #expect(exported.text.contains(gap))
    }
  }

  @Test("What no style takes is said", arguments: ["react-spring", "gsap", "react-native", "reanimated"])
  func unnamed(format: String) throws {
    let text = try text(
      format,
      #"""
      {"name": "m", "kind": "morph", "present": {"animation": {"duration": 0.5}}, "elements": [{"name": "e", "properties":
      {"center": {"from": [1, 2], "to": [3, 4]}}}]}
      """#)
    #expect(text.matches(of: #/No style is called center: the app must read it\./#).count == 1)
  }

  @Test(
    "A number that never moves has two stops, and no error is told of it",
    arguments: ["motion", "react-spring", "gsap", "react-native", "reanimated"])
  func still(format: String) throws {
    let text = try text(
      format,
      #"""
      {"name": "rise", "kind": "clip", "initial": {"offset": [7, 0]}, "tracks": [{"property": "offset", "keyframes":
      [{"type": "spring", "to": [7, 50], "duration": 1, "spring": {"duration": 0.4, "bounce": 0.3}}]}]}
      """#)
    #expect(text.contains("[7, 7] as number[]") && text.matches(of: #/ within [0-9]/#).count == 1, "\(text)")
  }

  @Test(
    "A sentence that is true of several parts of a preset stands once", arguments: TypeScriptTests.formats)
  func sentences(format: String) throws {
    for comment in try TypeScriptTests.text(format).matches(of: #/\/\*\*\n((?: *\* [^\n]*\n)+) *\*\//#) {
      let lines = comment.1.split(separator: "\n").filter { $0.contains("within") || $0.contains("Note: ") }
      #expect(Set(lines).count == lines.count, "\(comment.1)")
    }
  }

  @Test("Steps that nobody sees are not told of; of the others one line tells, the farthest in front")
  func steps() throws {
    let quick = [0.5, 0.15, 0.1, 0.12].enumerated().map { index, duration in
      #"{"name": "s\#(index)", "kind": "spring", "duration": \#(duration), "bounce": 0}"#
    }.joined(separator: ", ")
    let files = try ExportedFiles(.reactSpring, ExportInput(try MatrixBooks.book(quick)))
    let told = files.notes.filter { $0.contains("steps of 1 ms move it") }
    #expect(told.count == 1 && told[0].hasSuffix(" of the travel: s2, s1 and s3"), "\(told)")
    for share in files.text.matches(of: #/steps of 1 ms (?:would )?move it up to ([0-9.]+) %/#) {
      #expect((Double(share.1) ?? 0) >= 1)
    }
    #expect(!files.text.contains("Not as it should be: react-spring"))
  }

  private func text(_ format: String, _ presets: String) throws -> String {
    try ExportedFiles(named: format, ExportInput(try MatrixBooks.book(presets))).text
  }
}
