import PlainText
import MotionPhysics
import StrictJSON

/// A preset's motion in a few words, as typed.
package enum MotionText {
  package static func text(of content: Content) -> String {
    switch content {
    case .spring(let spring): text(of: spring)
    case .curve(let shape): text(of: shape)
    case .duration(let seconds): Figures.exact(seconds) + " s"
    case .tween(let tween): text(of: tween)
    case .clip(let clip): text(of: clip)
    case .sequence(let sequence): text(of: sequence)
    case .morph(let morph): text(of: morph)
    case .alias(let target): "-> \(target)"
    }
  }

  package static func text(of spring: TypedSpring) -> String {
    var parts: [String] = []
    switch spring.parameters {
    case .standalone(let parameters):
      let dialect = parameters.form.dialect.map { $0 + ": " } ?? ""
      parts.append(
        dialect
          + parameters.typed.map { "\($0.key.rawValue) \(Figures.exact($0.value))" }.joined(separator: ", "))
    case .adjusted(let adjustment):
      parts.append(adjustment.base.text)
      if let duration = adjustment.duration { parts.append("duration \(Figures.exact(duration))") }
      if let scale = adjustment.durationScale { parts.append("duration × \(Figures.exact(scale))") }
      if let bounce = adjustment.extraBounce {
        parts.append("bounce \(bounce < 0 ? "-" : "+") \(Figures.exact(abs(bounce)))")
      }
    }
    if let delay = spring.delay, delay != 0 { parts.append("delay \(Figures.exact(delay))") }
    return parts.joined(separator: ", ")
  }

  package static func text(of shape: CurveShape) -> String {
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      "bezier " + [x1, y1, x2, y2].map(Figures.exact).joined(separator: ", ")
    case .points(let points): "\(points.count) points"
    case .steps(let count, let jump): "\(count) steps" + (jump.map { ", jump \($0.rawValue)" } ?? "")
    case .path: "path"
    }
  }

  private static func text(of tween: TypedTween) -> String {
    let duration =
      switch tween.duration {
      case .seconds(let seconds): Figures.exact(seconds) + " s"
      case .preset(let name): name.text
      }
    let delay = tween.delay.flatMap { $0 == 0 ? nil : ", delay \(Figures.exact($0))" } ?? ""
    return duration + ", " + text(of: tween.curve) + delay
  }

  private static func text(of curve: CurveReference) -> String {
    switch curve {
    case .named(let curve): curve.name ?? "curve"
    case .preset(let name): name.text
    case .inline(let shape): text(of: shape)
    }
  }

  private static func text(of clip: Clip) -> String {
    let tracks = clip.tracks.map(\.property.visible).joined(separator: ", ")
    let driver = clip.driver == .progress ? ", by progress" : ""
    return tracks + (clip.loops == true ? ", loops" : "") + driver
  }

  private static func text(of sequence: TypedSequence) -> String {
    let phases = sequence.phases.map(\.name.visible).joined(separator: ", ")
    return phases + (sequence.mode == .loop ? ", loops" : ", by a trigger")
  }

  private static func text(of morph: TypedMorph) -> String {
    let elements = morph.elements.map(\.name.visible).joined(separator: ", ")
    let gesture = morph.interactive.map { ", by a gesture \($0.axis.rawValue)" } ?? ""
    return elements + gesture
  }
}
