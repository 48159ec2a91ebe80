import Findings
import Presets
import Testing
import Validation

@Suite("JSON files")
struct FileTests {
  @Test("all mistakes are told, each with its rule, line and column")
  func allProblems() throws {
    let text = """
      {"format": "motionbook/1", "presets": [
        {"name": "Toast In", "kind": "spring", "duration": 0.4},
        {"name": "card", "kind": "spring", "duration": -1},
        {"name": "press", "kind": "alias", "of": "card"},
        {"name": "menu", "kind": "alias", "of": "crad"},
        {"name": "pop", "kind": "clip", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": [
          {"type": "cubic", "to": 1, "duration": 0}]}]}]}
      """
    let only = ["invalid-name", "invalid-parameters", "dangling-reference", "zero-length-keyframe"]
    let findings = try ValidatedText(Array(text.utf8), file: "a.json", only: only).findings
    #expect(
      findings.map(\.rule) == [
        "invalid-name", "invalid-parameters", "dangling-reference", "zero-length-keyframe",
      ])
    #expect(findings.map(\.place.line) == [2, 3, 5, 7])
    #expect(
      findings.allSatisfy { $0.place.column != nil && $0.place.file == "a.json" && $0.place.path != nil })
  }

  @Test("what is no JSON is one error with its place")
  func noJSON() throws {
    let findings = try ValidatedText(Array("{\"format\": ".utf8), file: "a.json").findings
    #expect(findings.map(\.rule) == ["invalid-parameters"])
    #expect(findings.first?.place.line == 1)
  }

  @Test("the file's own settings count")
  func settings() throws {
    let text = """
      {"format": "motionbook/1", "settings": {"rules": {"missing-summary": {"severity": "error"}}}, "presets": [
        {"name": "fast", "kind": "duration", "duration": 0.1}]}
      """
    let findings = try ValidatedText(Array(text.utf8), file: nil).findings
    #expect(findings.map(\.severity) == [.error])
  }

  @Test("a finding about a part of a preset has that part's place")
  func place() throws {
    let text = """
      {"format": "motionbook/1", "presets": [
        {"name": "hop", "kind": "spring", "duration": 0.3, "bounce": 0.2, "reduced": "none"},
        {"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.3,
         "reduced": "hop"}]}
      """
    let findings = try ValidatedText(Array(text.utf8), file: "a.json", only: ["bouncing-reduced"]).findings
    #expect(findings.map(\.place) == [Place(file: "a.json", line: 4, column: 15, path: "presets[1].reduced")])
  }
}
