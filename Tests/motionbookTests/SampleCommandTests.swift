import MotionPhysics
import TestSupport
import Testing

@testable import motionbook

@Suite("sample: springs")
struct SampleCommandTests {
  @Test("a spring is sampled sixty times a second until it settles, the last sample at that time exactly")
  func frames() throws {
    let json = try SampledPresets.makeRunner().json("sample", "apple.bouncy", "--json")
    #expect(json.keys == ["name", "kind", "duration", "samples"])
    #expect(try json.string("kind") == "spring")
    let duration = try json.number("duration")
    #expect(abs(duration - 0.819) < 0.001)
    let samples = try SampledPresets.samples(json)
    #expect(samples.count == 51)
    #expect(samples[0] == (0, 0, 0))
    #expect(samples[1].time == 1.0 / 60)
    let last = try #require(samples.last)
    #expect(last.time == duration)
    #expect(abs(abs(last.value - 1) - 0.001) < 1e-9)
    let spring = try Spring(validatingDuration: 0.5, bounce: 0.3)
    for sample in samples {
      #expect(isClose(sample.value, spring.value(time: sample.time)))
      #expect(isClose(sample.velocity, spring.velocity(time: sample.time)))
    }
  }

  @Test("numbers are written so that they read back to the same double")
  func digits() throws {
    let out = try SampledPresets.makeRunner().run("sample", "apple.bouncy", "--times", "0.1", "--json").out
    let spring = try Spring(validatingDuration: 0.5, bounce: 0.3)
    #expect(out.contains("\"value\": \(spring.value(time: 0.1)),"))
    #expect(out.contains("\"velocity\": \(spring.velocity(time: 0.1))\n"))
  }

  @Test("values go from --from to --to, starting with --velocity in units of the value per second")
  func ends() throws {
    let json = try SampledPresets.makeRunner().json(
      "sample", "apple.bouncy", "--from", "100", "--to", "-20", "--velocity", "-300", "--times", "0,0.1,60s",
      "--json")
    let samples = try SampledPresets.samples(json)
    let spring = try Spring(validatingDuration: 0.5, bounce: 0.3)
    #expect(samples[0] == (0, 100, -300))
    #expect(isClose(samples[1].value, 100 + spring.value(target: -120, initialVelocity: -300, time: 0.1)))
    #expect(abs(samples[2].value + 20) < 1e-9)
    let settling = spring.settlingTime(target: -120, initialVelocity: -300)
    #expect(isClose(try json.number("duration"), settling))
  }

  @Test("a delay holds the start, and counts into the duration; an alias is what it stands for")
  func delay() throws {
    let json = try SampledPresets.makeRunner().json(
      "sample", "later", "--times", "0,100ms,0.2,0.3", "--velocity", "2", "--json")
    let samples = try SampledPresets.samples(json)
    #expect(samples[0] == (0, 0, 0))
    #expect(samples[1] == (0.1, 0, 0))
    #expect(samples[2] == (0.2, 0, 2))
    #expect(samples[3].value > 0.3)
    let undelayed = try Spring(validatingDuration: 0.5, bounce: 0.3).settlingTime(initialVelocity: 2)
    #expect(abs(try json.number("duration") - 0.2 - undelayed) < 1e-12)
    #expect(try json.string("kind") == "spring")
    #expect(try json.string("name") == "later")
  }

  @Test("--epsilon is the share of the travel that counts as settled")
  func epsilon() throws {
    let runner = try SampledPresets.makeRunner()
    let fine = try runner.json("sample", "apple.bouncy", "--epsilon", "0.0001", "--to", "400", "--json")
    let coarse = try runner.json("sample", "apple.bouncy", "--epsilon", "0.1", "--to", "400", "--json")
    #expect(try fine.number("duration") > 0.9)
    #expect(try coarse.number("duration") < 0.4)
    #expect(runner.run("sample", "apple.bouncy", "--epsilon", "0").code == 64)
    #expect(runner.run("sample", "apple.bouncy", "--epsilon", "1").code == 64)
  }

  @Test("A spring that only starts with a velocity has no travel, and is not called undamped")
  func noTravel() throws {
    let result = try CommandRunner().run(
      "sample", "apple.snappy", "--from", "5", "--to", "5", "--velocity", "3")
    #expect(result.code == 0 && result.err.contains("there is no travel"), "\(result.err)")
    #expect(!result.err.contains("damping"))
  }

  @Test("an undamped spring has no duration and says why, and is sampled as long as it is told")
  func undamped() throws {
    let runner = try SampledPresets.makeRunner()
    let told = try runner.json("sample", "endless", "--until", "3", "--fps", "10", "--json")
    #expect(told.isNull("duration"))
    #expect(try told.string("durationReason").contains("damping"))
    #expect(try SampledPresets.samples(told).count == 31)
    let untold = runner.run("sample", "endless", "--json")
    #expect(untold.code == 0)
    #expect(untold.err.contains("--until"))
    #expect(try SampledPresets.samples(try JSONObject(untold.out)).count > 60)
  }

  @Test(
    "samples are at most ten megabytes, or the end and the frames to change are named",
    arguments: Extent.cases(["slow", "wide"]))
  func size(name: String) throws {
    let runner = try CommandRunner(packs: ["apple"])
    let properties = (0..<8).map { String(repeating: "p", count: 100 * ($0 % 2) + 1) + "\($0)" }
    let initial = properties.map { "\"\($0)\": [0, 0.1234567890123456, -0.0000001]" }
    let tracks = properties.map { property in
      """
      {"property": "\(property)", "keyframes": [
        {"type": "linear", "to": [1, -0.00012345678901234567, 0.333333333333333333], "duration": 3599}]}
      """
    }
    try runner.add(
      """
      {"name": "slow", "kind": "tween", "curve": {"bezier": [0.4, 0, 0.2, 1]}, "duration": 3600},
      {"name": "wide", "kind": "clip", "initial": {\(initial.joined(separator: ","))},
        "tracks": [\(tracks.joined(separator: ","))]}
      """)
    let refused = runner.run("sample", name, "--json")
    #expect(refused.code == 1)
    #expect(refused.err.contains("--until") && refused.err.contains("--fps"))
    let most = try #require(refused.err.split(separator: " ").lazy.compactMap { Double($0) }.first)
    let written = runner.run("sample", name, "--fps", "\((most - 2) / 3600)", "--json")
    #expect(written.code == 0)
    #expect((5_000_000...10_000_000).contains(written.out.utf8.count), "\(written.out.utf8.count)")
  }
}
