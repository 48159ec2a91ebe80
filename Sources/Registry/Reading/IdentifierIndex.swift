/// Where each identifier of a sorted list stands. Identifiers mostly have no gaps, so the first guess is right.
struct IdentifierIndex {
  private(set) var identifiers: [Int64] = []

  mutating func append(_ identifier: Int64) { identifiers.append(identifier) }

  /// The place of an identifier, nil when it is not there.
  func index(of identifier: Int64) -> Int? {
    guard let first = identifiers.first, identifier >= first else { return nil }
    let guess = Int(clamping: identifier - first)
    if guess < identifiers.count, identifiers[guess] == identifier { return guess }
    var low = 0
    var high = min(identifiers.count, guess)
    while low < high {
      let middle = (low + high) / 2
      if identifiers[middle] < identifier { low = middle + 1 } else { high = middle }
    }
    return low < identifiers.count && identifiers[low] == identifier ? low : nil
  }
}
