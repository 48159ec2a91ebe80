import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

/// Clips on layers of animations that somebody has drawn.
@Suite("Lottie, into an existing animation")
struct LottiePatchTests {
  /// As an editor and as hands write: numbers of any form, an odd order, members that nobody knows.
  private static let drawn = #"""
    {"v" : "5.5.2", "fr":29.970000, "ip":0,"op":9e1, "w":200,"h":100, "odd":[1.0, -0, {"a":"ä\/"}],
     "assets":[{"id":"inner","layers":[{"ty":4,"nm":"Deep","ip":10,"op":60,"st":0,"shapes":[],
        "ks":{"o":{"a":0,"k":40,"ix":11},"p":{"s":true,"x":{"a":0,"k":7},"y":{"a":0,"k":8}}}}]}],
     "layers":[
      {"ty":4,"nm":"Heart","ip":15,"op":90,"st":0,
       "ks":{"r":{"a":0,"k":10,"ix":10},"p":{"a":0,"k":[100,50,0],"ix":2},"a":{"a":0,"k":[0,0,0]},
             "s":{"a":1,"k":[{"t":20,"s":[0,0,100],"h":1},{"t":30,"s":[50.0,80.0,100]}],"ix":6}},
       "shapes":[{"ty":"gr","it":[{"ty":"rc","s":{"a":0,"k":[10,10]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":1}},
         {"ty":"fl","c":{"a":0,"k":[1,0,0,1],"ix":4},"o":{"a":0,"k":100}},{"ty":"tr"}]}]},
      {"ty":4,"nm":"Twice","ks":{}}, {"ty":4,"nm":"Twice","ks":{}}, {"ty":5,"nm":"Bare","ks":{}}, {"ty":1,"nm":"Still"},
      {"ty":4,"nm":"Driven","ks":{"r":{"a":0,"k":0,"x":"var $bm_rt = time;"},"o":{"a":0,"k":1,"sid":"slot"}}}]}

    """#

  private static func clip(_ initial: String, _ tracks: String) throws -> RegistrySnapshot {
    try MatrixBooks.book(
      #"{"name": "move", "kind": "clip", "initial": {\#(initial)}, "tracks": [\#(tracks)]}"#)
  }

  private static let spring =
    #""keyframes": [{"type": "spring", "to": 1, "duration": 0.6, "spring": {"duration": 0.4, "bounce": 0.3}}]"#

  private func patched(
    _ book: RegistrySnapshot, _ layer: String?, in text: String = drawn, tolerance: Double = 0.002
  ) throws -> ExportedFiles {
    let file = OpenedFile(path: "art/heart.json", bytes: Array(text.utf8))
    return try ExportedFiles(
      .lottie, ExportInput(book, options: ExportOptions(tolerance: tolerance, into: file, layer: layer)))
  }

  private func refusal(_ book: RegistrySnapshot, _ layer: String?, in text: String = drawn) -> String? {
    do {
      _ = try patched(book, layer, in: text)
      return nil
    } catch {
      return (error as? ExportError)?.sentence ?? "\(error)"
    }
  }

  @Test("Only the property that moves is another, and all other bytes are as they were")
  func bytes() throws {
    let book = try Self.clip(#""opacity": 0"#, #"{"property": "opacity", \#(Self.spring)}"#)
    let exported = try patched(book, "Deep")
    #expect(exported.files.map(\.path) == ["heart.json"])
    #expect(exported.notes.isEmpty)
    let text = exported.text
    let mark = #"{"motionbook":["Made by motionbook.","move moves the layer \"Deep\"."],"#
    #expect(text.hasPrefix(mark))
    let old = #"{"a":0,"k":40,"ix":11}"#
    let place = try #require(Self.drawn.range(of: old))
    #expect(text.dropFirst(mark.count).hasPrefix(Self.drawn[..<place.lowerBound].dropFirst()))
    #expect(text.hasSuffix(Self.drawn[place.upperBound...]))
    #expect(ExportMark.isBorne(by: Array(text.utf8)))
  }

  @Test("The layer goes from where it is, in the file's own frames, within the tolerance")
  func motion() throws {
    let book = try Self.clip(
      #""offset": [0, 0], "rotation": 0, "scale": 0, "backgroundColor": [0, 0, 0], "skewX": 0"#,
      ["offset", "rotation", "scale", "backgroundColor", "skewX"].map { property in
        let to = [
          "offset": "[30, -20]", "rotation": "90", "scale": "1.5", "backgroundColor": "[0.5, 0.25, 1]",
          "skewX": "12",
        ]
        return
          #"{"property": "\#(property)", "keyframes": [{"type": "spring", "to": \#(to[property] ?? ""), "duration": 0.6, "spring": {"duration": 0.4, "bounce": 0.3}}]}"#
      }.joined(separator: ", "))
    let spring = try Spring(validatingDuration: 0.4, bounce: 0.3)
    let exported = try patched(book, "Heart", tolerance: 0.0005)
    let heart = try #require((try LottieAnimation(exported.text).root["layers"] as? [[String: Any]])?.first)
    let transform = try #require(heart["ks"] as? [String: Any])
    let group = try #require((heart["shapes"] as? [[String: Any]])?.first?["it"] as? [[String: Any]])
    let expected: [(property: Any?, start: Double, way: Double, value: (Double) -> [Double])] = [
      (transform["p"], 15, 30, { [100 + 30 * $0, 50 - 20 * $0, 0] }),
      (transform["r"], 15, 90, { [10 + 90 * $0] }),
      (transform["s"], 20, 120, { [50 * 1.5 * $0, 80 * 1.5 * $0, 100] }),
      (transform["sk"], 15, 12, { [-12 * $0] }),
      (
        group[1]["c"], 15, 1,
        { [min(max(0.5 * $0, 0), 1), min(max(0.25 * $0, 0), 1), min(max($0, 0), 1), 1] }
      ),
    ]
    for (property, start, way, value) in expected {
      let property = try #require(property as? [String: Any])
      for step in 1..<30 {
        let time = 0.6 * Double(step) / 30
        let actual = try LottieAnimation.value(of: property, frame: start + time * 29.97)
        let wanted = value(spring.value(time: time))
        try #require(actual.count == wanted.count)
        for (actual, wanted) in zip(actual, wanted) {
          // What is left of a spring's way when it counts as arrived, a share of the longest way.
          #expect(abs(actual - wanted) < 0.003 * way, "\(start) at \(time)")
        }
      }
    }
    #expect((transform["p"] as? [String: Any])?["ix"] as? Int == 2)
    // lottie-web draws no layer that has a skew without its axis.
    #expect((transform["sa"] as? [String: Any])?["k"] as? Int == 0)
    #expect(
      exported.notes == ["move: the layer's own keyframes of scale make room, and it rests where they ended"])
  }

  @Test("A colour's opacity moves that of the fill, which the fill may lack", arguments: [true, false])
  func fillOpacity(isThere: Bool) throws {
    let drawn =
      isThere
      ? Self.drawn : Self.drawn.replacing(#","o":{"a":0,"k":100}},{"ty":"tr"}"#, with: #"},{"ty":"tr"}"#)
    let book = try Self.clip(
      #""color": [1, 0, 0, 0]"#,
      #"{"property": "color", "keyframes": [{"type": "linear", "to": [0, 1, 0, 1], "duration": 1}]}"#)
    let exported = try patched(book, "Heart", in: drawn)
    let text = exported.text.filter { !$0.isWhitespace }
    #expect(text.contains(#""o":{"a":1,"k":[{"t":15,"s":[0],"#), "\(text)")
    #expect(text.contains(#""s":[100],"h":1}]}"#) && exported.notes.isEmpty, "\(exported.notes)")
  }

  @Test("A position whose directions move by themselves stands in parts, the third one as it was")
  func parts() throws {
    let tracks = ["x", "y"].map { #"{"property": "\#($0)", \#(Self.spring)}"# }
    let both = try Self.clip(#""x": 0, "y": 0"#, tracks.joined(separator: ", "))
    let text = try patched(both, "Heart").text
    #expect(
      text.contains(#""p":{"ix": 2,"s": true,"x": {"a": 1,"#)
        || text.contains(#""p":{"ix":2,"s":true,"x":{"a":1,"#), "\(text)")
    let transform = try #require(
      (try LottieAnimation(text).root["layers"] as? [[String: Any]])?.first?["ks"] as? [String: [String: Any]]
    )
    let position = try #require(transform["p"])
    #expect((position["z"] as? [String: Any])?["k"] as? Double == 0)
    for (key, rest) in [("x", 100.0), ("y", 50)] {
      let part = try #require(position[key] as? [String: Any])
      #expect(try LottieAnimation.value(of: part, frame: 89) == [rest + 1])
      #expect(try LottieAnimation.value(of: part, frame: 0) == [rest])
    }
    let deep = try patched(Self.clip(#""x": 0"#, tracks[0]), "Deep").text
    #expect(deep.contains(#""y":{"a":0,"k":8}}"#))
  }

  @Test(
    "What is not there is refused with a sentence",
    arguments: [
      ("Hart", "opacity", #"art/heart.json has no layer "Hart"; did you mean "Heart"?"#),
      ("Sky", "opacity", #"has no layer "Sky"; it has "Bare", "Deep""#),
      ("Twice", "opacity", #"has 2 layers called "Twice""#), ("Still", "opacity", "has no transform"),
      ("Driven", "rotation", "by an expression"), ("Driven", "opacity", "from a slot"),
      ("Bare", "cornerRadius", "has no rectangle that could move"),
      ("Heart", "glow", "nothing of move moves a layer in Lottie"), (nil, "opacity", "--layer NAME"),
    ])
  func refusals(layer: String?, property: String, sentence: String) throws {
    let book = try Self.clip(#""\#(property)": 0"#, #"{"property": "\#(property)", \#(Self.spring)}"#)
    let said = try #require(refusal(book, layer))
    #expect(said.contains(sentence), "\(said)")
  }

  @Test(
    "So is a file that is no animation",
    arguments: [
      ("{", "art/heart.json:1:2 is no JSON"), ("[]", "is no Lottie animation"),
      (#"{"layers":[]}"#, "is no Lottie animation"),
      (#"{"layers":[],"fr":0}"#, "frames a second"), (#"{"layers":[],"fr":30,"fr":1}"#, "stands twice"),
      (#"{"layers":[{"nm":"Heart","ks":{"o":{"a":0,"k":"x"}}}],"fr":30}"#, "no property of Lottie's"),
      (#"{"layers":[{"nm":"Heart","ks":{"o":{"a":1,"k":[{"s":[1]}]}}}],"fr":30}"#, "no property of Lottie's"),
    ])
  func files(text: String, sentence: String) throws {
    let book = try Self.clip(#""opacity": 0"#, #"{"property": "opacity", \#(Self.spring)}"#)
    let said = try #require(refusal(book, "Heart", in: text))
    #expect(said.contains(sentence), "\(said)")
  }

  @Test("A layer takes one clip, once; another layer may follow")
  func again() throws {
    let book = try Self.clip(#""opacity": 0"#, #"{"property": "opacity", \#(Self.spring)}"#)
    let once = try patched(book, "Deep").text
    #expect(refusal(book, "Deep", in: once)?.contains("has moved already") == true)
    let twice = try patched(book, "Heart", in: once).text
    #expect(
      twice.hasPrefix(
        #"{"motionbook":["Made by motionbook.","move moves the layer \"Deep\".","move moves the layer \"Heart\"."],"#
      ))
    let spring = try MatrixBooks.book(#"{"name": "one", "kind": "spring", "duration": 0.4}"#)
    #expect(refusal(spring, "Heart")?.contains("one is a spring; choose a clip") == true)
  }

  @Test("Several clips move a layer each, as if one followed the other")
  func several() throws {
    let clip =
      #""kind": "clip", "initial": {"opacity": 0}, "tracks": [{"property": "opacity", \#(Self.spring)}]"#
    let presets = ["beat", "pulse"].map { "{\"name\": \"\($0)\", \(clip)}" }
    let book = try MatrixBooks.book(presets.joined(separator: ", "))
    let text = try patched(book, "pulse=Deep, beat=Heart").text
    let first = try patched(MatrixBooks.book(presets[0]), "Heart").text
    #expect(try text == patched(MatrixBooks.book(presets[1]), "Deep", in: first).text)
    // A name may look like a list, where one clip was chosen.
    let odd = Self.drawn.replacing("\"Heart\"", with: "\"a=b, c\"")
    #expect(
      try patched(MatrixBooks.book(presets[0]), "a=b, c", in: odd).text.contains("beat moves the layer"))
    #expect(
      try patched(book, "beat=a=b, c,pulse=Deep", in: odd).text.contains(
        "beat moves the layer \\\"a=b, c\\\""))
    for (layers, sentence) in [
      ("Heart", "must name a layer for each of the 2 presets that were chosen, as beat=LAYER,pulse=LAYER"),
      ("beat=Heart", "must name a layer for each"), ("beat=Heart,pulse=", "must name a layer for each"),
      ("beat=Heart,beat=Deep,pulse=Deep", "must name a layer for each"),
      ("beat=Heart,pulse=Heart", "names a layer twice"), ("beat=Heart,pulse=Sky", "has no layer \"Sky\""),
    ] {
      #expect(refusal(book, layers)?.contains(sentence) == true, "\(refusal(book, layers) ?? "")")
    }
    let one = refusal(try MatrixBooks.book(presets[0]), "beat=") ?? ""
    #expect(one.contains("must name a layer for the preset that was chosen, as beat=LAYER"), "\(one)")
  }

  @Test("What comes out is as valid as what went in", .enabled(if: SchemaCheck.isThere, SchemaCheck.hint))
  func schema() throws {
    let book = try ExportGolden.everything()
    let files = try ExportedFiles(.lottie, ExportGolden.input(book)).files
    var results: [(path: String, text: String)] = []
    for clip in try ExportGolden.input(book).all() {
      guard case .clip = clip.motion, let file = files.first(where: { $0.path == "\(clip.name).json" }) else {
        continue
      }
      let single = ExportInput(
        settings: Settings(),
        options: ExportOptions(
          into: OpenedFile(path: file.path, bytes: Array(file.text.utf8)), layer: clip.name.text),
        presets: [clip.preset], source: book)
      results.append(
        (file.path, try ExportedFiles(.lottie, single).text.replacing(#""op": "#, with: #""op": 1000"#)))
    }
    #expect(results.count > 3)
    #expect(try SchemaCheck.lottie.output(of: results) == "")
  }
}
