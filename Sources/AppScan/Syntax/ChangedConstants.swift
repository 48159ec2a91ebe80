import PlainText

/// The constants of an app that stand on lines which have changed.
package struct ChangedConstants: Sendable {
  /// Where each file declares them, by its name.
  private var offsets: [String: Set<Int>] = [:]
  /// The paths of those that other files see, and what they end with.
  private var (paths, endings): (Set<String>, Set<String>) = ([], [])

  package init() {}

  /// Adds those of a file.
  ///
  /// - Parameter lines: Its lines that have changed; nil for all of them.
  package mutating func add(
    _ declarations: [Declaration], of file: String, on lines: [ClosedRange<Int>]?, in text: [UInt8]
  ) {
    text.withUnsafeBufferPointer { bytes in
      let index = LineIndex(bytes)
      for declaration in declarations where declaration.role != .imported {
        let place = declaration.place
        if let lines {
          let first = index.position(of: place.offset, in: bytes).line
          let last = place.end.map { index.position(of: $0, in: bytes).line } ?? first
          let next = lines.partitioningIndex { $0.upperBound >= first }
          guard next < lines.count, lines[next].lowerBound <= last else { continue }
        }
        offsets[file, default: []].insert(place.offset)
        guard declaration.isShared else { continue }
        paths.insert(declaration.path)
        endings.formUnion(NamePath.endings(of: declaration.path))
      }
    }
  }

  /// Whether a constant that a file names is one of them: of another file's by its path, as far as both have it.
  package func holds(_ constant: SiteConstant, in file: String) -> Bool {
    if let place = constant.place { return offsets[file]?.contains(place.offset) ?? false }
    return endings.contains(constant.path)
      || NamePath.endings(of: constant.path).contains(where: paths.contains)
  }
}
