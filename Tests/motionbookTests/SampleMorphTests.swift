import Foundation
import Testing

@Suite("sample of sequences and morphs")
struct SampleMorphTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner()
    try runner.add(
      #"""
      {"name": "dive", "kind": "morph", "present": {"animation": {"duration": 0.5}, "initialVelocity": 2},
       "dismiss": {"animation": {"curve": "linear", "duration": 0.4}},
       "elements": [{"name": "cell", "properties": {"frame": {"from": [0, 0, 80, 80], "to": [0, 100, 390, 844]}}}],
       "interactive": {"axis": "up", "distance": 320, "cap": 0.9, "threshold": 0.1,
         "finish": {"duration": 0.4, "bounce": 0.2}, "cancel": {"duration": 0.3}}},
      {"name": "still", "kind": "morph", "present": {"animation": {"duration": 0.5}},
       "elements": [{"name": "cell", "properties": {"scale": {"from": 1, "to": 2}}}]}
      """#)
  }

  private func sample(_ arguments: String...) throws -> (document: JSONObject, samples: [JSONObject]) {
    let document = try JSONObject(runner.run(["sample", "dive", "--json"] + arguments).out)
    return (document, try document.objects("samples"))
  }

  private func frame(_ sample: JSONObject) throws -> (value: [Double], velocity: [Double]) {
    let frame = try sample.object("values").object("cell.frame")
    return (try frame.numbers("value"), try frame.numbers("velocity"))
  }

  @Test("presents with its initial velocity in travels per second, and dismisses the other way")
  func directions() throws {
    let start = try frame(try sample("--times", "0").samples[0])
    #expect(start.value == [0, 0, 80, 80])
    #expect(start.velocity == [0, 200, 620, 1528])
    let back = try sample("--dismiss", "--times", "0,0.2,0.4")
    #expect(try back.document.number("duration") == 0.4)
    #expect(try frame(back.samples[0]).value == [0, 100, 390, 844])
    #expect(try frame(back.samples[1]).value == [0, 50, 235, 462])
    #expect(try frame(back.samples[2]).value == [0, 0, 80, 80])
  }

  @Test("a scrub shows every element at the progress, up to the cap, without a velocity")
  func scrub() throws {
    let half = try sample("--scrub", "0.5").samples
    #expect(half.count == 1)
    #expect(try frame(half[0]).value == [0, 50, 235, 462])
    #expect(try frame(half[0]).velocity == [0, 0, 0, 0])
    #expect(try frame(try sample("--scrub", "7").samples[0]).value[1] == 90)
    #expect(try frame(try sample("--scrub", "0.5", "--dismiss").samples[0]).value == [0, 50, 235, 462])
    #expect(try frame(try sample("--scrub", "0.25", "--dismiss").samples[0]).value[1] == 75)
  }

  @Test("a projected release goes where it would come to rest, and follows like a rubber band above the cap")
  func projection() throws {
    let result = runner.run("tweak", "dive", "--projection", "0.998", "--threshold", "0.5")
    #expect(result.code == 0, "\(result.err)")
    let shown = try runner.json("show", "dive", "--json")
    #expect(shown.has("name"))
    for (release, outcome) in [("0.1:0.79", "cancel"), ("0.1:0.81", "finish"), ("0.8:-0.61", "cancel")] {
      #expect(try sample("--release", release).document.string("outcome") == outcome, "\(release)")
    }
    // A flick from the first tenth is enough, and the finish goes on with the hand's velocity.
    let flick = try sample("--release", "0.09:10", "--times", "0")
    #expect(try flick.document.string("outcome") == "finish")
    #expect(abs(try frame(flick.samples[0]).velocity[1] - 1000) < 1e-9)
    let held = 0.9 + 0.055 / 1.055
    #expect(abs(try frame(try sample("--scrub", "1").samples[0]).value[1] - 100 * held) < 1e-9)
    #expect(runner.run("tweak", "dive", "--projection", "0.5").code == 1)
    // The registry as text and back, and every exporter that has gestures.
    #expect(runner.run("export", "dive", "--format", "json").out.contains("\"projection\": 0.998"))
    for (format, words) in [
      ("swift", "static let projection = 0.998"), ("compose", "dragProjection"),
      ("swift", "progress + velocity * 0.4994998332 > threshold"),
      ("compose", "progress + velocity * 0.49949983f > dragThreshold"), ("flutter", "projection: 0.998"),
      ("motion", "projection: 0.998"), ("motion", "glide: 0.4994998332"),
      ("css", "deceleration rate of 0.998"),
    ] {
      #expect(runner.run("export", "dive", "--format", format).out.contains(words), "\(format)")
    }
  }

  @Test("a release above the threshold finishes and below it cancels, with the finger's place and velocity")
  func release() throws {
    let finished = try sample("--release", "0.4:1.5", "--times", "0,9")
    #expect(try finished.document.string("outcome") == "finish")
    #expect(try frame(finished.samples[0]).value[1] == 40)
    #expect(abs(try frame(finished.samples[0]).velocity[1] - 150) < 1e-9)
    #expect(abs(try frame(finished.samples[1]).value[1] - 100) < 1e-9)
    let cancelled = try sample("--release", "0.1:1.5", "--times", "0,9")
    #expect(try cancelled.document.string("outcome") == "cancel")
    #expect(abs(try frame(cancelled.samples[0]).velocity[1] - 150) < 1e-9)
    #expect(abs(try frame(cancelled.samples[1]).value[1]) < 1e-9)
  }

  @Test("what a morph or another kind does not take is refused with the reason")
  func refused() throws {
    #expect(runner.run("sample", "still", "--release", "0.5:1").err.contains("interactive"))
    #expect(runner.run("sample", "apple.snappy", "--dismiss").err.contains("only morphs take --dismiss"))
    #expect(runner.run("sample", "dive", "--scrub", "0.5", "--fps", "10").code == 64)
    #expect(runner.run("sample", "dive", "--scrub", "0.5", "--release", "0.5:1").code == 64)
    #expect(runner.run("sample", "dive", "--release", "0.5").code == 64)
    #expect(runner.run("sample", "dive", "--from", "1").code == 1)
  }

  @Test("a sequence is sampled over its length, one time round")
  func sequence() throws {
    let document = try runner.json("sample", "starter.highlight-pulse", "--json", "--times", "0,0.5,1,2,3")
    #expect(try document.number("duration") == 2)
    let values = try document.objects("samples").map {
      try $0.object("values").object("opacity").number("value")
    }
    #expect(values[0] == 0.5)
    #expect(abs(values[1] - 0.75) < 1e-12)
    #expect(values[2...] == [1, 0.5, 1])
  }
}
