import Findings
import Presets
import Testing
import Validation

@Suite("Settings and exceptions")
struct ConfigurationTests {
  private let toast =
    #"{"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.55, "reduced": "none", "summary": "s"}"#

  private func findings(_ settings: Settings, only: [String] = []) throws -> [Finding] {
    try Validator(settings: settings, only: only).validate(ValidationSubject(presets: Sample.presets(toast)))
  }

  @Test("a bounce of 0.55 is a warning that says how far it swings")
  func message() throws {
    let found = try #require(try findings(Settings()).first)
    #expect(found.rule == "bounce-exaggerated")
    #expect(found.severity == .warning)
    #expect(found.preset == "toast")
    #expect(found.message.contains("bounce is 0.55"))
    #expect(found.message.contains("21 %"))
    #expect(found.hint?.contains("motionbook tweak toast --allow bounce-exaggerated=REASON") == true)
  }

  @Test("one preset between a spring and its numbers is counted as one")
  func onePreset() throws {
    let presets = try Sample.presets(
      """
      {"name": "a", "kind": "spring", "duration": 0.5},
      {"name": "b", "kind": "spring", "base": "a", "duration": 0.6}
      """)
    let settings = Settings(rules: ["deep-derivation": RuleSetting(threshold: 0)])
    let found = try Validator(settings: settings, only: ["deep-derivation"])
      .validate(ValidationSubject(presets: presets))
    #expect(found.map(\.message) == ["it is 1 preset away from a, where its numbers begin"])
  }

  @Test("a severity replaces the rule's own", arguments: [RuleSeverity.note, .warning, .error])
  func severity(_ severity: RuleSeverity) throws {
    let found = try findings(Settings(rules: ["bounce-exaggerated": RuleSetting(severity: severity)]))
    #expect(found.map(\.severity.rawValue) == [severity.rawValue])
  }

  @Test("a rule that is off does not run, unless it is asked for")
  func off() throws {
    let settings = Settings(rules: ["bounce-exaggerated": RuleSetting(severity: .off)])
    #expect(try findings(settings).isEmpty)
    #expect(try findings(settings, only: ["bounce-exaggerated"]).count == 1)
    #expect(try !Validator(settings: settings).descriptions.contains { $0.id == "bounce-exaggerated" })
  }

  @Test("a threshold replaces the rule's own")
  func threshold() throws {
    #expect(try findings(Settings(rules: ["bounce-exaggerated": RuleSetting(threshold: 0.6)])).isEmpty)
    let strict = try Validator(settings: Settings(rules: ["near-duplicate": RuleSetting(threshold: 0.5)]))
    #expect(strict.descriptions.first { $0.id == "near-duplicate" }?.threshold == 0.5)
    let two = try Sample.presets(
      #"{"name": "a", "kind": "spring", "duration": 0.4}, {"name": "b", "kind": "spring", "duration": 0.5}"#)
    #expect(strict.validate(ValidationSubject(presets: two)).contains { $0.rule == "near-duplicate" })
    #expect(
      try !Validator().validate(ValidationSubject(presets: two)).contains { $0.rule == "near-duplicate" })
  }

  @Test("an exception takes away what its rule finds and nothing else")
  func allow() throws {
    var preset = try #require(try Sample.presets(toast).first)
    preset.summary = nil
    preset.allow = ["bounce-exaggerated": "a party"]
    let found = try Validator().validate(ValidationSubject(presets: [preset]))
    #expect(found.map(\.rule) == ["missing-summary"])
  }

  @Test(
    "what no command reads is an error, whatever a registry sets or a preset allows",
    arguments: ["off", "note"])
  func required(severity: String) throws {
    let id = "dangling-reference"
    let text = """
      {"format": "motionbook/1", "settings": {"rules": {"\(id)": {"severity": "\(severity)"}}}, "presets": [
        {"name": "fade", "kind": "tween", "duration": 0.2, "curve": "nope", "summary": "s", "role": "effects",
         "allow": {"\(id)": "later"}}]}
      """
    let found = try ValidatedText(Array(text.utf8), file: nil).findings
    #expect(found.map(\.rule) == ["unknown-exception", id, "unknown-exception"])
    #expect(found.map(\.severity) == [.warning, .error, .warning])
    #expect(try !Rules.existing(id).explained.contains("motionbook"))
  }

  @Test("a preset that comes from a pack is spared rules of style and no others")
  func origin() throws {
    let preset = #"{"name": "x", "kind": "spring", "base": "y", "extraBounce": 0.1, "origin": "apple"}"#
    let found = try Sample.findings(
      preset + "," + toast.replacing("toast", with: "z").dropLast() + #", "origin": "apple"}"#)
    #expect(found.map(\.rule) == ["dangling-reference"])
  }

  @Test("a rule that does not exist is an error that names the nearest")
  func unknown() {
    #expect(throws: UnknownRule("bounce-exagerated")) { try Validator(only: ["bounce-exagerated"]) }
    #expect(UnknownRule("bounce-exagerated").suggestion == "bounce-exaggerated")
    #expect(UnknownRule("bounce-exagerated").sentence.contains("did you mean bounce-exaggerated?"))
  }
}
