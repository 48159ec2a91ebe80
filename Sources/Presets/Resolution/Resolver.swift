import MotionPhysics

/// Turns presets into motions: follows aliases and bases, adds adjustments, looks references up.
///
/// What was resolved once is kept, so that resolving a whole registry is linear in its size.
public final class Resolver {
  private let source: any PresetSource
  private var known: [PresetName: Motion] = [:]
  /// The presets that wait for another to be resolved, the first one first.
  private var waiting: [PresetName] = []
  private var isWaiting: Set<PresetName> = []

  /// Makes a resolver.
  ///
  /// - Parameter source: Where names are looked up. It must not change while the resolver is used.
  public init(_ source: any PresetSource) { self.source = source }

  /// The motion of a preset in the source.
  ///
  /// - Throws: ``ResolutionError``, or what the source throws. Nil only when the name itself does not exist.
  public func motion(named name: PresetName) throws -> Motion? {
    if let motion = known[name] { return motion }
    guard let preset = try source.preset(named: name) else { return nil }
    return try resolve(preset, keeping: true)
  }

  /// The motion of a preset, which need not be in the source and hides there what has its name.
  ///
  /// - Throws: ``ResolutionError``, or what the source throws.
  public func motion(of preset: Preset) throws -> Motion {
    // Not kept: under that name the source may say something else.
    try resolve(preset, keeping: false)
  }

  /// The motion of an inline content on behalf of a preset that is not there: a literal of the command line.
  public func motion(of content: Content) throws -> Motion {
    // With a blank, so that no preset can have the name.
    try motion(of: Preset(name: PresetName(stored: "the motion"), content: content))
  }

  /// The preset that a name stands for, aliases followed; nil when the name does not exist.
  public func preset(behind name: PresetName) throws -> Preset? {
    var names = [name]
    var seen: Set<PresetName> = [name]
    while let last = names.last, let preset = try source.preset(named: last) {
      guard case .alias(let target) = preset.content else { return preset }
      names.append(target)
      if !seen.insert(target).inserted {
        throw ResolutionError.cycle(Array(names.drop { $0 != target }))
      }
    }
    return nil
  }

  /// The reduced partner of a preset: its own, else that of what it is made from; nil when there is none.
  public func reduced(of preset: Preset) throws -> Reduced? {
    var current = preset
    var seen: Set<PresetName> = []
    while current.reduced == nil, seen.insert(current.name).inserted, let origin = current.content.origin,
      let next = try source.preset(named: origin)
    {
      current = next
    }
    return current.reduced
  }

  /// Resolves what the preset is made from first, the furthest ancestor before all: a lineage may be so long
  /// that a call for each of its members would not fit on the stack.
  private func resolve(_ preset: Preset, keeping keeps: Bool) throws -> Motion {
    var lineage: [Preset] = []
    defer { for _ in lineage { isWaiting.remove(waiting.removeLast()) } }
    try wait(preset, in: &lineage)
    while let origin = lineage.last?.content.origin, known[origin] == nil,
      let next = try source.preset(named: origin)
    {
      try wait(next, in: &lineage)
    }
    while lineage.count > 1, let ancestor = lineage.last {
      known[ancestor.name] = try motion(ofContent: ancestor)
      lineage.removeLast()
      isWaiting.remove(waiting.removeLast())
    }
    let motion = try motion(ofContent: preset)
    if keeps { known[preset.name] = motion }
    return motion
  }

  private func wait(_ preset: Preset, in lineage: inout [Preset]) throws {
    guard isWaiting.insert(preset.name).inserted else {
      throw ResolutionError.cycle(Array(waiting.drop { $0 != preset.name }) + [preset.name])
    }
    waiting.append(preset.name)
    lineage.append(preset)
  }

  private func motion(ofContent preset: Preset) throws -> Motion {
    let scope = Scope(preset: preset.name)
    return switch preset.content {
    case .spring(let spring): try self.spring(spring, at: "", in: scope)
    case .curve(let shape): try curve(shape, at: "", in: scope)
    case .duration(let seconds): .duration(try checked(duration: seconds, at: "duration", in: scope))
    case .tween(let tween): try self.tween(tween, at: "", in: scope)
    case .clip(let clip): try self.clip(clip, in: scope)
    case .sequence(let sequence): try self.sequence(sequence, in: scope)
    case .morph(let morph): try self.morph(morph, in: scope)
    case .alias(let target): try motion(named: target, wanted: nil, at: "of", in: scope)
    }
  }

  /// Which preset is being resolved.
  struct Scope {
    let preset: PresetName

    func error(_ error: MotionError, at path: String) -> ResolutionError {
      .parameter(error, path: path, of: preset)
    }
  }

  func motion(named name: PresetName, wanted: WantedKind?, at path: String, in scope: Scope) throws -> Motion
  {
    let motion: Motion
    if let resolved = known[name] {
      motion = resolved
    } else if let preset = try source.preset(named: name) {
      motion = try resolve(preset, keeping: true)
    } else {
      throw ResolutionError.missing(name: name, path: path, of: scope.preset)
    }
    if let wanted, !wanted.accepts(motion.kind) {
      throw ResolutionError.wrongKind(
        name: name, found: motion.kind, wanted: wanted, path: path, of: scope.preset)
    }
    return motion
  }
}

extension Content {
  /// The preset that this one is made from: a base, or what an alias names.
  public var origin: PresetName? {
    switch self {
    case .alias(let target): target
    case .spring(let spring): spring.base
    case .curve, .duration, .tween, .clip, .sequence, .morph: nil
    }
  }
}
