import Foundation
import Testing

@testable import Export

/// Plays a Lottie file by the specification's words alone: a keyframe holds, or goes on to the next along its Bezier.
struct LottieAnimation {
  let root: [String: Any]

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The property that a target moves.
  func property(_ target: LottieTarget) throws -> [String: Any] {
    let layer = try #require((root["layers"] as? [[String: Any]])?.first)
    try #require(layer["ty"] as? Int == 4)
    let transform = try object(layer, "ks")
    let outer = try items(try #require((layer["shapes"] as? [[String: Any]])?.first))
    let inner = try items(try item("gr", of: outer))
    return switch target {
    case .opacity: try object(transform, "o")
    case .rotation: try object(transform, "r")
    // Only where something moves it.
    case .skew: transform["sk"] as? [String: Any] ?? [:]
    case .scale: try object(transform, "s")
    case .position: try object(transform, "p")
    case .positionX: try part("x", of: try object(transform, "p"))
    case .positionY: try part("y", of: try object(transform, "p"))
    case .scaleX: try object(try item("tr", of: outer), "s")
    case .scaleY: try object(try item("tr", of: inner), "s")
    case .roundness: try object(try item("rc", of: inner), "r")
    case .size: try object(try item("rc", of: inner), "s")
    case .fill: try object(try item("fl", of: inner), "c")
    case .fillOpacity: try object(try item("fl", of: inner), "o")
    }
  }

  /// The value at a frame.
  func value(of target: LottieTarget, frame: Double) throws -> [Double] {
    try Self.value(of: try property(target), frame: frame)
  }

  /// The same of a property, wherever it stands.
  static func value(of property: [String: Any], frame: Double) throws -> [Double] {
    if let number = property["k"] as? Double { return [number] }
    if let numbers = property["k"] as? [Double] { return numbers }
    let keyframes = try #require(property["k"] as? [[String: Any]])
    let index = keyframes.lastIndex { ($0["t"] as? Double ?? .infinity) <= frame } ?? 0
    let from = try #require(keyframes[index]["s"] as? [Double])
    guard index + 1 < keyframes.count, keyframes[index]["h"] == nil, frame > 0,
      (keyframes[index]["t"] as? Double ?? 0) <= frame
    else { return from }
    let to = try #require(keyframes[index + 1]["s"] as? [Double])
    let start = try #require(keyframes[index]["t"] as? Double)
    let end = try #require(keyframes[index + 1]["t"] as? Double)
    let (out, into) = (try handle(keyframes[index], "o"), try handle(keyframes[index], "i"))
    let share = eased((frame - start) / (end - start), out, into)
    return zip(from, to).map { $0 + ($1 - $0) * share }
  }

  private static func eased(_ time: Double, _ out: (x: Double, y: Double), _ into: (x: Double, y: Double))
    -> Double
  {
    let bernstein = { (u: Double, a: Double, b: Double) in
      3 * u * (1 - u) * (1 - u) * a + 3 * u * u * (1 - u) * b + u * u * u
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bernstein(middle, out.x, into.x) < time { low = middle } else { high = middle }
    }
    return bernstein(low, out.y, into.y)
  }

  private static func handle(_ keyframe: [String: Any], _ key: String) throws -> (x: Double, y: Double) {
    let handle = try #require(keyframe[key] as? [String: [Double]])
    return (try #require(handle["x"]?.first), try #require(handle["y"]?.first))
  }

  private func object(_ parent: [String: Any], _ key: String) throws -> [String: Any] {
    try #require(parent[key] as? [String: Any], "no \(key)")
  }

  /// One direction of a position; a whole position has none.
  private func part(_ key: String, of position: [String: Any]) throws -> [String: Any] {
    position["s"] == nil ? [:] : try object(position, key)
  }

  private func items(_ group: [String: Any]) throws -> [[String: Any]] {
    try #require(group["it"] as? [[String: Any]])
  }

  private func item(_ type: String, of items: [[String: Any]]) throws -> [String: Any] {
    try #require(items.first { $0["ty"] as? String == type })
  }
}
