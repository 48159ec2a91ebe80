import Presets
import StrictJSON
import Testing

@Suite("groups of tokens that are one, and what they say of all")
struct TokenGroupTests {
  @Test(
    "a group of a spring's numbers is a spring in the words of any system",
    arguments: [
      (#"{"bounce": 0.3, "duration": 0.5}"#, "duration:0.5,bounce:0.3"),
      (#"{"type": "spring", "bounce": 0.3, "duration": 0.5}"#, "duration:0.5,bounce:0.3"),
      (#"{"type": "spring", "visualDuration": 0.3, "bounce": 0.2}"#, "duration:0.36,bounce:0.2"),
      (#"{"tension": 300, "friction": 20}"#, "tension:300,friction:20"),
      (#"{"response": 0.3, "dampingFraction": 0.8}"#, "response:0.3,dampingRatio:0.8"),
      (#"{"stiffness": {"value": 300}, "damping": {"value": 20}}"#, "stiffness:300,damping:20"),
      (#"{"bounce": {"$value": 0.3}, "duration": {"$value": 0.5}}"#, "duration:0.5,bounce:0.3"),
    ])
  func springs(_ group: String, _ numbers: String) throws {
    let sample = try TokenSample("{\"spring\": {\"pop\": \(group)}}")
    #expect(sample.text == ["{name:spring.pop,kind:spring,\(numbers)}"], "\(sample.notes)")
    #expect(sample.problems.isEmpty)
  }

  @Test(
    "a group of which only some words are a spring's stays a group",
    arguments: [
      #"{"duration": {"$type": "duration", "$value": "500ms"}, "easing": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}"#,
      #"{"duration": {"$type": "duration", "$value": "500ms"}, "mass": {"$type": "number", "$value": 1}}"#,
    ])
  func others(_ group: String) throws {
    let sample = try TokenSample("{\"pop\": \(group)}")
    #expect(sample.text.contains("{name:pop.duration,kind:duration,duration:0.5}"), "\(sample.text)")
  }

  @Test("what a file for Theo says of all its props is theirs, and what is not read of it is named")
  func theo() throws {
    let sample = try TokenSample(
      """
      {"global": {"type": "time", "category": "time", "deprecated": true, "cssProperties": ["a"]}, "props": {
        "SLIDE": {"value": "0.25s"}, "B": {"value": "0.3s", "deprecated": "use A"},
        "C": {"value": "0.4s", "deprecated": false}}}
      """)
    let deprecated = sample.presets.map(\.deprecated)
    #expect(
      sample.presets.map(\.name.text) == ["b", "c", "slide"]
        && deprecated == [.instead("use A"), nil, .plain])
    #expect(sample.notes("global: what it says of all props was left out: cssProperties"), "\(sample.notes)")
  }

  @Test("of tokens that stand in two files those that are motions are named")
  func twoFiles() throws {
    let files = ["dark", "light"].map { name in
      TokenFile(
        Array(
          """
          {"bg": {"$type": "color", "$value": "\(name)"}, "d": {"$type": "duration", "$value": "\(name.count)00ms"},
           "size": {"$type": "\(name == "dark" ? "duration" : "dimension")", "$value": "\(name == "dark" ? "1s" : "1px")"}}
          """.utf8), name: name)
    }
    let sample = try TokenSample(files)
    #expect(
      sample.notes("d: stands in dark and in light") && sample.notes("size: stands in dark"),
      "\(sample.notes)")
    #expect(!sample.notes("bg: stands in"), "\(sample.notes)")
  }
}
