import MotionPhysics
import Presets

extension ResolutionPass {
  /// Resolves what is made of springs, curves and durations, and then the aliases of those.
  mutating func resolveComposites() {
    if composites.isEmpty { return }
    let flat = FlatSource(presets: presets, names: names, resolution: result)
    for index in composites {
      switch presets[index].content {
      case .tween(let tween): resolve(index, tween)
      case .clip(let clip): resolve(index, clip, flat)
      default: break
      }
    }
    for index in presets.indices where result.kinds[index] == .none && traits[index].contains(.isAlias) {
      copyComposite(to: index)
    }
    checkBases()
  }

  /// Reports bases that are tweens or clips, by name or through aliases: what those are was not known before.
  private mutating func checkBases() {
    for index in presets.indices where traits[index].contains(.isDerived) && result.kinds[index] == .none {
      let parent = Int(result.parents[index])
      guard parent >= 0, let found = undecidedKind(parent), found != .spring, found != .curve,
        found != .duration
      else { continue }
      add(.wrongKind(presets[parent].name, found: found, wanted: .spring), to: index, at: "base")
    }
  }

  /// Gives an alias, and those on the way to what it names, what that one stands for.
  private mutating func copyComposite(to start: Int) {
    var waiting: [Int] = []
    var index = start
    // A chain of aliases that comes back to itself is longer than it may be.
    while result.kinds[index] == .none, traits[index].contains(.isAlias), waiting.count <= presets.count {
      waiting.append(index)
      guard result.parents[index] >= 0 else { return }
      index = Int(result.parents[index])
    }
    guard result.kinds[index] == .tween || result.kinds[index] == .clip else { return }
    for alias in waiting {
      result.kinds[alias] = result.kinds[index]
      result.springs[alias] = result.springs[index]
      result.curves[alias] = result.curves[index]
      result.clips[alias] = result.clips[index]
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
      return find(name, wanted: .curve, index, at: "curve").flatMap { result.curves[$0] }
    }
  }

  private mutating func duration(of tween: TypedTween, _ index: Int) -> Double? {
    let duration: Double
    switch tween.duration {
    case .seconds(let seconds):
      duration = seconds
    case .preset(let name):
      guard let found = find(name, wanted: .duration, index, at: "duration") else { return nil }
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
  private mutating func find(_ name: PresetName, wanted: MotionKind, _ index: Int, at path: String) -> Int? {
    let place = Int(look(up: name, from: index, at: path))
    guard place >= 0 else { return nil }
    let found = result.kinds[place].motionKind ?? undecidedKind(place)
    guard let found else { return nil }
    if found == wanted { return result.kinds[place] == .none ? nil : place }
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

  private mutating func resolve(_ index: Int, _ clip: Clip, _ flat: FlatSource) {
    var isWhole = true
    presets[index].forEachReference { reference in
      guard reference.path != "reduced", let wanted = reference.kind else { return }
      isWhole = find(reference.name, wanted: wanted, index, at: reference.path) != nil && isWhole
    }
    guard isWhole else { return }
    do {
      guard case .clip(let timeline, _, _) = try Resolver(flat).motion(of: presets[index]) else { return }
      result.clips[index] = timeline
      result.kinds[index] = .clip
      result.springs[index].duration = timeline.duration
    } catch let error as ResolutionError {
      guard case .parameter(let reason, let path, _) = error else { return }
      add(.parameter(reason), to: index, at: path)
    } catch {
      return
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
    case .curve:
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
      .standalone(SpringParameters(formIndex: ResolutionPass.plainForm ?? 0, numbers: numbers)))
  }
}
