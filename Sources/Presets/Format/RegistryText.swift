import MotionPhysics
import StrictJSON

/// A registry as JSON, read: its presets and settings, and all that is wrong with them.
public struct RegistryText {
  /// The presets that could be read, in the text's order.
  public private(set) var presets: [Preset] = []
  /// The settings.
  public private(set) var settings = Settings()
  /// Everything that is wrong, in the text's order. When there is anything, nothing may be imported.
  public private(set) var problems: [JSONProblem] = []

  /// The value of `format`, with which every such text begins.
  public static let format = "motionbook/1"

  /// Whether it is JSON and says that it is a registry of this version.
  package private(set) var isRegistry = false
  /// The whole text; nil of one that is no JSON.
  package private(set) var root: JSONValue?
  /// The value of each preset.
  private var values: [JSONValue] = []
  /// Finds in a preset's value what the path of an error means.
  private let locate: (_ value: JSONValue, _ path: String) -> JSONValue?
  /// The presets, by place, in which something is wrong already: what follows from that is not reported too.
  private var faulty: Set<Int> = []
  /// Whether presets were left out because enough is wrong already: names may lead to one of those.
  private var isCutShort = false
  /// Names that are there, but whose presets could not be read.
  private var unread: [(name: PresetName, value: JSONValue)] = []
  /// Names mentioned by presets that could not be read.
  private var unreadMentions: [(name: PresetName, value: JSONValue)] = []

  /// Reads a text. References to presets are not looked up yet: see ``checkReferences(over:)``.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: Their file, for what a person may type; nil where there is none.
  public init(_ bytes: [UInt8], file: String? = nil) {
    let list = ProblemList()
    locate = { $0.descendant(at: $1) }
    do throws(JSONProblem) {
      try Self.checkSize(of: bytes)
      let document = try JSONDocument(bytes)
      root = document.root
      list.add(document.duplicateKeys)
      read(document.root, list)
      problems = list.problems
      checkNames()
      sortProblems()
    } catch {
      let markers = Self.isMeant(by: bytes) ? ConflictMarkers.problems(in: bytes, of: file) : []
      problems = markers.isEmpty ? [error] : markers
    }
  }

