import MotionPhysics
import Presets
import TestSupport
import Testing

@Suite("The merge of two registries that began as one")
struct RegistryMergeTests {
  /// A registry and two branches of it. A third of the pairs touch different presets.
  private func branches(_ seed: UInt64) throws -> (
    base: RegistrySnapshot, ours: RandomEdits, theirs: RandomEdits
  ) {
    let base = try RandomBook.make(seed: seed, count: 30)
    var ours = RandomEdits(base, seed: seed &* 3 &+ 1, mark: "ours")
    var theirs = RandomEdits(base, seed: seed &* 7 &+ 2, mark: "theirs")
    for _ in 0..<Int(seed % 5 + 1) { try ours.edit() }
    for _ in 0..<Int(seed % 4 + 1) { try theirs.edit(avoiding: seed % 3 == 0 ? ours.touched : []) }
    return (base, ours, theirs)
  }

  @Test(
    "What one side alone did is taken, and what both did is taken once",
    arguments: Extent.cases(Array(0..<25)))
  func laws(seed: UInt64) throws {
    let (base, ours, theirs) = try branches(seed)
    for (book, merge) in [
      (ours.book, RegistryMerge(base: base, ours: ours.book, theirs: base)),
      (theirs.book, RegistryMerge(base: base, ours: base, theirs: theirs.book)),
      (ours.book, RegistryMerge(base: base, ours: ours.book, theirs: ours.book)),
    ] {
      #expect(merge.conflicts.isEmpty, "\(merge.conflicts)")
      #expect(try RegistryEncoder.text(of: merge.merged) == RegistryEncoder.text(of: book))
      #expect(merge.newMotions.isEmpty)
    }
  }

  @Test(
    "Sides may be swapped, and the order of the presets says nothing", arguments: Extent.cases(Array(0..<25)))
  func symmetry(seed: UInt64) throws {
    let (base, ours, theirs) = try branches(seed)
    let merge = RegistryMerge(base: base, ours: ours.book, theirs: theirs.book)
    let swapped = RegistryMerge(base: base, ours: theirs.book, theirs: ours.book)
    #expect(merge.conflicts.count == swapped.conflicts.count)
    if merge.conflicts.isEmpty {
      #expect(try RegistryEncoder.text(of: merge.merged) == RegistryEncoder.text(of: swapped.merged))
    }
    let shuffled = RegistryMerge(
      base: RegistrySnapshot(base.presets.shuffled(), settings: base.settings),
      ours: RegistrySnapshot(ours.book.presets.shuffled(), settings: ours.book.settings), theirs: theirs.book)
    #expect(try RegistryEncoder.text(of: merge.merged) == RegistryEncoder.text(of: shuffled.merged))
  }

  @Test("A merge without conflicts is a right registry", arguments: Extent.cases(Array(0..<25)))
  func rightOrConflict(seed: UInt64) throws {
    let (base, ours, theirs) = try branches(seed)
    let merge = RegistryMerge(base: base, ours: ours.book, theirs: theirs.book)
    if !merge.conflicts.isEmpty { return }
    var text = RegistryText(Array(try RegistryEncoder.text(of: merge.merged).utf8))
    try text.checkReferences()
    #expect(text.problems.isEmpty, "\(text.problems)")
  }

  @Test(
    "Edits of different presets never conflict, and all of them are there",
    arguments: Extent.cases(Array(0..<40)))
  func independent(seed: UInt64) throws {
    let base = try RandomBook.make(seed: seed, count: 40)
    var ours = RandomEdits(base, seed: seed &+ 1000, mark: "ours")
    var theirs = RandomEdits(base, seed: seed &+ 2000, mark: "theirs")
    for _ in 0..<4 { try ours.edit() }
    for _ in 0..<4 { try theirs.edit(avoiding: ours.touched) }
    // One may have made from a preset what the other touched.
    if !ours.touched.isDisjoint(with: theirs.touched) { return }
    let merge = RegistryMerge(base: base, ours: ours.book, theirs: theirs.book)
    #expect(merge.conflicts.isEmpty, "\(merge.conflicts)")
    for (book, other) in [(ours.book, theirs.book), (theirs.book, ours.book)] {
      for preset in book.presets where base.preset(named: preset.name) == nil {
        #expect(other.preset(named: preset.name) != nil || merge.merged.preset(named: preset.name) != nil)
      }
    }
  }

