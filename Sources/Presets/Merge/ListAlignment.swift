/// Which items of two lists are the same one: by their names where they have some, else by what they share.
///
/// The alignment of least cost (Needleman and Wunsch, 1970), where leaving an item out costs 0.6 and changing all of it 1.
struct ListAlignment {
  /// An item of the old list, of the new one, or the same one of both.
  struct Pair: Equatable {
    let old: Int?
    let new: Int?
  }

  let pairs: [Pair]

  private static let gap = 0.6
  /// Longer lists are paired by their places: 4 million comparisons take a moment.
  static let most = 4_000_000

  init(from old: [MemberTree], to new: [MemberTree]) {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end =
      (0..<(shorter - start)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    let middle = Self.pairs(
      old[start..<(old.count - end)], new[start..<(new.count - end)])
    let head = (0..<start).map { Pair(old: $0, new: $0) }
    let tail = (0..<end).map { Pair(old: old.count - end + $0, new: new.count - end + $0) }
    pairs = head + middle + tail
  }

  private static func pairs(_ old: ArraySlice<MemberTree>, _ new: ArraySlice<MemberTree>) -> [Pair] {
    let (rows, columns) = (old.count, new.count)
    guard rows > 0, columns > 0, rows * columns <= most else {
      return (0..<max(rows, columns)).map { index in
        Pair(
          old: index < rows ? old.startIndex + index : nil,
          new: index < columns ? new.startIndex + index : nil)
      }
    }
    let width = columns + 1
    var costs = [Double](repeating: 0, count: (rows + 1) * width)
    for row in 0...rows { costs[row * width + columns] = Double(rows - row) * gap }
    for column in 0...columns { costs[rows * width + column] = Double(columns - column) * gap }
    func changed(_ row: Int, _ column: Int) -> Double {
      cost(old[old.startIndex + row], new[new.startIndex + column])
    }
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let both = changed(row, column) + costs[(row + 1) * width + column + 1]
        let one = gap + min(costs[(row + 1) * width + column], costs[row * width + column + 1])
        costs[row * width + column] = min(both, one)
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if costs[row * width + column] == changed(row, column) + costs[(row + 1) * width + column + 1] {
        pairs.append(Pair(old: old.startIndex + row, new: new.startIndex + column))
        row += 1
        column += 1
      } else if costs[row * width + column] == gap + costs[(row + 1) * width + column] {
        pairs.append(Pair(old: old.startIndex + row, new: nil))
        row += 1
      } else {
        pairs.append(Pair(old: nil, new: new.startIndex + column))
        column += 1
      }
    }
    pairs += (row..<rows).map { Pair(old: old.startIndex + $0, new: nil) }
    pairs += (column..<columns).map { Pair(old: nil, new: new.startIndex + $0) }
    return pairs
  }

  /// From 0 for the same to 1 for nothing in common; more than leaving out and adding for another name.
  private static func cost(_ old: MemberTree, _ new: MemberTree) -> Double {
    if old == new { return 0 }
    guard case .object(let members) = old, case .object(let others) = new else { return 1 }
    let shared = members.count { new[$0.key] == $0.tree }
    let keys = Set(members.map(\.key)).union(others.map(\.key)).count
    let share = 1 - Double(shared) / Double(max(keys, 1))
    if old.identity == new.identity { return old.identity == nil ? share : share / 2 }
    // Another name for the same is a renaming; another name for something else is something else.
    return shared == keys - 1 ? 0.6 : 2 * gap + 1
  }
}
