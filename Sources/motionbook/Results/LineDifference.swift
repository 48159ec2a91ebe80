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

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  func text(fromTitle: String, toTitle: String) -> String {
    var lines = ["--- \(fromTitle.visible)", "+++ \(toTitle.visible)"]
    var position = (old: 0, new: 0)
    var hunks = 0
    while let start = nextDifference(after: position) {
      if hunks == Self.mostHunks {
        lines.append("… and more")
        break
      }
      let end = agreement(after: start)
      lines += hunk(from: start, to: end)
      hunks += 1
      position = end
    }
    return lines.joined(separator: "\n")
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

  private func hunk(from start: (old: Int, new: Int), to end: (old: Int, new: Int)) -> [String] {
    let before = new[max(0, start.new - Self.context)..<start.new]
    let after = new[end.new..<min(new.count, end.new + Self.context)]
    let around = before.count + after.count
    let head =
      "@@ -\(start.old + 1 - before.count),\(end.old - start.old + around) "
      + "+\(start.new + 1 - before.count),\(end.new - start.new + around) @@"
    return [head] + before.map { (" " + $0).loggableLine } + shortened(old[start.old..<end.old], "-")
      + shortened(new[start.new..<end.new], "+") + after.map { (" " + $0).loggableLine }
  }

  private func shortened(_ lines: ArraySlice<Substring>, _ mark: String) -> [String] {
    let shown = lines.prefix(Self.mostLines).map { (mark + $0).loggableLine }
    return lines.count > Self.mostLines
      ? shown + ["\(mark)… and \((lines.count - Self.mostLines).counted("line")) more"] : shown
  }
}
