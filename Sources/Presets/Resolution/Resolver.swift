import MotionPhysics

/// Turns presets into motions: follows aliases and bases, adds adjustments, looks references up.
///
/// A motion is kept once it is resolved, so that resolving a whole registry is linear in its size.
public final class Resolver {
  private let source: any PresetSource
  private var known: [PresetName: Outcome] = [:]
  /// The presets that wait for another to be resolved, the first one first.
  private var waiting: [PresetName] = []
  private var isWaiting: Set<PresetName> = []
  /// How many presets are being resolved because another mentions them.
  private var nesting = 0

  /// More than any right mention needs: a sequence's tween's curve is three, and its aliases are followed without
  /// nesting.
  static let mostNesting = 8

  /// A preset, resolved or refused; an object, as the table of a whole registry would move each when it grows.
  private final class Outcome {
    let motion: Result<Motion, any Error>
    /// How many bases and aliases lie between it and one that is made from nothing.
    let depth: Int

    init(_ motion: Result<Motion, any Error>, depth: Int) {
      self.motion = motion
      self.depth = depth
    }
  }

  /// Creates a resolver.
  ///
  /// - Parameter source: Where names are looked up. It must not change while the resolver is used.
  public init(_ source: any PresetSource) { self.source = source }

  /// The motion of a preset in the source.
  ///
  /// - Throws: ``ResolutionError``, or what the source throws. Nil only when the name itself does not exist.
  public func motion(named name: PresetName) throws -> Motion? {
    if let outcome = known[name] { return try outcome.motion.get() }
    return try source.preset(named: name).map { try resolve($0, keeping: true) }
  }

  /// The motion of a preset that is in the source as it stands here, kept for the next call.
  ///
  /// - Throws: ``ResolutionError``, or what the source throws.
  package func keptMotion(of preset: Preset) throws -> Motion {
    if let outcome = known[preset.name] { return try outcome.motion.get() }
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
    var seen: Set<PresetName> = []
    while let last = names.last, let preset = try source.preset(named: last) {
      guard case .alias(let target) = preset.content else { return preset }
      names.append(target)
      seen.insert(last)
      if seen.contains(target) {
        throw ResolutionError.cycle(Array(names.drop { $0 != target }))
      }
    }
    return nil
  }

  /// The reduced partner of a preset: its own, else that of what it is made from; nil when there is none.
  public func reduced(of preset: Preset) throws -> Reduced? {
    var current = preset
    var seen: Set<PresetName> = []
    while current.reduced == nil, seen.insert(current.name).inserted,
      Ranges.chainDepth.contains(Double(seen.count)), let origin = current.content.origin,
      let next = try source.preset(named: origin)
    {
      current = next
    }
    return current.reduced
  }

  /// The preset to use in place of one that should not be used any more; nil where nothing says which.
  ///
  /// That is the one that its deprecation names. Of another name for a preset it is what that stands for, unless the
  /// deprecation names the same by one more name: what follows it must not move otherwise than before.
  package func successor(of preset: Preset) throws -> PresetName? {
    guard let deprecation = preset.deprecated else { return nil }
    let named = deprecation.replacement.flatMap { $0 == preset.name ? nil : $0 }
    guard case .alias(let target) = preset.content else {
      return try named.flatMap { try source.preset(named: $0)?.name }
    }
    guard let named, let meant = try self.preset(behind: named)?.name else { return target }
    return try meant == self.preset(behind: target)?.name ? named : target
  }

  /// The preset that is meant where one is: its successor, or of another name that is not deprecated what it stands for.
  package func target(of preset: Preset) throws -> PresetName? {
    if let successor = try successor(of: preset) { return successor }
    guard case .alias(let target) = preset.content else { return nil }
    return try source.preset(named: target)?.name
  }

  /// Whether a name leads to a motion.
  package func isRight(_ name: PresetName) -> Bool { (try? motion(named: name)) != nil }

  /// Resolves what the preset is made from first, the furthest ancestor before all: a lineage may be so long
  /// that a call for each of its members would not fit on the stack.
  private func resolve(_ preset: Preset, keeping keeps: Bool) throws -> Motion {
    var lineage: [Preset] = []
    defer { for _ in lineage { isWaiting.remove(waiting.removeLast()) } }
    // What needs nothing, or only what is known, waits for nothing.
    let origin = preset.content.origin
    let mayMention = preset.kind == .tween || preset.kind.hasParts
    if origin.map({ known[$0] == nil }) ?? mayMention { try wait(preset, in: &lineage) }
    do {
      while let origin = lineage.last?.content.origin, known[origin] == nil,
        let next = try source.preset(named: origin)
      {
        try wait(next, in: &lineage)
      }
      while lineage.count > 1, let ancestor = lineage.last {
        try keep(try motion(ofContent: ancestor), of: ancestor)
        lineage.removeLast()
        isWaiting.remove(waiting.removeLast())
      }
      let motion = try motion(ofContent: preset)
      if keeps { try keep(motion, of: preset) } else { _ = try depth(of: preset) }
      return motion
    } catch let error as ResolutionError {
      // Of none of them another attempt would find more: without that a long lineage would be gone through for each
      // of its members.
      if keeps {
        for member in lineage { known[member.name] = Outcome(.failure(error), depth: 0) }
      }
      throw error
    }
  }

