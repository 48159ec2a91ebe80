import PlainText

/// The difference of two texts, in hunks as `diff -u` writes them, but short: a stale export is written anew, and a person
/// only wants to see what has changed.
///
/// Where the texts part, the nearest lines at which they agree again are looked for; that is not always the smallest
/// difference, and always fast.
struct LineDifference {
  private let old: [Substring]
  private let new: [Substring]

  private static let context = 3
  /// The number of equal lines that ends a hunk.
  private static let agreement = 3
  /// The distance within which equal lines are looked for.
  private static let reach = 400
  private static let mostHunks = 5
  private static let mostLines = 20

  init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The lines, each with its line feed: one without is another line.
  private static func lines(of bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    var start = text.utf8.startIndex
    while start < text.utf8.endIndex {
      let feed = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed.map { text.utf8.index(after: $0) } ?? text.utf8.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// - Parameter isWhole: Whether all of it is written, byte by byte, so that `patch` takes it.
  func text(fromTitle: String, toTitle: String, isWhole: Bool = false) -> String {
    // A tab ends a name with spaces in it.
    let end = isWhole ? "\t" : ""
    var lines = ["--- \(fromTitle.visible)\(end)", "+++ \(toTitle.visible)\(end)"]
    let all = hunks()
    for hunk in isWhole ? all[...] : all.prefix(Self.mostHunks) { lines += text(of: hunk, isWhole) }
    if !isWhole, all.count > Self.mostHunks { lines.append("… and more") }
    return lines.joined(separator: "\n")
  }

  /// A place at which the texts differ: lines of both.
  private typealias Difference = (old: Range<Int>, new: Range<Int>)

  /// The differences, those together whose context would overlap.
  private func hunks() -> [[Difference]] {
    var hunks: [[Difference]] = []
    var position = (old: 0, new: 0)
    while let start = nextDifference(after: position) {
      let end = agreement(after: start)
      let difference = (old: start.old..<end.old, new: start.new..<end.new)
      if let last = hunks.last?.last, start.old - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(difference)
      } else {
        hunks.append([difference])
      }
      position = end
    }
    return hunks
  }

  private func nextDifference(after position: (old: Int, new: Int)) -> (old: Int, new: Int)? {
    var (oldIndex, newIndex) = position
    while oldIndex < old.count, newIndex < new.count, old[oldIndex] == new[newIndex] {
      oldIndex += 1
      newIndex += 1
    }
    return oldIndex == old.count && newIndex == new.count ? nil : (oldIndex, newIndex)
  }

  /// The place at which the texts agree again; their ends if that is too far.
  private func agreement(after start: (old: Int, new: Int)) -> (old: Int, new: Int) {
    for distance in 1...Self.reach {
      for skipped in 0...distance {
        let place = (old: start.old + skipped, new: start.new + distance - skipped)
        if agree(at: place) { return place }
      }
    }
    return (old.count, new.count)
  }

  private func agree(at place: (old: Int, new: Int)) -> Bool {
    guard place.old <= old.count, place.new <= new.count else { return false }
    let (oldEnd, newEnd) = (
      min(place.old + Self.agreement, old.count), min(place.new + Self.agreement, new.count)
    )
    // Fewer lines agree only at the end of both.
    guard oldEnd - place.old == newEnd - place.new else { return false }
    return old[place.old..<oldEnd].elementsEqual(new[place.new..<newEnd])
  }

  private func text(of hunk: [Difference], _ isWhole: Bool) -> [String] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let before = min(Self.context, first.old.lowerBound, first.new.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound, new.count - last.new.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    var lines = ["@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@"]
    var position = oldLines.lowerBound
    for difference in hunk {
      lines += marked(old[position..<difference.old.lowerBound], " ", isWhole)
      lines += shortened(old[difference.old], "-", isWhole) + shortened(new[difference.new], "+", isWhole)
      position = difference.old.upperBound
    }
    return lines + marked(old[position..<oldLines.upperBound], " ", isWhole)
  }

  /// The first line and how many; of none, the line before.
  private static func place(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private func marked(_ lines: ArraySlice<Substring>, _ mark: String, _ isWhole: Bool) -> [String] {
    lines.flatMap { line -> [String] in
      let hasFeed = line.utf8.last == UInt8(ascii: "\n")
      let text = mark + (hasFeed ? String(decoding: line.utf8.dropLast(), as: UTF8.self) : String(line))
      return [isWhole ? text : text.loggableLine] + (hasFeed ? [] : ["\\ No newline at end of file"])
    }
  }

  private func shortened(_ lines: ArraySlice<Substring>, _ mark: String, _ isWhole: Bool) -> [String] {
    if isWhole || lines.count <= Self.mostLines { return marked(lines, mark, isWhole) }
    return marked(lines.prefix(Self.mostLines), mark, isWhole)
      + ["\(mark)… and \((lines.count - Self.mostLines).counted("line")) more"]
  }
}
