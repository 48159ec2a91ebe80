import Foundation
import Presets
import TestSupport
import Testing

@testable import Registry

@Suite("Packs")
struct PackTests {
  @Test("Every pack has a name, a summary, a source, and presets under its name, from it")
  func packs() throws {
    let packs = try Pack.all()
    #expect(packs.map(\.name).contains("apple") && packs.map(\.name).contains("starter"))
    for pack in packs {
      #expect(!pack.summary.isEmpty && !pack.source.isEmpty, "\(pack.name)")
      #expect(pack.unheld.allSatisfy { !$0.name.isEmpty && !$0.reason.isEmpty }, "\(pack.name)")
      let presets = try pack.presets()
      #expect(!presets.isEmpty, "\(pack.name)")
      #expect(
        presets.allSatisfy { $0.name.text.hasPrefix(pack.name + ".") && $0.origin == pack.name },
        "\(pack.name)")
    }
  }

  @Test("All packs fit into one registry, and come out as they went in")
  func together() throws {
    let folder = try TemporaryFolder()
    let book = RegistrySnapshot(try Pack.all().flatMap { try $0.presets() })
    let registry = try folder.registry(holding: book)
    #expect(try registry.book().presets == book.presets)
    let plan = try ImportPlan(book.presets, exactly: registry.names(), into: registry)
    #expect(plan.unchanged == book.presets.count)
    #expect(plan.added.isEmpty && plan.replaced.isEmpty && plan.removed.isEmpty)
  }

  @Test("An import adds, replaces, leaves and removes")
  func plan() throws {
    let present = RegistrySnapshot([
      try preset("a", "duration=1"), try preset("b", "duration=1"), try preset("c", "duration=1"),
    ])
    let imported = [
      try preset("a", "duration=1"), try preset("b", "duration=2"), try preset("d", "duration=1"),
    ]
    let plan = try ImportPlan(imported, exactly: present.presets.map(\.name.text), into: present)
    #expect(plan.added.map(\.name.text) == ["d"] && plan.replaced.map(\.name.text) == ["b"])
    #expect(plan.unchanged == 1 && plan.removed.map(\.text) == ["c"])
    #expect(try ImportPlan(imported, into: present).removed.isEmpty)
  }
}
