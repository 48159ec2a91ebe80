import MotionPhysics
import Presets

extension ResolutionPass {
  /// The place of SwiftUI's duration and bounce among the forms.
  static let plainForm = SpringForms.all.firstIndex {
    $0.dialect == nil && $0.keys.map(\.key) == [.duration, .bounce]
  }

  /// Where a duration and a bounce make a spring beyond doubt, so that none need be made: far inside what the
  /// physics allow, and farther from the ends of the bounce than rounding reaches.
  private static func isSafe(_ shape: SpringShape) -> Bool {
    shape.duration > 1e-6 && shape.duration < 1e6 && shape.bounce > -0.999 && shape.bounce < 0.999
      && shape.mass > 1e-6 && shape.mass < 1e6
  }

  mutating func settle(_ index: Int, _ parameters: SpringParameters) {
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

  /// Sets a delay of the spring's own.
  mutating func settle(_ index: Int, delay: Double) {
    do throws(MotionError) {
      try Bounds.zeroOrMore.check(delay, "delay")
      result.springs[index].delay = delay
    } catch {
      result.kinds[index] = .none
      add(.parameter(error), to: index, at: "delay")
    }
  }

  /// Adjusts a base that is resolved.
  mutating func settle(_ index: Int, _ adjustment: CompactAdjustment, parent: Int) {
    guard let found = result.kinds[parent].motionKind else { return }
    guard found == .spring else {
      return add(
        .wrongKind(presets[parent].name, found: found, wanted: .only(.spring)), to: index, at: "base")
    }
    let ownDelay = result.springs[index].delay
    let base = result.springs[parent]
    let shape = adjustment.applied(to: base)
    if adjustment.isPlain, Self.isSafe(shape), shape.duration < 9 {
      set(index, shape)
    } else {
      settle(index, exactlyFrom: base)
    }
    if !ownDelay.isNaN, result.kinds[index] == .spring { settle(index, delay: ownDelay) }
  }

  private mutating func settle(_ index: Int, exactlyFrom base: SpringShape) {
    guard case .spring(let typed) = presets[index].content, case .adjusted(let adjustment) = typed.parameters
    else { return }
    do throws(MotionError) {
      let spring = try Spring(duration: base.duration, bounce: base.bounce, mass: base.mass)
      let adjusted = try spring.adjusted(by: adjustment)
      set(
        index,
        SpringShape(
          duration: adjusted.duration, bounce: adjusted.bounce, mass: adjusted.mass, delay: base.delay))
    } catch {
      let key =
        error.parameter == "bounce"
        ? "extraBounce" : adjustment.duration == nil ? "durationScale" : "duration"
      add(.adjusted(error), to: index, at: key)
    }
  }

  private mutating func set(_ index: Int, _ shape: SpringShape) {
    result.kinds[index] = .spring
    result.springs[index] = shape
  }
}
