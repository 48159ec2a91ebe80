import Testing

@testable import motionbook

@Suite("sample: command line and table")
struct SampleUsageTests {
  @Test("what has no samples or no springs' options says so")
  func refusals() throws {
    let runner = try SampledPresets.makeRunner()
    let duration = runner.run("sample", "starter.duration.fast")
    #expect(duration.code == 1)
    #expect(duration.err.contains("duration of 0.15 s"))
    for option in [["--retarget", "0.1:2"], ["--velocity", "1"]] {
      let tween = runner.run(["sample", "climb"] + option)
      #expect(tween.code == 1)
      #expect(tween.err.contains("only springs take \(option[0])"))
    }
  }

  @Test(
    "a wrong command line is told from a wrong preset",
    arguments: [
      ["--fps", "0"], ["--fps", "30", "--times", "1"], ["--times", "1", "--progress", "1"],
      ["--times", "400"],
      ["--until", "-1"], ["--retarget", "0.1"], ["--retarget", "-1:2"], ["--retarget", "a:b"],
      ["--until", "2", "--times", "1"],
    ])
  func usage(words: [String]) throws {
    let result = try CommandRunner().run(["sample", "apple.bouncy"] + words)
    #expect(result.code == 64, "\(result.err)")
  }

  @Test("more samples than anyone can use are refused")
  func tooMany() throws {
    let result = try CommandRunner().run("sample", "apple.bouncy", "--fps", "1e9")
    #expect(result.code == 1)
    #expect(result.err.contains("--until"))
  }

  @Test("frames end at the end exactly, without a second one next to it")
  func frameTimes() throws {
    #expect(MotionSamples.frames(perSecond: 10, until: 0.3, most: 3) == [0, 0.1, 0.2, 0.3])
    #expect(MotionSamples.frames(perSecond: 60, until: 0.1 + 0.2, most: 100)?.count == 19)
    #expect(MotionSamples.frames(perSecond: 10, until: 0, most: 3) == [0])
    #expect(MotionSamples.frames(perSecond: 0.1, until: 1, most: 3) == [0, 1])
    #expect(MotionSamples.frames(perSecond: 10, until: 0.4, most: 3) == nil)
  }

  @Test("the table's columns are aligned, one line a sample")
  func table() throws {
    let lines = try SampledPresets.makeRunner().run("sample", "card", "--fps", "2").out.split(separator: "\n")
    #expect(lines[0] == "card, a clip, 1 s long")
    #expect(lines[1].contains("offset.y"))
    #expect(lines.count == 5)
    #expect(Set(lines.dropFirst().map(\.count)).count == 1)
  }

  @Test("As CSV every number reads back, and one property is printed alone")
  func csv() throws {
    let runner = try CommandRunner()
    let rows = runner.run(
      "sample", "starter.heart-reaction", "--property", "scale", "--format", "csv", "--fps", "10"
    ).out
      .split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    #expect(rows[0] == ["time", "scale", "scale/s"])
    let json = runner.run("sample", "starter.heart-reaction", "--property", "scale", "--fps", "10", "--json")
      .out
    let samples = try JSONObject(json).objects("samples")
    #expect(rows.count == samples.count + 1)
    for (row, sample) in zip(rows.dropFirst(), samples) {
      #expect(json.contains("\"time\": \(row[0]),") && json.contains("\"value\": \(row[1]),"), "\(row)")
      #expect(try sample.object("values").keys == ["scale"])
    }
    #expect(
      runner.run("sample", "apple.snappy", "--format", "tsv", "--times", "0").out
        == "time\tvalue\tvelocity\n0\t0\t0\n")
    let number = try runner.json(
      "sample", "starter.dive-deeper", "--property", "title.center.x", "--times", "0.2", "--json"
    ).objects("samples")[0].object("values")
    let whole = try runner.json(
      "sample", "starter.dive-deeper", "--property", "title.center", "--times", "0.2", "--json"
    ).objects("samples")[0].object("values").object("title.center")
    #expect(number.keys == ["title.center.x"])
    #expect(try number.object("title.center.x").number("value") == whole.numbers("value")[0])
    let misspelt = runner.run("sample", "starter.heart-reaction", "--property", "scal")
    #expect(misspelt.code == 1 && misspelt.err.contains("did you mean \"scale\""))
    #expect(runner.run("sample", "apple.snappy", "--property", "scale").code == 1)
    #expect(runner.run("sample", "apple.snappy", "--format", "csv", "--json").code == 64)
  }

  @Test(
    "On a terminal the table has the columns that fit, and a note says how many do not", arguments: [60, 120])
  func columns(width: Int) throws {
    let result = try CommandRunner().run(
      ["sample", "starter.dive-deeper", "--fps", "5"], width: width, isTerminal: true)
    #expect(result.out.split(separator: "\n").allSatisfy { $0.count <= width })
    #expect(result.err.contains("columns did not fit"))
  }
}
