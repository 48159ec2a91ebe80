import MotionPhysics
import Presets

/// The type of curves that are made of pieces, which neither SwiftUI nor UIKit has.
enum PiecewiseSupport {
  /// Whether a preset has a curve that the framework does not say itself.
  static func isNeeded(_ motion: Motion, isNative: (UnitCurve) -> Bool) -> Bool {
    if case .curve(let curve) = motion { return !isNative(curve) }
    return motion.animations.contains { animation in
      if case .tween(let curve, _, _) = animation { !isNative(curve) } else { false }
    }
  }

  /// A curve as code.
  static func expression(_ curve: UnitCurve) -> SwiftExpression {
    let pieces = CurvePieces.of(curve).map { "  \($0.text)," }
    return SwiftExpression(lines: ["PiecewiseCurve(["] + pieces + ["])"], isNew: false)
  }

  static func write(in file: SwiftFile, to text: inout CodeText) throws {
    try text.line()
    try text.block("extension \(file.names.root) {") { text in
      try text.lines(file.adapted(source))
    }
  }

  private static let source = """
    /// Lines (x and y of both ends) and cubic Béziers (x and y of the start, two control points and the end), one
    /// after the other, from progress 0 to 1. One without width is a jump.
    package struct PiecewiseCurve: Hashable, Sendable {
      package let pieces: [[Double]]

      package init(_ pieces: [[Double]]) { self.pieces = pieces }

      /// The eased progress; the input is clamped to 0...1.
      package func value(at progress: Double) -> Double {
        let x = progress > 0 ? (progress < 1 ? progress : 1) : 0
        guard let piece = pieces.last(where: { $0[0] <= x }) else { return x }
        let end = piece.count - 2
        guard piece[0] < piece[end], x < piece[end] else { return piece[end + 1] }
        if end == 2 {
          return piece[1] + (piece[3] - piece[1]) * (x - piece[0]) / (piece[2] - piece[0])
        }
        // x never falls along a piece, so halving finds the place.
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if Self.cubic(piece, 0, at: middle) < x { low = middle } else { high = middle }
        }
        return Self.cubic(piece, 1, at: high)
      }

      private static func cubic(_ piece: [Double], _ axis: Int, at share: Double) -> Double {
        let rest = 1 - share
        let outer = rest * rest * rest * piece[axis] + share * share * share * piece[axis + 6]
        return outer + 3 * rest * share * (rest * piece[axis + 2] + share * piece[axis + 4])
      }
    }
    """
}
