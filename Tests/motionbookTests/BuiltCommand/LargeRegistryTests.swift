import Foundation
import TestSupport
import Testing

/// Four times as much of the same in a registry takes four times as long, where a loop in a loop would take sixteen.
@Suite("The built command and the time that a larger registry takes")
struct LargeRegistryTests {
  struct Growth: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The command to run; `r.json` is the registry.
    let command: String
    /// How much the smaller one has.
    let count: Int
    var status: Int32 = 0
    /// Presets, as the elements of a registry's JSON.
    let presets: @Sendable (_ count: Int) -> String
  }

  private static func chain(_ count: Int, _ group: Int = 0) -> [String] {
    (0..<count).map { index in
      let origin = index == 0 ? #""duration": 0.5"# : #""base": "c\#(group).n\#(index - 1)""#
      return #"{"name": "c\#(group).n\#(index)", "kind": "spring", \#(origin)}"#
    }
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  private static func clip(_ count: Int, _ keyframe: String) -> String {
    let keyframes = joined((0..<count).map { keyframe.replacing("N", with: "\($0 % 7)") })
    return
      #"{"name": "c", "kind": "clip", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": [\#(keyframes)]}]}"#
  }

  static let all = [
    Growth(testDescription: "chains, list", command: "list --json --registry r.json", count: 10) { count in
      joined((0..<count).flatMap { chain(100, $0) })
    },
    Growth(testDescription: "chains, css", command: "export --format css --registry r.json", count: 5) {
      count in
      joined((0..<count).flatMap { chain(100, $0) })
    },
    Growth(
      testDescription: "a circle", command: "import r.json", count: 1000, status: 2
    ) { count in
      joined([#"{"name": "c0.n0", "kind": "alias", "of": "c0.n\#(count - 1)"}"#] + chain(count).dropFirst())
    },
    Growth(testDescription: "a circle of aliases", command: "import r.json", count: 1000, status: 2) {
      count in
      joined((0..<count).map { #"{"name": "a\#($0)", "kind": "alias", "of": "a\#(($0 + 1) % count)"}"# })
    },
    Growth(testDescription: "misspelt keys", command: "validate r.json", count: 1500, status: 1) { count in
      #"{"name": "a", "kind": "spring", "duration": 1, "# + joined((0..<count).map { #""bonce\#($0)": 1"# })
        + "}"
    },
    Growth(testDescription: "findings on one line", command: "validate r.json", count: 3000, status: 1) {
      count in
      joined((0..<count).map { #"{"name": "p\#($0)", "kind": "spring", "duration": -1}"# })
    },
    Growth(testDescription: "keyframes, validate", command: "validate r.json", count: 250) { count in
      clip(count, #"{"type": "spring", "to": N, "duration": 0.3}"#)
    },
    Growth(
      testDescription: "keyframes, lottie", command: "export --format lottie --registry r.json -o l/",
      count: 50
    ) { clip($0, #"{"type": "spring", "to": N, "duration": 0.3}"#) },
    Growth(testDescription: "steps, dtcg", command: "export --format dtcg --registry r.json", count: 250) {
      count in
      #"{"name": "s", "kind": "curve", "steps": \#(count)}"#
    },
    Growth(testDescription: "points, css", command: "export --format css --registry r.json", count: 2000) {
      count in
      #"{"name": "s", "kind": "curve", "points": ["#
        + joined(
          (0...count).map { "[\(Double($0) / Double(count)), \(Double($0 * 7919 % count) / Double(count))]" })
        + "]}"
    },
    Growth(testDescription: "phases, show", command: "show s --registry r.json", count: 50) { count in
      #"{"name": "s", "kind": "sequence", "mode": "loop", "phases": ["#
        + joined(
          (0..<count).map {
            #"{"name": "p\#($0)", "values": {"x": \#($0)}, "animation": {"duration": 0.3, "bounce": 0.3}}"#
          }) + "]}"
    },
    Growth(testDescription: "phases, css", command: "export --format css --registry r.json", count: 40) {
      count in
      #"{"name": "s", "kind": "sequence", "mode": "trigger", "phases": ["#
        + joined(
          (0..<count).map {
            #"{"name": "p\#($0)", "values": {"x": \#($0)}, "animation": {"duration": 0.3, "bounce": 0}}"#
          }) + "]}"
    },
    Growth(
      testDescription: "what derives from a removed one",
      command: "init --from r.json --registry r.db && \"$motionbook\" remove c0.n0 --detach --registry r.db",
      count: 25
    ) { joined(chain($0)) },
  ]

  @Test("grows with the registry, not with its square", arguments: Extent.cases(all))
  func linear(_ growth: Growth) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    var measured: [[Double]] = []
    // On a shared machine now and then a measurement is wrong; a loop in a loop is too slow each time.
    for _ in 0..<5 {
      let seconds = try [1, 4].map { factor in
        try command.write(
          Texts.registry(growth.presets(growth.count * factor)).split(separator: "\n").joined(), to: "r.json")
        return try Self.seconds(command, growth)
      }
      measured.append(seconds)
      if seconds[1] < max(seconds[0], 0.05) * 10 { return }
    }
    Issue.record("\(measured)")
  }

  private static func seconds(_ command: BuiltCommand, _ growth: Growth) throws -> Double {
    let outcome = try command.shell(
      "rm -f r.db; \"$motionbook\" \(growth.command) > out 2> err; echo $? > status; times")
    let status = try command.read("status")
    let errors = try String(decoding: command.bytes("err").prefix(400), as: UTF8.self)
    #expect(status == "\(growth.status)\n", "\(errors)")
    return try outcome.processorSeconds
  }
}
