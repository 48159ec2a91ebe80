import MotionPhysics
import Presets

/// The presets that an app's motions are compared with.
package struct RegistryMotions: Sendable {
  /// A preset as motions are compared with it.
  struct Entry: Sendable {
    let name: String
    /// From its start on; a curve over a second, a duration evenly.
    let animation: Animation
    /// Seconds before its start.
    let delay: Double
    /// Whether it is the team's own, and no pack's.
    let isOwn: Bool
    /// How long it takes, where that is all it says.
    var seconds: Double { if case .tween(_, let duration, _) = animation { duration } else { 0 } }
  }

  private(set) var animations: [Entry] = []
  private(set) var curves: [Entry] = []
  /// The curves of tweens, each over a second.
  private(set) var tweenCurves: [Animation] = []
  private(set) var durations: [Entry] = []
  /// The names of durations in which nothing moves; no motion is compared with them.
  private(set) var instants: [String] = []
  /// Whether it has a say in how long motions take: not where all that it has are curves.
  var hasDurations: Bool { !durations.isEmpty || !animations.isEmpty }
  /// Whether it has a say in their curves: not where all that it has are durations.
  var hasCurves: Bool { !curves.isEmpty || !animations.isEmpty }
  /// Presets that should not be used, with what to use instead where that is named; aliases that stand for others.
  package private(set) var deprecated: [String: Deprecation] = [:]
  private let names: Set<String>
  private var motions: [String: Motion] = [:]
  private var successors: [String: String] = [:]
  /// The preset that each alias stands for.
  package private(set) var targets: [String: String] = [:]

  /// Takes the presets of a registry. Aliases and deprecated presets are never proposed.
  ///
  /// A preset without a motion cannot be meant: `validate` says what is wrong with it.
  package init(_ book: RegistrySnapshot) throws {
    let resolver = Resolver(book)
    names = Set(book.presets.map(\.name.text))
    for preset in book.presets {
      if let deprecation = preset.deprecated {
        deprecated[preset.name.text] = deprecation
        successors[preset.name.text] = try? resolver.successor(of: preset)?.text
      }
      if case .alias(let target) = preset.content { targets[preset.name.text] = target.text }
      do {
        let motion = try resolver.keptMotion(of: preset)
        motions[preset.name.text] = motion
        if preset.deprecated == nil, preset.kind != .alias { add(motion, of: preset) }
      } catch is ResolutionError {
        continue
      }
    }
  }

  /// The motion of any preset, also of one that is never proposed; nil for one that has none.
  func motion(of name: String) -> Motion? { motions[name] }

  func isPreset(_ name: String) -> Bool { names.contains(name) }

  private mutating func add(_ motion: Motion, of preset: Preset) {
    guard motion.duration != 0 else { return instants.append(preset.name.text) }
    guard let animation = motion.comparable else { return }
    let entry = Entry(
      name: preset.name.text, animation: animation.delayed(by: 0), delay: animation.delay,
      isOwn: preset.origin == nil)
    if motion.animation != nil {
      animations.append(entry)
      if case .tween(let curve, _, _) = animation {
        tweenCurves.append(.tween(curve, duration: 1, delay: 0))
      }
    }
    if motion.curve != nil { curves.append(entry) }
    if motion.duration != nil { durations.append(entry) }
  }

  /// The preset to use instead of a deprecated one; nil where nothing says which.
  func successor(of name: String) -> String? { successors[name] }
}
