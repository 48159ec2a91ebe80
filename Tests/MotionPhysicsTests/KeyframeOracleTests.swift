import Testing

@testable import MotionPhysics

@Suite("Keyframes: what SwiftUI measured")
struct KeyframeOracleTests {
  private static func components(_ vector: Vector?) -> Components? { vector?.number.map { Components($0) } }

  private static func keyframe(_ vector: Vector) throws -> ValueKeyframe {
    let to = Components(try #require(vector["to"]?.number))
    let start = components(vector["startVelocity"])
    switch try #require(vector["type"]?.text) {
    case "linear":
      let name = try #require(vector["timingCurve"]?.text)
      let curve = try #require(UnitCurve(name: name))
      return .linear(to: to, duration: try #require(vector["duration"]?.number), curve: curve)
    case "cubic":
      return .cubic(
        to: to, duration: try #require(vector["duration"]?.number), startVelocity: start,
        endVelocity: components(vector["endVelocity"]))
    case "spring":
      let spring = try Spring(
        validatingDuration: vector["spring"]?["duration"]?.number ?? 0.5,
        bounce: vector["spring"]?["bounce"]?.number ?? 0)
      return .spring(to: to, duration: vector["duration"]?.number, spring: spring, startVelocity: start)
    default:
      return .move(to: to)
    }
  }

  private static func track(_ initial: Vector?, _ keyframes: Vector?) throws -> ValueTrack {
    try ValueTrack(
      initial: Components(#require(initial?.number)), keyframes: #require(keyframes).list.map(keyframe))
  }

  @Test("single tracks agree with the printed values")
  func tracks() throws {
    let timelines = try Vector.list("swiftui-keyframes-measured", "timelines")
    #expect(timelines.count >= 3)
    for timeline in timelines {
      let track = try Self.track(timeline["initial"], timeline["keyframes"])
      #expect(abs(track.duration - (try #require(timeline["duration"]?.number))) < 0.0006)
      for sample in try #require(timeline["samples"]).list.map({ $0.list.compactMap(\.number) }) {
        let tolerance = timeline["tolerance"]?.number ?? 1e-12
        let value = track.value(time: sample[0])[0]
        #expect(abs(value - sample[1]) <= tolerance, "\(timeline["id"]?.text ?? "") \(sample) \(value)")
      }
    }
  }

  @Test("tracks run in parallel; a shorter one, and a property without one, holds")
  func multipleTracks() throws {
    for entry in try Vector.list("swiftui-keyframes-measured", "multi_track") {
      let tracks = try ["x", "s"].map { property in
        TrackTimeline.PropertyTrack(
          property: property,
          track: try Self.track(entry["initial"]?[property], entry["tracks"]?[property] ?? .list([])))
      }
      let timeline = TrackTimeline(tracks: tracks)
      #expect(abs(timeline.duration - (try #require(entry["duration"]?.number))) < 1e-9)
      for sample in try #require(entry["samples_t_x_s"]).list.map({ $0.list.compactMap(\.number) }) {
        let values = timeline.values(time: sample[0])
        #expect(
          abs(values[0].value[0] - sample[1]) <= 0.0006 && abs(values[1].value[0] - sample[2]) <= 0.0006)
      }
    }
  }

  /// A trigger of an animator (K10 to K14) is its caller's: it starts a track anew.
  @Test("a keyframe of no duration reads its target where SwiftUI reads not-a-number")
  func noDuration() throws {
    let entry = try #require(
      Vector.list("swiftui-keyframes-measured", "behaviour").first { $0["id"]?.text == "K8" })
    #expect(entry["observed"]?["value(time:0)"]?.text == "NaN")
    let measured = try Self.track(entry["initial"], entry["keyframes"])
    #expect(measured.duration == 0 && measured.value(time: 0)[0] == 4 && measured.value(time: 0.1)[0] == 4)
    let still = try ValueTrack(
      initial: Components(4), keyframes: [.linear(to: Components(7), duration: 0, curve: .linear)])
    #expect(still.duration == 0 && still.value(time: 0)[0] == 7 && still.value(time: 0.1)[0] == 7)
    #expect(still.value(time: -0.1)[0] == 4)
  }

  @Test("progress is a share of the duration, and clamped")
  func progress() throws {
    let entry = try #require(
      Vector.list("swiftui-keyframes-measured", "behaviour").first { $0["value_progress"] != nil })
    let track = try Self.track(entry["initial"], entry["keyframes"])
    let timeline = TrackTimeline(tracks: [.init(property: "x", track: track)])
    for pair in try #require(entry["value_progress"]).list.map({ $0.list.compactMap(\.number) }) {
      #expect(timeline.values(progress: pair[0])[0].value[0] == pair[1])
    }
    #expect(timeline.values(progress: -0.5)[0].value[0] == 0)
  }
}
