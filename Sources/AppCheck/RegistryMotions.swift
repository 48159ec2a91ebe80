import MotionPhysics
import Presets

/// The presets that an app's motions are compared with.
package struct RegistryMotions: Sendable {
  /// A spring or a tween.
  struct Entry: Sendable {
    let name: String
    let animation: Animation
  }

  private(set) var animations: [Entry] = []
  private(set) var curves: [(name: String, curve: UnitCurve)] = []
  private(set) var durations: [(name: String, seconds: Double)] = []
  /// Presets that should not be used, with what to use instead where somebody said; aliases that stand for others.
  package private(set) var deprecated: [String: Deprecation] = [:]
  private let names: Set<String>
  /// The preset that each alias stands for.
  package private(set) var targets: [String: String] = [:]

  /// Takes the presets of a registry. Aliases and deprecated presets are never proposed.
  ///
  /// A preset that makes no motion is none that could be meant: `validate` says what is wrong with it.
  package init(_ book: Book) throws {
    let resolver = Resolver(book)
    names = Set(book.presets.map(\.name.text))
    for preset in book.presets {
      if let deprecation = preset.deprecated { deprecated[preset.name.text] = deprecation }
      if case .alias(let target) = preset.content { targets[preset.name.text] = target.text }
      guard preset.deprecated == nil, preset.kind != .alias else { continue }
      do {
        add(try resolver.motion(of: preset), name: preset.name.text)
      } catch is ResolutionError {
        continue
      }
    }
  }

  /// Whether there is a preset of that name.
  func isPreset(_ name: String) -> Bool { names.contains(name) }

  private mutating func add(_ motion: Motion, name: String) {
    switch motion {
    case .curve(let curve): curves.append((name, curve))
    case .duration(let seconds) where seconds > 0: durations.append((name, seconds))
    default:
      if let animation = motion.animation { animations.append(Entry(name: name, animation: animation)) }
    }
  }

  /// The preset to use instead of a deprecated one: what its deprecation names, or what an alias stands for; nil when
  /// nobody says.
  func successor(of name: String) -> String? {
    if case .instead(let text)? = deprecated[name], isPreset(text) { return text }
    return targets[name]
  }
}
