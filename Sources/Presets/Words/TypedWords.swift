import MotionPhysics
import PlainText

extension Content {
  /// The motion in a few words, as typed. ``MotionDescription`` says what it resolves to.
  package var words: String {
    switch self {
    case .spring(let spring): spring.words
    case .curve(let shape): shape.words
    case .duration(let seconds): DecimalText.exact(seconds) + " s"
    case .tween(let tween): tween.words
    case .clip(let clip):
      clip.tracks.map(\.property.visible).joined(separator: ", ") + (clip.loops == true ? ", loops" : "")
        + (clip.driver == .progress ? ", by progress" : "")
    case .sequence(let sequence):
      sequence.phases.map(\.name.visible).joined(separator: ", ")
        + (sequence.mode == .loop ? ", loops" : ", by a trigger")
    case .morph(let morph):
      morph.elements.map(\.name.visible).joined(separator: ", ")
        + (morph.interactive.map { ", by a gesture \($0.axis.rawValue)" } ?? "")
    case .alias(let target): "-> \(target)"
    }
  }
}

extension AnimationReference {
  /// The name of a preset, else the motion as typed.
  var words: String {
    switch self {
    case .preset(let name): name.text
    case .spring(let spring): spring.words
    case .tween(let tween): tween.words
    }
  }
}

extension ClipKeyframe.Movement {
  /// The name of a preset, else the motion as typed; nil where only the kind was typed.
  var motionWords: String? {
    switch self {
    case .linear(_, .preset(let name)?), .spring(_, .preset(let name)?, _): name.text
    case .spring(_, .inline(let spring)?, _): spring.words
    case .linear, .spring, .cubic, .move: nil
    }
  }
}

extension TypedSpring {
  fileprivate var words: String {
    var parts: [String] = []
    switch parameters {
    case .standalone(let parameters):
      let numbers = parameters.typed.map { "\($0.key.rawValue) \(DecimalText.exact($0.value))" }
      let dialect = parameters.form.dialect.map { $0 + ": " } ?? ""
      parts.append(dialect + numbers.joined(separator: ", "))
    case .adjusted(let adjustment):
      parts.append(adjustment.base.text)
      if let duration = adjustment.duration { parts.append("duration \(DecimalText.exact(duration))") }
      if let scale = adjustment.durationScale { parts.append("duration × \(DecimalText.exact(scale))") }
      if let bounce = adjustment.extraBounce {
        parts.append("bounce \(bounce < 0 ? "-" : "+") \(DecimalText.exact(abs(bounce)))")
      }
    }
    if let delay, delay != 0 { parts.append("delay \(DecimalText.exact(delay))") }
    return parts.joined(separator: ", ")
  }
}

extension CurveShape {
  fileprivate var words: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      "bezier " + [x1, y1, x2, y2].map(DecimalText.exact).joined(separator: ", ")
    case .points(let points): points.count.counted("point")
    case .steps(let count, let jump): count.counted("step") + (jump.map { ", jump \($0.rawValue)" } ?? "")
    case .path: "path"
    }
  }
}

extension TypedTween {
  fileprivate var words: String {
    let length =
      switch duration {
      case .seconds(let seconds): DecimalText.exact(seconds) + " s"
      case .preset(let name): name.text
      }
    let delay = delay.flatMap { $0 == 0 ? nil : ", delay \(DecimalText.exact($0))" } ?? ""
    return length + ", " + curve.words + delay
  }
}

extension CurveReference {
  fileprivate var words: String {
    switch self {
    case .named(let curve): curve.name ?? "curve"
    case .preset(let name): name.text
    case .inline(let shape): shape.words
    }
  }
}
