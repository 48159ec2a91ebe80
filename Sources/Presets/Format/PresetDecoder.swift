import MotionPhysics
import PlainText
import StrictJSON

/// Reads presets from JSON values. Every mistake is added to the list of problems, with its place.
struct PresetDecoder {
  let problems: ProblemList

  /// Reads a preset; nil when something essential of it is wrong.
  ///
  /// - Parameters:
  ///   - name: A name that wins over the object's own.
  ///   - kind: The kind of an object that says none.
  func preset(_ value: JSONValue, named override: PresetName? = nil, as kind: Kind? = nil) -> Preset? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    let kind = value.member("kind") == nil ? kind : nil
    let typedName = reader.take("name", orSay: override == nil ? "the preset has no name" : nil).flatMap(name)
    let content = self.content(&reader, value, as: kind)
    // Without its kind it is unknown which keys it may have.
    let isKnown = content != nil || kind != nil || isKind(value.member("kind"))
    return preset(&reader, override ?? typedName, content, knowsKeys: isKnown)
  }

  /// Reads what a text of another format says of a preset in the registry's words; nil when something essential of
  /// it is wrong.
  ///
  /// - Parameter content: What the other format says that the preset is; nil when it is said here.
  func preset(_ value: JSONValue, named name: PresetName, content: Content?) -> Preset? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    let content = value.member("kind") == nil ? content : self.content(&reader, value)
    return preset(&reader, name, content, knowsKeys: content != nil)
  }

  /// Reads the rest of a preset, and reports what of it is longer or more than ``Ranges`` allow.
  private func preset(
    _ reader: inout ObjectReader, _ name: PresetName?, _ content: Content?, knowsKeys: Bool
  ) -> Preset? {
    // The rest is read where something is missing, too, for what may be wrong with it.
    var preset = Preset(name: name ?? PresetName(stored: ""), content: content ?? .duration(0))
    readAbout(&reader, into: &preset)
    if knowsKeys { reader.finish() }
    guard name != nil, content != nil else { return nil }
    for excess in preset.excesses {
      problems.add(excess.message, at: reader.value.descendant(at: excess.path) ?? reader.value)
    }
    return preset
  }

  /// Whether there are no more of something than a range allows; with a problem when there are. Asked before they
  /// are read.
  func isWithin(_ range: Bounds, _ count: Int, _ things: String, _ key: String, at value: JSONValue) -> Bool {
    guard let message = range.excess(count, things) else { return true }
    problems.add("\(key) \(message)", at: value)
    return false
  }

  /// Another preset's name.
  func mention(_ value: JSONValue) -> PresetName? {
    let name = name(value)
    if let name { problems.mentions.append((name, value)) }
    return name
  }

  func name(_ value: JSONValue) -> PresetName? {
    guard let text = value.string else {
      problems.add("\(value.kind.name) stands where a preset's name is needed", at: value)
      return nil
    }
    do throws(NameError) {
      return try PresetName(text)
    } catch {
      problems.add(error.sentence, at: value, category: .name)
      return nil
    }
  }

  private func content(_ reader: inout ObjectReader, _ value: JSONValue, as kind: Kind? = nil) -> Content? {
    guard let kind = kind ?? reader.word("kind", orSay: "the preset has no kind") else { return nil }
    switch kind {
    case .spring: return spring(&reader, value).map { .spring($0) }
    case .curve: return curve(&reader, value).map { .curve($0) }
    case .duration: return duration(&reader)
    case .tween: return typedTween(&reader, value).map { .tween($0) }
    case .clip: return clip(&reader, value).map { .clip($0) }
    case .sequence: return sequence(&reader, value).map { .sequence($0) }
    case .morph: return morph(&reader, value).map { .morph($0) }
    case .alias: return alias(&reader)
    }
  }

  private func isKind(_ value: JSONValue?) -> Bool { value?.string.flatMap(Kind.init(rawValue:)) != nil }

  private func duration(_ reader: inout ObjectReader) -> Content? {
    guard let durationValue = reader.take("duration", orSay: "a duration needs its duration in seconds"),
      let seconds = ObjectReader.number(durationValue, name: "duration", isTime: true, problems: problems)
    else { return nil }
    let range = Ranges.delay
    if !range.contains(seconds) {
      problems.add(range.refusal(of: "duration", durationValue.rawText), at: durationValue)
    }
    return .duration(seconds)
  }

  private func alias(_ reader: inout ObjectReader) -> Content? {
    reader.take("of", orSay: "an alias needs the name that it stands for, as \"of\"").flatMap(mention)
      .map { .alias(of: $0) }
  }

  private func readAbout(_ reader: inout ObjectReader, into preset: inout Preset) {
    preset.summary = reader.string("summary")
    preset.origin = reader.string("origin")
    preset.reduced = reader.take("reduced").flatMap(reduced)
    preset.role = reader.word("role")
    preset.extensions = reader.take("extensions").flatMap(extensions)
    preset.deprecated = reader.take("deprecated").flatMap(deprecated)
    preset.allow = reader.take("allow").map(allow) ?? [:]
  }

  private func reduced(_ value: JSONValue) -> Reduced? {
    value.string == "none" ? Reduced.none : mention(value).map { .preset($0) }
  }

  private func deprecated(_ value: JSONValue) -> Deprecation? {
    if value.bool == true { return .plain }
    if let text = value.string, !text.isEmpty { return .instead(text) }
    problems.add("deprecated must be true or say what to use instead", at: value)
    return nil
  }

  private func allow(_ value: JSONValue) -> [String: String] {
    guard problems.isKind(.object, value, "allow", "an object of rules and reasons"),
      isWithin(Ranges.exceptions, value.count, "exceptions", "allow", at: value)
    else { return [:] }
    var allow: [String: String] = [:]
    value.forEachMember { key, reason in
      refuse(key, among: allow.keys)
      if let text = reason.string, !text.isEmpty {
        allow[key.string ?? ""] = text
      } else {
        problems.add("an exception from a rule needs its reason as a string", at: reason)
      }
    }
    return allow
  }

  /// Refuses a key that is the same text as another in other code points; equal bytes are found elsewhere.
  func refuse(_ key: JSONValue, among others: some Sequence<String>) {
    guard let text = key.string else { return }
    if text.isEmpty { problems.add("a name is needed here, and this is an empty one", at: key) }
    if others.contains(where: { $0 == text && !$0.utf8.elementsEqual(text.utf8) }) {
      problems.add("the key \"\(text)\" stands here before in other code points; keep one", at: key)
    }
  }

  private func extensions(_ value: JSONValue) -> String? {
    problems.isKind(.object, value, "extensions", "an object") ? JSONWriter.text { $0.value(value) } : nil
  }
}

/// One preset as JSON, read: what `add clip NAME FILE` takes.
public struct PresetText {
  /// The preset; nil when something essential of it is wrong.
  public let preset: Preset?
  /// Everything that is wrong.
  public let problems: [JSONProblem]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: A name that wins over the object's own.
  ///   - kind: The kind of an object that says none; nil where it must.
  public init(_ bytes: [UInt8], named name: PresetName?, as kind: Kind? = nil) {
    let list = ProblemList()
    do throws(JSONProblem) {
      let document = try JSONDocument(bytes)
      list.add(document.duplicateKeys)
      preset = PresetDecoder(problems: list).preset(document.root, named: name, as: kind)
      problems = list.problems
    } catch {
      preset = nil
      problems = [error]
    }
  }
}
