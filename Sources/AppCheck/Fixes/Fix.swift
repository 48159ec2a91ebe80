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

  package init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

/// The files of an app in which changes are made.
package struct FixedFiles {
  /// The full path of a file, from which imports are counted; nil for one that has none.
  package let path: (_ file: String) -> String?
  /// The contents of a file; nil for one that cannot be read any more.
  let bytes: (_ file: String) -> [UInt8]?
  /// The name in reports and the contents of a library of Dart, by its full path; nil for one that cannot be read.
  let library: (_ path: String) -> (name: String, bytes: [UInt8])?
  /// The full paths of the app's files that name an export, by its own, as what loads it does.
  let loaders: (_ export: String) -> [String]

  package init(
    path: @escaping (_ file: String) -> String? = { $0 },
    library: @escaping (_ path: String) -> (name: String, bytes: [UInt8])? = { _ in nil },
    loaders: @escaping (_ export: String) -> [String] = { _ in [] },
    bytes: @escaping (_ file: String) -> [UInt8]?
  ) {
    self.path = path
    self.loaders = loaders
    self.library = library
    self.bytes = bytes
  }
}
