import MotionPhysics
import PlainText
import Presets

/// Finds a near motion for each one, in a time that grows with their number only.
///
/// The motions that stay are each a threshold apart from one another, so a box holds few, however many
/// motions fall into it.
struct NearDuplicateSearch {
  private let threshold: Double
  /// The presets that stay, and their motions under the same numbers.
  private var presets: [ResolvedPreset] = []
  private var motions = ProbedAnimations()
  private var boxes: [Box: [Int]] = [:]
  /// How often motions that are near at all probed times may still be measured to be apart, as those of a few
  /// milliseconds are by the thousand; from there on they count as near. 100,000 presets at random need half as many.
  private var missesLeft = 20_000

  /// A motion that is near to one that was asked for.
  struct Match {
    let preset: ResolvedPreset
    let distance: Double
  }

  /// A box of values at three times, in which motions that are near to one another may stand together.
  private struct Box: Hashable {
    let isSpring: Bool
    var corner: SIMD3<Int>
  }

  init(threshold: Double) { self.threshold = min(max(threshold, 1e-6), 0.5) }

  /// Puts a motion among those that stay, unless its place is crowded.
  mutating func insert(_ preset: ResolvedPreset) {
    guard let animation = preset.motion?.animation else { return }
    motions.append(animation)
    let box = box(of: animation).box
    if boxes[box, default: []].count < Self.mostFixed { keep(preset, in: box) } else { motions.removeLast() }
  }

  /// The most motions that a box keeps of those that are not examined: these may stand nearer together than a
  /// threshold, and more of them add nothing.
  private static let mostFixed = 12

  /// A motion that is near, or nil after this one was put among those that stay.
  mutating func nearOrInserted(_ preset: ResolvedPreset) -> Match? {
    guard let animation = preset.motion?.animation else { return nil }
    motions.append(animation)
    let (box, sides) = box(of: animation)
    for side in 0..<8 {
      var neighbour = box
      neighbour.corner &+= sides & SIMD3(-(side & 1), -(side >> 1 & 1), -(side >> 2))
      for other in boxes[neighbour] ?? [] {
        guard let distance = distanceOfNear(preset, other) else { continue }
        motions.removeLast()
        return Match(preset: presets[other], distance: distance)
      }
    }
    keep(preset, in: box)
    return nil
  }

  private mutating func keep(_ preset: ResolvedPreset, in box: Box) {
    boxes[box, default: []].append(presets.count)
    presets.append(preset)
  }

  /// The box of the last motion, and on which side the nearer neighbour lies in each direction: 1 or -1. A box is twice
  /// as wide as near motions lie apart, so that the other neighbours do not count.
  private func box(of animation: Animation) -> (box: Box, sides: SIMD3<Int>) {
    let isSpring = if case .spring = animation { true } else { false }
    var (corner, sides) = (SIMD3<Int>(), SIMD3<Int>())
    let position = motions.landmarks(of: presets.count) / (2 * threshold)
    let start = position.rounded(.down)
    for index in 0..<3 {
      corner[index] = Int(saturating: start[index])
      sides[index] = position[index] - start[index] < 0.5 ? -1 : 1
    }
    return (Box(isSpring: isSpring, corner: corner), sides)
  }

  /// How far the last motion is from another, when the two are near and of one role.
  private mutating func distanceOfNear(_ preset: ResolvedPreset, _ other: Int) -> Double? {
    guard let least = motions.leastDistance(other, presets.count, below: threshold),
      preset.mayEqual(presets[other])
    else { return nil }
    if missesLeft == 0 { return least }
    let distance = motions.distance(presets.count, other).distance
    if distance < threshold { return distance }
    missesLeft -= 1
    return nil
  }
}
