import MotionPhysics
import StrictJSON

extension PresetDecoder {
  func sequence(_ reader: inout ObjectReader, _ value: JSONValue) -> TypedSequence? {
    let modes = PhaseSequence.Mode.allCases.map(\.rawValue).joined(separator: " or ")
    let mode: PhaseSequence.Mode? = reader.word("mode", orSay: "a sequence needs its mode: \(modes)")
    guard let phases = phases(&reader, value), let mode else { return nil }
    return TypedSequence(mode: mode, phases: phases)
  }

  private func phases(_ reader: inout ObjectReader, _ value: JSONValue) -> [TypedPhase]? {
    guard let member = reader.take("phases"), member.kind == .array, !member.elements.isEmpty else {
      problems.add("a sequence needs phases, an array of one or more", at: value.member("phases") ?? value)
      return nil
    }
    guard isWithin(Ranges.phases, member.count, "phases", "phases", at: member) else { return nil }
    var names: Set<String> = []
    // The first phase names the properties; where it cannot be read, they are unknown.
    var first: [TypedValue]?
    var phases: [TypedPhase] = []
    for (index, element) in member.elements.enumerated() {
      let phase = phase(element, isFirst: index == 0, like: first, &names)
      if index == 0 { first = phase?.values }
      if let phase { phases.append(phase) }
    }
    return phases.count == member.elements.count ? phases : nil
  }

  private func phase(
    _ value: JSONValue, isFirst: Bool, like first: [TypedValue]?, _ names: inout Set<String>
  ) -> TypedPhase? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let name = uniqueName(&reader, of: "a phase", &names)
    let values = reader.take("values", orSay: "a phase needs values, an object of properties")
      .flatMap { self.values($0, isFirst: isFirst, like: first) }
    var animation: AnimationReference?
    if let member = reader.take("animation"), member.kind != .null { animation = animationReference(member) }
    guard let name, let values else { return nil }
    return TypedPhase(name: name, values: values, animation: animation)
  }

  private func values(_ value: JSONValue, isFirst: Bool, like first: [TypedValue]?) -> [TypedValue]? {
    guard problems.isKind(.object, value, "values", "an object of values"),
      isWithin(Ranges.properties, value.count, "properties", "values", at: value)
    else { return nil }
    let values = values(value) { property, key, member in
      let model = first?.first { $0.property == property }
      if first != nil, model == nil {
        problems.add("\"\(property)\" has no value in the first phase, which names every property", at: key)
      }
      return components(member, like: model?.value, in: "the first phase")
    }
    if isFirst, value.count == 0 {
      problems.add("the first phase needs a value of every property", at: value)
    }
    return values
  }

  /// Takes a name that must be there, not empty, and no other's.
  func uniqueName(
    _ reader: inout ObjectReader, of owner: String, _ names: inout Set<String>
  ) -> String? {
    guard let member = reader.take("name", orSay: "\(owner) needs its name") else { return nil }
    guard let name = member.string, !name.isEmpty else {
      problems.add("\(owner)'s name must be a text that is not empty", at: member)
      return nil
    }
    if !names.insert(name).inserted {
      problems.add("there is another named \"\(name)\" before; names are unique here", at: member)
    }
    return name
  }
}

extension PresetEncoder {
  static func writeMembers(of sequence: TypedSequence, to writer: inout JSONWriter) {
    writer.member("mode", sequence.mode.rawValue)
    writer.objects("phases", sequence.phases) { writer, phase in
      writer.member("name", phase.name)
      writer.object("values") { writer in
        for value in phase.values { write(value.value, key: value.property, to: &writer) }
      }
      if let animation = phase.animation {
        write(animation, key: "animation", to: &writer)
      } else {
        writer.member("animation", String?.none)
      }
    }
  }

  static func write(_ animation: AnimationReference, key: String, to writer: inout JSONWriter) {
    switch animation {
    case .preset(let name): writer.member(key, name.text)
    case .spring(let typed): writer.object(key) { writeMembers(of: typed, to: &$0) }
    case .tween(let typed): writer.object(key) { writeMembers(of: typed, to: &$0) }
    }
  }
}

extension PresetDecoder {
  /// A spring's or tween's name, or the motion itself. What has a curve is a tween.
  func animationReference(_ value: JSONValue) -> AnimationReference? {
    if value.kind == .string { return mention(value).map { .preset($0) } }
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    if value.member("curve") != nil { return typedTween(&reader, value).map { .tween($0) } }
    return spring(&reader, value).map { .spring($0) }
  }

  /// Takes an animation that must be there.
  func animation(_ reader: inout ObjectReader, _ key: String, of owner: String) -> AnimationReference? {
    reader.take(key, orSay: "\(owner) needs \(key), the name of a spring or tween or one itself")
      .flatMap(animationReference)
  }
}
