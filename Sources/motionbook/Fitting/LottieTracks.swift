import MotionPhysics
import StrictJSON

/// The animated properties of a Lottie file's layers.
struct LottieTracks {
  private let fps: Double
  private let root: JSONValue
  private var tracks: [(name: String, keyframes: JSONValue)] = []

  private static let properties = [
    "p": "position", "s": "scale", "r": "rotation", "o": "opacity", "a": "anchor", "sk": "skew",
    "x": "position.x", "y": "position.y",
  ]

  init(_ root: JSONValue) throws(JSONProblem) {
    guard let fps = root.member("fr")?.number, fps > 0, fps <= Ranges.frameRate.highest else {
      throw root.problem("has no frame rate, a number under fr")
    }
    self.fps = fps
    self.root = root
    for (index, layer) in (root.member("layers")?.elements ?? []).enumerated() {
      let name = layer.member("nm")?.string ?? "layer \(index + 1)"
      guard let transform = layer.member("ks") else { continue }
      add(transform, in: name)
      if let position = transform.member("p") { add(position, in: name) }
    }
  }

  private mutating func add(_ group: JSONValue, in layer: String) {
    var found: [(name: String, keyframes: JSONValue)] = []
    group.forEachMember { key, value in
      guard let key = key.string, let property = Self.properties[key], let keyframes = value.member("k"),
        keyframes.element(at: 0)?.member("t") != nil
      else { return }
      found.append(("\(layer)/\(property)", keyframes))
    }
    tracks += found
  }

  /// - Parameter wanted: `layer/property`, or the property where one layer alone has it; nil for the only one there is.
  func motion(named wanted: String?) throws(JSONProblem) -> SeenMotion {
    let names = tracks.map(\.name).listed
    guard !tracks.isEmpty else { throw root.problem("nothing in its layers' transforms moves") }
    let found = tracks.filter { track in
      wanted.map { track.name == $0 || track.name.hasSuffix("/\($0)") } ?? true
    }
    guard found.count == 1 else {
      throw root.problem(
        wanted.map { "--track \($0) is \(found.isEmpty ? "none" : "more than one") of its tracks: \(names)" }
          ?? "has several tracks; --track is one of \(names)")
    }
    return try LottieTrack(found[0].keyframes, fps: fps).motion()
  }
}

/// One property over time.
private struct LottieTrack {
  private let list: JSONValue
  private let keyframes: [LottieKeyframe]

  /// Samples between two keyframes.
  private static let samples = 12

  init(_ list: JSONValue, fps: Double) throws(JSONProblem) {
    self.list = list
    var frames: [(time: Double, values: [Double], value: JSONValue)] = []
    for value in list.elements {
      guard let time = value.member("t")?.number else { throw value.problem("has no time, a number under t") }
      // The last one of older files has no value of its own.
      let own = Self.numbers(value.member("s"))
      let values = own.isEmpty ? Self.numbers(frames.last?.value.member("e")) : own
      guard !values.isEmpty else { throw value.problem("has no value, numbers under s") }
      frames.append((time / fps, values, value))
    }
    guard frames.count > 1, let first = frames.first else { throw list.problem("has one keyframe only") }
    let counts = frames.map(\.values.count)
    let count = counts.min() ?? 0
    let travel = { (axis: Int) in frames.map { abs($0.values[axis] - first.values[axis]) }.max() ?? 0 }
    let axis = (0..<count).max { travel($0) < travel($1) } ?? 0
    keyframes = frames.map {
      LottieKeyframe(time: $0.time, value: $0.values[axis], frame: $0.value, axis: axis)
    }
  }

  static func numbers(_ value: JSONValue?) -> [Double] {
    guard let value else { return [] }
    return value.number.map { [$0] } ?? value.elements.compactMap(\.number)
  }

  func motion() throws(JSONProblem) -> SeenMotion {
    do throws(MotionError) {
      if keyframes.count == 2, let curve = try keyframes[0].curve {
        return .curve(.bezier(curve), duration: keyframes[1].time - keyframes[0].time)
      }
      var times: [Double] = []
      var values: [Double] = []
      for (from, to) in zip(keyframes, keyframes.dropFirst()) {
        let curve = try from.curve
        for sample in 0..<Self.samples {
          let share = Double(sample) / Double(Self.samples)
          times.append(from.time + share * (to.time - from.time))
          values.append(from.value + (curve?.value(at: share) ?? 0) * (to.value - from.value))
        }
      }
      if let last = keyframes.last {
        times.append(last.time)
        values.append(last.value)
      }
      return .recording(try Recording(times: times, values: values))
    } catch {
      throw list.problem(error.sentence)
    }
  }
}

/// A keyframe of one number.
private struct LottieKeyframe {
  /// Seconds.
  let time: Double
  let value: Double
  let frame: JSONValue
  let axis: Int

  /// The curve to the next one; nil where it is held.
  var curve: CubicBezier? {
    get throws(MotionError) {
      if frame.member("h")?.number == 1 { return nil }
      return try CubicBezier(
        x1: handle("o", "x") ?? 0, y1: handle("o", "y") ?? 0, x2: handle("i", "x") ?? 1,
        y2: handle("i", "y") ?? 1)
    }
  }

  private func handle(_ side: String, _ coordinate: String) -> Double? {
    let numbers = LottieTrack.numbers(frame.member(side)?.member(coordinate))
    return axis < numbers.count ? numbers[axis] : numbers.first
  }
}
