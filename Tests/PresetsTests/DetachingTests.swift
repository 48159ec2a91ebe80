import MotionPhysics
import Presets
import TestSupport
import Testing

@Suite("Detaching")
struct DetachingTests {
  @Test("Whoever is detached from a preset moves as before, and mentions it no more")
  func motionsStay() throws {
    for seed in 0..<40 {
      let book = try RandomBook.make(seed: UInt64(seed))
      let users = book.users()
      for removed in book.presets {
        let resolver = Resolver(book)
        for user in users[removed.name] ?? [] where user != removed.name {
          let before = try #require(book.preset(named: user))
          let after = try before.detached(from: removed, resolver: resolver)
          #expect(!after.references.contains { $0.name == removed.name && $0.path != "reduced" })
          try expectAlike(
            try resolver.motion(of: before), try Resolver(book).motion(of: after), "\(user) of book \(seed)")
          #expect(after == before || after.origin == nil)
        }
      }
    }
  }

  /// Springs with a mass are said by their physics, from which the duration comes back but for rounding.
  private func expectAlike(_ before: Motion, _ after: Motion, _ comment: Comment) throws {
    guard case .spring(let left, let leftDelay) = before, case .spring(let right, let rightDelay) = after,
      left.mass != 1
    else {
      let isComposite = [.clip, .sequence, .morph].contains(before.kind)
      #expect(isComposite ? before.kind == after.kind : before == after, comment)
      return
    }
    #expect(leftDelay == rightDelay && left.mass == right.mass, comment)
    #expect(abs(left.duration - right.duration) < 1e-12 && abs(left.bounce - right.bounce) < 1e-12, comment)
  }

  @Test("The reduced partner that the base had stays in force")
  func reduced() throws {
    var base = try preset("a", "duration=0.5")
    base.reduced = .preset(try PresetName("fade"))
    let derived = try preset("b", "base=a")
    let named = try alias("c", of: "a")
    let fade = try preset("fade", "base=a")
    let resolver = Resolver(RegistrySnapshot([base, derived, named, fade]))
    #expect(try derived.detached(from: base, resolver: resolver).reduced == .preset(PresetName("fade")))
    #expect(try named.detached(from: base, resolver: resolver).reduced == .preset(PresetName("fade")))
    #expect(try fade.detached(from: base, resolver: resolver).reduced == nil, "no partner of itself")
    var partner = try preset("d", "duration=1")
    partner.reduced = .preset(base.name)
    #expect(try partner.detached(from: base, resolver: resolver).reduced == nil)
  }
}
