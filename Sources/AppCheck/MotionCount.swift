import AppScan

/// How many motions there are, and how many of them come from the registry. What belongs together is one: the names of an
/// export that say the halves of a place are none besides it.
struct MotionCount {
  private(set) var all = 0
  private(set) var ofRegistry = 0

  /// How a place takes its motion.
  enum Origin {
    /// As it is written by hand.
    case hand
    /// One half by a name of an export and the other by hand.
    case both
    /// A value that cannot be read but for the names of an export in it.
    case unread
    /// From the registry.
    case registry
  }

  /// Adds the motions of a file.
  ///
  /// - Parameter uses: Where names of the registry stand, in the order of the file.
  mutating func add(_ sites: [(place: SitePlace, origin: Origin)], uses: [Int]) {
    var rest = UntakenPlaces(uses)
    all += sites.count
    // Of places in one another the innermost takes a name.
    for site in sites.filter({ $0.origin != .hand }).sorted(by: {
      $0.place.range.count < $1.place.range.count
    }) {
      let ranges = [site.place.range, site.place.companion].compactMap(\.self)
      let taken = ranges.reduce(0) { $0 + rest.take($1) }
      if site.origin == .registry || site.origin == .unread && taken > 0 { ofRegistry += 1 }
    }
    all += rest.count
    ofRegistry += rest.count
  }
}

/// Places in a file of which each can be taken once.
private struct UntakenPlaces {
  private let places: [Int]
  /// For each place, and behind the last, one at or behind it: itself as long as nothing has taken it.
  private var next: [Int]
  private(set) var count: Int

  init(_ places: [Int]) {
    self.places = places
    next = Array(0...places.count)
    count = places.count
  }

  /// Takes what is left in a range; returns how many that was.
  mutating func take(_ range: Range<Int>) -> Int {
    let before = count
    var index = left(places.partitioningIndex { $0 >= range.lowerBound })
    while index < places.count, places[index] < range.upperBound {
      next[index] = index + 1
      count -= 1
      index = left(index)
    }
    return before - count
  }

  /// The first place at or behind one that nothing has taken.
  private mutating func left(_ index: Int) -> Int {
    var index = index
    while next[index] != index {
      next[index] = next[next[index]]
      index = next[index]
    }
    return index
  }
}
