import Presets
import TestSupport
import Testing

@testable import Validation

@Suite("Numbers at the ends of their ranges, under every rule")
struct RangeEndsTests {
  @Test("every rule looks at them, and says what it says in finite numbers", arguments: 0..<4)
  func rules(_ seed: Int) throws {
    let presets = RangeEnds.presets(seed: UInt64(100 + seed), count: 60)
    let text = #"{"format": "motionbook/1", "presets": [\#(presets.joined(separator: ",\n"))]}"#
    let validated = try ValidatedText(Array(text.utf8), file: "ends.json")
    #expect(validated.presetCount > 0)
    for finding in validated.findings {
      #expect(
        finding.message.firstMatch(of: #/(?i)(^|[^a-z])(nan|inf)([^a-z]|$)/#) == nil, "\(finding.message)")
    }
  }
}
