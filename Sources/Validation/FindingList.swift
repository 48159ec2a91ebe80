import Findings

/// Findings as rules report them, and how they are put in order.
struct FindingList {
  private(set) var findings: [Finding] = []
  /// The place of each finding's preset and its number, in one word.
  private var keys: [UInt64] = []

  /// Adds a finding.
  ///
  /// - Parameter preset: The preset's place; -1 for none.
  mutating func append(_ finding: Finding, preset: Int) {
    keys.append(UInt64(preset + 1) << 32 | UInt64(findings.count))
    findings.append(finding)
  }

  /// The findings by preset, and those of one preset in the order in which they were added.
  ///
  /// Findings are large, and a registry may have hundreds of thousands: sorting their keys and then moving
  /// each once is many times faster than sorting them.
  var byPreset: [Finding] {
    let isSorted = keys.indices.dropFirst().allSatisfy { keys[$0 - 1] < keys[$0] }
    return isSorted ? findings : keys.sorted().map { findings[Int($0 & 0xFFFF_FFFF)] }
  }
}
