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

  @Test("A merge is a right registry, whatever is preferred", arguments: Extent.cases(Array(0..<25)))
  func right(seed: UInt64) throws {
    let (base, ours, theirs) = try branches(seed)
    for side in MergeSide.allCases {
      let merge = RegistryMerge(base: base, ours: ours.book, theirs: theirs.book, preferring: side)
      var text = RegistryText(Array(try RegistryEncoder.text(of: merge.merged).utf8))
      try text.checkReferences()
      #expect(text.problems.isEmpty, "\(side): \(text.problems)")
    }
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

  @Test("Renamed here, named by a deprecation there: the deprecation follows")
  func renamedAndDeprecated() throws {
    var old = try preset("old", "duration=0.9")
    let base = book(try preset("a", "duration=0.5"), old)
    let ours = book(try preset("b", "duration=0.5"), old)
    old.deprecated = .instead("a")
    let merge = RegistryMerge(base: base, ours: ours, theirs: book(try preset("a", "duration=0.5"), old))
    #expect(merge.conflicts.isEmpty, "\(merge.conflicts)")
    #expect(merge.merged.preset(named: old.name)?.deprecated == .instead("b"))
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

  @Test("Two presets renamed to one name are both kept, and what uses them follows the right one")
  func twins() throws {
    let users = [try alias("of-a", of: "a"), try alias("of-b", of: "b")]
    let (a, b) = (try preset("a", "duration=0.5"), try preset("b", "duration=2"))
    let base = RegistrySnapshot([a, b] + users)
    let ours = base.renaming([a.name: try PresetName("c")])
    let theirs = base.renaming([b.name: try PresetName("c")])
    let merge = RegistryMerge(base: base, ours: ours, theirs: theirs)
    #expect(
      merge.merged.presets == [
        b, try preset("c", "duration=0.5"), try alias("of-a", of: "c"), try alias("of-b", of: "b"),
      ])
    let conflict = try #require(merge.conflicts.first)
    #expect(merge.conflicts.count == 1)
    #expect(conflict.preset?.text == "c")
    #expect(conflict.reason == "ours renamed a to it, and theirs renamed b to it")
    #expect(conflict.ours?.words == "name c, kind spring, duration 0.5")
    #expect(conflict.theirs?.words == "name c, kind spring, duration 2")
    #expect(conflict.motions.ours != nil && conflict.motions.ours != conflict.motions.theirs)
    let other = RegistryMerge(base: base, ours: ours, theirs: theirs, preferring: .theirs)
    #expect(other.merged.presets.map(\.name.text) == ["a", "c", "of-a", "of-b"])
    #expect(other.merged.preset(named: try PresetName("of-b")) == (try alias("of-b", of: "c")))
    let neither = RegistryMerge(base: base, ours: ours, theirs: theirs, preferring: .base)
    #expect(neither.merged.presets == base.presets)
  }

  @Test("Two presets that were added under one name are never mixed")
  func addedTwice() throws {
    var own = try preset("a", "duration=0.5")
    own.summary = "Ours."
    let other = try preset("a", "duration=2")
    for (side, wanted) in [(MergeSide.ours, [own]), (.theirs, [other]), (.base, [])] {
      let merge = RegistryMerge(base: book(), ours: book(own), theirs: book(other), preferring: side)
      #expect(merge.conflicts.map(\.path) == [""])
      #expect(merge.merged.presets == wanted)
    }
    var same = other
    same.summary = "Theirs."
    let agreed = RegistryMerge(base: book(), ours: book(other), theirs: book(same))
    #expect(agreed.conflicts.isEmpty && agreed.merged.presets == [same])
  }

  @Test("A preset here and a group of its name there never stand together")
  func groups() throws {
    let (single, member) = (try preset("in", "duration=0.5"), try preset("in.card", "duration=2"))
    let rest = try preset("z", "duration=1")
    for (side, wanted) in [(MergeSide.ours, [single, rest]), (.theirs, [member, rest]), (.base, [rest])] {
      let merge = RegistryMerge(
        base: book(rest), ours: book(single, rest), theirs: book(member, rest), preferring: side)
      #expect(merge.merged.presets == wanted)
      #expect(merge.conflicts.map { $0.preset?.text } == ["in"])
      #expect(merge.conflicts.first?.reason == "in is a preset, so it cannot be the group of in.card too")
      #expect(merge.conflicts.first?.ours?.words == "name in, kind spring, duration 0.5")
      #expect(merge.conflicts.first?.theirs?.words == "name in.card, kind spring, duration 2")
    }
    // What was there already stays, whichever side is preferred.
    let old = RegistryMerge(
      base: book(single), ours: book(member), theirs: book(single, try alias("user", of: "in")))
    #expect(old.merged.presets.map(\.name.text) == ["in", "user"])
    #expect(!old.conflicts.isEmpty)
    // And what was renamed into a group goes back to its name.
    let renamed = RegistryMerge(
      base: book(rest), ours: book(single, rest), theirs: book(try preset("in.z", "duration=1")))
    #expect(renamed.merged.presets == [single, rest])
  }

  @Test("Added here and renamed to there: what the preferred side calls so stands")
  func addedAndRenamed() throws {
    let spring = try preset("a", "duration=0.5")
    let (renamed, added) = (try preset("b", "duration=0.5"), try preset("b", "duration=2"))
    let versions = (base: book(spring), ours: book(renamed), theirs: book(spring, added))
    let ours = RegistryMerge(base: versions.base, ours: versions.ours, theirs: versions.theirs)
    #expect(ours.merged.presets == [renamed])
    let conflict = try #require(ours.conflicts.first)
    #expect(conflict.reason == "ours renamed a to it, and theirs added a preset of that name")
    #expect(conflict.theirs?.words == "name b, kind spring, duration 2")
    #expect(conflict.motions.theirs != nil && conflict.motions.ours != conflict.motions.theirs)
    let theirs = RegistryMerge(
      base: versions.base, ours: versions.ours, theirs: versions.theirs, preferring: .theirs)
    #expect(theirs.merged.presets == [spring, added])
    #expect(MergeText.text(ours: ours.merged, theirs: theirs.merged).contains("<<<<<<< ours"))
  }

  /// A registry in which a preset has another name, and its old one is an alias.
  private func renamed(_ preset: Preset, _ name: String, _ others: Preset...) throws -> RegistrySnapshot {
    var new = preset
    new.name = try PresetName(name)
    var alias = try alias(preset.name.text, of: name)
    alias.deprecated = .instead(name)
    return RegistrySnapshot([new, alias] + others)
  }

  @Test("A rename that leaves an alias is a rename: what the other side changed lands on the new name")
  func keptAlias() throws {
    let a = try preset("a", "duration=0.5")
    let tweaked = try preset("a", "duration=0.7")
    let user = try preset("user", "base=a,extraBounce=0.1")
    let ours = try renamed(a, "aa")
    let merge = RegistryMerge(base: book(a), ours: ours, theirs: book(tweaked, user))
    #expect(merge.conflicts.isEmpty && merge.newMotions.isEmpty, "\(merge.conflicts) \(merge.newMotions)")
    #expect(
      merge.merged.presets
        == (try renamed(tweaked, "aa", try preset("user", "base=aa,extraBounce=0.1"))).presets)
    #expect(RegistryMerge(base: book(a), ours: ours, theirs: book(a)).merged.presets == ours.presets)
    #expect(RegistryMerge(base: book(a), ours: ours, theirs: ours).merged.presets == ours.presets)
    let both = RegistryMerge(base: book(a), ours: ours, theirs: book(try preset("aa", "duration=0.5")))
    #expect(both.conflicts.isEmpty && both.merged.presets == ours.presets)
    let apart = RegistryMerge(base: book(a), ours: ours, theirs: try renamed(a, "ab"), preferring: .theirs)
    #expect(apart.conflicts.map(\.path) == ["name"])
    #expect(apart.merged.presets == (try renamed(a, "ab")).presets)
  }

  @Test("A preset that one side made an alias of another that both added has no other name")
  func aliasOfWhatBothAdded() throws {
    let a = try preset("a", "duration=0.5")
    let both = book(a, try preset("aa", "duration=0.5"))
    let aliased = book(try alias("a", of: "aa"), try preset("aa", "duration=0.5"))
    for (ours, theirs) in [(both, aliased), (aliased, both)] {
      let merge = RegistryMerge(base: book(a), ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty && merge.newMotions.isEmpty, "\(merge.conflicts) \(merge.newMotions)")
      #expect(merge.merged.presets == aliased.presets)
    }
    // What the other side calls so is another motion.
    let other = RegistryMerge(base: book(a), ours: book(a, try preset("aa", "duration=0.9")), theirs: aliased)
    #expect(other.conflicts.map(\.preset?.text) == ["aa"])
    #expect(other.merged.presets == [a, try preset("aa", "duration=0.9")])
    // The other side changed what became an alias.
    let changed = RegistryMerge(
      base: book(a), ours: book(try preset("a", "duration=0.7"), try preset("aa", "duration=0.5")),
      theirs: aliased)
    #expect(changed.conflicts.map(\.preset?.text) == ["a"])
  }

  @Test("What one side removed and the other uses stands in the result, and between markers")
  func markedRemoval() throws {
    let (a, rest) = (try preset("a", "duration=0.5"), try preset("z", "duration=2"))
    let used = [try preset("a", "duration=0.7"), try alias("user", of: "a"), rest]
    for (ours, theirs) in [([rest], used), (used, [rest])] {
      let merges = [MergeSide.ours, .theirs].map {
        RegistryMerge(
          base: book(a, rest), ours: RegistrySnapshot(ours), theirs: RegistrySnapshot(theirs), preferring: $0)
      }
      for merge in merges { #expect(merge.merged.presets == used) }
      let text = MergeText.text(ours: merges[0].mergedAsDecided, theirs: merges[1].mergedAsDecided)
      #expect(text.components(separatedBy: "<<<<<<< ours").count == 2, "\(text)")
    }
  }

  @Test("A rename with a new summary is one where the names are alike")
  func renamedWithSummary() throws {
    var (old, new) = (try preset("e.derived", "duration=0.45"), try preset("gb.derived", "duration=0.45"))
    (old.summary, new.summary) = ("S e", "A says")
    let merge = RegistryMerge(base: book(old), ours: book(new), theirs: book())
    #expect(merge.conflicts.map(\.reason) == ["one side renamed it, and the other removed it"])
    new.name = try PresetName("gb.other")
    #expect(RegistryMerge(base: book(old), ours: book(new), theirs: book()).conflicts.isEmpty)
  }

  @Test("A rename that leaves a deprecated alias is one also where the preset was changed since")
  func keptAliasAndChanged() throws {
    let a = try preset("a", "duration=0.5")
    var later = a
    later.content = a.content.delayed(by: 0.2)
    let merge = RegistryMerge(
      base: book(a), ours: try renamed(later, "aa"), theirs: book(try preset("a", "duration=0.7")))
    #expect(merge.conflicts.isEmpty, "\(merge.conflicts)")
    later.content = try preset("a", "duration=0.7").content.delayed(by: 0.2)
    #expect(merge.merged.presets == (try renamed(later, "aa")).presets)
    // Of two that became one it is the one that it equals.
    let b = try preset("b", "duration=0.6")
    var alias = try alias("a", of: "bb")
    alias.deprecated = .instead("bb")
    #expect(Renames(from: book(a, b), to: try renamed(b, "bb", alias)).keptAliases == [b.name])
  }

  @Test("Removed here, renamed there is one conflict, by the new name, and whoever is preferred has it all")
  func removedAndRenamed() throws {
    let (a, rest) = (try preset("a", "duration=0.5"), try preset("z", "duration=2"))
    for theirs in [book(try preset("b", "duration=0.5"), rest), try renamed(a, "b", rest)] {
      func merge(_ side: MergeSide) -> RegistryMerge {
        RegistryMerge(base: book(a, rest), ours: book(rest), theirs: theirs, preferring: side)
      }
      for (side, wanted) in [(MergeSide.ours, [rest]), (.theirs, theirs.presets), (.base, [a, rest])] {
        #expect(merge(side).merged.presets == wanted)
        #expect(merge(side).conflicts.map(\.path) == [""])
        #expect(merge(side).conflicts.first?.reason == "one side renamed it, and the other removed it")
      }
      #expect(merge(.ours).conflicts.first?.preset?.text == "b")
      #expect(merge(.ours).conflicts.first?.theirs?.words == "name b, kind spring, duration 0.5")
    }
  }

  @Test(
    "A removed preset and an added one of equal values are two: what was changed there goes to neither")
  func equalValues() throws {
    let base = book(try preset("toast.delay", "duration=0.2"))
    let ours = book(try preset("skeleton.wait", "duration=0.2"))
    let merge = RegistryMerge(base: base, ours: ours, theirs: book(try preset("toast.delay", "duration=0.3")))
    #expect(merge.conflicts.map { $0.preset?.text } == ["toast.delay"])
    #expect(merge.merged.presets == ours.presets)
  }

  @Test("Settings merge by pack, and by what is set of a rule")
  func settings() throws {
    func book(_ packs: [String: String], _ rules: [String: RuleSetting]) -> RegistrySnapshot {
      var settings = Settings(rules: rules)
      settings.packs = packs.mapValues { TakenPack(digest: "sha256:" + String(repeating: $0, count: 64)) }
      return RegistrySnapshot([], settings: settings)
    }
    let ours = book(["one": "1", "two": "2"], ["r": RuleSetting(severity: .note)])
    let theirs = book(["one": "1", "three": "3"], ["r": RuleSetting(threshold: 0.5)])
    for base in [book([:], [:]), book(["one": "1"], [:])] {
      let merge = RegistryMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty, "\(merge.conflicts)")
      let wanted = book(
        ["one": "1", "two": "2", "three": "3"], ["r": RuleSetting(severity: .note, threshold: 0.5)])
      #expect(merge.merged.settings == wanted.settings)
    }
    let text = MergeText.text(ours: book(["one": "1"], [:]), theirs: book(["one": "2"], [:]))
    #expect(text.contains("sha256:111") && text.contains("sha256:222"))
  }

  @Test("Two texts of a pack are one conflict, and its presets are known as the sides took them")
  func packs() throws {
    func book(_ digest: String, _ source: String, _ presets: Preset...) -> RegistrySnapshot {
      let digest = "sha256:" + String(repeating: digest, count: 64)
      var settings = Settings()
      settings.packs["p"] = TakenPack(digest: digest, source: source, presets: presets)
      return RegistrySnapshot(presets, settings: settings)
    }
    let (x, y) = (try preset("a.x", "duration=1"), try preset("a.y", "duration=1"))
    let (newX, newY) = (try preset("a.x", "duration=2"), try preset("a.y", "duration=2"))
    let (ours, theirs) = (book("1", "#v1", newX, y), book("2", "#v2", x, newY))
    let merge = RegistryMerge(base: book("0", "#v0", x, y), ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.path) == ["settings.packs.p"])
    #expect(merge.merged.settings == book("1", "#v1", newX, newY).settings)
    let apart = RegistryMerge(
      base: book("0", "#v0", x, y), ours: ours, theirs: book("2", "#v2", try preset("a.x", "duration=3"), y))
    #expect(apart.conflicts.map(\.path).sorted() == ["duration", "settings.packs.p"])
  }

  @Test("Where neither side is preferred, what both began with stays")
  func base() throws {
    let (base, ours) = (
      book(try preset("a", "duration=0.5"), try preset("b", "duration=0.5")),
      book(try preset("a", "duration=0.6"), try preset("b", "duration=0.8"))
    )
    let theirs = book(try preset("a", "duration=0.7"), try preset("b", "duration=0.5"))
    let merge = RegistryMerge(base: base, ours: ours, theirs: theirs, preferring: .base)
    #expect(merge.conflicts.map { $0.preset?.text } == ["a"])
    #expect(merge.merged.presets == [try preset("a", "duration=0.5"), try preset("b", "duration=0.8")])
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
