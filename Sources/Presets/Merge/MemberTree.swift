import StrictJSON

/// A preset's JSON as a tree of its members, which are compared and merged one by one.
package indirect enum MemberTree: Hashable, Sendable {
  /// A string, a number, a truth value, null, or an array of numbers, as JSON.
  case value(String)
  /// Members in the order of the JSON, each key once.
  case object([Member])
  /// Tracks, keyframes, phases, elements, points.
  case list([MemberTree])

  package struct Member: Hashable, Sendable {
    package let key: String
    package var tree: MemberTree
  }

  /// A preset as its canonical JSON has it.
  package init(_ preset: Preset) { self.init(written: { PresetEncoder.write(preset, to: &$0) }) }

  /// The preset that it is; nil when it is none.
  package var preset: Preset? {
    let text = PresetText(Array(text.utf8), named: nil)
    return text.problems.isEmpty ? text.preset : nil
  }

  /// A registry's settings as its JSON has them.
  init(_ settings: Settings) {
    let tree = MemberTree(written: { $0.object { RegistryEncoder.write(settings, to: &$0) } })
    self = tree["settings"] ?? .object([])
  }

  private init(written body: (inout JSONWriter) -> Void) {
    // What the writer wrote can be read.
    self = (try? JSONDocument(JSONWriter.text(body))).map { MemberTree($0.root) } ?? .object([])
  }

  /// The settings that it is; nil when it is none.
  var settings: Settings? {
    guard let document = try? JSONDocument(text) else { return nil }
    let problems = ProblemList()
    let settings = SettingsDecoder(problems: problems).settings(document.root)
    return problems.problems.isEmpty ? settings : nil
  }

  /// A value that was read, of keys that stand twice the first.
  package init(_ value: JSONValue) {
    switch value.kind {
    case .object:
      self = .object(value.singleMembers.map { Member(key: $0.key, tree: MemberTree($0.value)) })
    case .array where value.elements.contains { $0.kind != .number }:
      self = .list(value.elements.map { MemberTree($0) })
    default:
      self = .value(JSONWriter.text { $0.value(value) })
    }
  }

  var text: String { JSONWriter.text(write) }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .value(let text):
      // Every text was made from a value.
      if let document = try? JSONDocument(text) { writer.value(document.root) } else { writer.null() }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.key)
          member.tree.write(to: &writer)
        }
      }
    case .list(let trees):
      writer.array { writer in
        for tree in trees { tree.write(to: &writer) }
      }
    }
  }

  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The items of a list; none of anything else.
  package var items: [MemberTree] {
    if case .list(let trees) = self { trees } else { [] }
  }

  /// The value of an object's member, nil without one. A new member stands last.
  package subscript(key: String) -> MemberTree? {
    get { members.first { $0.key == key }?.tree }
    set {
      var members = members
      let place = members.firstIndex { $0.key == key }
      if let place { members.remove(at: place) }
      if let newValue { members.insert(Member(key: key, tree: newValue), at: place ?? members.count) }
      self = .object(members)
    }
  }

  /// The object with some of its members; nil where it has none of them.
  func only(_ keys: [String]) -> MemberTree? {
    let some = members.filter { keys.contains($0.key) }
    return some.isEmpty ? nil : .object(some)
  }

  var kind: JSONKind {
    switch self {
    case .object: .object
    case .list: .array
    case .value(let text): (try? JSONDocument(text))?.root.kind ?? .null
    }
  }

  /// The text of a string; nil of anything else.
  package var string: String? {
    guard case .value(let text) = self, text.hasPrefix("\"") else { return nil }
    return (try? JSONDocument(text))?.root.string
  }

  package static func string(_ text: String) -> MemberTree {
    .value(JSONWriter.text { $0.string(text) })
  }

  /// Puts another value at a path such as `tracks[0].keyframes[1].spring`. A path that leads nowhere changes nothing.
  package mutating func replace(at path: String, with tree: MemberTree) {
    let steps = path.split { $0 == "." || $0 == "[" || $0 == "]" }
    replace(at: steps[...], with: tree)
  }

  private mutating func replace(at steps: ArraySlice<Substring>, with tree: MemberTree) {
    guard let step = steps.first else {
      self = tree
      return
    }
    switch self {
    case .object(var members):
      guard let index = members.firstIndex(where: { $0.key == step }) else { return }
      members[index].tree.replace(at: steps.dropFirst(), with: tree)
      self = .object(members)
    case .list(var trees):
      guard let index = Int(step), trees.indices.contains(index) else { return }
      trees[index].replace(at: steps.dropFirst(), with: tree)
      self = .list(trees)
    case .value: return
    }
  }
}

extension MemberTree {
  /// The tree with other values in place of some, wherever they stand.
  func replacingValues(_ values: [MemberTree: MemberTree]) -> MemberTree {
    switch self {
    case .value: values[self] ?? self
    case .object(let members):
      .object(members.map { Member(key: $0.key, tree: $0.tree.replacingValues(values)) })
    case .list(let trees): .list(trees.map { $0.replacingValues(values) })
    }
  }

  /// In one line: a name or number as it is, an object as `duration 0.5, bounce 0.2`.
  package var words: String {
    switch self {
    case .value(let text): string ?? text
    case .object(let members): members.map { "\($0.key) \($0.tree.words)" }.joined(separator: ", ")
    case .list(let trees): trees.map { "{\($0.words)}" }.joined(separator: ", ")
    }
  }

  /// Its name among its neighbours in a list: the property of a track, the name of a phase or an element.
  var identity: String? { (self["property"] ?? self["name"])?.string }
}

extension String {
  /// The place of an item of a list in what is at this path, as people read it, `tracks.scale[2]`, `elements.cell`: its
  /// name, else its number from 0. A track has nothing but its keyframes, which therefore need no word of their own.
  ///
  /// - Parameter list: The key of the list.
  func appending(_ item: MemberTree, at index: Int, of list: String) -> String {
    if let name = item.identity { return appending(key: list).appending(key: name) }
    return (list == "keyframes" ? self : appending(key: list)) + "[\(index)]"
  }
}

extension JSONWriter {
  /// Writes a member that is such a value, or null.
  package mutating func member(_ key: String, _ tree: MemberTree?) {
    self.key(key)
    if let tree { tree.write(to: &self) } else { null() }
  }
}

extension JSONValue {
  /// The members of an object, of keys that stand twice the first.
  var singleMembers: [(key: String, value: JSONValue)] {
    if document.duplicateKeys.isEmpty { return members }
    var seen: Set<String> = []
    return members.filter { seen.insert($0.key).inserted }
  }
}
