/// The presets of a registry with every name followed and every adjustment made, and all that is wrong with them.
///
/// Worked out once, by the ``Resolver``, for code that looks at many presets: it tells every fault of every preset
/// where the resolver stops at the first.
package final class ResolvedRegistry: PresetSource {
  /// The presets, sorted by name, each name once.
  package let presets: [ResolvedPreset]
  private var byName: [PresetName: ResolvedPreset] = [:]

  /// Follows every name.
  ///
  /// - Parameters:
  ///   - presets: Sorted by name, each name once.
  ///   - known: A resolver that met some of these presets already, under these names.
  package init(sorted presets: [Preset], knowing known: Resolver? = nil) {
    self.presets = presets.indices.map { ResolvedPreset(presets[$0], place: $0) }
    byName.reserveCapacity(presets.count)
    for preset in self.presets { byName[preset.name] = preset }
    for preset in self.presets { look(up: preset) }
    followLineages()
    let resolver = known ?? Resolver(self)
    for preset in self.presets { preset.motion = try? resolver.keptMotion(of: preset.typed) }
    for preset in self.presets where preset.motion == nil && preset.cycleLength == 0 {
      preset.faults = faults(of: preset, resolver) + preset.faults
    }
  }

  /// The preset of that name, nil when there is none.
  package subscript(name: PresetName) -> ResolvedPreset? { byName[name] }

  package func preset(named name: PresetName) -> Preset? { byName[name]?.typed }

  /// Finds what a preset is made of and what replaces it.
  private func look(up preset: ResolvedPreset) {
    preset.parent = preset.typed.content.origin.flatMap { byName[$0] }
    guard case .preset(let name) = preset.typed.reduced else { return }
    preset.reducedPartner = byName[name]
    if preset.reducedPartner == nil {
      preset.faults.append(.missing(name: name, path: "reduced", of: preset.name))
    }
  }

  /// Hands down what presets have of what they are made from; not by recursion, as a lineage may be long.
  private func followLineages() {
    enum State: UInt8 { case new, open, done }
    var states = [State](repeating: .new, count: presets.count)
    var path: [ResolvedPreset] = []
    for start in presets {
      var next: ResolvedPreset? = start
      while let preset = next, states[preset.place] == .new {
        states[preset.place] = .open
        path.append(preset)
        next = preset.parent
      }
      if let first = next, states[first.place] == .open {
        let members = path.drop { $0 !== first }
        for member in members { member.cycleLength = members.count }
      }
      while let preset = path.popLast() {
        states[preset.place] = .done
        if let parent = preset.parent { preset.inherit(from: parent) }
      }
    }
  }

  /// The faults of a preset itself; none when only what it is made of is wrong.
  private func faults(of preset: ResolvedPreset, _ resolver: Resolver) -> [ResolutionError] {
    var faults: [ResolutionError] = []
    var isWhole = true
    preset.typed.forEachReference { reference in
      guard reference.path != "reduced" else { return }
      guard let other = byName[reference.name] else {
        isWhole = false
        return faults.append(.missing(name: reference.name, path: reference.path, of: preset.name))
      }
      if other.motion == nil { isWhole = false }
      guard let wanted = reference.wanted, let found = other.kind, !wanted.accepts(found) else { return }
      isWhole = false
      // A base that is a curve or a duration, and broken itself, is reported there alone.
      if reference.path == "base", other.motion == nil, found == .curve || found == .duration { return }
      faults.append(
        .wrongKind(name: reference.name, found: found, wanted: wanted, path: reference.path, of: preset.name))
    }
    // Of a row that is too long the first is told: the rest is made of it.
    if let excess = preset.typed.chainExcess(depth: preset.depth),
      preset.typed.chainExcess(depth: preset.depth - 1) == nil
    {
      faults.append(.excess(excess, of: preset.name))
    }
    if isWhole || preset.typed.kind == .tween { faults += resolver.parameterErrors(of: preset.typed) }
    return faults
  }
}

/// A preset of a registry, what it stands for once every name is followed, and what prevents it.
package final class ResolvedPreset {
  /// The preset as a person typed it.
  package let typed: Preset
  /// Its place among the presets.
  package let place: Int
  /// The base, or the target of an alias; nil without one and where nothing bears its name.
  package fileprivate(set) unowned var parent: ResolvedPreset?
  /// The preset that replaces this one when a person asks for less motion, if it names one itself.
  package fileprivate(set) unowned var reducedPartner: ResolvedPreset?
  /// The kind of what it stands for, right or wrong; nil for an alias that leads nowhere.
  package private(set) var kind: Kind?
  /// The furthest of what it is made from: there its numbers begin; nil for one that is made from
  /// nothing or from itself.
  package private(set) unowned var origin: ResolvedPreset?
  /// How many bases and aliases lie between it and one that is made from nothing.
  package private(set) var depth = 0
  /// Its role, or that of what it is made from.
  package private(set) var role: Role?
  /// Whether it, or what it is made from, says what replaces it when a person asks for less motion.
  package private(set) var hasReduced: Bool
  /// Its motion; nil when something is wrong with it or with what it is made of.
  package fileprivate(set) var motion: Motion?
  /// The faults of the preset itself, in the order of its JSON.
  package fileprivate(set) var faults: [ResolutionError] = []
  /// How many presets are made from one another on the way from this one back to itself; 0 when none is.
  package fileprivate(set) var cycleLength = 0

  fileprivate init(_ preset: Preset, place: Int) {
    typed = preset
    self.place = place
    kind = preset.kind == .alias ? nil : preset.kind
    role = preset.role
    hasReduced = preset.reduced != nil
  }

  /// Its name.
  package var name: PresetName { typed.name }

  fileprivate func inherit(from parent: ResolvedPreset) {
    if typed.kind == .alias { kind = parent.kind }
    // A cycle has no beginning to count from.
    if cycleLength == 0 {
      depth = parent.depth + 1
      origin = parent.origin ?? parent
    }
    role = role ?? parent.role
    hasReduced = hasReduced || parent.hasReduced
  }
}

/// A registry in memory with what was found out about it: each preset is resolved when it is first asked for, and the
/// answer kept for as long as the command lasts.
package final class ResolvingSnapshot {
  /// The registry, as people typed it.
  package let typed: RegistrySnapshot
  /// The resolver of its presets.
  package let resolver: Resolver
  /// For each preset that is mentioned, who mentions it, in the order of the names.
  package private(set) lazy var users = typed.users()

  /// A book of which nothing is known yet.
  package init(_ book: RegistrySnapshot) {
    typed = book
    resolver = Resolver(book)
  }

  /// The motion of one of its presets; nil where it has none.
  package func motion(of preset: Preset) -> Motion? { try? resolver.keptMotion(of: preset) }
}
