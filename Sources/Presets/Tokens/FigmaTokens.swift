import MotionPhysics
import PlainText
import StrictJSON

/// Variables of Figma as tokens: those of `export --format figma`, and those that the plugin API's
/// `getLocalVariablesAsync` and `getLocalVariableCollectionsAsync` give, as JSON. An easing and a timing of one name
/// are one motion.
package struct FigmaTokens {
  /// The tokens, one a line, each with its place in the file of variables.
  package private(set) var file: TokenFile
  /// Notes for people on what was changed or left out.
  package internal(set) var notes: [String] = []
  package private(set) var collections: [String] = []
  /// The collections that have a mode for less motion where none was chosen, and that mode.
  package private(set) var lessMotion: [String: String] = [:]

  private let variables: [String: JSONValue]
  /// The mode of each collection that is read, by the collection's id.
  private var modes: [String: String] = [:]
  private var defaultModes: [String: String] = [:]
  var text = ""
  var places: [JSONPlace] = [JSONPlace(line: 1, column: 1)]
  /// The names by which variables are found, and their parts.
  var parts: [String: [FigmaRole: JSONValue]] = [:]
  var written: Set<String> = []
  var mended = 0

  /// Whether a document holds variables of Figma.
  package static func isOne(_ root: JSONValue) -> Bool {
    list(root).contains { $0.member("valuesByMode") != nil && $0.member("resolvedType") != nil }
  }

  /// Reads a file of variables.
  ///
  /// - Parameter inputs: The mode of each collection, both by their names, where it is not the first.
  /// - Throws: ``JSONProblem`` for a file that is no JSON or has no variables.
  package init(_ file: TokenFile, inputs: [String: String]) throws(JSONProblem) {
    let document = try JSONDocument(file.bytes, dialect: .lenient, file: file.name)
    let list = Self.list(document.root)
    guard Self.isOne(document.root) else {
      throw document.root.problem("there are no variables of Figma here, with resolvedType and valuesByMode")
    }
    variables = Dictionary(
      list.compactMap { variable in variable.member("id")?.string.map { ($0, variable) } },
      uniquingKeysWith: { first, _ in first })
    self.file = file
    try chooseModes(document.root, inputs)
    var order: [String] = []
    for variable in list {
      let (base, role) = Self.place(of: variable)
      if parts[base] == nil { order.append(base) }
      if let role { parts[base, default: [:]][role] = variable } else { other(variable, base) }
    }
    for base in order { motion(base) }
    if mended > 0 {
      notes.append(
        "\(mended.counted("number")) of 32 bits read as the shortest decimal, such as 0.3 of 0.30000001192092896"
      )
    }
    self.file = TokenFile(Array("{\(text)\n}".utf8), name: file.name, lines: places)
  }

  /// The variables of a document, in whichever way they stand there.
  private static func list(_ root: JSONValue) -> [JSONValue] {
    if root.kind == .array { return root.elements }
    guard let variables = root.member("variables") ?? root.member("meta")?.member("variables") else {
      return []
    }
    return variables.kind == .array ? variables.elements : variables.members.map(\.value)
  }

  private mutating func chooseModes(
    _ root: JSONValue, _ inputs: [String: String]
  ) throws(JSONProblem) {
    var collections: [JSONValue] = root.member("collection").map { [$0] } ?? []
    for key in ["collections", "variableCollections"] {
      guard let value = root.member(key) ?? root.member("meta")?.member(key) else { continue }
      collections += value.elements + value.members.map(\.value)
    }
    for collection in collections {
      guard let id = collection.member("id")?.string else { continue }
      let name = collection.member("name")?.string ?? id
      self.collections.append(name)
      let known = (collection.member("modes")?.elements ?? []).map { mode in
        let id = mode.member("modeId")?.string ?? ""
        return (id: id, name: mode.member("name")?.string ?? id)
      }
      defaultModes[id] = collection.member("defaultModeId")?.string ?? known.first?.id
      if let input = inputs[name] {
        guard let mode = known.first(where: { $0.name == input || $0.id == input }) else {
          let list = known.map { "--input \("\(name)=\($0.name)".commandWord)" }.joined(separator: " or ")
          throw collection.problem("the collection \(name) has no mode \"\(input)\"; choose with \(list)")
        }
        modes[id] = mode.id
      } else {
        modes[id] = defaultModes[id]
      }
      let less = known.first { LessMotionWords.isMeant(context: $0.name, of: name) }
      if inputs[name] == nil, let less, less.id != modes[id] { lessMotion[name] = less.id }
      let others = known.filter { $0.id != modes[id] }.map(\.name)
      guard !others.isEmpty else { continue }
      let read = known.first { $0.id == modes[id] }?.name ?? ""
      notes.append("collection \(name): was read as \(read); other modes: \(others.joined(separator: ", "))")
    }
  }

  /// The name of the motion that a variable is a part of, and the part; nil for one of another type.
  static func place(of variable: JSONValue) -> (base: String, role: FigmaRole?) {
    let name = variable.member("name")?.string ?? ""
    let segments = name.split(separator: "/").map(String.init)
    let last = segments.last.flatMap { FigmaRole(rawValue: $0.lowercased()) }
    let isTimed = variable.member("resolvedType")?.string == "TIMING"
    guard isTimed || variable.member("resolvedType")?.string == "EASING" else { return (name, nil) }
    let base = last == nil || segments.count < 2 ? name : segments.dropLast().joined(separator: "/")
    return (base, isTimed ? last == .delay ? .delay : .duration : .easing)
  }

  /// A variable's value in the mode that is read.
  func value(of variable: JSONValue) -> JSONValue? { value(of: variable, in: modes) }

  private func value(of variable: JSONValue, in modes: [String: String]) -> JSONValue? {
    let values = variable.member("valuesByMode")
    if let mode = modes[variable.member("variableCollectionId")?.string ?? ""],
      let value = values?.member(mode)
    {
      return value
    }
    return values?.members.first?.value
  }

  /// A value with the variables followed that it is another name of.
  func followed(_ variable: JSONValue?) -> JSONValue? { followed(variable, in: modes) }

  private func followed(_ variable: JSONValue?, in modes: [String: String]) -> JSONValue? {
    var value = variable.flatMap { self.value(of: $0, in: modes) }
    for _ in 0..<100 {
      guard let current = value, let target = target(of: current) else { return value }
      value = self.value(of: target, in: modes)
    }
    return nil
  }

  /// Whether a variable has the value of the default mode in the mode that is read.
  func isAsByDefault(_ variable: JSONValue?) -> Bool {
    followed(variable)?.rawText == followed(variable, in: defaultModes)?.rawText
  }

  func target(of value: JSONValue) -> JSONValue? {
    guard value.member("type")?.string == "VARIABLE_ALIAS" else { return nil }
    return value.member("id")?.string.flatMap { variables[$0] }
  }

  /// The motion whose part a part is another name of, where that is nothing but this part.
  func reference(_ variable: JSONValue, isWhole: Bool) -> String? {
    guard let target = value(of: variable).flatMap(target) else { return nil }
    let (base, role) = Self.place(of: target)
    guard role != nil, isWhole || parts[base]?.count == 1 else { return nil }
    return "{\(base)}"
  }
}

/// The part of a motion that a variable of Figma says: the last part of its name.
package enum FigmaRole: String, CaseIterable {
  case easing
  case duration
  case delay
}
