import Findings
import Testing

@Suite("Paths of reports from a repository's root")
struct ReportRootTests {
  @Test(
    "A file has one path from the root, however it is named",
    arguments: [
      ("Card.swift", "app/web/Card.swift"), ("./a b/Card.swift", "app/web/a b/Card.swift"),
      ("../x.css", "app/x.css"),
      ("../../x.css", "x.css"), ("../../../x.css", "../../../x.css"), ("/repo/app/x.css", "app/x.css"),
      ("/repository/x.css", "/repository/x.css"), ("-", "-"), ("", ""),
    ])
  func path(file: String, wanted: String) {
    #expect(ReportRoot("/repo", above: "/repo/app/web").path(of: file) == wanted)
  }

  @Test("At the root, and without one, paths stay as they are")
  func unchanged() {
    for root in [
      ReportRoot(), ReportRoot("/repo", above: "/repo"), ReportRoot("/repo", above: "/repository"),
    ] {
      #expect(root.path(of: "./app/x.css") == "app/x.css" && root.path(of: "../x.css") == "../x.css")
    }
    #expect(ReportRoot("/", above: "/app").path(of: "x.css") == "app/x.css")
  }

  @Test("Reports for services, fingerprints and baselines name files from the root; text does not")
  func reports() throws {
    let finding = Finding(
      rule: "r", severity: .error, place: Place(file: "Card.swift", line: 1), message: "m")
    let root = ReportRoot("/repo", above: "/repo/app")
    let input = ReportInput(
      findings: [finding], summary: FindingSummary([finding], presets: 1), rules: [], tool: Samples.tool,
      registryFile: "motionbook.db", root: root)
    for report in Reports.all {
      let isForService = ["github", "gitlab", "sarif"].contains(report.name)
      #expect(report.render(input).contains("app/Card.swift") == isForService, "\(report.name)")
    }
    let above = Finding(
      rule: "r", severity: .error, place: Place(file: "app/Card.swift", line: 1), message: "m")
    #expect(finding.fingerprint(from: root) == above.fingerprint())
    for text in [
      Baseline.text(of: [finding]), Baseline.text(of: [finding], from: root), Baseline.text(of: [above]),
    ] {
      let parts = try Baseline(json: Array(text.utf8)).filter([finding], from: root)
      #expect(parts.new.isEmpty && parts.known == 1 && parts.gone.isEmpty)
    }
  }
}
