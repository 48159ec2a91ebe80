import MotionPhysics
import StrictJSON

extension PresetDecoder {
  func morph(_ reader: inout ObjectReader, _ value: JSONValue) -> TypedMorph? {
    let present = reader.take("present", orSay: "a morph needs present, the way to the new screen")
      .flatMap(transition)
    let dismiss = reader.take("dismiss").flatMap(transition)
    let elements = elements(reader.take("elements"), of: value)
    let interactive = reader.take("interactive").flatMap(interaction)
    guard let present, let elements else { return nil }
    return TypedMorph(present: present, dismiss: dismiss, elements: elements, interactive: interactive)
  }

  private func transition(_ value: JSONValue) -> TypedTransition? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let animation = animation(&reader, "animation", of: "a transition")
    let velocity = number(&reader, "initialVelocity", in: Ranges.velocity)
    return animation.map { TypedTransition(animation: $0, initialVelocity: velocity) }
  }

  private func elements(_ member: JSONValue?, of morph: JSONValue) -> [TypedElement]? {
    guard let member, member.kind == .array, !member.elements.isEmpty else {
      problems.add("a morph needs elements, an array of one or more", at: member ?? morph)
      return nil
    }
    guard isWithin(Ranges.elements, member.count, "elements", "elements", at: member) else { return nil }
    var names: Set<String> = []
    let elements = member.elements.compactMap { element($0, &names) }
    return elements.count == member.elements.count ? elements : nil
  }

  private func element(_ value: JSONValue, _ names: inout Set<String>) -> TypedElement? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let name = uniqueName(&reader, of: "an element", &names)
    let delay = number(&reader, "delay", in: Ranges.delay)
    let animation = reader.take("animation").flatMap(animationReference)
    let properties = properties(reader.take("properties"), of: value)
    guard let name, let properties else { return nil }
    return TypedElement(name: name, delay: delay, animation: animation, properties: properties)
  }

  private func properties(_ member: JSONValue?, of element: JSONValue) -> [Morph.Property]? {
    guard let member, member.kind == .object else {
      problems.add("an element needs properties, an object of what changes of it", at: member ?? element)
      return nil
    }
    guard isWithin(Ranges.properties, member.count, "properties", "properties", at: member) else {
      return nil
    }
    var properties: [Morph.Property] = []
    var names: [String] = []
    member.forEachMember { key, value in
      refuse(key, among: names)
      names.append(key.string ?? "")
      if let property = property(value, named: key.string ?? "") { properties.append(property) }
    }
    if names.isEmpty { problems.add("an element needs at least one property", at: member) }
    return properties.count == names.count ? properties : nil
  }

  private func property(_ value: JSONValue, named name: String) -> Morph.Property? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let from = reader.take("from")
    let to = reader.take("to")
    if from == nil || to == nil { problems.add("a property needs its values from and to", at: value) }
    let start = from.flatMap { components($0) }
    let end = to.flatMap { components($0, like: start, in: "from") }
    guard let start, let end else { return nil }
    return Morph.Property(name: name, from: start, to: end)
  }

  private func interaction(_ value: JSONValue) -> TypedInteraction? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let axes = Morph.Axis.allCases.map(\.rawValue).joined(separator: ", ")
    let axis: Morph.Axis? = reader.word("axis", orSay: "an interaction needs its axis: \(axes)")
    let distance = reader.take("distance", orSay: "an interaction needs its distance in points")
      .flatMap { checked($0, name: "distance", in: Ranges.distance) }
    let cap = number(&reader, "cap", in: Ranges.cap)
    let threshold = number(&reader, "threshold", in: Ranges.threshold)
    let projection = number(&reader, "projection", in: Ranges.projection)
    let finish = animation(&reader, "finish", of: "an interaction")
    let cancel = animation(&reader, "cancel", of: "an interaction")
    guard let axis, let distance, let finish, let cancel else { return nil }
    return TypedInteraction(
      axis: axis, distance: distance, cap: cap, threshold: threshold, projection: projection, finish: finish,
      cancel: cancel)
  }
}

extension PresetEncoder {
  static func writeMembers(of morph: TypedMorph, to writer: inout JSONWriter) {
    write(morph.present, key: "present", to: &writer)
    if let dismiss = morph.dismiss { write(dismiss, key: "dismiss", to: &writer) }
    writer.objects("elements", morph.elements) { writeMembers(of: $1, to: &$0) }
    if let interactive = morph.interactive {
      writer.object("interactive") { writeMembers(of: interactive, to: &$0) }
    }
  }

  private static func write(_ transition: TypedTransition, key: String, to writer: inout JSONWriter) {
    writer.object(key) { writer in
      write(transition.animation, key: "animation", to: &writer)
      if let velocity = transition.initialVelocity { writer.member("initialVelocity", velocity) }
    }
  }

  private static func writeMembers(of element: TypedElement, to writer: inout JSONWriter) {
    writer.member("name", element.name)
    if let delay = element.delay { writer.member("delay", delay) }
    if let animation = element.animation { write(animation, key: "animation", to: &writer) }
    writer.object("properties") { writer in
      for property in element.properties {
        writer.object(property.name) { writer in
          write(property.from, key: "from", to: &writer)
          write(property.to, key: "to", to: &writer)
        }
      }
    }
  }

  private static func writeMembers(of interaction: TypedInteraction, to writer: inout JSONWriter) {
    writer.member("axis", interaction.axis.rawValue)
    writer.member("distance", interaction.distance)
    if let cap = interaction.cap { writer.member("cap", cap) }
    if let threshold = interaction.threshold { writer.member("threshold", threshold) }
    if let projection = interaction.projection { writer.member("projection", projection) }
    write(interaction.finish, key: "finish", to: &writer)
    write(interaction.cancel, key: "cancel", to: &writer)
  }
}
