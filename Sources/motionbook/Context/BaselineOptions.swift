import PlainText
import CommandLineKit
import Findings
import Presets
import StrictJSON

/// The findings that a team has decided to live with for now.
struct BaselineOptions: Options {
  @Option(help: "Leave out the findings that this file has.", placeholder: "file", completion: .file)
  var baseline: String?
  @Option(
    help: "Write all findings into this file, and fail for none.", placeholder: "file", completion: .file)
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw UsageError(
        "--baseline and --write-baseline cannot both be given; the second one writes all findings")
    }
  }

  /// The findings that are not in the baseline. What the baseline hides and what it has too much is noted.
  func new(_ findings: [Finding], _ console: Console) throws -> [Finding] {
    guard let baseline else { return findings }
    let bytes = try console.readFile(baseline)
    let parts: (new: [Finding], known: Int, mended: Int)
    do throws(JSONProblem) {
      parts = try Baseline(json: bytes).filter(findings)
    } catch {
      throw Failure("\(baseline): \(error.sentence)", exitCode: 2)
    }
    if parts.known > 0 { console.note("\(parts.known.counted("finding")) of \(baseline) left out") }
    if parts.mended > 0 {
      console.note(
        "\(parts.mended.counted("finding")) of \(baseline) mended; write it anew with --write-baseline \(baseline)"
      )
    }
    return parts.new
  }

  /// Writes the baseline, and says how much it holds.
  func write(_ findings: [Finding], to file: String, isDryRun: Bool, _ console: Console) throws {
    if !isDryRun { try console.writeFile(file, Array(Baseline.text(of: findings).utf8)) }
    console.note("wrote \(findings.count.counted("finding")) to \(file)")
  }
}
