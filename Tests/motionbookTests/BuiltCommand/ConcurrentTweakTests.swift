import Foundation
import TestSupport
import Testing

@Suite("Eight processes at once")
struct ConcurrentTweakTests {
  private static let processes = 1...8

  @Test("lose no tweak and fail for no lock")
  func tweak() throws {
    let names = ["shared"] + Self.processes.map { "own\($0)" }
    let command = try BuiltCommand(
      presets: names.map { #"{"name": "\#($0)", "kind": "duration", "duration": 1}"# }.joined(
        separator: ",\n"))
    let rounds = Extent.of(100)
    let running = try Self.processes.map { number in
      try command.startShell(
        """
        round=0
        while [ $round -lt \(rounds) ]; do
          "$motionbook" tweak shared --duration-by 0.001 --quiet || exit 3
          "$motionbook" tweak own\(number) --duration-by 0.001 --quiet || exit 3
          round=$((round + 1))
        done
        """)
    }
    for process in running {
      let outcome = try process.wait()
      outcome.expect(0)
      #expect(outcome.err.isEmpty)
    }
    // Decimals are added as decimals, so that the sum tells the exact count.
    let expected = Dictionary(
      uniqueKeysWithValues: names.map { ($0, $0 == "shared" ? rounds * Self.processes.count : rounds) })
    for (name, count) in expected {
      let duration = try command.preset(name).number("duration")
      #expect(((duration - 1) * 1000).rounded() == Double(count), "\(name)")
    }
  }

  @Test("that make the same registry: one does, seven are told that it is there")
  func initialise() throws {
    for _ in 0..<Extent.of(5) {
      let command = try BuiltCommand()
      let running = try Self.processes.map { _ in try command.start(["init"]) }
      let outcomes = try running.map { try $0.wait() }
      #expect(outcomes.count { $0.status == 0 } == 1)
      for outcome in outcomes where outcome.status != 0 {
        outcome.expectSentence(status: 1, naming: "motionbook.db exists already")
      }
      #expect(try command.files() == ["motionbook.db"])
      try command.run("validate", "--strict").expect(0)
    }
  }

  @Test("that import while others read: each reader sees all of it or none")
  func read() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write(BuiltCommand.manyPresets(1000), to: "many.json")
    let writing = try command.start(["import", "many.json"])
    var counts: Set<Int> = []
    while writing.isRunning {
      counts.insert(try command.run("list", "--names").expect(0).text.split(separator: "\n").count)
    }
    try writing.wait().expect(0)
    #expect(counts.isSubset(of: [1, 1001]))
  }
}
