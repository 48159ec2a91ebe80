import Testing

@testable import motionbook

@Suite("sample: tweens, curves and clips")
struct SampleKindsTests {
  @Test("a tween holds its ends outside its time and lasts as long as its delay and duration")
  func tween() throws {
    let json = try SampledPresets.makeRunner().json(
      "sample", "climb", "--times=-1,0.05,0.31,0.5,9", "--to", "100", "--json")
    #expect(try json.number("duration") == 0.5)
    #expect(try SampledPresets.samples(json).map(\.value) == [0, 0, 50, 100, 100])
    #expect(try SampledPresets.samples(json).map(\.velocity) == [0, 0, 0, 0, 0])
  }

  @Test("--progress is a share of the length")
  func progress() throws {
    let json = try SampledPresets.makeRunner().json("sample", "climb", "--progress", "0,0.5,1", "--json")
    #expect(try SampledPresets.samples(json).map(\.time) == [0, 0.25, 0.5])
  }

  @Test("a clip that a progress drives is played from end to end by it, however long its keyframes are")
  func shares() throws {
    let runner = try CommandRunner()
    let clip = """
      {"driver": "progress", "initial": {"opacity": 0}, "tracks": [{"property": "opacity", "keyframes":
        [{"type": "linear", "to": 1, "duration": 0.5}]}]}
      """
    #expect(runner.run(["add", "clip", "header", "-"], input: clip).code == 0)
    let json = try runner.json("sample", "header", "--times", "0.25,0.5,1", "--json")
    let values = try json.objects("samples").map { try $0.object("values").object("opacity").number("value") }
    #expect(values == [0.25, 0.5, 1])
    #expect(runner.run("export", "--format", "uikit", "header").out.contains("duration = 1.0"))
    #expect(runner.run("export", "--format", "compose", "header").out.contains("durationMillis: Int = 1000"))
  }

  @Test("a curve is sampled over its progress, and a vertical slope is null with a reason")
  func curve() throws {
    let runner = try SampledPresets.makeRunner()
    let stairs = try runner.json("sample", "stairs", "--fps", "4", "--json")
    #expect(try stairs.number("duration") == 1)
    #expect(try SampledPresets.samples(stairs).map(\.value) == [0, 0.25, 0.5, 0.75, 1])
    let round = try runner.json("sample", "round", "--times", "0,0.5", "--json").objects("samples")
    #expect(round[0].isNull("velocity"))
    #expect(try round[0].string("velocityReason").contains("vertical"))
    #expect(try round[1].number("velocity") > 0)
  }

  @Test("a clip's samples have all its properties, each with as many numbers as it has")
  func clip() throws {
    let json = try SampledPresets.makeRunner().json("sample", "card", "--times", "0.25,0.5,0.75,2", "--json")
    #expect(try json.number("duration") == 1)
    #expect(try json.string("kind") == "clip")
    let values = try json.objects("samples").map { try $0.object("values") }
    #expect(values[0].keys == ["scale", "offset"])
    #expect(try values.map { try $0.object("scale").number("value") } == [1.5, 2, 3, 3])
    #expect(try values[0].object("scale").number("velocity") == 2)
    #expect(try values.map { try $0.object("offset").numbers("value")[1] } == [22.5, 45, 67.5, 90])
    #expect(try values[3].object("offset").numbers("velocity") == [0, 0])
  }

  @Test("a clip is sampled to its end, and refuses ends of another's choosing")
  func clipEnds() throws {
    let runner = try SampledPresets.makeRunner()
    let times = try runner.json("sample", "card", "--fps", "3", "--json").objects("samples").map {
      try $0.number("time")
    }
    let thirds: [Double] = [0, 1.0 / 3, 2.0 / 3, 1]
    #expect(times == thirds)
    let refused = runner.run("sample", "card", "--from", "3")
    #expect(refused.code == 1)
    #expect(refused.err.contains("--from"))
  }
}
