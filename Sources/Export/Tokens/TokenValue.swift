import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The valid token that comes nearest to a motion.
struct TokenValue {
  /// A value in the standard's words.
  enum Value {
    /// Seconds.
    case duration(Double)
    /// A number without a unit.
    case number(Double)
    /// The numbers x1, y1, x2, y2 of two control points.
    case curve([Double])
    /// A curve over a duration after a delay, both in seconds.
    case transition(duration: Double, delay: Double, curve: [Double])
  }

  let value: Value
  /// The baked motion that the value is taken from; nil if the value is the motion itself.
  let baked: BakedMotion?
  /// Why the value says little of the motion; nil where it is the motion or stands in for it.
  let shortcoming: String?

  /// The token of a motion.
  ///
  /// - Parameter tolerance: The largest error of a baked `linear()`, as a share of the travel.
  init(_ motion: Motion, tolerance: Double) {
    switch motion {
    case .spring, .tween:
      self = motion.animation.map { TokenValue($0, tolerance: tolerance) } ?? TokenValue(.duration(0))
    case .duration(let seconds): self.init(.duration(seconds))
    case .curve(let curve):
      let (numbers, baked, shortcoming) = Self.bezier(of: curve, tolerance: tolerance)
      self.init(.curve(numbers), baked: baked, shortcoming: shortcoming)
    case .clip(let timeline, .time, _): self.init(length: timeline.duration)
    case .clip(let timeline, .progress, _):
      self.init(.number(DecimalText.plainNumber(timeline.duration)))
    case .sequence(let sequence): self.init(length: sequence.duration)
    case .morph(let morph): self.init(morph.present.animation, tolerance: tolerance)
    }
  }

  init(_ animation: Animation, tolerance: Double) {
    switch animation {
    case .spring(let spring, let delay):
      guard let baked = try? BakedMotion(spring, tolerance: tolerance), let millis = baked.durationMillis
      else {
        self.init(
          .transition(duration: DecimalText.plainNumber(spring.duration), delay: delay, curve: Self.straight),
          shortcoming: "the spring does not settle, and its token is a straight line over one period")
        return
      }
      let duration = Double(millis) / 1000
      self.init(
        .transition(duration: duration, delay: delay, curve: baked.bezier.curve.numbers), baked: baked,
        shortcoming: Self.gap(of: baked))
    case .tween(let curve, let duration, let delay):
      let (numbers, baked, shortcoming) = Self.bezier(of: curve, tolerance: tolerance)
      self.init(
        .transition(duration: duration, delay: delay, curve: numbers), baked: baked,
        shortcoming: shortcoming)
    }
  }

  /// The control points of a curve, or of the Bezier that stands in for it.
  private static func bezier(
    of curve: UnitCurve, tolerance: Double
  ) -> (numbers: [Double], baked: BakedMotion?, shortcoming: String?) {
    if let bezier = curve.bezier { return (bezier.numbers, nil, nil) }
    guard let baked = try? BakedMotion(curve, tolerance: tolerance) else {
      return (straight, nil, "its curve is too steep for a cubic Bezier, and its token is a straight line")
    }
    return (baked.bezier.curve.numbers, baked, gap(of: baked))
  }

  /// A note on a Bezier that shows nothing of the motion's way any more; tools that read no extensions have only that.
  private static func gap(of baked: BakedMotion) -> String? {
    guard baked.bezier.maxError > 0.25 else { return nil }
    return "its token is a cubic Bezier more than a quarter of the way off; linear() stands in its extension"
  }

  /// The token of something of which the standard can only say how long it takes.
  private init(length seconds: Double) {
    self.init(
      .duration(seconds.isFinite ? DecimalText.plainNumber(seconds) : 0),
      shortcoming: seconds.isFinite ? nil : "it never comes to an end, and its token is a duration of 0")
  }

  private init(_ value: Value, baked: BakedMotion? = nil, shortcoming: String? = nil) {
    self.value = value
    self.baked = baked
    self.shortcoming = shortcoming
  }

  /// As time goes.
  private static let straight: [Double] = [0, 0, 1, 1]

  /// The token of a type that takes no time; nil for a type without one.
  static func cut(of type: TokenType) -> TokenValue? {
    switch type {
    case .duration: TokenValue(.duration(0))
    case .transition: TokenValue(.transition(duration: 0, delay: 0, curve: straight))
    case .number, .cubicBezier: nil
    }
  }
}

extension TokenType {
  /// The type of the token that comes nearest to a motion.
  init(of motion: Motion) {
    switch motion {
    case .spring, .tween, .morph: self = .transition
    case .curve: self = .cubicBezier
    case .duration, .sequence, .clip(_, .time, _): self = .duration
    case .clip(_, .progress, _): self = .number
    }
  }
}

extension TokenValue {
  /// Writes the value, and names in it the tokens that the parts of a transition are.
  func write(
    curve curveName: PresetName? = nil, duration durationName: PresetName? = nil, options: ExportOptions,
    to writer: inout JSONWriter
  ) {
    switch value {
    case .duration(let seconds): Self.write(seconds: seconds, options, to: &writer)
    case .number(let number): writer.number(number)
    case .curve(let numbers): writer.numbers(numbers)
    case .transition(let duration, let delay, let curve):
      writer.object { writer in
        writer.key("duration")
        if let name = durationName {
          writer.string(name.tokenReference)
        } else {
          Self.write(seconds: duration, options, to: &writer)
        }
        writer.key("delay")
        Self.write(seconds: delay, options, to: &writer)
        writer.key("timingFunction")
        if let name = curveName {
          writer.string(name.tokenReference)
        } else {
          writer.numbers(curve)
        }
      }
    }
  }

  /// Milliseconds where they read back to the same seconds, else seconds.
  private static func write(seconds: Double, _ options: ExportOptions, to writer: inout JSONWriter) {
    let millis = (seconds * 1e6).rounded() / 1e3
    let isExact = DecimalText.thousandth(millis) == seconds
    let (value, unit) = isExact ? (millis, "ms") : (seconds, "s")
    if options.textDurations { return writer.string(DecimalText.exact(value) + unit) }
    writer.object { writer in
      writer.member("value", value)
      writer.member("unit", unit)
    }
  }
}

extension PresetName {
  /// The name as other tokens refer to it.
  var tokenReference: String { "{\(text)}" }
}
