import MotionPhysics
import Presets

extension ResolutionPass {
  /// Resolves what is made of springs, curves and durations, and then the aliases of those.
  mutating func resolveComposites() {
    if composites.isEmpty { return }
    // Tweens first, and what stands for them: sequences and morphs are made of those.
    for index in composites {
      if case .tween(let tween) = presets[index].content { resolve(index, tween) }
    }
    copyCompositesToAliases()
    let flat = FlatSource(presets: presets, names: names, resolution: result)
    for index in composites where presets[index].kind != .tween { resolve(index, flat) }
    copyCompositesToAliases()
    checkBases()
  }

  private mutating func copyCompositesToAliases() {
    // Aliases that lead to nothing yet, so that a long chain of them is not walked again from each.
    var undecided: Set<Int> = []
    for index in presets.indices where result.kinds[index] == .none && traits[index].contains(.isAlias) {
      copyComposite(to: index, &undecided)
    }
  }

  /// Reports bases that are no springs but composites, by name or through aliases: what those are was not known before.
  private mutating func checkBases() {
    for index in presets.indices where traits[index].contains(.isDerived) && result.kinds[index] == .none {
      let parent = Int(result.parents[index])
      guard parent >= 0, let found = undecidedKind(parent), found != .spring, found != .curve,
        found != .duration
      else { continue }
      add(.wrongKind(presets[parent].name, found: found, wanted: .only(.spring)), to: index, at: "base")
    }
  }

  /// Gives an alias, and those on the way to what it names, what that one stands for.
  private mutating func copyComposite(to start: Int, _ undecided: inout Set<Int>) {
    var waiting: [Int] = []
    var index = start
    while result.kinds[index] == .none, traits[index].contains(.isAlias) {
      // Also where a chain of aliases comes back to itself.
      guard undecided.insert(index).inserted else { return }
      waiting.append(index)
      guard result.parents[index] >= 0 else { return }
      index = Int(result.parents[index])
    }
    guard result.kinds[index].isComposite else { return }
    for alias in waiting {
      result.kinds[alias] = result.kinds[index]
      result.springs[alias] = result.springs[index]
      result.curves[alias] = result.curves[index]
      result.clips[alias] = result.clips[index]
      result.sequences[alias] = result.sequences[index]
      result.morphs[alias] = result.morphs[index]
    }
  }

  private mutating func resolve(_ index: Int, _ tween: TypedTween) {
    let curve = curve(of: tween, index)
    let duration = duration(of: tween, index)
    let delay = tween.delay ?? 0
    if !(delay >= 0 && delay.isFinite) {
      let error = MotionError.outOfRange(parameter: "delay", value: delay, allowed: Bounds.zeroOrMore.allowed)
      add(.parameter(error), to: index, at: "delay")
    } else if let curve, let duration {
      result.kinds[index] = .tween
      result.curves[index] = curve
      result.springs[index] = SpringShape(duration: duration, bounce: 0, delay: delay)
    }
  }

  private mutating func curve(of tween: TypedTween, _ index: Int) -> UnitCurve? {
    switch tween.curve {
    case .named(let curve):
      return curve
    case .inline(let shape):
      do throws(MotionError) {
        return try shape.unitCurve()
      } catch {
        add(.parameter(error), to: index, at: "curve")
        return nil
      }
    case .preset(let name):
      return find(name, wanted: .only(.curve), index, at: "curve").flatMap { result.curves[$0] }
    }
  }

  private mutating func duration(of tween: TypedTween, _ index: Int) -> Double? {
    let duration: Double
    switch tween.duration {
    case .seconds(let seconds):
      duration = seconds
    case .preset(let name):
      guard let found = find(name, wanted: .only(.duration), index, at: "duration") else { return nil }
      duration = result.springs[found].duration
    }
    if duration > 0, duration.isFinite { return duration }
    let error: MotionError =
      duration.isFinite
      ? .outOfRange(parameter: "duration", value: duration, allowed: "greater than 0 in a tween")
      : .notFinite(parameter: "duration")
    add(.parameter(error), to: index, at: "duration")
    return nil
  }

  /// The place of a name that must be of a kind; nil, with a fault where there is one to tell, when it is
  /// not.
  private mutating func find(_ name: PresetName, wanted: WantedKind, _ index: Int, at path: String) -> Int? {
    let place = Int(look(up: name, from: index, at: path))
    guard place >= 0 else { return nil }
    let found = result.kinds[place].motionKind ?? undecidedKind(place)
    guard let found else { return nil }
    if wanted.accepts(found) { return result.kinds[place] == .none ? nil : place }
    add(.wrongKind(name, found: found, wanted: wanted), to: index, at: path)
    return nil
  }

  /// The kind that a preset has whether or not its numbers are right; nil for an alias that leads nowhere.
  private func undecidedKind(_ place: Int) -> MotionKind? {
    var index = place
    for _ in 0...presets.count {
      if !traits[index].contains(.isAlias) { return presets[index].kind }
      guard result.parents[index] >= 0 else { return nil }
      index = Int(result.parents[index])
    }
    return nil
  }

  /// Resolves a preset that names others in its parts, once all of them are right.
  private mutating func resolve(_ index: Int, _ flat: FlatSource) {
    var isWhole = true
    presets[index].forEachReference { reference in
      guard reference.path != "reduced", let wanted = reference.wanted else { return }
      isWhole = find(reference.name, wanted: wanted, index, at: reference.path) != nil && isWhole
    }
    guard isWhole else { return }
    do {
      settle(index, try Resolver(flat).motion(of: presets[index]))
    } catch let error as ResolutionError {
      guard case .parameter(let reason, let path, _) = error else { return }
      add(.parameter(reason), to: index, at: path)
    } catch {
      return
    }
  }

  private mutating func settle(_ index: Int, _ motion: Motion) {
    switch motion {
    case .clip(let timeline, _, _):
      result.clips[index] = timeline
      result.kinds[index] = .clip
      result.springs[index].duration = timeline.duration
    case .sequence(let sequence):
      result.sequences[index] = sequence
      result.kinds[index] = .sequence
      result.springs[index].duration = sequence.duration
    case .morph(let morph):
      result.morphs[index] = morph
      result.kinds[index] = .morph
      result.springs[index].duration = morph.duration(.present)
    case .spring, .curve, .duration, .tween:
      return
    }
  }
}

extension Resolution.Kind {
  /// Whether it is made of springs, curves and durations.
  fileprivate var isComposite: Bool {
    switch self {
    case .tween, .clip, .sequence, .morph: true
    case .none, .spring, .curve, .duration: false
    }
  }
}

/// Presets with bases and aliases already followed, so that a resolver goes one step at most.
private struct FlatSource: PresetSource {
  let presets: [Preset]
  let names: NameIndex
  let resolution: ResolutionDraft

  func preset(named name: PresetName) -> Preset? {
    guard let index = names[name] else { return nil }
    switch resolution.kinds[index] {
    case .spring:
      let shape = resolution.springs[index]
      return Preset(name: name, content: .spring(shape.typed))
    case .curve, .tween:
      var target = index
      while case .alias = presets[target].content, resolution.parents[target] >= 0 {
        target = Int(resolution.parents[target])
      }
      return Preset(name: name, content: presets[target].content)
    default:
      return presets[index]
    }
  }
}

extension SpringShape {
  /// The spring as a person would type it.
  fileprivate var typed: TypedSpring {
    let numbers = SpringNumbers(duration, bounce)
    return TypedSpring(
      .standalone(SpringParameters(formIndex: ResolutionPass.plainForm ?? 0, numbers: numbers)),
      delay: delay == 0 ? nil : delay)
  }
}
