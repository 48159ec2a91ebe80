import Presets
import StrictJSON
import TestSupport
import Testing

@Suite("The registry as JSON")
struct RegistryTextTests {
  @Test(
    "A book that is written and read is the same, and is written the same byte for byte", arguments: 0..<60)
  func identity(_ seed: Int) throws {
    let book = try RandomBook.make(seed: UInt64(seed))
    let text = try RegistryEncoder.text(of: book)
    var read = RegistryText(Array(text.utf8))
    try read.checkReferences()
    #expect(read.problems.map(\.sentence) == [])
    #expect(read.presets == book.presets)
    #expect(read.settings == book.settings)
    #expect(
      try RegistryEncoder.text(of: RegistrySnapshot(read.presets, settings: read.settings)).utf8
        .elementsEqual(text.utf8))
  }

  @Test("The kinds of the documentation are canonical as they are written there")
  func examples() throws {
    var text = RegistryText(Array(CanonicalText.everyKind.utf8))
    try text.checkReferences()
    #expect(text.problems.map(\.sentence) == [])
    #expect(
      try RegistryEncoder.text(of: RegistrySnapshot(text.presets, settings: text.settings))
        == CanonicalText.everyKind)
    #expect(text.presets.count == 15)
  }

  @Test("Extensions are kept as they were: order, big numbers, nesting")
  func extensions() throws {
    let text = RegistryText(
      registry(
        #"{"name":"a","kind":"duration","duration":1,"extensions":{"z":1e400,"a":[1.0,-0,{"b":[]}],"\u0000":"é"}}"#
      ))
    #expect(text.problems.isEmpty)
    let written = try RegistryEncoder.text(of: RegistrySnapshot(text.presets))
    let numbers = try #require(written.range(of: "1e400"))
    let list = try #require(written.range(of: "1.0"))
    #expect(numbers.lowerBound < list.lowerBound && written.contains(#""\u0000": "é""#))
    let again = RegistryText(Array(written.utf8))
    #expect(again.presets == text.presets)
  }

  @Test("A negative zero is a zero, so that a registry's file can hold it")
  func negativeZero() throws {
    let text = RegistryText(
      registry(
        """
        {"name":"a","kind":"spring","duration":1,"bounce":-0.0},
        {"name":"b","kind":"curve","bezier":[-0,-0.0,1,1]},
        {"name":"c","kind":"clip","initial":{"x":-0,"y":[-0.0,1]},"tracks":[]}
        """))
    #expect(text.problems.isEmpty)
    #expect(try !RegistryEncoder.text(of: RegistrySnapshot(text.presets)).contains("-0"))
  }

  @Test("One preset is read under a name that wins over its own")
  func single() throws {
    let bytes = Array(#"{"name": "old", "kind": "duration", "duration": 0.2}"#.utf8)
    #expect(PresetText(bytes, named: try PresetName("new")).preset?.name.text == "new")
    #expect(PresetText(bytes, named: nil).preset?.name.text == "old")
    let nameless = PresetText(Array(#"{"kind": "duration", "duration": 0.2}"#.utf8), named: nil)
    #expect(nameless.preset == nil && nameless.problems.map(\.message) == ["the preset has no name"])
    #expect(PresetText(Array("{".utf8), named: nil).problems.count == 1)
  }
}
