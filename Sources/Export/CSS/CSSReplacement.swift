import MotionPhysics
import Presets

/// A preset's replacement for reduced motion.
struct CSSReplacement {
  /// The values in place of the preset's own; an animation without a text keeps its own, cut short.
  enum Value {
    case timing(CSSTiming)
    case animation(duration: String, text: String?)
  }

  private(set) var value: Value
  /// A remark on what was lost, or nil.
  private(set) var remark: String?

  /// Nil where a preset has none.
  ///
  /// - Parameter prefix: Of the names of keyframes.
  init?(of exported: ExportedPreset, prefix: String, tolerance: Double) throws {
    guard let partner = exported.reduced else { return nil }
    let isAnimation = exported.motion.kind.isKeyframed
    let isEndless = exported.motion.loops || exported.motion.runsOverProgress
    value =
      isAnimation
      ? .animation(duration: CSSTiming.cutDuration, text: isEndless ? "none" : nil)
      : .timing(.cut(of: exported.motion))
    switch partner {
    case .cut: break
    case .elsewhere: remark = partner.loss
    case .preset(let other, let motion):
      do throws(MotionError) {
        if isAnimation, motion.kind.isKeyframed,
          let animation = try CSSAnimation(
            motion, name: CSSName.base(other, prefix: prefix), tolerance: tolerance)
        {
          value = .animation(
            duration: animation.duration, text: animation.text(duration: animation.duration))
        } else if !isAnimation, var timing = try CSSTiming(motion, tolerance: tolerance) {
          timing.keep(partsOf: exported.motion)
          value = .timing(timing)
        } else {
          remark = partner.loss
        }
      } catch {
        remark = "its partner \(other) cannot be carried, so nothing moves instead: \(error.sentence)"
      }
    }
  }

  /// The declarations in the media query.
  func declarations(_ own: CSSVariables) -> [CSSDeclaration] {
    switch value {
    case .timing(let timing):
      // The whole transition refers to its parts.
      return timing.values.map { $0.declaration(own) }.filter { $0.name != own[.transition] }
    case .animation(let duration, let text):
      return [CSSDeclaration(own[.duration], duration)]
        + (text.map { [CSSDeclaration(own[.animation], $0)] } ?? [])
    }
  }

  /// The timing function for browsers that know `linear()`.
  func linear(_ own: CSSVariables) -> [CSSDeclaration] {
    guard case .timing(let timing) = value else { return [] }
    return timing.values.compactMap { $0.linear(own) }
  }
}
