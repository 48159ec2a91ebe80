/// A row of a bar chart: parts that stand behind one another, each a number of things.
package struct Bar: Hashable, Sendable {
  /// What it counts.
  package let label: String
  /// How many of each part; 0 or more.
  package let parts: [Int]
  /// What stands behind the number.
  package let note: String

  /// Makes a row.
  package init(_ label: String, parts: [Int], note: String = "") {
    self.label = label
    self.parts = parts
    self.note = note
  }

  /// All parts together.
  package var total: Int { parts.reduce(0, +) }
}
