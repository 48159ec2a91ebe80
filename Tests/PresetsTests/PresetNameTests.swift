import Presets
import TestSupport
import Testing

@Suite("Preset names")
struct PresetNameTests {
  @Test(
    "Paths of kebab-case segments are names",
    arguments: ["a", "0", "sheet.present", "a-b.c-d-e.0-9", "none.linear", "linear-in", "x1.y2.z3"])
  func accepted(_ text: String) throws {
    #expect(try PresetName(text).text == text)
  }

  @Test(
    "Anything else is none",
    arguments: [
      "", ".", "-", "a.", ".a", "a..b", "a-", "-a", "a--b", "a.-b", "a-.b", "A", "a_b", "a b", "a/b", "é",
      "a\u{0}",
      "a\n", "ａ", "a\u{301}", "\u{212A}",
    ])
  func refused(_ text: String) {
    #expect(throws: NameError.grammar(text: text)) { try PresetName(text) }
  }

  @Test("Words that mean something else where names stand are none", arguments: ["none", "linear"])
  func reserved(_ text: String) {
    #expect(throws: NameError.reserved(text: text)) { try PresetName(text) }
  }

  @Test("Groups are the paths above a name")
  func groups() throws {
    #expect(try PresetName("a.b-c.d").groups == ["a", "a.b-c"])
    #expect(try PresetName("a.b-c.d").group == "a.b-c")
    #expect(try PresetName("a").groups.isEmpty)
  }

  @Test("Names are ordered by their bytes, as SQLite orders them")
  func order() throws {
    let names = try ["a.b", "a-b", "a", "a0", "ab", "a.b.c"].map { try PresetName($0) }
    #expect(names.sorted().map(\.text) == ["a", "a-b", "a.b", "a.b.c", "a0", "ab"])
  }

  @Test(
    "Other systems' names are mended",
    arguments: [
      ("Motion/Ease In", "motion.ease-in"), ("easeInOut", "ease-in-out"), ("md.sys:Fast_2", "md.sys.fast-2"),
      ("  -- A--b..c//", "a-b.c"), ("ÄÖ", "ao"), ("動き", "ki"),
      ("Быстро/Вход", "bystro.vkhod"), ("ταχύ", "tachy"), ("はやい", "hayai"), ("움직임", "umjikim"),
      ("e\u{301}lanRapide", "elan-rapide"), ("Straße", "strasse"), ("ÉlanÉté", "elan-ete"),
      ("iOS18Spring", "i-os18-spring"),
    ])
  func mended(_ text: String, _ name: String) {
    #expect(NameMending.mended(text) == name)
  }

  @Test("A mended name follows the grammar or is empty, whatever the text")
  func mendedFollowsGrammar() {
    var random = Seeded(seed: 1)
    let letters = Array("aZ09.-/: _é\u{0}\u{301}\n👍")
    for _ in 0..<5000 {
      let length = Int.random(in: 0...8, using: &random)
      let text = String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
      let mended = NameMending.mended(text)
      #expect(mended.isEmpty || PresetName.followsGrammar(mended), "\(text) became \(mended)")
    }
  }

  @Test("The sentence suggests a name that would be accepted")
  func sentences() throws {
    #expect(NameError.grammar(text: "Ease In").sentence.hasSuffix("such as ease-in"))
    #expect(NameError.grammar(text: "None").sentence.hasSuffix("such as sheet.present"))
    #expect(NameError.grammar(text: "??").sentence.hasSuffix("such as sheet.present"))
  }
}
