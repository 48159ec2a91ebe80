import Export
import MotionPhysics
import PlainText
import Presets
import Registry

/// Presets of files that hold less than a registry does, as they go into one. Of a preset that it has already only what
/// the files say otherwise is changed: tokens have no reduced partner and no role, a variable of Figma is a spring's
/// bounce and the time in which it settles, and what stands in for a spring or for keyframes says neither.
struct IncomingPresets {
  private let source: ImportSource
  private let registry: RegistryStore
  /// The names that there will be, of an exact import; nil where what is there stays.
  private let remaining: Set<PresetName>?
  private let resolver: Resolver
  private let incomingResolver: Resolver
  private let extensions: KeptExtensions

  init(_ source: ImportSource, into registry: RegistryStore, remaining: Set<PresetName>?) {
    self.source = source
    self.registry = registry
    let presets = source.text.presets
    self.remaining = remaining
    resolver = Resolver(registry)
    incomingResolver = Resolver(OverlaidSource(presets, over: registry))
    extensions = KeptExtensions(presets)
  }

  private var presets: [Preset] { source.text.presets }

  /// The presets as they will be.
  ///
  /// - Parameter note: Takes what a file says otherwise and cannot be taken over.
  func merged(note: (String) -> Void) throws -> [Preset] {
    var merged: [PresetName: Preset] = [:]
    // A derived spring is compared over its base as that will be.
    var derived: [(new: Preset, old: Preset, base: PresetName)] = []
    for new in presets {
      guard let old = try registry.preset(named: new.name) else {
        merged[new.name] = new
        continue
      }
      if let base = old.content.spring?.base, !source.wholePresets.contains(new.name) {
        derived.append((new, old, base))
      } else {
        merged[new.name] = try preset(new, over: old, resolver, note)
      }
    }
    var waiting = Set(derived.map(\.new.name))
    while !derived.isEmpty {
      let later = Resolver(OverlaidSource(Array(merged.values), over: registry))
      let ready = derived.filter { !waiting.contains($0.base) }
      for (new, old, _) in ready { merged[new.name] = try preset(new, over: old, later, note) }
      waiting.subtract(ready.map(\.new.name))
      derived.removeAll { merged[$0.new.name] != nil }
      if ready.isEmpty { break }
    }
    let unused = try unusedPartners(in: merged)
    return presets.filter { !unused.contains($0.name) }.map { merged[$0.name] ?? $0 }
  }

  /// The partners for less motion that the registry does not have and nothing takes up, but for one another.
  private func unusedPartners(in merged: [PresetName: Preset]) throws -> Set<PresetName> {
    var unused = try source.partnerNames.filter { try registry.preset(named: $0) == nil }
    var users = merged.values.filter { !unused.contains($0.name) }
    while !users.isEmpty {
      let used = unused.intersection(users.flatMap(\.references).map(\.name))
      unused.subtract(used)
      users = used.compactMap { merged[$0] }
    }
    return unused
  }

  /// The partner for less motion: one that a person chose stays, and one that came of a file follows it.
  private func reduced(_ new: Preset, over old: Preset, _ note: (String) -> Void) throws -> Reduced? {
    guard let said = new.reduced else { return old.reduced }
    // What was changed for full motion alone is still the old one for less motion, and no other motion.
    if case .preset(let name) = said, let before = try? resolver.motion(of: old),
      let less = try? incomingResolver.motion(named: name), isSame(less, before)
    {
      return old.reduced
    }
    guard let present = try resolver.reduced(of: old) else { return said }
    // What the files say of the partner itself is taken as of any preset.
    if present == said { return old.reduced }
    if present == .preset(PresetName(stored: old.name.text + "-reduced")) { return said }
    let (here, there) = (try? motion(of: present, resolver), try? motion(of: said, incomingResolver))
    let isEqual = here.flatMap { here in there.map { isSame($0, here) } } ?? false
    if isEqual { return old.reduced }
    if try isBrought(present, to: old) { return said }
    let words = there.map { MotionDescription($0).words } ?? "none"
    let advice =
      old.reduced == nil
      ? "" : "; to take that, run `motionbook tweak \(old.name) --no-reduced` and import again with --replace"
    note("\(old.name): keeps reduced \(present.text); \(source.title) has \(words) for less motion\(advice)")
    return old.reduced
  }

  /// Whether a preset got its partner by an earlier import of one of the files, as the journal has it.
  private func isBrought(_ partner: Reduced, to preset: Preset) throws -> Bool {
    let states = try registry.states(of: preset.name.text) ?? []
    let same = states.prefix { state in
      state.text.flatMap { PresetText(Array($0.utf8), named: nil).preset }?.reduced == partner
    }
    guard let command = same.last?.command, command.hasPrefix("import ") else { return false }
    return source.files.contains { $0 != "-" && "\(command) ".holds(" \(CommandWords.text(of: [$0])) ") }
  }

  /// The motion of a partner; nil for one that does not move.
  private func motion(of partner: Reduced, _ resolver: Resolver) throws -> Motion? {
    guard case .preset(let name) = partner else { return nil }
    return try resolver.motion(named: name)
  }

