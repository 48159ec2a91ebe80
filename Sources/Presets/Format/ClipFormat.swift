import MotionPhysics
import PlainText
import StrictJSON

extension PresetDecoder {
  func clip(_ reader: inout ObjectReader, _ value: JSONValue) -> Clip? {
    let driver: ClipDriver? = reader.word("driver")
    let loops = reader.bool("loops")
    let initialMember = reader.take("initial")
    let tracksMember = reader.take("tracks")
    guard let initialValue = initialMember, let tracksValue = tracksMember else {
      problems.add("a clip needs initial values and tracks", at: value)
      return nil
    }
    let initial = initialValues(initialValue)
    guard problems.isKind(.array, tracksValue, "tracks", "an array"),
      isWithin(Ranges.tracks, tracksValue.count, "tracks", "tracks", at: tracksValue)
    else { return nil }
    var clip = Clip(driver: driver, loops: loops, initial: initial, tracks: [])
    tracksValue.forEachElement { element in
      guard let track = track(element, of: clip) else { return }
      if clip.tracks.contains(where: { $0.property == track.property }) {
        problems.add("there is a second track for \"\(track.property)\"; a property has one", at: element)
      }
      clip.tracks.append(track)
    }
    return clip
  }

  private func initialValues(_ value: JSONValue) -> [TypedValue] {
    _ = problems.isKind(.object, value, "initial", "an object of values")
    guard isWithin(Ranges.tracks, value.count, "properties", "initial", at: value) else { return [] }
    return values(value) { _, _, member in components(member) }
  }

  /// The values of properties, each named once.
  func values(
    _ object: JSONValue, _ read: (_ property: String, _ key: JSONValue, _ value: JSONValue) -> Components?
  ) -> [TypedValue] {
    var values: [TypedValue] = []
    object.forEachMember { key, member in
      let property = key.string ?? ""
      refuse(key, among: values.map(\.property))
      guard let components = read(property, key, member) else { return }
      values.append(TypedValue(property: property, value: components))
    }
    return values
  }

  private func track(_ value: JSONValue, of clip: Clip) -> ClipTrack? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let propertyValue = reader.take("property")
    let keyframesValue = reader.take("keyframes")
    guard let propertyValue, let property = propertyValue.string else {
      problems.add("a track needs its property", at: propertyValue ?? value)
      return nil
    }
    let initial = clip.initialValue(of: property)
    if initial == nil { problems.add("\"\(property)\" has no value in initial", at: propertyValue) }
    guard let keyframesValue, keyframesValue.kind == .array, !keyframesValue.elements.isEmpty else {
      problems.add("a track needs keyframes", at: keyframesValue ?? value)
      return nil
    }
    guard isWithin(Ranges.keyframes, keyframesValue.count, "keyframes", "keyframes", at: keyframesValue)
    else { return nil }
    let keyframes = keyframesValue.elements.compactMap { keyframe($0, like: initial) }
    return ClipTrack(property: property, keyframes: keyframes)
  }

  private func keyframe(_ value: JSONValue, like initial: Components?) -> ClipKeyframe? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    let type = reader.take("type")
    let to = reader.take("to", orSay: "a keyframe needs the value that it leads to, as \"to\"")
    guard let motion = motion(type?.string, &reader, value, like: initial) else {
      if let type, type.string != nil {
        reader.refuse(type, of: "type", among: ["linear", "spring", "cubic", "move"])
      }
      return nil
    }
    reader.finish()
    guard let to = to.flatMap({ components($0, like: initial) }) else { return nil }
    return ClipKeyframe(to: to, motion: motion)
  }

  private func motion(
    _ type: String?, _ reader: inout ObjectReader, _ value: JSONValue, like initial: Components?
  ) -> ClipKeyframe.Movement? {
    func velocity(_ key: String, _ reader: inout ObjectReader) -> Components? {
      reader.take(key).flatMap { components($0, like: initial, range: Ranges.valueVelocity) }
    }
    switch type {
    case "linear":
      let duration = timedDuration(&reader)
      return .linear(duration: duration, curve: reader.take("curve").flatMap(curveReference))
    case "spring":
      let duration = number(&reader, "duration", in: Ranges.duration, category: .zeroLengthKeyframe)
      let spring = reader.take("spring").flatMap(springReference)
      return .spring(duration: duration, spring: spring, startVelocity: velocity("startVelocity", &reader))
    case "cubic":
      let duration = timedDuration(&reader)
      let startVelocity = velocity("startVelocity", &reader)
      return .cubic(
        duration: duration, startVelocity: startVelocity, endVelocity: velocity("endVelocity", &reader))
    case "move":
      return .move
    case nil:
      let place = value.member("type") ?? value
      problems.add("a keyframe needs a type: linear, spring, cubic or move", at: place)
      return nil
    default:
      return nil
    }
  }

  /// The duration of a keyframe that needs one; not a number, with a problem, when it is missing or wrong.
  private func timedDuration(_ reader: inout ObjectReader) -> Double {
    reader.take("duration", orSay: "a keyframe of this type needs a duration").flatMap {
      checked($0, name: "duration", in: Ranges.duration, category: .zeroLengthKeyframe)
    } ?? .nan
  }

  func springReference(_ value: JSONValue) -> SpringReference? {
    if value.kind == .string { return mention(value).map { .preset($0) } }
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    return spring(&reader, value).map { .inline($0) }
  }

  /// A number or one to four numbers, as many as in `like`, which stands in a place that an error names.
  func components(
    _ value: JSONValue, like: Components? = nil, in place: String = "initial", range: Bounds = Ranges.value
  ) -> Components? {
    let components: Components?
    if let number = value.number, number.isFinite {
      components = Components(number == 0 ? 0 : number)
    } else if let numbers = numbers(value) {
      do throws(MotionError) { components = try Components(numbers) } catch { components = nil }
    } else {
      components = nil
    }
    guard let components else {
      problems.add("a value must be a number, or one to four numbers", at: value)
      return nil
    }
    if let number = components.array.first(where: { !range.contains($0) }) {
      problems.add(range.refusal(of: "a number", DecimalText.exact(number)), at: value)
    }
    if let like, like.count != components.count {
      let wanted = like.isScalar ? "a number" : "\(like.count) numbers"
      problems.add("the value must be \(wanted), as in \(place)", at: value)
    }
    return components
  }
}

