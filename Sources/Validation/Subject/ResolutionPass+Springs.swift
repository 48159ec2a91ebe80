import MotionPhysics
import Presets

extension ResolutionPass {
  /// The place of SwiftUI's duration and bounce among the forms.
  static let plainForm = SpringForms.all.firstIndex {
    $0.dialect == nil && $0.keys.map(\.key) == [.duration, .bounce]
  }

  /// Where a duration and a bounce make a spring beyond doubt, so that none need be made: far inside what the physics
  /// allow, and farther from the ends of the bounce than rounding reaches.
  private static func isSafe(_ shape: SpringShape) -> Bool {
    shape.duration > 1e-6 && shape.duration < 1e6 && shape.bounce > -0.999 && shape.bounce < 0.999
      && shape.mass > 1e-6 && shape.mass < 1e6
  }

  mutating func settle(_ index: Int, _ typed: TypedSpring, parent: Int) {
    switch typed.parameters {
    case .standalone(let parameters):
      settle(index, parameters)
    case .adjusted(let adjustment):
      guard parent >= 0, result.kinds[parent] != .none else { return }
      guard result.kinds[parent] == .spring else { return addWrongBase(index, adjustment.base, parent) }
      settle(index, adjustment, from: result.springs[parent])
    }
    guard result.kinds[index] == .spring, let delay = typed.delay else { return }
    if delay >= 0, delay.isFinite {
      result.springs[index].delay = delay
    } else {
      result.kinds[index] = .none
      let allowed = Bounds.zeroOrMore.allowed
      let error: MotionError =
        delay.isFinite
        ? .outOfRange(parameter: "delay", value: delay, allowed: allowed) : .notFinite(parameter: "delay")
      add(.parameter(error), to: index, at: "delay")
    }
  }

  private mutating func settle(_ index: Int, _ parameters: SpringParameters) {
    if parameters.formIndex == Self.plainForm {
      let bounce = parameters.numbers.second
      let shape = SpringShape(duration: parameters.numbers.first, bounce: bounce.isNaN ? 0 : bounce)
      if Self.isSafe(shape) { return set(index, shape) }
    }
    do throws(MotionError) {
      let spring = try parameters.spring()
      set(index, SpringShape(duration: spring.duration, bounce: spring.bounce, mass: spring.mass))
    } catch {
      let isTyped = parameters.typed.contains { $0.key.rawValue == error.parameter }
      add(.parameter(error), to: index, at: isTyped ? error.parameter : "")
    }
  }

  private mutating func settle(_ index: Int, _ adjustment: Adjustment, from base: SpringShape) {
    let isPlain = adjustment.durationScale == nil || adjustment.duration == nil
    // The sums that `Spring.adjusted` makes, on its grid of 1e-15.
    let bounce = adjustment.extraBounce.map { ((base.bounce + $0) * 1e15).rounded() / 1e15 } ?? base.bounce
    let shape = SpringShape(
      duration: adjustment.duration
        ?? adjustment.durationScale.map { (base.duration * $0 * 1e15).rounded() / 1e15 } ?? base.duration,
      bounce: bounce, mass: base.mass, delay: base.delay)
    if isPlain, Self.isSafe(shape), shape.duration < 9 { return set(index, shape) }
    do throws(MotionError) {
      let spring = try Spring(duration: base.duration, bounce: base.bounce, mass: base.mass)
      let adjusted = try spring.adjusted(by: adjustment)
      set(
        index,
        SpringShape(
          duration: adjusted.duration, bounce: adjusted.bounce, mass: adjusted.mass, delay: base.delay))
    } catch {
      let key = error.parameter == "bounce" ? "extraBounce" : adjustment.duration == nil ? "durationScale" : "duration"
      add(.adjusted(error), to: index, at: key)
    }
  }

  private mutating func addWrongBase(_ index: Int, _ base: PresetName, _ parent: Int) {
    guard let found = result.kinds[parent].motionKind else { return }
    add(.wrongKind(base, found: found, wanted: .spring), to: index, at: "base")
  }

  private mutating func set(_ index: Int, _ shape: SpringShape) {
    result.kinds[index] = .spring
    result.springs[index] = shape
  }
}
