import StrictJSON
import Testing

@testable import Presets

@Suite("Many mistakes")
struct ProblemLimitTests {
  // Half a second alone; beside several builds it has waited for its turn for a minute.
  @Test(
    "Keys that stand twice and other mistakes are listed up to one limit, of one preset, a registry, and tokens",
    .timeLimit(.minutes(5)), arguments: [(6000, 6000), (10_000, 1), (0, 12_000), (12_000, 0)])
  func limit(twice: Int, others: Int) throws {
    let keys =
      Array(repeating: "\"kind\": \"duration\"", count: twice + 1) + (0..<others).map { "\"k\($0)\": 1" }
    let preset = "{\"name\": \"a\", \"duration\": 1,\n" + keys.joined(separator: ",\n") + "}"
    let registry = "{\"format\": \"motionbook/1\", \"presets\": [\(preset)]}"
    for problems in [
      RegistryText(Array(registry.utf8)).problems, PresetText(Array(preset.utf8), named: nil).problems,
    ] {
      #expect(problems.count == JSONProblem.limit + 1)
      #expect(problems.count { $0.message == JSONProblem.further } == 1)
      #expect(problems.count { $0.message.contains("stands twice") } == min(twice, JSONProblem.limit))
    }
    let token = "{\"$type\": \"cubicBezier\", \"$value\": [0.1, 2]}"
    let repeated = Array(repeating: "\"k\": 1", count: twice + 1).joined(separator: ",\n")
    let tokens =
      ["\"a\": {\"$type\": \"duration\", \"$value\": \"1s\", \(repeated)}"]
      + (0..<others).map { "\"t\($0)\": \(token)" }
    let read = try TokenText([TokenFile(Array("{\(tokens.joined(separator: ",\n"))}".utf8))]).registry
      .problems
    #expect(read.count == JSONProblem.limit + 1)
    #expect(read.count { $0.message == JSONProblem.further } == 1)
  }
}
