import Foundation
import Presets
import Registry
import TestSupport
import Testing

/// A thousand random commands, each undone and done again. `MOTIONBOOK_TEST_SHARE` scales their number.
@Suite("Random commands, undone and redone")
struct RandomUndoTests {
  @Test("give the same bytes as before at each step, and as after")
  func everything() throws {
    let runner = try CommandRunner(packs: [])
    let book = try RandomBook.make(seed: 21, count: 24)
    try runner.write(RegistryEncoder.text(of: book), to: "start.json")
    #expect(runner.run("init", "--from", "start.json").code == 0)
    var commands = RandomCommands(seed: 22)
    var states = [try exported(runner)]
    for _ in 0..<Extent.of(1000) {
      let book = try RegistryStore.open(runner.path("motionbook.db"), for: .reading).book()
      let command = try commands.next(for: book)
      if let file = command.file { try runner.write(file, to: "in.json") }
      // Some are refused, and then there is nothing to undo.
      let result = runner.run(command.words)
      #expect([0, 1, 64].contains(result.code), "\(command.words): \(result.err)")
      let state = try exported(runner)
      if state != states.last { states.append(state) }
    }
    #expect(states.count > Extent.of(1000) / 2, "most commands were refused: \(states.count)")
    for step in states.indices.dropFirst().reversed() {
      let result = runner.run("undo")
      #expect(result.code == 0, "\(result.err)")
      try #require(try exported(runner) == states[step - 1], "undo of step \(step): \(result.out)")
    }
    #expect(runner.run("undo").err.contains("nothing to undo"))
    for step in states.indices.dropFirst() {
      let result = runner.run("redo")
      #expect(result.code == 0, "\(result.err)")
      try #require(try exported(runner) == states[step], "redo of step \(step): \(result.out)")
    }
    let registry = try RegistryStore.open(runner.path("motionbook.db"), for: .reading)
    #expect(try registry.journalDifferences().presets.isEmpty)
    #expect(try registry.changes(last: 10_000, mostPresets: 0).allSatisfy { $0.origin.kind != .found })
  }

  private func exported(_ runner: CommandRunner) throws -> String {
    try RegistryEncoder.text(of: RegistryStore.open(runner.path("motionbook.db"), for: .reading).book())
  }
}

/// Commands as people type them, about the presets that there are.
struct RandomCommands {
  private var random: Seeded
  private var count = 0

  init(seed: UInt64) { random = Seeded(seed: seed) }

  mutating func next(for book: RegistrySnapshot) throws -> (words: [String], file: String?) {
    count += 1
    let name = book.presets.randomElement(using: &random)?.name.text ?? "none"
    let spring = book.presets.filter { $0.kind == .spring }.randomElement(using: &random)?.name.text ?? "none"
    let number = "\(Double(Int.random(in: 1...900, using: &random)) / 1000)"
    let new = "new\(count % 3).n\(count)"
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20: return (["tweak", spring, "--bounce", number], nil)
    case 20..<28: return (["tweak", name, "--summary", "Said \(count).", "--note", "because"], nil)
    case 28..<34: return (["tweak", name, "--reduced", spring], nil)
    case 34..<40: return (["tweak", name, "--allow", "near-duplicate=reason \(count)"], nil)
    case 40..<48: return (["add", "spring", new, "--base", spring, "--duration", number], nil)
    case 48..<54: return (["add", "alias", new, name], nil)
    case 54..<60: return (["copy", name, new], nil)
    case 60..<72: return (["rename", name, new] + (random.chance(40) ? ["--keep-alias"] : []), nil)
    case 72..<82: return (["remove", name, "--detach", "--reduced-to", "none"], nil)
    case 82..<86: return (["config", "set", "near-duplicate.threshold", number], nil)
    case 86..<88: return (["config", "unset", "near-duplicate"], nil)
    default:
      var edits = RandomEdits(book, seed: UInt64(count), mark: "m\(count)")
      for _ in 0..<4 { try edits.edit() }
      return (["import", "in.json", "--exact", "--replace"], try RegistryEncoder.text(of: edits.book))
    }
  }
}
