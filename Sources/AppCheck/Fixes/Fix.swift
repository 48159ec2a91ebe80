import PlainText

/// A change that makes a place use the registry.
package struct Fix: Hashable, Sendable {
  /// The file's path as reports name it.
  package let file: String
  /// The bytes that are replaced.
  package let range: Range<Int>
  /// The text that takes their place.
  package let replacement: String

  /// A file's bytes with its fixes made; of two that overlap the second is left out.
  package static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    bytes.replacing(fixes.map { ($0.range, $0.replacement) })
  }
}

/// A place that could be made to use the registry, but not by a program.
package struct UnfixedPlace: Hashable, Sendable {
  /// The file's path as reports name it.
  package let file: String
  package let line: Int
  /// Why, and what to do.
  package let reason: String
}
