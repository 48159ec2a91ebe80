/// A row of a bar chart: parts that stand behind one another, each a number of things.
public struct Bar: Hashable, Sendable {
  /// What it counts.
  public let label: String
  /// How many of each part; 0 or more.
  public let parts: [Int]
  /// What stands behind the number.
  public let note: String

  /// Makes a row.
  public init(_ label: String, parts: [Int], note: String = "") {
    self.label = label
    self.parts = parts
    self.note = note
  }

  /// All parts together.
  public var total: Int { parts.reduce(0, +) }
}
