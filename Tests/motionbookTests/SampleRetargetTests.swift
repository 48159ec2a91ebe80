import Testing

@testable import motionbook

@Suite("sample: new targets")
struct SampleRetargetTests {
  @Test("a new target keeps position and velocity, and what comes before it stays")
  func retarget() throws {
    let runner = try SampledPresets.makeRunner()
    let times = ["--times", "0.1,0.199999999,0.2,0.200000001,0.35", "--json"]
    let plain = try SampledPresets.samples(
      try JSONObject(runner.run(["sample", "apple.bouncy"] + times).out))
    let turned = try SampledPresets.samples(
      try JSONObject(runner.run(["sample", "apple.bouncy", "--retarget", "0.2:-1"] + times).out))
    #expect(plain[0] == turned[0])
    #expect(plain[1] == turned[1])
    for (before, after) in [(1, 2), (2, 3)] {
      #expect(abs(turned[after].value - turned[before].value) < 1e-7)
      #expect(abs(turned[after].velocity - turned[before].velocity) < 1e-5)
    }
    #expect(turned[4].value < plain[4].value)
  }

  @Test(
    "the duration after new targets is when the last one is reached, whatever their order on the command line"
  )
  func retargetDuration() throws {
    let runner = try SampledPresets.makeRunner()
    let first = try runner.json(
      "sample", "apple.bouncy", "--retarget", "0.2:0", "--retarget", "400ms:5", "--json")
    let second = try runner.json(
      "sample", "apple.bouncy", "--retarget", "0.4:5", "--retarget", "0.2:0", "--json")
    #expect(try first.number("duration") == second.number("duration"))
    #expect(try first.number("duration") > 0.8)
    let last = try #require(try SampledPresets.samples(first).last)
    #expect(abs(last.value - 5) < 0.01)
  }

  @Test("a new target before the delay is over is simply the target")
  func retargetInDelay() throws {
    let runner = try SampledPresets.makeRunner()
    let turned = try SampledPresets.samples(
      runner.json("sample", "late", "--retarget", "0.1:3", "--times", "0.15,0.5", "--json"))
    let plain = try SampledPresets.samples(
      runner.json("sample", "late", "--to", "3", "--times", "0.15,0.5", "--json"))
    #expect(turned[0] == plain[0])
    #expect(turned[1] == plain[1])
  }
}
