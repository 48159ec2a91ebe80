import Presets
import TestSupport
import Testing

/// Hundreds of pairs of branches, each of some edits of the same registry, as two people make them in a week.
@Suite("Random pairs of branches")
struct RandomBranchTests {
  /// Whether both touched something of the same preset, and what came of merging them.
  private struct Outcome {
    let overlaps: Bool
    let conflicts: Bool
    let isBroken: Bool
    let hasNewMotions: Bool
  }

  private func outcome(_ seed: UInt64) throws -> Outcome {
    let base = try RandomBook.make(seed: seed, count: 30)
    var ours = RandomEdits(base, seed: seed &* 31 &+ 5, mark: "ours")
    var theirs = RandomEdits(base, seed: seed &* 37 &+ 7, mark: "theirs")
    for _ in 0...Int(seed % 6) { try ours.edit() }
    // Most people of a team work on different things.
    for _ in 0...Int(seed / 6 % 6) { try theirs.edit(avoiding: seed % 11 == 0 ? [] : ours.touched) }
    let merge = RegistryMerge(base: base, ours: ours.book, theirs: theirs.book)
    var text = RegistryText(Array(try RegistryEncoder.text(of: merge.merged).utf8))
    try text.checkReferences()
    return Outcome(
      overlaps: !ours.touched.isDisjoint(with: theirs.touched), conflicts: !merge.conflicts.isEmpty,
      isBroken: merge.conflicts.isEmpty && !text.problems.isEmpty, hasNewMotions: !merge.newMotions.isEmpty)
  }

  @Test(
    "never conflict where they touch different presets, and never merge into a registry that is not right")
  func pairs() throws {
    let count = Extent.of(1000)
    let outcomes = try (0..<count).map { try outcome(UInt64($0)) }
    let apart = outcomes.filter { !$0.overlaps }
    #expect(apart.count > count * 5 / 8 && apart.count < count, "\(apart.count) of \(count) touch others")
    #expect(apart.count { $0.conflicts } == 0, "conflicts for nothing")
    #expect(outcomes.count { $0.isBroken } == 0, "registries that are not right")
    #expect(outcomes.contains { $0.overlaps && $0.conflicts }, "nobody changed the same")
  }
}
