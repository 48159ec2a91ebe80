/// The values of one call, by the names of their parameters.
package struct Parameters: Sendable {
  /// The values in the order of the source.
  package private(set) var all: [SiteParameter]

  init(_ all: [SiteParameter]) { self.all = all }

  /// A value; nil for a parameter that the source leaves out.
  package subscript(_ name: String) -> Value? { all.first { $0.name == name }?.value }

  /// A number, or what stands for it when the source leaves it out; nil when the source's value is no number.
  package func number(_ name: String, default standard: Double) -> Double? {
    guard let value = self[name] else { return standard }
    return value.number
  }

  /// A number that the source must give.
  package func number(_ name: String) -> Double? { self[name]?.number }

  /// A word.
  package func text(_ name: String) -> String? { if case .text(let text)? = self[name] { text } else { nil } }

  /// Whether the source gives a parameter.
  package func has(_ name: String) -> Bool { self[name] != nil }

  /// Why one of these parameters could not be read; nil when the source's values can.
  package func reason(_ names: [String]) -> UnreadableReason? {
    for name in names { if case .unread(let reason)? = self[name] { return reason } }
    return nil
  }
}
