import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import motionbook

@Suite("nearest")
struct NearestCommandTests {
  @Test("matches come with distance and time, the nearest first, the preset itself left out")
  func matches() throws {
    let json = try CommandRunner().json("nearest", "apple.snappy", "--json")
    #expect(json.keys == ["matches"])
    let matches = try json.objects("matches")
    #expect(matches.count == 5)
    #expect(matches.allSatisfy { $0.keys == ["preset", "distance", "at"] })
    #expect(try matches.allSatisfy { try $0.string("preset") != "apple.snappy" })
    let distances = try matches.map { try $0.number("distance") }
    #expect(distances == distances.sorted())
    let smooth = try #require(try matches.first { try $0.string("preset") == "apple.smooth" })
    let exact = Animation.spring(try Spring(validatingDuration: 0.5, bounce: 0.15), delay: 0)
      .distance(to: .spring(try Spring(validatingDuration: 0.5, bounce: 0), delay: 0))
    #expect(isClose(try smooth.number("distance"), exact.distance))
    #expect(isClose(try smooth.number("at"), exact.time))
  }

  @Test("equal presets are at distance 0 and sorted by name, aliases are no matches")
  func equals() throws {
    let runner = try CommandRunner()
    try runner.add(
      """
      {"name": "twin.b", "kind": "spring", "duration": 0.5, "bounce": 0.15},
      {"name": "twin.a", "kind": "spring", "base": "apple.smooth", "extraBounce": 0.15},
      {"name": "twin.c", "kind": "alias", "of": "apple.snappy"}
      """)
    let names = try runner.json("nearest", "twin.c", "--count", "2", "--json").objects("matches").map {
      try $0.string("preset")
    }
    #expect(names == ["twin.a", "twin.b"])
  }

  @Test("a motion is compared with every preset, tweens with springs too")
  func literal() throws {
    let runner = try CommandRunner()
    let exact = try runner.json("nearest", "duration=0.5,bounce=0.3", "--count", "1", "--json").objects(
      "matches")
    #expect(try exact[0].string("preset") == "apple.bouncy")
    #expect(try exact[0].number("distance") == 0)
    let tween = try runner.json("nearest", "duration=0.2,curve=linear", "--count", "100", "--json")
    let names = try tween.objects("matches").map { try $0.string("preset") }
    #expect(names.contains("apple.smooth"))
    #expect(names.contains("starter.fade.quick"))
  }

  @Test(
    "pruning loses nothing: the same as measuring every distance",
    arguments: [(0.45, 0.2), (0.0005, 1), (30, 0.5), (900, -0.999), (200, 0.9999)])
  func pruning(duration: Double, bounce: Double) throws {
    var random = Seeded(seed: 5)
    let target = Animation.spring(try Spring(validatingDuration: duration, bounce: bounce), delay: 0)
    var search = NearestSearch(to: target)
    var all: [(distance: Double, index: Int)] = []
    for index in 0..<Extent.of(1000) {
      let duration = random.number(in: 0.1...2)
      let delay = index % 7 == 0 ? random.number(in: 0...0.3) : 0
      let animation: Animation =
        index % 3 == 0
        ? .tween(.easeInOut, duration: duration, delay: delay)
        : .spring(try random.spring(duration: duration...duration, bounce: -0.9...0.9999), delay: delay)
      search.add(animation)
      all.append((target.distance(to: animation).distance, index))
    }
    let expected = all.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(7).map(\.index)
    #expect(search.nearest(7).map(\.index) == expected)
  }

  @Test("what has no way from 0 to 1 cannot be compared, and a count is at least 1")
  func refusals() throws {
    let runner = try CommandRunner()
    for name in ["starter.pulse", "starter.dive-deeper"] {
      let result = runner.run("nearest", name)
      #expect(result.code == 1)
      #expect(result.err.contains("only springs, tweens, curves and durations"))
    }
    #expect(runner.run("nearest", "apple.snappy", "--count", "0").code == 64)
    #expect(try CommandRunner(packs: []).run("nearest", "duration=0.5").code == 2)
  }

  @Test("a curve is compared with curves, a duration with durations")
  func curvesAndDurations() throws {
    let runner = try CommandRunner()
    let curves = try runner.json("nearest", "cubic-bezier(0, 0, 0.21, 1)", "--json").objects("matches")
    #expect(try curves[0].string("preset") == "starter.curve.enter")
    #expect(
      try curves.allSatisfy {
        try $0.string("preset").contains("curve") || $0.string("preset").hasPrefix("apple.core")
      })
    let animation = Animation.tween(
      .bezier(try CubicBezier(x1: 0, y1: 0, x2: 0.21, y2: 1)), duration: 1, delay: 0)
    let enter = Animation.tween(.bezier(try CubicBezier(x1: 0, y1: 0, x2: 0.2, y2: 1)), duration: 1, delay: 0)
    #expect(isClose(try curves[0].number("distance"), animation.distance(to: enter).distance))
    let durations = try runner.json("nearest", "starter.duration.fast", "--json").objects("matches")
    #expect(
      try durations.map { try $0.string("preset") } == ["starter.duration.medium", "starter.duration.slow"])
    #expect(try durations[0].number("distance") == 0.4)
    #expect(durations[0].isNull("at"))
    let named = runner.run("nearest", "easeInOut", "--json").out
    #expect(try JSONObject(named).objects("matches").count == curves.count)
  }

  @Test("--kind and --in choose what it is compared with")
  func choosing() throws {
    let runner = try CommandRunner()
    let tweens = try runner.json("nearest", "apple.snappy", "--kind", "tween", "--json").objects("matches")
    #expect(
      try tweens.allSatisfy { try ["fade", "move", "tint"].contains(where: $0.string("preset").contains) })
    let own = try runner.json("nearest", "apple.snappy", "--in", "!apple.*", "--json").objects("matches")
    #expect(try own.allSatisfy { try $0.string("preset").hasPrefix("starter.") })
    #expect(runner.run("nearest", "apple.snappy", "--in", "aple.*").code == 1)
  }

  @Test("the table shows per cent and what each match is")
  func table() throws {
    let out = try CommandRunner().run("nearest", "apple.snappy", "--count", "2").out
    #expect(out.hasPrefix("PRESET"))
    #expect(out.contains(" %"))
    #expect(out.split(separator: "\n").count == 3)
  }
}
