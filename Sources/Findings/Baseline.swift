import StrictJSON

/// The findings that a team has decided to live with for now.
package struct Baseline: Hashable, Sendable {
  /// The value of `format` in a baseline's text.
  package static let format = "motionbook-baseline/1"

  /// The fingerprints of those findings.
  package let fingerprints: Set<String>

  /// Takes the findings that exist now.
  package init(_ findings: [Finding]) {
    fingerprints = Set(findings.map(\.fingerprint))
  }

  /// Reads what ``text(of:)`` writes.
  ///
  /// - Parameter bytes: the text as UTF-8.
  /// - Throws: the first ``JSONProblem``: no JSON, another format, an unknown or missing key.
  package init(json bytes: [UInt8]) throws(JSONProblem) {
    fingerprints = try BaselineReader(bytes).fingerprints
  }

  /// The canonical text: sorted by fingerprint, with rule and preset for people who read it.
  package static func text(of findings: [Finding]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", format)
      writer.array("findings") { writer in
        for finding in findings.sorted(by: { $0.fingerprint < $1.fingerprint }) {
          writer.object { writer in
            writer.member("fingerprint", finding.fingerprint)
            writer.member("rule", finding.rule)
            writer.member("preset", finding.preset)
          }
        }
      }
    }
    return writer.text
  }

  /// Parts findings into new ones and known ones, and counts the known ones that are gone.
  package func filter(_ findings: [Finding]) -> (new: [Finding], known: Int, mended: Int) {
    let new = findings.filter { !fingerprints.contains($0.fingerprint) }
    let present = fingerprints.intersection(findings.map(\.fingerprint))
    return (new, findings.count - new.count, fingerprints.count - present.count)
  }
}
