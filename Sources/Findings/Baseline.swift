import StrictJSON

/// The findings that a team has decided to live with for now.
package struct Baseline: Hashable, Sendable {
  /// The value of `format` in a baseline's text.
  package static let format = "motionbook-baseline/1"

  /// The fingerprints of those findings.
  package let fingerprints: Set<String>

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
      writer.objects("findings", findings.sorted(by: { $0.fingerprint < $1.fingerprint })) {
        writer, finding in
        writer.member("fingerprint", finding.fingerprint)
        writer.member("rule", finding.rule)
        writer.member("preset", finding.preset)
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

/// Reads a baseline's text strictly: a misspelt key would silently let findings through.
struct BaselineReader {
  private(set) var fingerprints: Set<String> = []

  init(_ bytes: [UInt8]) throws(JSONProblem) {
    let document = try JSONDocument(bytes)
    if let duplicate = document.duplicateKeys.first { throw duplicate }
    let root = document.root
    try Self.check(root, is: .object, keys: ["format", "findings"])
    let format = try Self.member("format", of: root)
    if format.string != Baseline.format {
      throw format.problem("this is not a baseline that can be read: format must be \"\(Baseline.format)\"")
    }
    let findings = try Self.member("findings", of: root)
    guard findings.kind == .array else {
      throw findings.problem("must be an array, not \(findings.kind.name)")
    }
    try findings.forEachElement { element throws(JSONProblem) in try add(element) }
  }

  private mutating func add(_ element: JSONValue) throws(JSONProblem) {
    try Self.check(element, is: .object, keys: ["fingerprint", "rule", "preset"])
    let fingerprint = try Self.member("fingerprint", of: element)
    guard let text = fingerprint.string else {
      throw fingerprint.problem("must be a string, not \(fingerprint.kind.name)")
    }
    fingerprints.insert(text)
  }

  private static func check(_ value: JSONValue, is kind: JSONKind, keys: [String]) throws(JSONProblem) {
    guard value.kind == kind else { throw value.problem("must be \(kind.name), not \(value.kind.name)") }
    try value.forEachMember { key, _ throws(JSONProblem) in
      guard let name = key.string, keys.contains(name) else {
        throw key.problem("unknown key; known are \(keys.joined(separator: ", "))")
      }
    }
  }

  private static func member(_ key: String, of object: JSONValue) throws(JSONProblem) -> JSONValue {
    guard let value = object.member(key) else { throw object.problem("the key \"\(key)\" is missing") }
    return value
  }
}
