import CommandLineKit
import MotionPhysics
import Presets

/// Which way a morph goes, and what a finger does with it.
struct MorphGesture {
  /// Where a finger lets go, and how fast.
  struct Release: Equatable {
    /// The share of the gesture's way.
    let progress: Double
    /// Progress per second, positive toward the end.
    let velocity: Double
  }

  var isDismissing = false
  var scrub: Double?
  var release: Release?

  /// The option that was typed; nil when none was.
  var option: String? {
    if scrub != nil { return "--scrub" }
    if release != nil { return "--release" }
    return isDismissing ? "--dismiss" : nil
  }

  /// The morph's motion, and what became of it when it was let go.
  ///
  /// - Throws: ``Failure`` for a morph that takes no gesture.
  func motion(
    of morph: Morph, named name: String
  ) throws -> (motion: PropertyMotion, outcome: MorphRelease.Outcome?) {
    let direction: Morph.Direction = isDismissing ? .dismiss : .present
    if let option, morph.interaction == nil, option != "--dismiss" {
      throw Failure("\(name) has no gesture, so \(option) means nothing; it needs a member interactive")
    }
    if let scrub { return (PropertyMotion(morph, direction, progress: scrub), nil) }
    guard let release else { return (PropertyMotion(morph, direction), nil) }
    do throws(MotionError) {
      let result = try morph.release(direction, progress: release.progress, velocity: release.velocity)
      return (PropertyMotion(result), result.outcome)
    } catch {
      throw Failure("\(name): \(error.sentence)")
    }
  }
}

extension MorphGesture.Release: ArgumentValue {
  init(argument: String) throws {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let progress = try? Double(argument: parts[0]),
      let velocity = try? Double(argument: parts[1])
    else { throw InvalidValue("write a progress, a colon and a velocity, such as 0.4:1.5") }
    self.init(progress: progress, velocity: velocity)
  }

  static var typeName: String { "a progress and a velocity" }
  var argumentText: String { "\(progress):\(velocity)" }
}
