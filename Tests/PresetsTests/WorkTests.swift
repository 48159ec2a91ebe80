import MotionPhysics
import StrictJSON
import TestSupport
import Testing

@testable import Presets

@Suite("The work of reading and resolving")
struct WorkTests {
  /// Counts how often a preset is looked up.
  private final class CountingSource: PresetSource {
    private let book: RegistrySnapshot
    private(set) var lookUps = 0

    init(_ presets: [Preset]) { book = RegistrySnapshot(presets) }

    func preset(named name: PresetName) -> Preset? {
      lookUps += 1
      return book.preset(named: name)
    }
  }

  private func derived(_ count: Int, circular: Bool) throws -> [Preset] {
    try (0..<count).map { index in
      let origin = index == 0 ? (circular ? "base=n\(count - 1)" : "duration=0.5") : "base=n\(index - 1)"
      return Preset(name: try PresetName("n\(index)"), content: try MotionLiteral.parse(origin))
    }
  }

  @Test("each of a long row or circle is looked up a fixed number of times", arguments: [false, true])
  func lookUps(circular: Bool) throws {
    var counts: [Int] = []
    for count in [1000, 4000] {
      let presets = try derived(count, circular: circular)
      let source = CountingSource(presets)
      let resolver = Resolver(source)
      // From the far end, from the near end, and each by itself.
      for preset in presets.reversed() + presets { _ = try? resolver.motion(named: preset.name) }
      for preset in presets { _ = try? resolver.motion(of: preset) }
      counts.append(source.lookUps)
    }
    #expect(counts[1] <= 4 * counts[0] + 10 && counts[0] <= 4 * 1000, "\(counts)")
  }

  @Test("a preset that is asked for again, right or wrong, is not resolved again", arguments: [false, true])
  func kept(circular: Bool) throws {
    let presets = try derived(100, circular: circular)
    let source = CountingSource(presets)
    let resolver = Resolver(source)
    for preset in presets { _ = try? resolver.keptMotion(of: preset) }
    let lookUps = source.lookUps
    for preset in presets.reversed() {
      #expect((try? resolver.keptMotion(of: preset)) == (try? Resolver(source).motion(of: preset)))
    }
    let afterOthers = source.lookUps
    for preset in presets { _ = try? resolver.keptMotion(of: preset) }
    #expect(source.lookUps == afterOthers && lookUps <= 2 * presets.count)
  }

  @Test("of a circle in a text one preset is reported, in few words, whatever leads into it")
  func circles() throws {
    let presets = (0..<50).map { index in
      index < 40
        ? #"{"name": "n\#(index)", "kind": "spring", "base": "n\#((index + 1) % 40)"}"#
        : #"{"name": "m\#(index)", "kind": "alias", "of": "n\#(index - 20)"}"#
    }
    for order in [presets, presets.reversed(), presets.suffix(10) + presets.prefix(40)] {
      var text = RegistryText(
        Array(#"{"format": "motionbook/1", "presets": [\#(order.joined(separator: ","))]}"#.utf8))
      try text.checkReferences()
      #expect(text.problems.count == 1, "\(text.problems.map(\.sentence))")
      #expect(text.problems.first?.message.contains("(40 presets)") == true)
    }
  }

  @Test("mentions of the wrong kind are followed no deeper than the stack is")
  func wrongKinds() throws {
    let count = Extent.of(125_000)
    let presets =
      (0..<count).map { index in
        #"{"name": "t\#(index)", "kind": "tween", "duration": 1, "curve": "t\#(index + 1)"}"#
      } + [#"{"name": "t\#(count)", "kind": "duration", "duration": 1}"#]
    var text = RegistryText(
      Array(#"{"format": "motionbook/1", "presets": [\#(presets.joined(separator: ","))]}"#.utf8))
    try text.checkReferences()
    #expect(!text.problems.isEmpty)
  }

  private func problems(_ preset: String) -> [JSONProblem] {
    RegistryText(Array(#"{"format": "motionbook/1", "presets": [\#(preset)]}"#.utf8)).problems
  }

  private func list(_ count: Int, _ part: (Int) -> String) -> String {
    "[" + (0..<count).map(part).joined(separator: ", ") + "]"
  }

  @Test("more than a range allows is refused once, where it stands")
  func counts() throws {
    let keyframe = #"{"type": "move", "to": 1}"#
    let phase = { (index: Int) in #"{"name": "p\#(index)", "values": {"x": 1}, "animation": null}"# }
    let element = { (index: Int) in #"{"name": "e\#(index)", "properties": {"x": {"from": 0, "to": 1}}}"# }
    let cases = [
      (#""kind": "curve", "points": \#(list(10_001) { "[\($0), 0]" })"#, "points has 10001 points"),
      (#""kind": "curve", "steps": 100000000"#, "steps is 100000000, and must be from 1 to 1000"),
      (
        #""kind": "clip", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": \#(list(1001) { _ in keyframe })}]"#,
        "keyframes has 1001 keyframes, and 1000 is the most"
      ),
      (
        #""kind": "clip", "initial": {\#((0...100).map { #""\#($0)": 0"# }.joined(separator: ","))}, "tracks": []"#,
        "initial has 101 properties, and 100 is the most"
      ),
      (#""kind": "sequence", "mode": "loop", "phases": \#(list(201, phase))"#, "phases has 201 phases"),
      (
        #""kind": "morph", "present": {"animation": {"duration": 1}}, "elements": \#(list(201, element))"#,
        "elements has 201 elements"
      ),
      (
        #""kind": "duration", "duration": 1, "summary": "\#(String(repeating: "a", count: 10_001))""#,
        "summary has 10001 characters, and 10000 is the most"
      ),
      (
        #""kind": "duration", "duration": 1, "allow": {\#((0...100).map { #""r\#($0)": "why""# }.joined(separator: ","))}"#,
        "allow has 101 exceptions"
      ),
    ]
    for (members, message) in cases {
      let found = problems(#"{"name": "a", \#(members)}"#)
      #expect(found.count == 1 && found.first?.message.hasPrefix(message) == true, "\(found.map(\.sentence))")
      #expect(found.first?.path.hasPrefix("presets[0].") == true)
    }
    let long = problems(
      #"{"name": "\#(String(repeating: "a", count: 201))", "kind": "duration", "duration": 1}"#)
    #expect(long.map(\.message) == ["a preset's name has 201 characters, and 200 is the most"])
    let deep = problems(
      #"{"name": "\#(Array(repeating: "a", count: 21).joined(separator: "."))", "kind": "duration", "duration": 1}"#
    )
    #expect(deep.map(\.message) == ["a preset's name has 21 segments, and 20 is the most"])
  }
}
