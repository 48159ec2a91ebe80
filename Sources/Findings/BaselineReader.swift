import StrictJSON

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
