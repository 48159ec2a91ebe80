import Presets
import Testing

@Suite("Sums and products of tokens")
struct TokenArithmeticTests {
  @Test(
    "are computed where a time is meant, and that is said",
    arguments: [
      ("{base} * 2", "0.4"), ("{base}*{factor}", "0.3"), ("{base} / 4", "0.05"), ("{base} + 50ms", "0.25"),
      ("({base} - 0.05s) * {factor}", "0.225"), ("{sum}", "0.25"), ("{sum} * {factor}", "0.375"),
      ("calc(100ms + 2 * {base})", "0.5"), ("-1 * {base} + 1s", "0.8"), ("{bare} * 3", "0.36"),
      ("{measured} * 0.5", "0.035"), ("{long} * 1.5", "0.105"),
    ])
  func computed(text: String, seconds: String) throws {
    let sample = try TokenSample(Self.file(text))
    #expect(sample.problems.map(\.sentence) == [])
    let isAlias = text == "{sum}"
    #expect(
      sample.text.contains(
        isAlias
          ? "{name:duration.own,kind:alias,of:sum}" : "{name:duration.own,kind:duration,duration:\(seconds)}"),
      "\(sample.text)")
    #expect(sample.notes(isAlias ? "sum" : "duration.own", "was computed from"))
  }

  @Test(
    "that are none are named and left out where nothing says that they are times, and refused where something does",
    arguments: [
      "{base} * ", "{base} * {base}", "{base} / 0", "{base} + 2", "2 * 3 * {nowhere}", "{own} * 2", "({base}",
      "{word} * 2",
      "{a} * {a}", "{base} * 1e999", "calc()", "* 2 {base}",
    ])
  func wrong(text: String) throws {
    let open = try TokenSample(Self.file(text))
    #expect(open.problems.map(\.sentence) == [])
    #expect(!open.presets.contains { $0.name.text == "duration.own" })
    #expect(open.notes("duration.own", "was not read"), "\(open.notes)")
    let typed = try TokenSample(Self.file(text, type: "duration"))
    #expect(typed.problems.count == 1 && typed.problems.first?.message.contains("its duration is") == true)
  }

  @Test("that name one another more often than there is time for are none")
  func endless() throws {
    let chain = (0..<60).map { "\"d\($0)\": {\"value\": \"{d\($0 + 1)} + {d\($0 + 1)}\"}" }.joined(
      separator: ",")
    let sample = try TokenSample(
      "{\"duration\": {\"own\": {\"value\": \"{d0} * 1\"}}, \(chain), \"d60\": {\"value\": \"1ms\"}}")
    #expect(sample.notes("duration.own", "was not read"))
  }

  private static func file(_ text: String, type: String = "other") -> String {
    """
    {"duration": {"own": {"value": "\(text)", "type": "\(type)"}}, "base": {"value": "200ms"},
     "factor": {"value": 1.5, "type": "number"}, "sum": {"value": "{base} + 50ms", "type": "duration"}, "bare": {"value": "120", "type": "number"},
     "measured": {"$type": "duration", "$value": {"value": 70, "unit": "ms"}}, "long": {"$type": "duration", "$value": "{measured}"},
     "word": {"value": "bold"}, "a": {"value": "{b} + 1"}, "b": {"value": "{a} + 1"}}
    """
  }
}
