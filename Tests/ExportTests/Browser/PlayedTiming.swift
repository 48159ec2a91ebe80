import MotionPhysics
import Presets
import Testing

/// A spring, a tween or a curve in a browser.
struct PlayedTiming {
  let name: String
  /// The motion that must be seen; nil is a cut.
  let motion: Motion?

  static let shares = (0..<50).map { (Double($0) + 0.37) / 50 }

  var probe: SheetProbe.Timing { SheetProbe.Timing(name: name, shares: Self.shares) }

  func expect(_ answer: SheetProbe.Answer, error: Double) {
    guard let timing = answer.timings[name] else {
      Issue.record("\(name) was not played")
      return
    }
    guard let motion else {
      #expect(timing.duration == "" || timing.duration == "0.01ms", "\(name)")
      #expect(timing.delay == "" || timing.delay == "0ms", "\(name)")
      return
    }
    guard let animation = motion.animation else {
      guard case .curve(let curve) = motion else { return }
      return expect(timing.values, error: error) { curve.value(at: $0) }
    }
    guard let milliseconds = Self.milliseconds(timing.duration) else {
      Issue.record("\(name) has the duration \(timing.duration)")
      return
    }
    #expect(abs((Self.milliseconds(timing.delay) ?? -1) - animation.delay * 1000) < 1e-5, "\(name)")
    #expect(timing.transition.contains(timing.easing), "\(name)")
    expect(timing.values, error: error) { animation.value(at: animation.delay + $0 * milliseconds / 1000) }
    #expect(abs(animation.value(at: animation.delay + milliseconds / 1000) - 1) < 0.11, "\(name)")
  }

  func expect(_ values: [Double], error: Double, value: (Double) -> Double) {
    #expect(values.count == Self.shares.count)
    for (share, seen) in zip(Self.shares, values) {
      let gap = abs(seen - value(share))
      #expect(gap <= error, "\(name) at \(share) is \(seen), and should be \(value(share))")
      if gap > error { return }
    }
  }

  static func milliseconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return Double(text.dropLast(2)) }
    return text.hasSuffix("s") ? Double(text.dropLast()).map { $0 * 1000 } : nil
  }
}
