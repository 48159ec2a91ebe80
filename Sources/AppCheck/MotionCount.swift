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

  /// A name of the registry: where it stands, and the half of a motion that it says; nil where it says all of one.
  typealias Use = (place: SitePlace, part: PresetSymbol.Part?)

  /// Adds the motions of a file.
  ///
  /// - Parameter uses: The names of the registry, in the order of the file.
  mutating func add(_ sites: [(place: SitePlace, origin: Origin)], uses: [Use]) {
    var rest = UntakenPlaces(uses.map(\.place.range.lowerBound))
    all += sites.count
    // Of places in one another the innermost takes a name.
    for site in sites.filter({ $0.origin != .hand }).sorted(by: {
      $0.place.range.count < $1.place.range.count
    }) {
      let ranges = [site.place.range, site.place.companion].compactMap(\.self)
      let taken = ranges.reduce(0) { $0 + rest.take($1) }
      if site.origin == .registry || site.origin == .unread && taken > 0 { ofRegistry += 1 }
    }
    // Other halves on the same lines, or those of the same rule, are of one motion.
    var (halves, line): (Set<PresetSymbol.Part>, Int) = ([], 0)
    for (place, part) in rest.left.map({ uses[$0] }) {
      let isNear = place.line <= line + 2 && !halves.isEmpty
      line = place.line
      if isNear, let part, halves.insert(part).inserted { continue }
      halves = part.map { [$0] } ?? []
      all += 1
      ofRegistry += 1
    }
  }
}

/// Places in a file of which each can be taken once.
private struct UntakenPlaces {
  private let places: [Int]
  /// For each place, and behind the last, one at or behind it: itself as long as nothing has taken it.
  private var next: [Int]
  private var count: Int

  init(_ places: [Int]) {
    self.places = places
    next = Array(0...places.count)
    count = places.count
  }

  /// The numbers of those that nothing has taken.
  var left: [Int] { places.indices.filter { next[$0] == $0 } }

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
