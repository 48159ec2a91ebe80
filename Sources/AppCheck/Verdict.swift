import AppScan
import MotionPhysics

/// The result of comparing a motion in an app.
enum Verdict: Hashable, Sendable {
  /// It is a preset's motion, written by hand.
  case equal(MotionMatch)
  /// It is nearly a preset's motion.
  case near(MotionMatch)
  /// It is nowhere near any; the nearest, if there is one to compare with.
  case unknown(MotionMatch?)
  /// Nothing to say: a jump, or no motion by itself.
  case nothing
  /// It could not be read.
  case unread

  init(_ site: Site, _ comparison: MotionComparison, _ thresholds: CheckThresholds) {
    guard site.isReadable else {
      self = .unread
      return
    }
    guard let motion = site.motion, motion.isMotion else {
      self = .nothing
      return
    }
    // What no preset can hold, a check cannot ask for either.
    guard motion.content != nil else {
      self = .unread
      return
    }
    guard let match = comparison.match(site, near: thresholds[motion.family]) else {
      self = .unknown(nil)
      return
    }
    if match.distance < MotionMatch.equalDistance {
      self = .equal(match)
    } else if match.distance < thresholds[motion.family] {
      self = .near(match)
    } else {
      self = .unknown(match)
    }
  }
}

extension SiteMotion {
  /// Whether anything is seen to move.
  var isMotion: Bool {
    switch kind {
    case .spring(let duration, _), .tween(let duration, _), .duration(let duration): duration > 0
    case .curve: true
    }
  }
}

/// From which distance on a motion is another one, for each family: a share of the travel.
package struct CheckThresholds: Hashable, Sendable {
  /// Springs.
  package var spring: Double
  /// Curves with and without a duration, and durations.
  package var tween: Double

  /// The defaults.
  ///
  /// A tempo that differs by 8 % is a distance of 0.05 between springs and 0.07 between tweens.
  package init(spring: Double = 0.05, tween: Double = 0.08) {
    self.spring = spring
    self.tween = tween
  }

  subscript(family: MotionFamily) -> Double {
    switch family {
    case .spring: spring
    case .tween: tween
    }
  }
}

extension SiteMotion {
  /// The motion as it plays from its start on, its speed counted in; nil for a jump, for a curve without a duration
  /// and a duration without a curve, and for a curve that is known by its name only.
  var animation: Animation? {
    switch kind {
    case .spring(let duration, let ratio):
      guard duration > 0,
        let spring = try? Spring(validatingResponse: duration / speed, dampingRatio: ratio)
      else { return nil }
      return .spring(spring, delay: 0)
    case .tween(let duration, let curve):
      guard duration > 0, let unit = curve.curve else { return nil }
      return .tween(unit, duration: duration / speed, delay: 0)
    case .curve, .duration: return nil
    }
  }

  /// Springs and tweens have thresholds of their own: people see less of a spring's tempo.
  var family: MotionFamily {
    if case .spring = kind { .spring } else { .tween }
  }
}

/// The kind of a motion: a spring, or a curve with or without a duration.
enum MotionFamily: String, CaseIterable, Sendable {
  case spring
  case tween
}
