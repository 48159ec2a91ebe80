import MotionPhysics
import PlainText

/// The change of a preset. What is left out stays.
package struct PresetChange: Sendable {
  /// The change of the content; nil leaves it.
  package var content: ContentChange?
  /// The presets whose time is scaled along where they stand.
  package var scaledElsewhere: Set<PresetName> = []
  /// The change of what is said about the preset.
  package var about = AboutChange()

  package init(_ content: ContentChange? = nil) { self.content = content }
}

/// The change of a preset's content, by the kind of preset that has it.
package enum ContentChange: Sendable {
  case spring(SpringChange)
  case curve(CurveShape)
  case duration(TimeChange)
  case tween(TweenChange)
  case clip(ClipChange)
  case sequence(SequenceChange)
  case morph(MorphChange)
  /// A preset of any kind becomes another name for a preset.
  case alias(of: PresetName)
  /// An alias gets what it stands for as its own.
  case detachAlias

  /// The subject of the change, in the words in which a preset of another kind refuses it.
  fileprivate var subject: String {
    switch self {
    case .spring: "spring's parameters"
    case .curve: "curve's shape"
    case .duration: "duration"
    case .tween: "curve"
    case .clip: "clip's keyframes"
    case .sequence: "sequence's phases"
    case .morph: "morph's elements, transitions or gesture"
    case .alias, .detachAlias: "what an alias stands for"
    }
  }
}

package struct TweenChange: Sendable {
  package var curve: CurveReference?
  package var duration: DurationReference?
  /// The change of how long that is.
  package var time = TimeChange()
  /// Another delay, seconds.
  package var delay: Double?

  package init() {}
}

/// The change of what is said about a preset.
package struct AboutChange: Sendable {
  /// Another summary; an empty one removes it.
  package var summary: String?
  package var reduced: Reduced?
  /// Removes the reduced partner, so that the base's counts again.
  package var removesReduced = false
  package var role: Role?
  package var removesRole = false
  /// Another deprecation; an empty text takes it back.
  package var deprecated: String?
  /// Exceptions from rules, with reasons; an empty reason removes the exception.
  package var allow: [String: String] = [:]

  package init() {}
}

package struct ChangedPreset: Sendable {
  package var preset: Preset
  /// Notes for people on how the change was made.
  package var notes: [String] = []
}

extension Preset {
  /// The preset with a change made. Nothing else happens: this is a pure function.
  ///
  /// - Parameters:
  ///   - change: What is to change.
  ///   - resolver: Where bases are looked up.
  /// - Throws: ``ChangeError`` when the change does not fit the preset's kind or leaves a range.
  package func applying(_ change: PresetChange, resolver: Resolver) throws -> ChangedPreset {
    var result = ChangedPreset(preset: self)
    if let content = change.content {
      try result.apply(content, with: change.scaledElsewhere, resolver: resolver)
    }
    result.preset.apply(change.about)
    if result.preset != self { result.preset.origin = nil }
    if let excess = result.preset.excesses.first, !excesses.contains(excess) {
      throw ChangeError("\(name): \(excess.message)")
    }
    return result
  }

  private mutating func apply(_ change: AboutChange) {
    if let text = change.summary { summary = text.isEmpty ? nil : text }
    if let partner = change.reduced { reduced = partner }
    if change.removesReduced { reduced = nil }
    if let newRole = change.role { role = newRole }
    if change.removesRole { role = nil }
    if let text = change.deprecated { deprecated = text.isEmpty ? nil : .instead(text) }
    for (rule, reason) in change.allow { allow[rule] = reason.isEmpty ? nil : reason }
  }
}

extension ChangedPreset {
  private mutating func noteKept(delay: Double?) {
    guard let delay, delay != 0 else { return }
    notes.append("\(preset.name) keeps its delay of \(DecimalText.seconds(delay)); --delay changes it")
  }

  fileprivate mutating func apply(
    _ change: ContentChange, with others: Set<PresetName>, resolver: Resolver
  ) throws {
    let name = preset.name
    let before = preset
    switch (preset.content, change) {
    case (.spring(let spring), .spring(let change)):
      preset.content = .spring(
        try spring.applying(change, name: name, resolver: resolver, notes: &notes))
      if change.detaches { preset.inherit(try resolver.reduced(of: before)) }
      if change.durationScale != nil, change.delay == nil { noteKept(delay: spring.delay) }
    case (.curve, .curve(let shape)):
      preset.content = .curve(try shape.checked { ChangeError("\(name): \($0)") })
    case (.duration(let seconds), .duration(let change)):
      let changed = change.applied(to: seconds)
      try Ranges.delay.checkChange(changed, "\(name): duration")
      preset.content = .duration(changed)
    case (.tween(let tween), .tween(let change)):
      preset.content = .tween(try tween.applying(change, name: name, resolver: resolver))
      if change.time.scale != nil, change.delay == nil { noteKept(delay: tween.delay) }
    case (.clip(let clip), .clip(let change)):
      preset.content = .clip(
        try clip.applying(change, name: name, with: others, resolver: resolver, notes: &notes))
    case (.sequence(let sequence), .sequence(let change)):
      preset.content = .sequence(
        try sequence.applying(change, name: name, with: others, resolver: resolver, notes: &notes))
    case (.morph(let morph), .morph(let change)):
      preset.content = .morph(
        try morph.applying(change, name: name, with: others, resolver: resolver, notes: &notes))
    case (_, .alias(let target)):
      if target == name { throw ChangeError("\(name) cannot stand for itself") }
      if preset.kind != .alias {
        notes.append("\(name) was \(preset.kind.phrase) of its own, and is another name now")
      }
      preset.content = .alias(of: target)
    case (.alias(let target), .detachAlias):
      guard let other = try resolver.preset(behind: target) else {
        throw ChangeError("\(name) stands for \(target), which is not there")
      }
      preset.content = other.content
      preset.inherit(try resolver.reduced(of: other))
      notes.append("\(name) no longer stands for \(target)")
    case (.spring, _), (.curve, _), (.duration, _), (.tween, _), (.clip, _), (.sequence, _), (.morph, _),
      (.alias, _):
      throw ChangeError("\(name) is \(preset.kind.phrase), which has no \(change.subject) to change")
    }
  }
}

extension TypedTween {
  fileprivate func applying(
    _ change: TweenChange, name: PresetName, resolver: Resolver
  ) throws -> TypedTween {
    var tween = self
    if let curve = change.curve {
      if case .inline(let shape) = curve { _ = try shape.checked { ChangeError("\(name): \($0)") } }
      tween.curve = curve
    }
    if let duration = change.duration { tween.duration = duration }
    tween.delay = try Ranges.delay.checkChange(change.delay, "\(name): delay") ?? tween.delay
    if !change.time.isEmpty {
      let seconds = try tween.duration.seconds(of: name, resolver: resolver)
      tween.duration = .seconds(change.time.applied(to: seconds))
    }
    if case .seconds(let seconds) = tween.duration {
      try Ranges.duration.checkChange(seconds, "\(name): duration")
    }
    return tween
  }
}

extension DurationReference {
  /// The length that is typed, or that the preset of that name has.
  fileprivate func seconds(of owner: PresetName, resolver: Resolver) throws -> Double {
    switch self {
    case .seconds(let seconds): return seconds
    case .preset(let name):
      guard case .duration(let seconds)? = try resolver.motion(named: name) else {
        throw ChangeError("\(owner): there is no duration named \"\(name)\"")
      }
      return seconds
    }
  }
}
