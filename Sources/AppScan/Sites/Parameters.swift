/// The values of one call, by the names of their parameters.
public struct Parameters: Sendable {
  /// The values in the order of the source.
  public private(set) var all: [SiteParameter]

  init(_ all: [SiteParameter]) { self.all = all }

  /// A value; nil for a parameter that the source leaves out.
  public subscript(_ name: String) -> Value? { all.first { $0.name == name }?.value }

  /// A number, or what stands for it when the source leaves it out; nil when the source's value is no number.
  public func number(_ name: String, default standard: Double) -> Double? {
    guard let value = self[name] else { return standard }
    return value.number
  }

  /// A number that the source must give.
  public func number(_ name: String) -> Double? { self[name]?.number }

  /// A word.
  public func text(_ name: String) -> String? { if case .text(let text)? = self[name] { text } else { nil } }

  /// Whether the source gives a parameter.
  public func has(_ name: String) -> Bool { self[name] != nil }

  /// Why one of these parameters could not be read; nil when the source's values can.
  public func reason(_ names: [String]) -> UnreadableReason? {
    for name in names { if case .unread(let reason)? = self[name] { return reason } }
    return nil
  }
}
