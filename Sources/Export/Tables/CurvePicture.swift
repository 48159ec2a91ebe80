import MotionPhysics
import Presets

/// The course of a motion from 0 to 1 as a few signs of text, each an eighth of the line high: what a table can show
/// wherever it is read.
struct CurvePicture {
  /// `▁▂▅▇█▇▇▇`
  let text: String

  private static let blocks = Array("▁▂▃▄▅▆▇█")
  private static let width = 12

  /// - Returns: Nil for what is no single way from 0 to 1, or never settles.
  init?(_ motion: Motion) {
    let value: (Double) -> Double
    switch motion {
    case .spring(let spring, _):
      let end = spring.settlingTime()
      guard end.isFinite else { return nil }
      value = { spring.value(time: $0 * end) }
    case .tween(let curve, let duration, _):
      guard duration > 0 else { return nil }
      value = { curve.value(at: $0) }
    case .curve(let curve): value = { curve.value(at: $0) }
    case .duration, .clip, .sequence, .morph: return nil
    }
    let heights = (0..<Self.width).map { value(Double($0) / Double(Self.width - 1)) }
    let (low, high) = (min(heights.min() ?? 0, 0), max(heights.max() ?? 1, 1))
    let last = Self.blocks.count - 1
    text = String(
      heights.map {
        Self.blocks[min(max(Int((($0 - low) / (high - low) * Double(last)).rounded()), 0), last)]
      })
  }
}
