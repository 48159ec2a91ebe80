import AppScan
import MotionPhysics

/// The result of comparing a motion in an app.
enum Verdict: Hashable, Sendable {
  /// It is a preset's motion, written by hand.
  case equal(MotionMatch)
  /// It is nearly a preset's motion.
  case near(MotionMatch)
  /// It is nowhere near any; the nearest, if there is one to compare with, and what its halves are.
  case unknown(MotionMatch?, MotionHalves)
  /// Nothing to say: a jump, or no motion by itself.
  case nothing
  /// It could not be read.
  case unread

  /// Nothing for a constant whose motion counts where it is used, unless a preset can take its place.
  func counted(for site: Site) -> Verdict {
    if case .equal = self { return self }
    return site.countsElsewhere ? .nothing : self
  }
}

extension Site {
  /// Whether it writes a curve and no more.
  var isCurve: Bool { if case .curve? = motion?.kind { true } else { false } }
}

extension SiteMotion {
  /// Whether anything is seen to move.
  var isMotion: Bool {
    switch kind {
    case .spring(let duration, _), .tween(let duration, _), .duration(let duration): duration > 0
    case .curve: true
    }
  }

  /// Whether it goes through keyframes on a way that depends on those around it, so that no preset could be it.
  var isThroughKeyframes: Bool { if case .tween(_, .throughKeyframes) = kind { true } else { false } }

  var isSpring: Bool { if case .spring = kind { true } else { false } }
}
