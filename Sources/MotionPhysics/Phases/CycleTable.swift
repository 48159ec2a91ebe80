/// What comes into the later cycles of a loop, in bounded work however many there were.
///
/// A cycle turns the motion s that comes into it into M s + c. The first comes from rest, so before cycle n it
/// is (1 + M + … + Mⁿ⁻¹) c. The table holds the powers and sums for n = 1, 2, 4, 8 … until the powers vanish:
/// then the loop repeats. With undamped springs they never do; those go on to 2⁵² cycles, and where they swing
/// each other up, to the last cycle before the numbers leave what a double can hold.
struct CycleTable: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let power: StateFlow
    let sum: StateFlow
  }

  private var entries: [Entry] = []

  /// - Parameter cycle: M, what one cycle does to motion.
  init(cycle: StateFlow) {
    var entry = Entry(power: cycle, sum: .identity)
    while entries.count < Self.mostEntries, entry.power.isFinite, entry.sum.isFinite,
      abs(entry.power.trace) < Self.largestTrace
    {
      entries.append(entry)
      guard entry.power != .zero else { return }
      entry = Entry(power: entry.power * entry.power, sum: entry.sum + entry.power * entry.sum)
    }
  }

  private static var mostEntries: Int { 52 }
  private static var largestTrace: Double { 1e100 }

  /// 1 + M + … for as many terms as cycles have passed.
  func sum(cycles: Double) -> StateFlow {
    let most = (UInt64(1) << UInt64(entries.count)) - 1
    var rest = cycles < Double(most) ? UInt64(max(cycles, 0)) : most
    var power = StateFlow.identity
    var sum = StateFlow.zero
    var index = 0
    while rest > 0 {
      if rest & 1 == 1 {
        sum = sum + power * entries[index].sum
        power = power * entries[index].power
      }
      rest >>= 1
      index += 1
    }
    return sum
  }
}
