import Export
import MotionPhysics
import Presets

/// Changes that were made in Figma of presets that a registry has. Variables hold a spring's bounce and the time in
/// which it settles, a curve, a time: what else a preset says stays.
struct FigmaChanges {
  private let registry: any PresetSource
  private let resolver: Resolver
  private let incomingResolver: Resolver

  /// - Parameters:
  ///   - incoming: The presets that the variables say.
  ///   - registry: Where those are that the variables were made from.
  init(incoming: RegistrySnapshot, registry: any PresetSource) {
    self.registry = registry
    resolver = Resolver(registry)
    incomingResolver = Resolver(OverlaidSource(incoming.presets, over: registry))
  }

  /// The preset of the registry with what was changed, or the one that came in where there is none.
  ///
  /// - Parameter note: Takes what was changed in Figma and cannot be taken over.
  func preset(_ new: Preset, note: (String) -> Void) throws -> Preset {
    guard let old = try registry.preset(named: new.name), let before = try? resolver.motion(named: old.name),
      let after = try? incomingResolver.motion(of: new)
    else { return new }
    if FigmaHolding.isSame(before, after) { return old }
    guard FigmaHolding.isWhole(before) else {
      note(
        "\(old.name): was changed in Figma, which does not hold all of it, so it stays; change it here by tweak or edit"
      )
      return old
    }
    if case .spring = old.content, case .spring(let was, let wait) = before,
      case .spring(let spring, let delay) = after
    {
      var change = SpringChange()
      if !FigmaHolding.isSame(was, spring) {
        change.parameters = [.duration: spring.duration, .bounce: spring.bounce]
      }
      if !FigmaHolding.isSame(wait, delay) { change.delay = delay }
      return try old.applying(PresetChange(.spring(change)), resolver: resolver).preset
    }
    var changed = old
    changed.content = new.content
    return changed
  }
}
