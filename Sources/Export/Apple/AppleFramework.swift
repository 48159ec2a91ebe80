import MotionPhysics
import Presets

/// How one of Apple's frameworks says an animation; everything around it is the same Swift.
struct AppleFramework: Sendable {
  /// The format's name.
  let format: String
  /// The name around everything unless another is asked for. Each format has its own, so that the files of two of
  /// them can stand in one module.
  let namespace: String
  /// The type of a spring or tween.
  let animation: String
  /// The type of a spring or tween where there may be none.
  let optionalAnimation: String
  /// A spring or tween as code.
  ///
  /// - Parameter initialVelocity: Travels per second; 0 for a tween.
  let expression: @Sendable (_ animation: Animation, _ initialVelocity: Double) -> SwiftExpression
  /// Whether it has a curve itself.
  let isNative: @Sendable (_ curve: UnitCurve) -> Bool
  /// The end of the name of a spring beside its animation; nil where there is none.
  let springSuffix: String?
  /// The end of the name of a clip's type.
  let clipSuffix: String
  /// Whether its clips need types for values of several numbers.
  let hasVectorClips: Bool

  /// The end of the name that is declared of a preset beside itself: a spring's, or that of the type which one of several
  /// animations or properties becomes. Nil for the others.
  func suffix(_ motion: Motion) -> String? {
    switch motion {
    case .spring: springSuffix
    case .clip: clipSuffix
    case .sequence: "Phase"
    case .morph: "Morph"
    case .curve, .duration, .tween: nil
    }
  }
}

/// A value as code.
struct SwiftExpression {
  /// Its lines; most have one.
  var lines: [String]
  /// Whether it needs what came with iOS 17.
  var isNew = false
  /// How far it is from the motion, a share of the travel, because it is played as a critical spring.
  var gap = 0.0
}

extension SwiftExpression {
  init(_ line: String, isNew: Bool = false) { self.init(lines: [line], isNew: isNew) }

  /// A curve of a type of the file's own, which neither SwiftUI nor UIKit has.
  static func pieces(_ curve: UnitCurve) -> SwiftExpression {
    let pieces = CurvePieces.of(curve).map { "  \($0.text)," }
    return SwiftExpression(lines: ["PiecewiseCurve(["] + pieces + ["])"])
  }

  /// The lines with texts before the first and behind the last.
  func wrapped(_ start: String, _ end: String = "") -> [String] {
    var lines = lines
    if let first = lines.first { lines[0] = start + first }
    if let last = lines.last { lines[lines.count - 1] = last + end }
    return lines
  }

  /// The availability of iOS 17 and its peers.
  static let availability = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)"
}
