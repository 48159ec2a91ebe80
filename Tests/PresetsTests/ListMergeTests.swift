import Presets
import TestSupport
import Testing

@Suite("The merge of lists")
struct ListMergeTests {
  private func book(_ presets: String) throws -> RegistrySnapshot {
    let text = RegistryText(registry(presets))
    #expect(text.problems.isEmpty, "\(text.problems)")
    return RegistrySnapshot(text.presets)
  }

  /// A clip that moves to these values one after another. Equal values are equal keyframes.
  private func clip(_ values: [Int]) throws -> RegistrySnapshot {
    let keyframes = values.map { #"{"type": "linear", "to": \#($0), "duration": 0.\#($0)}"# }
    return try book(
      #"{"name": "c", "kind": "clip", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": ["#
        + keyframes.joined(separator: ", ") + "]}]}")
  }

  /// The values of a merged clip in their order.
  private func values(of merge: RegistryMerge) throws -> [Int] {
    let text = try RegistryEncoder.text(of: merge.merged)
    return text.matches(of: /"to": (\d+)/).compactMap { Int($0.1) }
  }

  @Test("A keyframe that both sides moved, each to another place, is a conflict of the track")
  func movedTwice() throws {
    let (ours, theirs) = ([2, 3, 4, 1, 5], [2, 1, 3, 4, 5])
    for (side, wanted) in [(MergeSide.ours, ours), (.theirs, theirs), (.base, [1, 2, 3, 4, 5])] {
      let merge = RegistryMerge(
        base: try clip([1, 2, 3, 4, 5]), ours: try clip(ours), theirs: try clip(theirs), preferring: side)
      #expect(merge.conflicts.map(\.path) == ["tracks.x.keyframes"])
      #expect(try values(of: merge) == wanted)
    }
    let once = RegistryMerge(
      base: try clip([1, 2, 3, 4, 5]), ours: try clip(ours), theirs: try clip([1, 2, 3, 4, 5]))
    #expect(try once.conflicts.isEmpty && values(of: once) == ours)
  }

  @Test("A keyframe that both sides added, each at another place, is there twice")
  func addedTwice() throws {
    let merge = RegistryMerge(
      base: try clip([1, 2]), ours: try clip([1, 1, 2]), theirs: try clip([1, 2, 1]))
    #expect(try merge.conflicts.isEmpty && values(of: merge) == [1, 1, 2, 1])
  }

  @Test("Two orders of the same keyframes never merge into more of one than there were")
  func permutations() throws {
    var random = Seeded(seed: 23)
    for _ in 0..<Extent.of(2000) {
      let base = (1...(3 + random.index(4))).map { 1 + ($0 + random.index(2)) / 2 }
      let (ours, theirs) = (base.shuffled(using: &random), base.shuffled(using: &random))
      let merge = RegistryMerge(base: try clip(base), ours: try clip(ours), theirs: try clip(theirs))
      if !merge.conflicts.isEmpty { continue }
      let counts = Dictionary(grouping: try values(of: merge)) { $0 }.mapValues(\.count)
      let known = Dictionary(grouping: base) { $0 }.mapValues(\.count)
      #expect(
        counts.allSatisfy { $0.value <= known[$0.key, default: 0] }, "\(base): \(ours) and \(theirs)")
    }
  }
}
