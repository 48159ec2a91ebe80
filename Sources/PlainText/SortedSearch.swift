extension RandomAccessCollection {
  /// The first index whose element belongs to the second part of a collection that is divided in two: first the
  /// elements for which the predicate is false, then those for which it is true; `endIndex` if it is true for none.
  ///
  /// A binary search: O(log n) calls.
  @inlinable package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
    var count = self.count
    var start = startIndex
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if belongsInSecondPart(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
