import Findings
import StrictJSON
import TestSupport
import Testing

@Suite("Baseline")
struct BaselineTests {
  private static func baseline(of findings: [Finding]) throws -> Baseline {
    try Baseline(json: Array(Baseline.text(of: findings).utf8))
  }

  @Test("the sample's text is the golden one, whatever the order of the findings")
  func golden() throws {
    try Golden.expect(Baseline.text(of: Samples.five), equals: "baseline.json")
    #expect(Baseline.text(of: Samples.five.reversed()) == Baseline.text(of: Samples.five))
  }

  @Test("what was written is read back", arguments: [[], Samples.five, Hostile.findings])
  func roundTrip(findings: [Finding]) throws {
    #expect(try Self.baseline(of: findings).fingerprints == Set(findings.map { $0.fingerprint() }))
  }

  @Test("known findings are parted from new ones, and mended ones counted")
  func filter() throws {
    let baseline = try Self.baseline(of: [Samples.five[0], Samples.five[1], Samples.dangling])
    let result = baseline.filter([Samples.five[1], Samples.five[4], Samples.dangling])
    #expect(result.new == [Samples.five[4]])
    #expect(result.known == 2)
    #expect(result.gone == [Samples.five[0].rule])
  }

  @Test("one more of a kind is new, though others of the kind are known")
  func duplicates() throws {
    let two = Finding.sortedAndNumbered([Samples.bounce, Samples.bounce])
    let three = Finding.sortedAndNumbered([Samples.bounce, Samples.bounce, Samples.bounce])
    let result = try Self.baseline(of: two).filter(three)
    #expect(result.new.count == 1)
    #expect(result.known == 2)
    #expect(result.gone.isEmpty)
  }

  @Test("what an older baseline holds by another subject or path is known, one finding for each")
  func earlier() throws {
    func finding(_ subject: String, _ earlier: String? = nil, file: String = "app/a.ts") -> Finding {
      Finding(
        rule: "r", severity: .error, place: Place(file: file), subject: subject, earlierSubject: earlier,
        message: "m")
    }
    let old = try Self.baseline(of: [finding("b, a", file: "a.ts")])
    let now = Finding.sortedAndNumbered([
      finding("a, b", "b, a", file: "a.ts"), finding("a, b", file: "a.ts"),
    ])
    let root = ReportRoot("/x", above: "/x/app")
    #expect(old.filter([now[0]], from: root).new.isEmpty)
    #expect(old.filter([finding("a, b", "b, a", file: "a.ts")]).new.isEmpty)
    #expect(old.filter([finding("a, b", "c, a", file: "a.ts")]).new.count == 1)
    // What is known as it is now excuses nothing else by what that was called before.
    let mixed = Finding.sortedAndNumbered([finding("a, b", "a, b"), finding("a, b", "b, a")])
    let more = Finding.sortedAndNumbered(mixed + [finding("a, b", "a, b")])
    #expect(try Self.baseline(of: mixed).filter(more).new.count == 1)
  }

  @Test(
    "a text that is no baseline is refused with the place",
    arguments: [
      ("", 1, 1, "", "the text is empty"), ("[]", 1, 1, "", "must be an object, not an array"),
      ("{}", 1, 1, "", "the key \"format\" is missing"),
      (
        "{\"format\": \"motionbook-baseline/2\", \"findings\": []}", 1, 12, "format",
        "not a baseline that can be read"
      ),
      ("{\"format\": 1, \"findings\": []}", 1, 12, "format", "not a baseline that can be read"),
      ("{\"format\": \"motionbook-baseline/1\"}", 1, 1, "", "the key \"findings\" is missing"),
      ("{\"format\": \"motionbook-baseline/1\", \"findings\": {}}", 1, 49, "findings", "must be an array"),
      ("{\"format\": \"motionbook-baseline/1\",\n \"finding\": []}", 2, 2, "finding", "unknown key"),
      (
        "{\"format\": \"motionbook-baseline/1\",\n \"findings\": [],\n \"findings\": []}", 3, 2, "findings",
        "stands twice"
      ),
      (
        "{\"format\": \"motionbook-baseline/1\", \"findings\": [\n1]}", 2, 1, "findings[0]",
        "must be an object, not a number"
      ),
      (
        "{\"format\": \"motionbook-baseline/1\", \"findings\": [\n{}]}", 2, 1, "findings[0]",
        "\"fingerprint\" is missing"
      ),
      (
        "{\"format\": \"motionbook-baseline/1\", \"findings\": [\n{\"fingerprint\": 1}]}", 2, 17,
        "findings[0].fingerprint",
        "must be a string, not a number"
      ),
    ])
  func refusal(text: String, line: Int, column: Int, path: String, message: String) throws {
    let problem = try #require(throws: JSONProblem.self) { try Baseline(json: Array(text.utf8)) }
    #expect(problem.place == JSONPlace(line: line, column: column))
    #expect(problem.path == path)
    #expect(problem.message.contains(message))
  }

  @Test("of several alike the new one is told with the lines of all, as it could be any of them")
  func doubt() throws {
    func finding(_ line: Int, _ hint: String? = "h", subject: String = "s") -> Finding {
      Finding(
        rule: "r", severity: .error, place: Place(file: "a.css", line: line), subject: subject, message: "m",
        hint: hint)
    }
    let baseline = try Self.baseline(of: Finding.sortedAndNumbered([finding(4), finding(9)]))
    let found = [finding(3), finding(4), finding(9), finding(7, subject: "t")]
    let hints = baseline.filter(Finding.sortedAndNumbered(found)).new.map(\.hint)
    #expect(hints == ["h", "h; the baseline has 2 of 3 alike, in lines 3, 4, 9, and not which"])
  }
}
