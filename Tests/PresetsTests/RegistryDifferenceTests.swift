import MotionPhysics
import Presets
import TestSupport
import Testing

@Suite("The difference of two registries")
struct RegistryDifferenceTests {
  private func names(_ changes: [RegistryDifference.Change]) -> [String] { changes.map(\.after.name.text) }

  @Test("A registry does not differ from itself")
  func none() throws {
    for seed in 0..<20 {
      let book = try RandomBook.make(seed: UInt64(seed))
      #expect(
        RegistryDifference(from: book, to: RegistrySnapshot(book.presets.shuffled(), settings: book.settings))
          .isEmpty)
    }
  }

  @Test("Added, removed, changed, and what moved because its base did")
  func kinds() throws {
    let old = RegistrySnapshot(
      [
        try preset("a", "duration=0.5"), try preset("b", "base=a"), try alias("c", of: "b"),
        try preset("fixed", "base=a,duration=0.3"), try preset("gone", "duration=1"),
      ], settings: Settings(rules: ["x": RuleSetting(severity: .off), "y": RuleSetting()]))
    var summarised = try preset("fixed", "base=a,duration=0.3")
    summarised.summary = "Only said otherwise."
    let new = RegistrySnapshot(
      [
        try preset("a", "duration=0.6"), try preset("b", "base=a"), try alias("c", of: "b"), summarised,
        try preset("new", "duration=2"),
      ], settings: Settings(rules: ["x": RuleSetting(severity: .note), "y": RuleSetting()]))
    let difference = RegistryDifference(from: old, to: new)
    #expect(difference.added.map(\.name.text) == ["new"])
    #expect(difference.removed.map(\.name.text) == ["gone"])
    #expect(names(difference.changed) == ["a", "fixed"])
    #expect(names(difference.affected) == ["b", "c"])
    #expect(difference.settings == ["x"])
    #expect(!difference.isEmpty)
  }

  @Test("A rename that leaves an alias adds nothing")
  func keptAlias() throws {
    let old = RegistrySnapshot([try preset("a", "duration=0.5"), try alias("b", of: "a")])
    let alias = try alias("a", of: "aa")
    let new = RegistrySnapshot([
      try preset("aa", "duration=0.5"), alias, try TestSupport.alias("b", of: "aa"),
    ])
    let difference = RegistryDifference(from: old, to: new)
    #expect(difference.renamed.map(\.from.text) == ["a"])
    #expect(difference.renamed.map(\.to.text) == ["aa"])
    #expect(difference.renamed.map(\.alias) == [alias])
    #expect(difference.added.isEmpty && difference.removed.isEmpty && difference.changed.isEmpty)
    // An alias of something else is none.
    let other = RegistrySnapshot([try preset("aa", "duration=0.9"), alias])
    #expect(RegistryDifference(from: old, to: other).renamed.isEmpty)
  }

  @Test("What names an old preset that stays as an alias, before and after, did not change")
  func usedAlias() throws {
    let old = RegistrySnapshot([
      try preset("a", "duration=0.5"), try preset("user", "base=a,extraBounce=0.1"),
      try preset("z", "base=a"),
    ])
    let new = RegistrySnapshot([
      try preset("aa", "duration=0.5"), try alias("a", of: "aa"),
      try preset("user", "base=a,extraBounce=0.1"),
      try preset("z", "base=aa"),
    ])
    let difference = RegistryDifference(from: old, to: new)
    #expect(difference.renamed.map(\.to.text) == ["aa"])
    #expect(difference.changed.isEmpty && difference.affected.isEmpty && difference.removed.isEmpty)
    // It moves as what the alias names.
    func summarised(_ name: String, _ literal: String) throws -> Preset {
      var preset = try preset(name, literal)
      preset.summary = "Sheets come up."
      return preset
    }
    let later = RegistrySnapshot(new.presets + [try summarised("aa", "duration=0.7")])
    let before = RegistrySnapshot(old.presets + [try summarised("a", "duration=0.5")])
    let moved = RegistryDifference(from: before, to: later)
    #expect(names(moved.changed) == ["aa"])
    #expect(names(moved.affected) == ["user", "z"])
    #expect(moved.affected.allSatisfy { $0.oldMotion != nil && $0.oldMotion != $0.newMotion })
  }

  @Test("Equal values are a rename where a summary or a like name says so too")
  func equalValues() throws {
    func renamed(_ old: String, _ new: String, summary: String? = nil, isOneChange: Bool = false) throws
      -> Bool
    {
      let books = try [old, new].map { name in
        var spring = try preset(name, "duration=0.5,bounce=0.2")
        spring.summary = summary
        return RegistrySnapshot([spring])
      }
      let difference = RegistryDifference(from: books[0], to: books[1], isOneChange: isOneChange)
      #expect(difference.added.count == 1 - difference.renamed.count)
      return !difference.renamed.isEmpty
    }
    #expect(try !renamed("card.open", "nav.push"))
    #expect(try renamed("card.open", "card.reveal"))
    #expect(try renamed("card.open", "panel.open"))
    #expect(try renamed("card", "card.open") && renamed("card.open", "card"))
    #expect(try renamed("card.open", "nav.push", summary: "It opens."))
    // One command, and most commits, give a preset a new name and do nothing else.
    #expect(try renamed("card.open", "nav.push", isOneChange: true))
  }

  @Test("What derives from a changed base and still moves the same is not affected")
  func unmoved() throws {
    let old = RegistrySnapshot([try preset("a", "duration=0.5"), try preset("b", "base=a,duration=0.3")])
    let new = RegistrySnapshot([try preset("a", "duration=0.6"), try preset("b", "base=a,duration=0.3")])
    #expect(RegistryDifference(from: old, to: new).affected.isEmpty)
  }

  @Test("A reduced partner does not take part in the motion")
  func reduced() throws {
    var partnered = try preset("b", "duration=1")
    partnered.reduced = .preset(try PresetName("a"))
    let old = RegistrySnapshot([try preset("a", "duration=0.5"), partnered])
    let new = RegistrySnapshot([try preset("a", "duration=0.6"), partnered])
    #expect(names(RegistryDifference(from: old, to: new).changed) == ["a"])
    #expect(RegistryDifference(from: old, to: new).affected.isEmpty)
  }
}
