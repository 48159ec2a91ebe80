import MotionPhysics

/// A curve over a duration, as a person typed it.
public struct TypedTween: Hashable, Sendable {
  /// The curve.
  public var curve: CurveReference
  /// How long it takes.
  public var duration: DurationReference
  /// Seconds before it starts; nil is 0.
  public var delay: Double?

  /// Creates a tween.
  public init(curve: CurveReference, duration: DurationReference, delay: Double? = nil) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

/// A length of time where one is asked for.
public enum DurationReference: Hashable, Sendable {
  /// Seconds.
  case seconds(Double)
  /// A preset.
  case preset(PresetName)

  /// The preset that it names, if it does.
  package var name: PresetName? { if case .preset(let name) = self { name } else { nil } }
}

/// A unit curve as a person typed it.
public enum CurveShape: Hashable, Sendable {
  /// A cubic Bezier's two control points; x in 0...1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Points with straight lines between them, as CSS's `linear()`.
  case points([CurvePoint])
  /// Steps, as CSS's `steps()`; a jump that was left out is at the end.
  case steps(Int, jump: StepsCurve.Jump?)
  /// An SVG path from 0,0 to 1,1 that never goes back.
  case path(String)

  /// The curve that it says.
  ///
  /// - Throws: ``MotionError`` naming what is out of its range.
  public func unitCurve() throws(MotionError) -> UnitCurve {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2): .bezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    case .points(let points): .points(try PointsCurve(points: points))
    case .steps(let count, let jump): .steps(try StepsCurve(count: count, jump: jump ?? .end))
    case .path(let text): try Self.path(text)
    }
  }

  /// The curve of a path. One piece is a cubic Bezier, which more platforms know.
  private static func path(_ text: String) throws(MotionError) -> UnitCurve {
    let path = try PathCurve(svg: text)
    return path.bezier.map(UnitCurve.bezier) ?? .path(path)
  }

  /// The shape itself, where it is a curve.
  ///
  /// - Throws: What the body makes of the sentence that says why it is none.
  package func checked<Failure>(_ failure: (_ sentence: String) -> Failure) throws(Failure) -> CurveShape {
    do throws(MotionError) { _ = try unitCurve() } catch { throw failure(error.sentence) }
    return self
  }
}

/// A curve where one is asked for.
public enum CurveReference: Hashable, Sendable {
  /// One of SwiftUI's named curves.
  case named(UnitCurve)
  /// A preset.
  case preset(PresetName)
  /// The curve itself.
  case inline(CurveShape)

  /// The preset that it names, if it does.
  package var name: PresetName? { if case .preset(let name) = self { name } else { nil } }
}
