import MotionPhysics

/// Puts typed numbers together into one system's parameters.
package enum SpringAssembly {
  /// Why typed keys make no spring.
  package struct Problem: Error, Hashable, Sendable {
    /// The key at fault; nil when the set of keys is.
    package let key: String?
    /// The sentence for people: the mistake, and the remedy.
    package let message: String
  }

  /// The parameters that the keys make.
  ///
  /// - Parameters:
  ///   - numbers: What was typed.
  ///   - dialect: Whose meaning the words have: nil for our own, or `motion`, `origami`, `reanimated`.
  /// - Throws: ``Problem`` when the keys belong to no one system or a number is out of its range.
  package static func parameters(
    _ numbers: [SpringKey: Double], dialect: String? = nil
  ) throws(Problem) -> SpringParameters {
    try parameters(SpringKeySet(numbers.keys), dialect: dialect) { numbers[$0] ?? .nan }
  }

  /// The parameters of a spring whose numbers a function gives: no dictionary is made where springs are read by the thousand.
  package static func parameters(
    _ keys: SpringKeySet, dialect: String?, number: (SpringKey) -> Double
  ) throws(Problem) -> SpringParameters {
    let parameters = parameters(formIndex: try formIndex(of: keys, dialect: dialect), number)
    do throws(MotionError) {
      _ = try parameters.spring()
    } catch {
      throw Problem(key: error.parameter, message: error.sentence)
    }
    return parameters
  }

  /// The parameters of a spring that was checked when it was stored; nil when its keys make none.
  package static func stored(
    _ keys: SpringKeySet, dialect: String?, number: (SpringKey) -> Double
  ) -> SpringParameters? {
    knownForm(of: keys, dialect: dialect).map { parameters(formIndex: $0, number) }
  }

  private static func parameters(formIndex: Int, _ number: (SpringKey) -> Double) -> SpringParameters {
    let keys = SpringForms.all[formIndex].keys
    var numbers = SpringNumbers()
    numbers.first = number(keys[0].key)
    if keys.count > 1 { numbers.second = number(keys[1].key) }
    if keys.count > 2 { numbers.third = number(keys[2].key) }
    return SpringParameters(formIndex: formIndex, numbers: numbers)
  }

  /// The keys of each of ``SpringForms/all``, in their order.
  private static let formKeys = SpringForms.all.map {
    (dialect: $0.dialect, required: $0.requiredKeys, keys: $0.keySet)
  }

  /// The system in which the keys make a spring. Where two systems share a set the first one counts.
  private static func knownForm(of keys: SpringKeySet, dialect: String?) -> Int? {
    formKeys.firstIndex {
      $0.dialect == dialect && keys.isSuperset(of: $0.required) && $0.keys.isSuperset(of: keys)
    }
  }

  private static func formIndex(of keys: SpringKeySet, dialect: String?) throws(Problem) -> Int {
    if let index = knownForm(of: keys, dialect: dialect) { return index }
    let forms = SpringForms.all.filter { $0.dialect == dialect }
    if forms.isEmpty, let dialect {
      let dialects = Set(SpringForms.all.compactMap(\.dialect)).sorted().joined(separator: ", ")
      throw Problem(key: "dialect", message: "there is no dialect \"\(dialect)\"; there are \(dialects)")
    }
    let examples = forms.map { $0.keys.map(\.key.rawValue).joined(separator: "+") }.joined(separator: " | ")
    if keys.isEmpty { throw Problem(key: nil, message: "a spring needs numbers: \(examples)") }
    let missing = forms.filter { $0.keySet.isSuperset(of: keys) }.map { $0.requiredKeys.subtracting(keys) }
    if let fewest = missing.min(by: { $0.count < $1.count }) {
      throw Problem(key: nil, message: "\(keys.list) alone makes no spring; \(fewest.list) is missing")
    }
    let closest = forms.max { $0.keySet.intersection(keys).count < $1.keySet.intersection(keys).count }
    let other = formKeys.first { keys.isSuperset(of: $0.required) && $0.keys.isSuperset(of: keys) }
    let elsewhere = other.map {
      "; they make one " + ($0.dialect.map { "in the dialect \($0)" } ?? "without a dialect")
    }
    throw Problem(
      key: closest.map { keys.subtracting($0.keySet) }?.keys.first?.rawValue,
      message: "\(keys.list) belong to different systems; a spring is one of \(examples)" + (elsewhere ?? ""))
  }
}

extension SpringKey {
  /// Whether its numbers are seconds.
  var isTime: Bool {
    switch self {
    case .duration, .response, .settlingDuration, .visualDuration: true
    case .bounce, .dampingRatio, .mass, .stiffness, .damping, .tension, .friction, .bounciness, .speed: false
    }
  }
}

extension SpringForm {
  var keySet: SpringKeySet { SpringKeySet(keys.map(\.key)) }
  var requiredKeys: SpringKeySet { SpringKeySet(keys.filter(\.required).map(\.key)) }
}

/// A set of a spring's keys, one bit each in the order of ``SpringKey/allCases``.
package struct SpringKeySet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(_ keys: some Sequence<SpringKey>) {
    var bits: UInt32 = 0
    for key in keys { bits |= 1 << UInt32(key.position) }
    rawValue = bits
  }

  package var keys: [SpringKey] { SpringKey.allCases.filter { contains(SpringKeySet([$0])) } }

  package mutating func add(_ key: SpringKey) {
    self = SpringKeySet(rawValue: rawValue | 1 << UInt32(key.position))
  }

  var count: Int { rawValue.nonzeroBitCount }

  var list: String { keys.map(\.rawValue).joined(separator: ", ") }
}
