import Foundation
import Testing

@Suite("import of keyframes in themes")
struct ThemeKeyframesTests {
  private func imported(_ json: String) throws -> (err: String, rows: [String], export: String) {
    let runner = try CommandRunner.empty(["a.json": json])
    let result = runner.run("import", "a.json")
    #expect(result.code == 0, "\(result.err)")
    let rows = runner.run("list").out.split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != " " })
    }
    return (result.err, rows, runner.run("export").out.filter { !$0.isWhitespace && $0 != "\"" })
  }

  private static let fade = #""keyframes": {"fade": {"from": {"opacity": 0}, "to": {"opacity": 1}}}"#

  @Test("an animation that names tokens takes what they say")
  func references() throws {
    let (err, _, export) = try imported(
      """
      {\(Self.fade), "durations": {"fast": {"value": "200ms"}}, "animations": {
        "x": {"value": "fade {durations.fast} ease-in"}, "y": {"value": "fade 300ms linear {durations.fast}"},
        "z": {"value": "fade {durations.slow} ease-in"}}}
      """)
    #expect(export.contains("{type:linear,to:1,duration:0.2,curve:{bezier:[0.42,0,1,1]}}"), "\(export)")
    #expect(
      export.contains("{type:linear,to:1,duration:0.3}") && !export.contains("animations.z"), "\(export)")
    #expect(err.contains("animations.y: a clip cannot hold its delay of 0.2 s"), "\(err)")
    #expect(
      err.contains("animations.z: its keyframes were not read: it names a token that no file here has"),
      "\(err)")
    #expect(!err.contains("read as 1 s"), "\(err)")
  }

  @Test(
    "what stands in keyframes is no token, and those that nothing plays are named",
    arguments: [
      #"{"keyframes": FRAMES, "animations": {"a": {"value": "spin 1s"}}}"#,
      #"{"theme": {"extend": {"keyframes": FRAMES, "animation": {"a": "spin 1s"}}}}"#,
    ])
  func keyframes(json: String) throws {
    let frames =
      #"{"spin": {"0%": {"rotate": "0deg", "animationTimingFunction": "ease-in"}, "to": {"rotate": "90deg"}}, "#
      + #""idle": {"to": {"opacity": "0", "transition": "opacity 2s ease"}}}"#
    let (err, rows, _) = try imported(json.replacingOccurrences(of: "FRAMES", with: frames))
    #expect(rows.count == 1 && rows[0].hasSuffix(".a"), "\(rows)")
    #expect(err == "keyframes.idle: was not read, as no animation here plays it\n", "\(err)")
  }

  @Test("a group of tokens that is called keyframes is one")
  func group() throws {
    let (_, rows, _) = try imported(#"{"keyframes": {"fade": {"$type": "duration", "$value": "200ms"}}}"#)
    #expect(rows == ["keyframes.fade"], "\(rows)")
  }
}
