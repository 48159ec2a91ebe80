import Presets
import StrictJSON
import TestSupport
import Testing

@testable import Export

@Suite("Design tokens that were exported are read back")
struct DTCGRoundTripTests {
  @Test("A random registry comes back equal, byte for byte as JSON", arguments: 0..<10)
  func random(_ seed: Int) throws {
    try expectIdentity(of: try RandomBook.make(seed: UInt64(seed)))
  }

  @Test("The registry with every edge comes back equal, byte for byte as JSON")
  func everything() throws { try expectIdentity(of: try ExportGolden.everything()) }

  @Test("The same is true of durations that are texts")
  func textDurations() throws {
    try expectIdentity(of: try ExportGolden.everything(), options: ExportOptions(textDurations: true))
  }

  @Test(
    "Every pack comes back equal, byte for byte as JSON",
    arguments: ["apple", "material3", "open-props", "starter"])
  func packs(_ name: String) throws { try expectIdentity(of: try ExportGolden.pack(name)) }

  @Test(
    "Extensions come back as they were, also those that look like Motionbook's own",
    arguments: [
      "{}", #"{"org.motionbook": {}}"#, #"{"org.motionbook": 5}"#,
      #"{"org.motionbook": {"preset": {"kind": "x"}}}"#,
      #"{"b": 1, "org.motionbook": {"originalName": "Ease In", "other": []}, "a": {"z": 1e400}}"#,
      #"{"org.motionbook": {"baked": null, "x": 1}}"#,
      #"{"org.motionbook": {"groups": {"a": {"$description": "Ours."}}}}"#,
      #"{"b": 1, "org.motionbook": {"x": 1, "groups": {"a": {"$extensions": {"c": [1e400]}}}}, "a": 2}"#,
      #"{"org.motionbook": {"groups": {"a": {"$description": "Ours."}, "z": {"$description": "?"}}, "x": 1}}"#,
      #"{"org.motionbook": {"groups": {"a": {"$description": 5}, "a.b": 1, "": {}}, "members": {"x": 1}}}"#,
      #"{"org.motionbook": {"groups": {}}}"#, #"{"org.motionbook": {"groups": 1}}"#,
    ])
  func extensions(_ text: String) throws {
    var writer = JSONWriter()
    writer.value(try JSONDocument(text).root)
    for literal in ["duration=0.3,bounce=0.2", "bezier=0.4:0:0.2:1"] {
      var preset = Preset(name: try PresetName("a.b"), content: try MotionLiteral.parse(literal))
      preset.extensions = String(decoding: writer.bytes, as: UTF8.self)
      try expectIdentity(of: RegistrySnapshot([preset]))
    }
  }

  @Test("What groups and tokens of another tool say comes back in its place, and in a valid file")
  func foreign() throws {
    let text = """
      {"g": {"$description": "Ours.", "h": {"$extensions": {"com.acme": {"n": 1}},
        "b": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "unit": "s"},
        "a": {"$type": "duration", "$value": {"value": 2, "unit": "s"}}}}}
      """
    let presets = try TokenText([TokenFile(Array(text.utf8))]).registry.presets
    let exported = try ExportedFiles(.dtcg, ExportInput(RegistrySnapshot(presets))).text
    let root = try JSONDocument(exported).root
    #expect(root.descendant(at: "g.$description")?.string == "Ours.")
    #expect(
      root.member("g")?.member("h")?.member("$extensions")?.member("com.acme")?.member("n")?.number == 1)
    let token = root.member("g")?.member("h")?.member("b")
    #expect(token?.member("unit") == nil)
    let own = token?.member("$extensions")?.member("org.motionbook")
    #expect(own?.member("members")?.member("unit")?.string == "s")
    #expect(root.member("g")?.member("h")?.member("a")?.member("$extensions") == nil)
    try expectIdentity(of: RegistrySnapshot(presets))
    if SchemaCheck.isThere { #expect(try SchemaCheck.tokens.output(of: [("a.tokens.json", exported)]) == "") }
  }

  @Test(
    "Names that are words of other tools' tokens come back",
    arguments: [
      ["fade.value", "fade.type"], ["a.value.value", "a.other"], ["spring.stiffness", "spring.damping"],
      ["x.original", "x.metadata", "x.attributes"],
    ])
  func names(_ names: [String]) throws {
    let clip = try ExportGolden.preset("clip.scroll")
    var presets: [Preset] = []
    for text in names {
      let name = try PresetName(text)
      presets.append(Preset(name: name, content: clip.content))
      presets.append(Preset(name: try PresetName("z.\(text)"), content: .duration(0.2)))
      presets.append(Preset(name: try PresetName("alias.\(text)"), content: .alias(of: name)))
    }
    try expectIdentity(of: RegistrySnapshot(presets))
  }

  @Test("A spring whose value was edited is read from its extension, and that is said")
  func edited() throws {
    let preset = Preset(
      name: try PresetName("a"), content: try MotionLiteral.parse("duration=0.3,bounce=0.2"))
    let text = try ExportedFiles(.dtcg, ExportInput(RegistrySnapshot([preset]))).text
    #expect(try TokenText([TokenFile(Array(text.utf8))]).notes == [])
    let millis = try #require(text.firstMatch(of: /"durationMillis": (\d+)/)?.1)
    let edited = text.replacing("\"value\": \(millis)", with: "\"value\": 999")
    let read = try TokenText([TokenFile(Array(edited.utf8))])
    #expect(read.registry.presets == [preset])
    #expect(read.notes.count == 1 && read.notes[0].contains("edited"))
  }

  private func expectIdentity(of book: RegistrySnapshot, options: ExportOptions = ExportOptions()) throws {
    let text = try ExportedFiles(.dtcg, ExportInput(book, options: options)).text
    var read = try TokenText([TokenFile(Array(text.utf8))])
    try read.registry.checkReferences()
    #expect(read.registry.problems.map(\.sentence) == [])
    if options.textDurations {
      #expect(read.notes.allSatisfy { $0.contains("was the text") }, "\(read.notes)")
    } else {
      #expect(read.notes == [])
    }
    let expected = try RegistryEncoder.text(of: RegistrySnapshot(book.presets))
    let found = try RegistryEncoder.text(of: RegistrySnapshot(read.registry.presets))
    #expect(found.utf8.elementsEqual(expected.utf8))
    #expect(RegistrySnapshot(read.registry.presets).presets == book.presets)
  }
}
