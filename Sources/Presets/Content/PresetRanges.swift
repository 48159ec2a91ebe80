import MotionPhysics
import PlainText

/// Something of a preset that is longer, or more, than ``Ranges`` allow.
public struct Excess: Hashable, Sendable {
  /// Where in the preset, such as `phases`.
  public let path: String
  /// The sentence, which begins with what is out of range.
  public let message: String
}

extension Preset {
  /// The preset's names, texts and counts that are out of range: work and output grow with them, so they are looked
  /// at before anything is made of it. Its numbers are the physics core's to check.
  package var excesses: [Excess] {
    var check = ExcessCheck()
    if let message = name.excess { check.excesses.append(Excess(path: "name", message: message)) }
    check.text(summary, "summary")
    check.text(deprecated?.text, "deprecated")
    check.length(origin, Ranges.partNameLength, "origin")
    check.length(extensions, Ranges.extensions, "extensions")
    check.count(allow.count, Ranges.exceptions, "exceptions", "allow")
    for (rule, reason) in allow {
      check.length(rule, Ranges.partNameLength, "allow")
      check.text(reason, "allow")
    }
    switch content {
    case .clip(let clip): check.clip(clip)
    case .sequence(let sequence): check.sequence(sequence)
    case .morph(let morph): check.morph(morph)
    case .spring, .curve, .duration, .tween, .alias: break
    }
    return check.excesses
  }
}

extension Preset {
  /// The excess of the row of bases and aliases that the preset ends; nil where it is short enough.
  ///
  /// - Parameter depth: How many bases and aliases lie between it and one that is made from nothing.
  func chainExcess(depth: Int) -> Excess? {
    guard let message = Ranges.chainDepth.excess(depth, "bases and aliases before it") else { return nil }
    return Excess(path: kind == .alias ? "of" : "base", message: "it \(message)")
  }
}

extension PresetName {
  /// The name's excess; nil when it is in range.
  package var excess: String? {
    excess(text.utf8.count, Ranges.nameLength, "characters")
      ?? excess(segmentCount, Ranges.nameSegments, "segments")
  }

  private var segmentCount: Int { text.withBytes { $0.count { $0 == UInt8(ascii: ".") } } + 1 }

  private func excess(_ count: Int, _ range: Bounds, _ things: String) -> String? {
    if range.contains(Double(count)) { return nil }
    return "a preset's name has \(count) \(things), and \(DecimalText.exact(range.highest)) is the most"
  }
}

extension Bounds {
  /// The sentence on a number that is out of the range.
  func refusal(of what: String, _ text: String) -> String {
    "\(what) is \(text.shortened), and must be \(allowed)"
  }

  /// The sentence on how many there are of something; nil where that is in the range.
  package func excess(_ count: Int, _ things: String) -> String? {
    Double(count) <= highest ? nil : "has \(count) \(things), and \(DecimalText.exact(highest)) is the most"
  }
}

/// Counts what a preset holds.
private struct ExcessCheck {
  var excesses: [Excess] = []

  mutating func count(_ count: Int, _ range: Bounds, _ things: String, _ path: String) {
    if let message = range.excess(count, things) {
      excesses.append(Excess(path: path, message: "\(path) \(message)"))
    }
  }

  /// A length is in bytes where it matters how much there is: bytes are counted at once, characters are not.
  mutating func length(_ text: String?, _ range: Bounds, _ path: String) {
    guard let text else { return }
    count(text.utf8.count, range, range.unit == .bytes ? "bytes" : "characters", path)
  }

  mutating func text(_ text: String?, _ path: String) { length(text, Ranges.textLength, path) }

  mutating func clip(_ clip: Clip) {
    count(clip.initial.count, Ranges.tracks, "properties", "initial")
    count(clip.tracks.count, Ranges.tracks, "tracks", "tracks")
    count(clip.tracks.reduce(0) { $0 + $1.keyframes.count }, Ranges.keyframes, "keyframes in all", "tracks")
    for value in clip.initial { length(value.property, Ranges.partNameLength, "initial") }
  }

  mutating func sequence(_ sequence: TypedSequence) {
    count(sequence.phases.count, Ranges.phases, "phases", "phases")
    let properties = sequence.phases.first?.values ?? []
    count(properties.count, Ranges.properties, "properties", "phases[0].values")
    count(sequence.phases.count * properties.count, Ranges.values, "values in all", "phases")
    for value in properties { length(value.property, Ranges.partNameLength, "phases[0].values") }
    for (index, phase) in sequence.phases.enumerated() {
      length(phase.name, Ranges.partNameLength, "phases[\(index)].name")
    }
  }

  mutating func morph(_ morph: TypedMorph) {
    count(morph.elements.count, Ranges.elements, "elements", "elements")
    count(
      morph.elements.reduce(0) { $0 + $1.properties.count }, Ranges.values, "properties in all", "elements")
    for (index, element) in morph.elements.enumerated() {
      length(element.name, Ranges.partNameLength, "elements[\(index)].name")
      count(element.properties.count, Ranges.properties, "properties", "elements[\(index)].properties")
      for property in element.properties {
        length(property.name, Ranges.partNameLength, "elements[\(index)].properties")
      }
    }
  }
}