  private func book(_ presets: Preset...) -> RegistrySnapshot { RegistrySnapshot(presets) }

  @Test("A spring's parameters are one: two systems are never mixed")
  func parameters() throws {
    let merge = RegistryMerge(
      base: book(try preset("a", "duration=0.5,bounce=0.2")),
      ours: book(try preset("a", "duration=0.4,bounce=0.2")),
      theirs: book(try preset("a", "duration=0.5,bounce=0.3")))
    let conflict = try #require(merge.conflicts.first)
    #expect(merge.conflicts.count == 1)
    #expect(conflict.preset?.text == "a")
    #expect(conflict.ours?.words == "duration 0.4, bounce 0.2")
    #expect(conflict.theirs?.words == "duration 0.5, bounce 0.3")
    #expect(merge.merged.presets == [try preset("a", "duration=0.4,bounce=0.2")])
  }

  @Test("Renamed here, derived there: the new spring follows")
  func renamedAndDerived() throws {
    let merge = RegistryMerge(
      base: book(try preset("a", "duration=0.5")),
      ours: book(try preset("b", "duration=0.5")),
      theirs: book(try preset("a", "duration=0.5"), try preset("c", "base=a,extraBounce=0.1")))
    #expect(merge.conflicts.isEmpty, "\(merge.conflicts)")
    #expect(
      merge.merged.presets == [try preset("b", "duration=0.5"), try preset("c", "base=b,extraBounce=0.1")])
    #expect(merge.newMotions.isEmpty)
  }

  @Test("Renamed and changed in one go: told by those who use it")
  func renamedAndChanged() throws {
    let merge = RegistryMerge(
      base: book(try preset("a", "duration=0.5"), try preset("user", "base=a,extraBounce=0.1")),
      ours: book(try preset("b", "duration=0.7"), try preset("user", "base=b,extraBounce=0.1")),
      theirs: book(
        try preset("a", "duration=0.5"), try preset("user", "base=a,extraBounce=0.1"), try alias("c", of: "a")
      ))
    #expect(merge.conflicts.isEmpty, "\(merge.conflicts)")
    #expect(merge.merged.preset(named: try PresetName("c")) == (try alias("c", of: "b")))
  }

  @Test("Removed here, used there is a conflict that names both")
  func removedAndUsed() throws {
    let merge = RegistryMerge(
      base: book(try preset("a", "duration=0.5")), ours: book(),
      theirs: book(try preset("a", "duration=0.5"), try preset("c", "base=a,extraBounce=0.1")))
    #expect(merge.conflicts.map { $0.preset?.text } == ["a"])
    #expect(merge.conflicts.first?.reason == "one side removed it, and c uses it as base")
    #expect(merge.merged.presets.map(\.name.text) == ["a", "c"])
  }

  @Test("Two names for one preset, and one name for two, are conflicts")
  func names() throws {
    let spring = try preset("a", "duration=0.5")
    let two = RegistryMerge(
      base: book(spring), ours: book(try preset("b", "duration=0.5")),
      theirs: book(try preset("c", "duration=0.5")))
    #expect(two.conflicts.map(\.path) == ["name"])
    #expect(two.merged.presets.map(\.name.text) == ["b"])
    let one = RegistryMerge(
      base: book(spring), ours: book(try preset("b", "duration=0.5")),
      theirs: book(spring, try preset("b", "duration=2")))
    #expect(one.conflicts.map { $0.preset?.text } == ["b"])
    #expect(one.merged.presets.map(\.name.text) == ["b"])
  }

  @Test("Motions that neither side had are named")
  func newMotions() throws {
    let merge = RegistryMerge(
      base: book(try preset("a", "duration=0.5"), try preset("b", "base=a,extraBounce=0.1")),
      ours: book(try preset("a", "duration=0.7"), try preset("b", "base=a,extraBounce=0.1")),
      theirs: book(try preset("a", "duration=0.5"), try preset("b", "base=a,extraBounce=0.2")))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.newMotions.map(\.text) == ["b"])
  }
}