  private func preset(
    _ new: Preset, over old: Preset, _ resolver: Resolver, _ note: (String) -> Void
  ) throws -> Preset {
    var changed = new
    if !source.wholePresets.contains(new.name) {
      changed = old
      changed.content = try content(new, over: old, resolver, note)
      changed.reduced = try reduced(new, over: old, note)
      // Variables of Figma are values alone.
      if !source.isFigma {
        changed.summary = new.summary ?? old.summary
        changed.deprecated = new.deprecated ?? old.deprecated
      }
    }
    if !source.isFigma { changed.extensions = extensions.merged(new.extensions, over: old.extensions) }
    leaveOutRemoved(&changed, new, note)
    // What is changed is no longer its pack's.
    if changed != old { changed.origin = new.origin }
    return changed
  }

  /// Takes what the file says in place of what names a preset that an exact import removes.
  private func leaveOutRemoved(_ changed: inout Preset, _ new: Preset, _ note: (String) -> Void) {
    guard let remaining else { return }
    if case .preset(let partner) = changed.reduced, !remaining.contains(partner) {
      changed.reduced = new.reduced
    }
    let lost = changed.references.first { $0.path != "reduced" && !remaining.contains($0.name) }
    guard let lost else { return }
    note(
      "\(changed.name): is made of \(lost.name), which is removed, so it becomes \(new.kind.phrase) as in \(source.title)"
    )
    changed.content = new.content
  }

  /// Whether a motion that was read is all that its file can hold of another.
  private func isSame(_ read: Motion, _ motion: Motion) -> Bool {
    source.isFigma ? FigmaHolding.isSame(motion, read) : TokenHolding.isSame(read, asValueOf: motion)
  }

  private func content(
    _ new: Preset, over old: Preset, _ resolver: Resolver, _ note: (String) -> Void
  ) throws -> Content {
    // A tween is compared over what it names as that will be: it moves along, and is no other for that.
    let isTween = old.content.tween != nil
    guard new.content != old.content,
      let before = try? (isTween ? incomingResolver : resolver).motion(of: old),
      let after = try? incomingResolver.motion(of: new)
    else { return new.content }
    // An old name that was left for those who use it stays one, while what has the new name moves as the files say.
    if old.isOldName, let target = try? incomingResolver.motion(of: old), isSame(after, target) {
      return old.content
    }
    if source.isFigma {
      if isSame(after, before) { return old.content }
      guard FigmaHolding.isWhole(before) else {
        note(
          "\(old.name): was changed in Figma, which does not hold all of it, so it stays; change it here by tweak or edit"
        )
        return old.content
      }
    } else {
      if !TokenHolding.isSaid(old.content), isSame(after, before) { return old.content }
      guard !TokenHolding.isStandIn(after, for: before) else {
        note(
          "\(old.name): is \(before.kind.phrase) here and \(after.kind.phrase) in \(source.title), not the one that stands in for "
            + "it, so it stays; change it by tweak or edit, or remove it to take the other")
        return old.content
      }
    }
    if let typed = old.content.tween, let tween = new.content.tween {
      return .tween(self.tween(tween, after, over: typed, before))
    }
    guard case .spring(let typed) = old.content, case .spring(let was, let wait) = before,
      case .spring(let spring, let delay) = after
    else { return new.content }
    let saidDelay = source.isFigma ? delay : new.content.spring?.delay
    if !source.isFigma, typed.base == nil { return new.content.delayed(by: saidDelay ?? typed.delay) }
    var change = SpringChange()
    if !source.isFigma || !FigmaHolding.isSame(was, spring) {
      change.parameters = [.duration: spring.duration, .bounce: spring.bounce]
      if FigmaHolding.isSame(was.duration, spring.duration) { change.parameters[.duration] = nil }
      if FigmaHolding.isSame(was.bounce, spring.bounce) { change.parameters[.bounce] = nil }
    }
    if let saidDelay, !FigmaHolding.isSame(wait, saidDelay) { change.delay = saidDelay }
    if let base = typed.base, let earlier = try? self.resolver.motion(of: old), isSame(after, earlier) {
      note(
        "\(old.name): is in \(source.title) as it was before \(base) changed, so it keeps that motion and no longer "
          + "moves along; `motionbook edit \(old.name)` lets it, and then export again")
    }
    return try old.applying(PresetChange(.spring(change)), resolver: resolver).preset.content
  }
  /// A tween of which only those parts are changed that the file says otherwise: of a keyword it has the Bezier.
  private func tween(
    _ new: TypedTween, _ after: Motion, over old: TypedTween, _ before: Motion
  ) -> TypedTween {
    guard case .tween(let curve, let duration, let delay) = after,
      case .tween(let oldCurve, let oldDuration, let oldDelay) = before
    else { return new }
    var tween = new
    // Another name is something else that a file says, but in Figma, where it may be a part's own.
    if isSame(.curve(curve), .curve(oldCurve)), source.isFigma || new.curve.name == old.curve.name {
      tween.curve = old.curve
    }
    if isSame(.duration(duration), .duration(oldDuration)),
      source.isFigma || new.duration.name == old.duration.name
    {
      tween.duration = old.duration
    }
    if FigmaHolding.isSame(delay, oldDelay) { tween.delay = old.delay }
    return tween
  }
}
