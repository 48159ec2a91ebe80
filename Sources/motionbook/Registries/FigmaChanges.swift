import MotionPhysics
import Presets

/// What was changed in Figma of presets that a registry has. Variables hold a spring's bounce and the time in which it
/// settles, a curve, a time: what else a preset says stays.
struct FigmaChanges {
  private let incoming: Book
  private let registry: any PresetSource
  private let resolver: Resolver
  private let incomingResolver: Resolver

  /// - Parameters:
  ///   - incoming: The presets that the variables say.
  ///   - registry: Where those are that the variables were made from.
  init(incoming: Book, registry: any PresetSource) {
    self.incoming = incoming
    self.registry = registry
    resolver = Resolver(registry)
    incomingResolver = Resolver(
      OverlaidSource(
        Dictionary(incoming.presets.map { ($0.name, Optional($0)) }, uniquingKeysWith: { first, _ in first }),
        over: registry))
  }

  /// The preset of the registry with what was changed, or the one that came in where there is none.
  func preset(_ new: Preset) throws -> Preset {
    guard let old = try registry.preset(named: new.name), let before = try? resolver.motion(named: old.name),
      let after = try? incomingResolver.motion(of: new)
    else { return new }
    if Self.isSame(before, after) || !Self.isWhole(before) { return old }
    if case .spring = old.content, case .spring(let spring, _) = after {
      var change = SpringChange()
      change.parameters = [.duration: spring.duration, .bounce: spring.bounce]
      return try old.applying(PresetChange(.spring(change)), resolver: resolver).preset
    }
    var changed = old
    changed.content = new.content
    return changed
  }

  /// Whether Figma has all of a motion: of a clip it has the time only, and of some curves what stands in their place.
  private static func isWhole(_ motion: Motion) -> Bool {
    switch motion {
    case .curve(let curve), .tween(let curve, _, _): curve == .linear || curve.bezier != nil
    case .spring, .duration: true
    case .clip, .sequence, .morph: false
    }
  }

  /// Whether Figma has the same of two motions: numbers to 32 bits, and of a spring the milliseconds until it settles.
  private static func isSame(_ first: Motion, _ second: Motion) -> Bool {
    switch (first, second) {
    case (.spring(let first, let delay), .spring(let second, let otherDelay)):
      isSame(delay, otherDelay) && isSame(first.bounce, second.bounce) && settling(first) == settling(second)
    case (.tween(let first, let duration, let delay), .tween(let second, let otherDuration, let otherDelay)):
      isSame(first, second) && isSame(duration, otherDuration) && isSame(delay, otherDelay)
    case (.curve(let first), .curve(let second)): isSame(first, second)
    case (.duration(let first), .duration(let second)): isSame(first, second)
    default: false
    }
  }

  private static func isSame(_ first: Double, _ second: Double) -> Bool {
    Float(first) == Float(second) || abs(first - second) < 1e-9
  }

  private static func isSame(_ first: UnitCurve, _ second: UnitCurve) -> Bool {
    guard let one = first.bezier, let other = second.bezier else { return first == second }
    return zip([one.x1, one.y1, one.x2, one.y2], [other.x1, other.y1, other.x2, other.y2]).allSatisfy(isSame)
  }

  private static func settling(_ spring: Spring) -> Double { (spring.settlingTime() * 1000).rounded(.up) }
}
