import Foundation
import Presets
import TestSupport
import Testing

@Suite("The merge of lists, and the text of a merge with conflicts")
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

  @Test("Whatever version of each conflict is kept, the text is a registry")
  func choices() throws {
    func duration(_ name: String, _ number: Int) -> String {
      #"{"name": "\#(name)", "kind": "duration", "duration": \#(number)}"#
    }
    func book(_ presets: String...) throws -> RegistrySnapshot {
      try self.book(presets.joined(separator: ", "))
    }
    let base = try book(duration("a", 1), duration("b", 1), duration("c", 1), duration("d", 1))
    for (ours, theirs) in [
      (
        try book(duration("a", 1), duration("b", 1)),
        try book(duration("a", 1), duration("b", 1), duration("c", 2), duration("d", 2))
      ),
      (
        try book(duration("b", 1), duration("c", 2)),
        try book(duration("a", 2), duration("b", 1), duration("d", 2))
      ),
      (
        try book(duration("b", 2), duration("c", 2)),
        try book(duration("a", 2), duration("b", 3), duration("d", 2))
      ),
      (try book(duration("a", 2)), try book(duration("b", 2), duration("c", 2))),
      (try book(), try book(duration("a", 2), duration("c", 2))),
    ] {
      let sides = [MergeSide.ours, .theirs].map {
        RegistryMerge(base: base, ours: ours, theirs: theirs, preferring: $0).merged
      }
      let texts = Self.choices(MergeText.text(ours: sides[0], theirs: sides[1]))
      #expect(texts.count > 1)
      for text in texts {
        let problems = RegistryText(Array(text.utf8)).problems
        #expect(problems.isEmpty, "\(problems)\n\(text)")
      }
    }
  }

  /// Every text that is left of one with markers when one version of each conflict is kept.
  private static func choices(_ text: String) -> [String] {
    guard let start = text.range(of: "<<<<<<< ours\n"), let middle = text.range(of: "=======\n"),
      let end = text.range(of: ">>>>>>> theirs\n")
    else { return [text] }
    let versions = [text[start.upperBound..<middle.lowerBound], text[middle.upperBound..<end.lowerBound]]
    let rest = choices(String(text[end.upperBound...]))
    return versions.flatMap { version in rest.map { text[..<start.lowerBound] + version + $0 } }
  }

  @Test("A preset that was renamed and changed is known by its summary, if no other has it")
  func renamedAndChanged() throws {
    func spring(_ name: String, _ duration: Double, _ summary: String) -> String {
      #"{"name": "\#(name)", "kind": "spring", "duration": \#(duration), "summary": "\#(summary)"}"#
    }
    let base = try book(spring("a", 0.5, "A sheet comes up."))
    let ours = try book(spring("b", 0.7, "A sheet comes up."))
    #expect(Renames(from: base, to: ours).newNames.map { "\($0.key) \($0.value)" } == ["a b"])
    let two = try book(spring("b", 0.7, "A sheet comes up.") + ", " + spring("c", 0.8, "A sheet comes up."))
    #expect(Renames(from: base, to: two).newNames.isEmpty)
    let none = Renames(
      from: try book(#"{"name": "a", "kind": "spring", "duration": 0.5}"#),
      to: try book(#"{"name": "b", "kind": "spring", "duration": 0.7}"#))
    #expect(none.newNames.isEmpty)
  }
}
