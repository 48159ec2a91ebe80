// SwiftUI's animations that run several times.
extension Animation {
  /// SwiftUI's `.repeatCount(_:autoreverses:)`.
  /// - Parameters:
  ///   - repeatCount: how many runs; fewer than one are one, as in SwiftUI. A way back is a run too.
  ///   - autoreverses: whether every second run leads back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> RepeatedAnimation {
    RepeatedAnimation(self, count: max(repeatCount, 1), autoreverses: autoreverses)
  }

  /// SwiftUI's `.repeatForever(autoreverses:)`.
  /// - Parameter autoreverses: whether every second run leads back.
  public func repeatForever(autoreverses: Bool = true) -> RepeatedAnimation {
    RepeatedAnimation(self, count: nil, autoreverses: autoreverses)
  }
}

/// An animation that runs several times, one run after the other. Every other motion runs once, so this is a type of
/// its own.
///
/// A run lasts as long as the animation, its delay included: a spring's until it has settled within a thousandth of the
/// travel, from where the next run jumps to its start. One without damping never settles, and so never runs again.
/// A run back is the same animation from the target to the start, not the first one with its clock turned round: an
/// ease-in starts slowly both ways, as in SwiftUI (read in OpenSwiftUI's `RepeatAnimation`).
public struct RepeatedAnimation: Hashable, Sendable {
  /// The animation of each run.
  public let animation: Animation
  /// How many runs there are, at least 1; nil is without end.
  public let count: Int?
  /// Whether every second run leads back.
  public let autoreverses: Bool
  /// Seconds before the first run.
  public let delay: Double
  /// Seconds that a run takes.
  private let run: Double

  init(_ animation: Animation, count: Int?, autoreverses: Bool, delay: Double = 0) {
    self.animation = animation
    self.count = count
    self.autoreverses = autoreverses
    self.delay = delay
    run = animation.duration()
  }

  /// Between the start, 0, and the target, 1; before the delay is over 0, after the last run where that led.
  /// - Parameter time: seconds.
  public func value(at time: Double) -> Double {
    guard time > delay else { return 0 }
    guard let moment = moment(at: time) else { return endsAtStart ? 0 : 1 }
    let value = animation.value(at: moment.time)
    return isBack(moment.cycles) ? 1 - value : value
  }

  /// The velocity, per second; 0 before the first run and after the last.
  /// - Parameter time: seconds.
  public func velocity(at time: Double) -> Double {
    guard time > delay, let moment = moment(at: time) else { return 0 }
    let velocity = animation.velocity(at: moment.time)
    return isBack(moment.cycles) ? -velocity : velocity
  }

  /// Seconds until the last run is over, the delay included; infinite without a last one.
  public var duration: Double {
    if run == 0 { return delay }
    return count.map { delay + Double($0) * run } ?? .infinity
  }

  /// The same animation so many seconds later: SwiftUI's `.delay(_:)`, which delays the first run only. A negative sum
  /// is clamped to 0.
  public func delay(_ delay: Double) -> RepeatedAnimation {
    let sum = (self.delay + delay).clamped(to: SwiftUILimits.times, or: self.delay)
    return RepeatedAnimation(animation, count: count, autoreverses: autoreverses, delay: sum)
  }

  /// The same animation so many times as fast, its delay too: SwiftUI's `.speed(_:)`.
  /// - Parameter speed: clamped to 0.001...1000; SwiftUI stands still at 0.
  public func speed(_ speed: Double) -> RepeatedAnimation {
    RepeatedAnimation(
      animation.speed(speed), count: count, autoreverses: autoreverses,
      delay: delay / SwiftUILimits.speed(speed))
  }

  /// Runs that are over, and the time within this one; nil after the last, or where a run takes no time.
  private func moment(at time: Double) -> CycleTime? {
    let elapsed = time - delay
    guard run > 0, elapsed < .infinity else { return nil }
    let moment = CycleTime(elapsed, duration: run)
    if let count, moment.cycles >= Double(count) { return nil }
    return moment
  }

  private func isBack(_ cycles: Double) -> Bool {
    autoreverses && cycles > 2 * (0.5 * cycles).rounded(.down)
  }

  /// Whether the last run leads back. What has none ends where its target is.
  private var endsAtStart: Bool { autoreverses && count.map { $0.isMultiple(of: 2) } ?? false }
}
