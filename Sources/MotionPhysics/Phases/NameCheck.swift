/// The rule for names that are used as keys: not empty, each but once.
struct NameCheck {
  // Not a set: hashing needs a source of random seeds, which Embedded Swift may not have.
  private var seen: [String] = []

  /// Throws unless a name may stand beside those before it.
  mutating func add(_ name: String, _ parameter: String) throws(MotionError) {
    guard !name.isEmpty else { throw .invalid(parameter: parameter, reason: "a name must not be empty") }
    guard !seen.contains(name) else {
      throw .invalid(parameter: parameter, reason: "\"\(name)\" is there twice")
    }
    seen.append(name)
  }
}
