import StrictJSON

/// The findings that a team has decided to live with for now.
package struct Baseline: Hashable, Sendable {
  /// The value of `format` in a baseline's text.
  package static let format = "motionbook-baseline/1"

  /// The rules of those findings by their fingerprints; empty where none is written.
  private let rules: [String: String]

  /// The fingerprints of those findings.
  package var fingerprints: Set<String> { Set(rules.keys) }

  /// Reads what ``text(of:)`` writes.
  ///
  /// - Parameter bytes: the text as UTF-8.
  /// - Throws: the first ``JSONProblem``: no JSON, another format, an unknown or missing key.
  package init(json bytes: [UInt8]) throws(JSONProblem) {
    let document = try JSONDocument(bytes)
    if let duplicate = document.duplicateKeys.first { throw duplicate }
    let root = document.root
    try root.checkObject(keys: ["format", "findings"])
    let format = try root.requiredMember("format")
    if format.string != Self.format {
      throw format.problem("this is not a baseline that can be read: format must be \"\(Self.format)\"")
    }
    let findings = try root.requiredMember("findings")
    try findings.check(.array)
    var rules: [String: String] = [:]
    try findings.forEachElement { element throws(JSONProblem) in
      try element.checkObject(keys: ["fingerprint", "rule", "preset"])
      let fingerprint = try element.requiredMember("fingerprint")
      try fingerprint.check(.string)
      rules[fingerprint.string ?? ""] = element.member("rule")?.string ?? ""
    }
    self.rules = rules
  }

  /// The canonical text: sorted by fingerprint, with rule and preset for people who read it.
  ///
  /// - Parameter root: Where paths of files begin in the fingerprints.
  package static func text(of findings: [Finding], from root: ReportRoot = ReportRoot()) -> String {
    let entries = findings.map { (fingerprint: $0.fingerprint(from: root), finding: $0) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", format)
      writer.objects("findings", entries.sorted { $0.fingerprint < $1.fingerprint }) { writer, entry in
        writer.member("fingerprint", entry.fingerprint)
        writer.member("rule", entry.finding.rule)
        writer.member("preset", entry.finding.preset)
      }
    }
    return writer.text
  }

  /// Parts findings into new ones and known ones, and says the rules of the known ones that are gone, one for each.
  ///
  /// Each of those that it holds is one finding, which an older baseline may know by its path from the working directory
  /// or by its earlier subject.
  ///
  /// - Parameters:
  ///   - root: Where paths of files begin in the fingerprints.
  ///   - others: Where they may have begun when it was written.
  package func filter(
    _ findings: [Finding], from root: ReportRoot = ReportRoot(), or others: [ReportRoot] = []
  ) -> (new: [Finding], known: Int, gone: [String]) {
    var (new, gone) = (findings, rules)
    for subject in [\Finding.subject, \Finding.earlierSubject] {
      for start in [root, ReportRoot()] + others {
        new.removeAll {
          gone.removeValue(forKey: $0.fingerprint(from: start, by: $0[keyPath: subject])) != nil
        }
      }
    }
    return (Self.doubting(new, of: findings), findings.count - new.count, Array(gone.values))
  }

  /// The new findings; where it has some of several alike, they say so: it knows how many there were, and not which.
  private static func doubting(_ new: [Finding], of findings: [Finding]) -> [Finding] {
    if new.isEmpty || new.count == findings.count { return new }
    let counts = Dictionary(grouping: new) { $0.identity() }.mapValues(\.count)
    let alike = Dictionary(grouping: findings.filter { counts[$0.identity()] != nil }) { $0.identity() }
    return new.map { finding in
      let lines = alike[finding.identity(), default: []].compactMap(\.place.line)
      let known = lines.count - counts[finding.identity(), default: 0]
      guard known > 0 else { return finding }
      var finding = finding
      let doubt =
        "the baseline has \(known) of \(lines.count) alike, in lines \(Set(lines).sorted().map(\.description).listed), and not which"
      finding.hint = [finding.hint, doubt].compactMap(\.self).joined(separator: "; ")
      return finding
    }
  }
}

/// Strict reading: a misspelt key would silently let findings through.
extension JSONValue {
  fileprivate func check(_ wanted: JSONKind) throws(JSONProblem) {
    if kind != wanted { throw problem("must be \(wanted.name), not \(kind.name)") }
  }

  fileprivate func checkObject(keys: [String]) throws(JSONProblem) {
    try check(.object)
    try forEachMember { key, _ throws(JSONProblem) in
      guard let name = key.string, keys.contains(name) else {
        throw key.problem("unknown key; known are \(keys.joined(separator: ", "))")
      }
    }
  }

  fileprivate func requiredMember(_ key: String) throws(JSONProblem) -> JSONValue {
    guard let value = member(key) else { throw problem("the key \"\(key)\" is missing") }
    return value
  }
}
