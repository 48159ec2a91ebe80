/// A list of paths that another program made: `git diff --name-only`, with `-z` or without.
package enum PathList {
  /// The paths of a list: between NULs where there is one, else a line each. Empty ones are left out.
  package static func paths(_ text: [UInt8]) -> [[UInt8]] {
    if text.contains(0) { return text.split(separator: 0).map(Array.init) }
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let path = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return path.isEmpty ? nil : Array(path)
    }
  }
}
