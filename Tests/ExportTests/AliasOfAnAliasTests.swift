import Testing

@testable import Export

@Suite("An alias of an alias")
struct AliasOfAnAliasTests {
  @Test("names the keyframes that are written, those of the preset at the end", arguments: ["scss", "panda"])
  func keyframes(format name: String) throws {
    let book = try MatrixBooks.book(
      #"{"name": "a", "kind": "alias", "of": "b"}"#, #"{"name": "b", "kind": "alias", "of": "z.clip"}"#,
      #"""
      {"name": "z.clip", "kind": "clip", "initial": {"opacity": 0}, "tracks": [{"property": "opacity",
        "keyframes": [{"type": "linear", "to": 1, "duration": 0.3}]}]}
      """#)
    let text = try ExportedFiles(named: name, ExportGolden.input(book)).text
    #expect(text.contains("z-clip--opacity 300ms") && !text.contains("b--opacity"))
  }
}
