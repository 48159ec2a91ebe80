import Presets
import Testing

@Suite("What design tokens say beside motion is kept")
struct KeptTokenTests {
  @Test("What a group says is kept with the first of its presets")
  func groups() throws {
    let sample = try TokenSample(
      """
      {"Motion": {"$description": "All.", "sheet": {"$description": "Sheets.", "$extensions": {"com.acme": {"n": 1}},
        "present": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
        "dismiss": {"$type": "duration", "$value": {"value": 2, "unit": "s"}}}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:motion.sheet.dismiss,kind:duration,duration:2,extensions:{org.motionbook:{originalName:"
          + "Motion.sheet.dismiss,groups:{motion:{$description:All.},motion.sheet:{$description:Sheets.,"
          + "$extensions:{com.acme:{n:1}}}}}}}",
        "{name:motion.sheet.present,kind:duration,duration:1,extensions:{org.motionbook:{originalName:"
          + "Motion.sheet.present}}}",
      ])
    #expect(sample.notes.allSatisfy { $0.contains("is named") })
  }

  @Test("A group without motion, and one that extends another, say nothing of it twice")
  func otherGroups() throws {
    let sample = try TokenSample(
      """
      {"color": {"$description": "Colours.", "red": {"$type": "color", "$value": "#f00"}},
       "base": {"$type": "duration", "$description": "Base.", "a": {"$value": {"value": 1, "unit": "s"}}},
       "more": {"$extends": "{base}"}}
      """)
    #expect(
      sample.text == [
        "{name:base.a,kind:duration,duration:1,extensions:{org.motionbook:{groups:{base:{$description:Base.}}}}}",
        "{name:more.a,kind:duration,duration:1}",
      ])
  }

  @Test("What a token has beside the standard's members is kept, and told once for all tokens")
  func members() throws {
    let sample = try TokenSample(
      """
      {"a": {"value": "200ms", "type": "time", "comment": "Short.", "attributes": {"category": "time"}, "path": ["a"]},
       "b": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "attributes": 1,
         "$extensions": {"com.acme": 1}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:a,kind:duration,summary:Short.,duration:0.2,extensions:{org.motionbook:{members:{attributes:"
          + "{category:time},path:[a]}}}}",
        "{name:b,kind:duration,duration:1,extensions:{com.acme:1,org.motionbook:{members:{attributes:1}}}}",
      ])
    #expect(
      sample.notes.last
        == "2 tokens have members that are no token's, which are kept in $extensions: attributes, path"
    )
  }

  @Test(
    "It joins what an earlier import kept",
    arguments: [
      (#"{"note": 1}"#, "{note:1,members:{unit:s}}"), (#"{"members": {"a": 1}}"#, "{members:{a:1,unit:s}}"),
      (#"{"members": 5, "note": 1}"#, "{note:1,members:{members:5,unit:s}}"),
      (#"{"members": {"unit": "ms"}}"#, "{members:{unit:s}}"), ("5", "{members:{unit:s}}"),
    ])
  func earlier(own: String, kept: String) throws {
    let sample = try TokenSample(
      """
      {"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "unit": "s",
        "$extensions": {"org.motionbook": \(own)}}}
      """)
    #expect(sample.text == ["{name:a,kind:duration,duration:1,extensions:{org.motionbook:\(kept)}}"])
  }

  @Test("What cannot be kept is told")
  func left() throws {
    let sample = try TokenSample(
      """
      {"$themes": [], "version": 1, "g": {"comment": "Ours.", "$description": 5,
        "t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"},
          "delay": {"value": 0, "unit": "s"}, "timingFunction": [0, 0, 1, 1], "property": "opacity"}}}}
      """)
    #expect(sample.text == ["{name:g.t,kind:tween,curve:{bezier:[0,0,1,1]},duration:1}"])
    #expect(
      sample.notes == [
        "the file: what it says beside its tokens was left out: $themes, version",
        "g: what it says beside its tokens was left out: comment, $description",
        "g.t: its property has no place in a tween",
      ])
    let files = ["a.json", "b.json"].map {
      TokenFile(Array(#"{"_comment": "Ours.", "a": {"$type": "color", "$value": "red"}}"#.utf8), name: $0)
    }
    #expect(try TokenSample(files).notes("b.json: what it says beside its tokens was left out: _comment"))
  }
}
