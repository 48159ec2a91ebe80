extension Finding {
  /// The findings in the order of every report - file, line, column, preset, rule - and with ordinals, so that
  /// no two of them have the same fingerprint.
  ///
  /// Findings without a file stand before those with one. Findings that agree in all of it are ordered by subject and
  /// message, so that the order never depends on the order in which the rules ran.
  ///
  /// - Parameter others: Those that were there before and are not reported. They have the first ordinals, so that one more
  ///   of a kind has one that none of the kind had.
  package static func sortedAndNumbered(_ findings: consuming [Finding], after others: [Finding] = [])
    -> [Finding]
  {
    findings.sort(by: precedes)
    var counts: [[String?]: Int] = others.reduce(into: [:]) { $0[$1.identity(), default: 0] += 1 }
    for index in findings.indices {
      let identity = findings[index].identity()
      findings[index].ordinal = counts[identity, default: 0]
      counts[identity, default: 0] += 1
    }
    return findings
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    compare(left.place.file, right.place.file) ?? compare(left.place.line, right.place.line)
      ?? compare(left.place.column, right.place.column) ?? compare(left.preset, right.preset)
      ?? compare(left.rule, right.rule) ?? compare(left.subject, right.subject)
      ?? compare(left.message, right.message) ?? false
  }

  /// Whether the first stands before the second; nil when they are equal. Nothing stands before something.
  private static func compare<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool? {
    switch (left, right) {
    case (nil, nil): nil
    case (nil, _): true
    case (_, nil): false
    case (let left?, let right?): left == right ? nil : left < right
    }
  }
}