  /// Whether a text that is no JSON says that it is a registry.
  private static func isMeant(by bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).holds("\"\(format)\"")
  }

  /// Refuses a text that no registry needs, before anything is made of it.
  static func checkSize(of bytes: [UInt8]) throws(JSONProblem) {
    guard let message = Ranges.textFile.excess(bytes.count, "bytes") else { return }
    throw JSONProblem(message: "the text \(message)", place: JSONPlace(line: 1, column: 1), path: "")
  }

  /// Presets that were read from a text of another format, to be checked like those of a registry's own.
  ///
  /// - Parameters:
  ///   - placed: The presets that could be read, each with its value.
  ///   - faulty: Those of them, by place, in which something is wrong already.
  ///   - unread: Names that are there, but whose presets could not be read.
  ///   - locate: Finds in a preset's value what a path in the preset means.
  init(
    placed: [(preset: Preset, value: JSONValue)], faulty: Set<Int>,
    unread: [(name: PresetName, value: JSONValue)],
    problems: [JSONProblem], locate: @escaping (_ value: JSONValue, _ path: String) -> JSONValue?
  ) {
    presets = placed.map(\.preset)
    values = placed.map(\.value)
    self.faulty = faulty
    self.unread = unread
    self.problems = problems
    self.locate = locate
    checkNames()
    sortProblems()
  }

  /// Gives a preset another partner for less motion.
  mutating func setReduced(_ reduced: Reduced, ofPresetAt index: Int) { presets[index].reduced = reduced }

  /// Gives presets other names, wherever these stand.
  package mutating func rename(_ names: [PresetName: PresetName]) {
    if names.isEmpty { return }
    for (index, preset) in presets.enumerated() {
      presets[index] = preset.renamingMentions(names)
      presets[index].name = names[preset.name] ?? preset.name
    }
  }

  /// Adds a preset that stands for one of another text, in whose place its errors are.
  mutating func append(_ preset: Preset, from index: Int, of other: RegistryText) {
    presets.append(preset)
    values.append(other.values[index])
  }

  private mutating func read(_ root: JSONValue, _ list: ProblemList) {
    guard var reader = ObjectReader(root, problems: list) else { return }
    guard let format = reader.take("format") else {
      list.add(
        "a registry as JSON begins with \"format\": \"\(Self.format)\"; of other files, such as design tokens, motionbook "
          + "import reads the presets", at: root)
      return
    }
    if format.string != Self.format {
      list.add("format is \(format.rawText.shortened), and this version reads \"\(Self.format)\"", at: format)
      return
    }
    isRegistry = true
    if let value = reader.take("settings") { settings = SettingsDecoder(problems: list).settings(value) }
    let presetsValue = reader.take("presets")
    reader.finish()
    guard let presetsValue, presetsValue.kind == .array else {
      list.add("a registry as JSON has presets, an array", at: presetsValue ?? root)
      return
    }
    let decoder = PresetDecoder(problems: list)
    guard decoder.isWithin(Ranges.presets, presetsValue.count, "presets", "the registry", at: presetsValue)
    else {
      return
    }
    presetsValue.forEachElement { value in
      if list.problems.isFull { return isCutShort = true }
      let before = list.problems.count
      list.mentions.removeAll(keepingCapacity: true)
      guard let preset = decoder.preset(value) else {
        if let name = try? PresetName(value.member("name")?.string ?? "") { unread.append((name, value)) }
        unreadMentions += list.mentions
        return
      }
      if list.problems.count > before { faulty.insert(presets.count) }
      presets.append(preset)
      values.append(value)
    }
  }

  /// Problems are found by rounds over the text; people read them from its top to its end.
  private mutating func sortProblems() {
    problems = problems.enumerated().sorted { left, right in
      let (first, second) = (left.element.place, right.element.place)
      return (first.line, first.column, left.offset) < (second.line, second.column, right.offset)
    }.map(\.element)
  }

  private mutating func report(_ message: String, at value: JSONValue, category: ProblemCategory? = nil) {
    if !problems.isFull { problems.addWithinLimit([value.problem(message, category: category)]) }
  }

  /// Reports names that stand twice, and names that are another's group.
  private mutating func checkNames() {
    let named = zip(presets.map(\.name), values) + unread.map { ($0.name, $0.value) }
    let all = Set(named.map(\.0))
    var seen: Set<PresetName> = []
    seen.reserveCapacity(all.count)
    // Neighbours in a text mostly are of one group.
    var lastGroup = ""
    for (name, value) in named {
      if !seen.insert(name).inserted {
        let place = value.member("name") ?? value
        report("there is another preset named \"\(name)\"", at: place, category: .name)
      }
      if name.text.utf8.count > lastGroup.utf8.count, name.text.hasPrefix(lastGroup), !lastGroup.isEmpty,
        !name.text.utf8.dropFirst(lastGroup.utf8.count).contains(UInt8(ascii: "."))
      {
        continue
      }
      let conflicts = name.groups.filter { all.contains(PresetName(stored: $0)) }
      for group in conflicts {
        let place = value.member("name") ?? value
        report(
          "\"\(group)\" is a preset, so it cannot be the group of \"\(name)\" too", at: place, category: .name
        )
      }
      lastGroup = conflicts.isEmpty && !name.group.isEmpty ? name.group + "." : ""
    }
  }

  /// Resolves every preset and reports dangling names, names of the wrong kind, cycles, and adjustments that
  /// leave their range, each at its place.
  ///
  /// - Parameters:
  ///   - source: Where names are looked up that the text does not have: the registry that it goes into.
  ///   - names: The source's names, which may be meant by a misspelt one.
  /// - Throws: What the source throws.
  public mutating func checkReferences(
    over source: any PresetSource = RegistrySnapshot([]), names: @escaping () throws -> [String] = { [] }
  ) throws {
    if isCutShort { return }
    let all = OverlaidSource(presets, over: source)
    let own = presets.map(\.name.text)
    var check = ReferenceCheck(source: all, unread: Set(unread.map(\.name)), names: { own + (try names()) })
    for (index, preset) in presets.enumerated() {
      for error in try check.errors(of: preset, isFaulty: faulty.contains(index)) {
        let value = locate(values[index], error.path) ?? values[index]
        report(error.message, at: value)
      }
    }
    let unreadNames = Set(unread.map(\.name))
    for (name, value) in unreadMentions where !unreadNames.contains(name) {
      if try all.preset(named: name) == nil {
        report("there is no preset named \"\(name)\"" + ResolutionError.timeHint(name.text), at: value)
      }
    }
    sortProblems()
  }

  /// The place of a preset, or of something in it.
  public func place(ofPreset index: Int, path: String = "") -> (place: JSONPlace, path: String)? {
    guard values.indices.contains(index) else { return nil }
    let value = locate(values[index], path) ?? values[index]
    return (value.place, value.path)
  }
}

extension Preset {
  /// The error of a reduced partner that does not exist. Resolution never looks at it.
  public func danglingReduced(in source: any PresetSource) throws -> ResolutionError? {
    guard case .preset(let partner) = reduced, try source.preset(named: partner) == nil else { return nil }
    return .missing(name: partner, path: "reduced", of: name)
  }
}

/// Reads the settings of a registry.
struct SettingsDecoder {
  let problems: ProblemList

  func settings(_ value: JSONValue) -> Settings {
    guard var reader = ObjectReader(value, problems: problems) else { return Settings() }
    var settings = Settings()
    let decoder = PresetDecoder(problems: problems)
    func object(_ key: String) -> JSONValue? {
      let object = reader.take(key)
      if let object, object.kind != .object { problems.add("\(key) must be an object", at: object) }
      return object
    }
    object("packs")?.forEachMember { key, member in
      decoder.refuse(key, among: settings.packs.keys)
      if let pack = TakenPack(member, problems: problems) { settings.packs[key.string ?? ""] = pack }
    }
    object("rules")?.forEachMember { key, member in
      decoder.refuse(key, among: settings.rules.keys)
      if let setting = ruleSetting(member) { settings.rules[key.string ?? ""] = setting }
    }
    reader.finish()
    return settings
  }

  private func ruleSetting(_ value: JSONValue) -> RuleSetting? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let severity: RuleSeverity? = reader.word("severity")
    return RuleSetting(severity: severity, threshold: reader.number("threshold"))
  }
}
