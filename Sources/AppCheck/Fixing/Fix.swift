/// A change that makes a place use the registry.
package struct Fix: Hashable, Sendable {
  /// The file's path as reports name it.
  package let file: String
  /// The bytes that are replaced.
  package let range: Range<Int>
  /// What takes their place.
  package let replacement: String

  /// Makes a fix.
  package init(file: String, range: Range<Int>, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }

  /// A file's bytes with its fixes made; of two that overlap the second is left out.
  package static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard fix.range.lowerBound >= position, fix.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<fix.range.lowerBound]
      result += Array(fix.replacement.utf8)
      position = fix.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// A place that could be made to use the registry, but not by a program.
package struct UnfixedPlace: Hashable, Sendable {
  /// The file's path as reports name it.
  package let file: String
  /// The line.
  package let line: Int
  /// Why, and what to do.
  package let reason: String
}
