import Testing

@testable import Findings

@Suite("Summary")
struct SummaryTests {
  @Test("findings are counted by severity")
  func counts() {
    let summary = FindingSummary(Samples.five, presets: 12, files: 3, sites: 7, fromRegistry: 5)
    #expect([summary.errors, summary.warnings, summary.notes] == [2, 2, 1])
    #expect([summary.presets, summary.files, summary.sites, summary.fromRegistry] == [12, 3, 7, 5])
  }

  @Test("its sentence says nothing of what is not there, and knows the singular")
  func sentence() {
    #expect(FindingSummary([], presets: 12).sentence == "No findings in 12 presets.")
    #expect(FindingSummary([], presets: 1, files: 1, sites: 0).sentence == "No findings in 1 preset, 1 file.")
    #expect(FindingSummary([Samples.bounce], presets: 0).sentence == "1 warning, 0 presets")
    #expect(
      FindingSummary(Samples.five, presets: 12, files: 3, sites: 7).sentence
        == "2 errors, 2 warnings, 1 note, 12 presets, 3 files, 7 sites")
    #expect(
      FindingSummary([], presets: 12, files: 3, sites: 7, fromRegistry: 5).sentence
        == "No findings in 12 presets, 3 files, 7 sites, 5 of them from the registry (71 %).")
  }
}