  private func keep(_ motion: Motion, of preset: Preset) throws {
    known[preset.name] = Outcome(.success(motion), depth: try depth(of: preset))
  }

  /// How many bases and aliases lie between a preset, whose origin is known, and one that is made from nothing.
  private func depth(of preset: Preset) throws -> Int {
    guard let origin = preset.content.origin, let above = known[origin] else { return 0 }
    let depth = above.depth + 1
    if let excess = preset.chainExcess(depth: depth) { throw ResolutionError.excess(excess, of: preset.name) }
    return depth
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
    if let excess = preset.excesses.first { throw ResolutionError.excess(excess, of: preset.name) }
    switch preset.content {
    case .spring(let typed):
      let (spring, delay) = try spring(typed, at: "", in: scope)
      return .spring(spring, delay: delay)
    case .curve(let shape): return .curve(try curve(shape, at: "", in: scope))
    case .duration(let seconds): return .duration(try checked(seconds, "duration", at: "", in: scope))
    case .tween(let typed):
      let (curve, duration, delay) = try tweenParts(typed, at: "", in: scope)
      return .tween(curve, duration: duration, delay: delay)
    case .clip(let typed): return try clip(typed, in: scope)
    case .sequence(let typed): return try sequence(typed, in: scope)
    case .morph(let typed): return try morph(typed, in: scope)
    case .alias(let target): return try motion(named: target, at: "of", in: scope)
    }
  }

  /// Which preset is being resolved.
  struct Scope {
    let preset: PresetName

    func error(_ error: MotionError, at path: String) -> ResolutionError {
      .parameter(error, path: path, of: preset)
    }

    /// The body's value; its error becomes one at a path of the preset.
    func at<Value>(
      _ path: String, _ body: () throws(MotionError) -> Value
    ) throws(ResolutionError) -> Value {
      do throws(MotionError) { return try body() } catch { throw self.error(error, at: path) }
    }

    /// A motion of many parts that can be baked.
    ///
    /// - Parameter parts: The member that holds them.
    func whole(_ parts: String, _ make: () throws(PartError) -> Motion) throws(ResolutionError) -> Motion {
      let motion: Motion
      do throws(PartError) { motion = try make() } catch {
        throw self.error(error.atPath, at: error.atPath.parameter)
      }
      return try at(parts) { () throws(MotionError) in try motion.checked(parts) }
    }
  }

  /// The motion of a preset that another mentions.
  private func motion(named name: PresetName, at path: String, in scope: Scope) throws -> Motion {
    if let motion = try motion(named: name) { return motion }
    throw ResolutionError.missing(name: name, path: path, of: scope.preset)
  }

  /// The motion of a preset that another mentions, as what is wanted there.
  ///
  /// - Parameter value: What is wanted of a motion; nil of one of another kind.
  func motion<Value>(
    named name: PresetName, as value: (Motion) -> Value?, wanted: WantedKind, at path: String, in scope: Scope
  ) throws -> Value {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Self.mostNesting, let found = try preset(behind: name)?.kind, !wanted.accepts(found) {
      // Mentions of the wrong kind may go on and on, and each would take its part of the stack.
      throw ResolutionError.wrongKind(
        name: name, found: found, wanted: wanted, path: path, of: scope.preset)
    }
    let motion = try motion(named: name, at: path, in: scope)
    if let value = value(motion) { return value }
    throw ResolutionError.wrongKind(
      name: name, found: motion.kind, wanted: wanted, path: path, of: scope.preset)
  }

  /// A duration or delay, which is 0 or more.
  func checked(_ value: Double, _ key: String, at path: String, in scope: Scope) throws -> Double {
    try scope.at(path.appending(key: key)) { () throws(MotionError) in try Ranges.delay.check(value, key) }
    return value
  }
}

extension Content {
  /// The preset that this one is made from: a base, or what an alias names.
  public var origin: PresetName? {
    if case .alias(let target) = self { target } else { spring?.base }
  }
}
