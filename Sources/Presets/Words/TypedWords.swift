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
    case .clip(let clip): clip.words
    case .sequence(let sequence): sequence.words
    case .morph(let morph): morph.words
    case .alias(let target): "-> \(target)"
    }
  }
}

extension Content {
  /// The typed content, if it is of that kind.
  package var spring: TypedSpring? { if case .spring(let spring) = self { spring } else { nil } }
  package var tween: TypedTween? { if case .tween(let tween) = self { tween } else { nil } }
  package var clip: Clip? { if case .clip(let clip) = self { clip } else { nil } }
  package var sequence: TypedSequence? { if case .sequence(let sequence) = self { sequence } else { nil } }
  package var morph: TypedMorph? { if case .morph(let morph) = self { morph } else { nil } }
}

extension AnimationReference {
  /// The motion typed in place, if it is of that kind.
  package var spring: TypedSpring? { if case .spring(let spring) = self { spring } else { nil } }
  package var tween: TypedTween? { if case .tween(let tween) = self { tween } else { nil } }

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
      let dialect = parameters.form.dialect.map { $0 + ": " } ?? ""
      parts.append(
        dialect
          + parameters.typed.map { "\($0.key.rawValue) \(DecimalText.exact($0.value))" }.joined(
            separator: ", "))
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

extension Clip {
  fileprivate var words: String {
    let tracks = tracks.map(\.property.visible).joined(separator: ", ")
    let driver = driver == .progress ? ", by progress" : ""
    return tracks + (loops == true ? ", loops" : "") + driver
  }
}

extension TypedSequence {
  fileprivate var words: String {
    let phases = phases.map(\.name.visible).joined(separator: ", ")
    return phases + (mode == .loop ? ", loops" : ", by a trigger")
  }
}

extension TypedMorph {
  fileprivate var words: String {
    let elements = elements.map(\.name.visible).joined(separator: ", ")
    let gesture = interactive.map { ", by a gesture \($0.axis.rawValue)" } ?? ""
    return elements + gesture
  }
}