extension PresetEncoder {
  static func writeMembers(of clip: Clip, to writer: inout JSONWriter) {
    if let driver = clip.driver { writer.member("driver", driver.rawValue) }
    if let loops = clip.loops { writer.member("loops", loops) }
    writer.object("initial") { writer in
      for initial in clip.initial { write(initial.value, key: initial.property, to: &writer) }
    }
    writer.objects("tracks", clip.tracks) { writer, track in
      writer.member("property", track.property)
      writer.objects("keyframes", track.keyframes) { writeMembers(of: $1, to: &$0) }
    }
  }

  private static func writeMembers(of keyframe: ClipKeyframe, to writer: inout JSONWriter) {
    func begin(_ type: String) {
      writer.member("type", type)
      write(keyframe.to, key: "to", to: &writer)
    }
    switch keyframe.motion {
    case .linear(let duration, let curve):
      begin("linear")
      writer.member("duration", duration)
      if let curve { write(curve, key: "curve", to: &writer) }
    case .spring(let duration, let spring, let startVelocity):
      begin("spring")
      if let duration { writer.member("duration", duration) }
      if let spring { write(spring, to: &writer) }
      if let startVelocity { write(startVelocity, key: "startVelocity", to: &writer) }
    case .cubic(let duration, let startVelocity, let endVelocity):
      begin("cubic")
      writer.member("duration", duration)
      if let startVelocity { write(startVelocity, key: "startVelocity", to: &writer) }
      if let endVelocity { write(endVelocity, key: "endVelocity", to: &writer) }
    case .move: begin("move")
    }
  }

  private static func write(_ spring: SpringReference, to writer: inout JSONWriter) {
    switch spring {
    case .preset(let name): writer.member("spring", name.text)
    case .inline(let typed): writer.object("spring") { writeMembers(of: typed, to: &$0) }
    }
  }

  /// Writes a value as a number or an array of numbers.
  public static func write(_ value: Components, key: String, to writer: inout JSONWriter) {
    writer.key(key)
    if value.isScalar { writer.number(value[0]) } else { writer.numbers(value.array) }
  }
}
