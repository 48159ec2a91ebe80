import MotionPhysics
import PlainText
import StrictJSON

/// Variables of Figma as tokens: those of `export --format figma`, and those that the plugin API's
/// `getLocalVariablesAsync` and `getLocalVariableCollectionsAsync` give, as JSON. An easing and a timing of one name are one
/// motion.
package struct FigmaTokens {
  /// The tokens, one a line, each with its place in the file of variables.
  package private(set) var file: TokenFile
  /// What a person is told of what was changed or left out.
  package private(set) var notes: [String] = []

  private let variables: [String: JSONValue]
  private let modes: [String: String]
  private var text = ""
  private var places: [JSONPlace] = [JSONPlace(line: 1, column: 1)]
  /// The names by which variables are found, and their parts.
  private var parts: [String: [Role: JSONValue]] = [:]
  private var written: Set<String> = []
  private var mended = 0

  private enum Role: String {
    case easing, duration, delay
  }

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
    (modes, notes) = try Self.modes(document.root, inputs)
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
    if variables.kind == .array { return variables.elements }
    var members: [JSONValue] = []
    variables.forEachMember { _, value in members.append(value) }
    return members
  }

  /// The mode of each collection that is read, by the collection's id.
  private static func modes(
    _ root: JSONValue, _ inputs: [String: String]
  ) throws(JSONProblem) -> ([String: String], [String]) {
    var collections: [JSONValue] = root.member("collection").map { [$0] } ?? []
    for key in ["collections", "variableCollections"] {
      guard let value = root.member(key) ?? root.member("meta")?.member(key) else { continue }
      collections += value.elements
      value.forEachMember { _, member in collections.append(member) }
    }
    var chosen: [String: String] = [:]
    var notes: [String] = []
    for collection in collections {
      guard let id = collection.member("id")?.string else { continue }
      let name = collection.member("name")?.string ?? id
      let modes = (collection.member("modes")?.elements ?? []).map { mode in
        let id = mode.member("modeId")?.string ?? ""
        return (id: id, name: mode.member("name")?.string ?? id)
      }
      if let input = inputs[name] {
        guard let mode = modes.first(where: { $0.name == input || $0.id == input }) else {
          let list = modes.map { "--input \(name)=\($0.name)" }.joined(separator: " or ")
          throw collection.problem("the collection \(name) has no mode \"\(input)\"; choose with \(list)")
        }
        chosen[id] = mode.id
      } else {
        chosen[id] = collection.member("defaultModeId")?.string ?? modes.first?.id
      }
      let others = modes.filter { $0.id != chosen[id] }.map(\.name)
      guard !others.isEmpty else { continue }
      let read = modes.first { $0.id == chosen[id] }?.name ?? ""
      notes.append("collection \(name): was read as \(read); other modes: \(others.joined(separator: ", "))")
    }
    return (chosen, notes)
  }

  /// The name of the motion that a variable is a part of, and the part; nil for one of another type.
  private static func place(of variable: JSONValue) -> (base: String, role: Role?) {
    let name = variable.member("name")?.string ?? ""
    let segments = name.split(separator: "/").map(String.init)
    let last = segments.last.flatMap { Role(rawValue: $0.lowercased()) }
    let isTimed = variable.member("resolvedType")?.string == "TIMING"
    guard isTimed || variable.member("resolvedType")?.string == "EASING" else { return (name, nil) }
    let base = last == nil || segments.count < 2 ? name : segments.dropLast().joined(separator: "/")
    return (base, isTimed ? last == .delay ? .delay : .duration : .easing)
  }

  /// A variable's value in the mode that is read.
  private func value(of variable: JSONValue) -> JSONValue? {
    let values = variable.member("valuesByMode")
    if let mode = modes[variable.member("variableCollectionId")?.string ?? ""],
      let value = values?.member(mode)
    {
      return value
    }
    var first: JSONValue?
    values?.forEachMember { _, value in first = first ?? value }
    return first
  }

  /// A value with the variables followed that it is another name of.
  private func followed(_ variable: JSONValue?) -> JSONValue? {
    var value = variable.flatMap(self.value)
    for _ in 0..<100 {
      guard let current = value, let target = target(of: current) else { return value }
      value = self.value(of: target)
    }
    return nil
  }

  private func target(of value: JSONValue) -> JSONValue? {
    guard value.member("type")?.string == "VARIABLE_ALIAS" else { return nil }
    return value.member("id")?.string.flatMap { variables[$0] }
  }

  /// The motion whose part a part is another name of, where that is nothing but this part.
  private func reference(_ variable: JSONValue, isWhole: Bool) -> String? {
    guard let target = value(of: variable).flatMap(target) else { return nil }
    let (base, role) = Self.place(of: target)
    guard role != nil, isWhole || parts[base]?.count == 1 else { return nil }
    return "{\(base)}"
  }
}

extension FigmaTokens {
  /// Writes what the parts of one name make.
  private mutating func motion(_ base: String) {
    guard let own = parts[base], let first = own[.easing] ?? own[.duration] ?? own[.delay] else { return }
    let references = [Role.easing, .duration, .delay].compactMap { own[$0] }.map {
      reference($0, isWhole: true)
    }
    if let name = references.first ?? nil, references.allSatisfy({ $0 == name }),
      parts[Self.place(of: target(of: value(of: first) ?? first) ?? first).base]?.count == own.count
    {
      return token(base, at: first) { $0.member("$value", name) }
    }
    let duration = seconds(own[.duration])
    guard let easing = own[.easing] else {
      guard let duration else { return unread(base, first) }
      return token(base, at: first) { Self.write(duration, to: &$0) }
    }
    guard let value = followed(easing) else { return unread(base, easing) }
    if let spring = spring(value, easing, duration) {
      return token(base, at: easing) { writer in
        writer.member("$type", "spring")
        writer.object("$value") { writer in for (key, number) in spring { writer.member(key, number) } }
      }
    }
    guard let curve = curve(value) else { return unread(base, easing) }
    let curveName = reference(easing, isWhole: false)
    let durationName = own[.duration].flatMap { reference($0, isWhole: false) }
    guard let duration else {
      return token(base, at: easing) { writer in
        writer.member("$type", "cubicBezier")
        Self.write(curve, "$value", to: &writer)
      }
    }
    let delay = seconds(own[.delay]) ?? 0
    token(base, at: easing) { writer in
      writer.member("$type", "transition")
      writer.object("$value") { writer in
        if let durationName {
          writer.member("duration", durationName)
        } else {
          writer.object("duration") { Self.write(duration, to: &$0, isValue: true) }
        }
        writer.object("delay") { Self.write(delay, to: &$0, isValue: true) }
        if let curveName {
          writer.member("timingFunction", curveName)
        } else {
          Self.write(curve, "timingFunction", to: &writer)
        }
      }
    }
  }

  /// The curve of an easing: control points, or a text of CSS.
  private enum Curve {
    case points([Double])
    case text(String)
  }

  private mutating func curve(_ value: JSONValue) -> Curve? {
    switch value.member("type")?.string {
    case "LINEAR": return .points([0, 0, 1, 1])
    case "HOLD": return .text("steps(1, end)")
    case "CUSTOM_CUBIC_BEZIER":
      let function = value.member("easingFunctionCubicBezier")
      let numbers = ["x1", "y1", "x2", "y2"].compactMap { number(function?.member($0)) }
      return numbers.count == 4 ? .points(numbers) : nil
    default: return nil
    }
  }

  /// The numbers of a spring: its own where the file has them, and else the bounce with the duration that settles in
  /// the time that it is given.
  private mutating func spring(
    _ value: JSONValue, _ variable: JSONValue, _ duration: Double?
  ) -> [(String, Double)]? {
    if value.member("type")?.string == "CUSTOM_SPRING" {
      let function = value.member("easingFunctionSpring")
      if let bounce = number(function?.member("bounce")), let duration,
        let period = Self.duration(settlingIn: duration, bounce: bounce)
      {
        return [("duration", period), ("bounce", bounce)]
      }
      return physical(function)
    }
    // A spring that Figma's cannot be stands beside the curve in its place, in our own export.
    let prototype = variable.member("prototype")
    return prototype?.member("type")?.string == "CUSTOM_SPRING"
      ? physical(prototype?.member("easingFunctionSpring")) : nil
  }

  private mutating func physical(_ function: JSONValue?) -> [(String, Double)]? {
    let keys = ["mass", "stiffness", "damping"]
    let numbers = keys.compactMap { number(function?.member($0)) }
    return numbers.count == 3 ? Array(zip(keys, numbers)) : nil
  }

  /// The shortest duration, in seconds, of those whose springs settle in a time of whole milliseconds; the exact one
  /// where none is shorter. Settling takes a time that is proportional to the duration.
  package static func duration(settlingIn seconds: Double, bounce: Double) -> Double? {
    guard seconds > 0, Ranges.bounce.contains(bounce),
      let unit = try? Spring(validatingDuration: 1, bounce: bounce).settlingTime(), unit.isFinite, unit > 0
    else { return nil }
    let (most, least) = (seconds / unit, (seconds - 0.001) / unit)
    for decimals in 1...6 {
      let scale = DecimalText.powerOfTen(decimals)
      let candidate = (most * scale * (1 + 1e-12)).rounded(.down) / scale
      if candidate > least, candidate > 0 { return candidate }
    }
    return most
  }

  private mutating func seconds(_ variable: JSONValue?) -> Double? { number(followed(variable)) }

  /// A number; one of 32 bits as the shortest decimal that means it.
  private mutating func number(_ value: JSONValue?) -> Double? {
    guard let number = value?.number, number.isFinite else { return nil }
    guard Double(Float(number)) == number, let short = Double(DecimalText.float(number)), short != number
    else {
      return number
    }
    mended += 1
    return short
  }

  /// A variable of another type: numbers and texts may be motion by their names.
  private mutating func other(_ variable: JSONValue, _ name: String) {
    let type = variable.member("resolvedType")?.string ?? ""
    let value = followed(variable)
    let number = number(value)
    token(name, at: variable) { writer in
      if type != "FLOAT", type != "STRING" { writer.member("$type", type.lowercased()) }
      if let number {
        writer.member("$value", number)
      } else {
        writer.member("$value", value?.string ?? value?.rawText ?? "")
      }
    }
  }

  /// What is motion and has no numbers, such as one of Figma's own easings: it is named, as a token that is not read.
  private mutating func unread(_ base: String, _ variable: JSONValue) {
    let value = followed(variable)
    notes.append(
      "\(base): was not read: its value is \(value?.member("type")?.string ?? value?.rawText ?? "missing")"
        .visible)
    token(base, at: variable) { writer in
      let type = variable.member("resolvedType")?.string?.lowercased() ?? "variable"
      writer.member("$type", "\(type) without numbers")
      writer.member("$value", "")
    }
  }

  /// Writes a token. Of other types several variables may have one name; they are no motions, and one stands for all.
  private mutating func token(_ name: String, at variable: JSONValue, _ body: (inout JSONWriter) -> Void) {
    guard written.insert(name).inserted else { return }
    var writer = JSONWriter()
    writer.object { writer in
      writer.object(name) { writer in
        body(&writer)
        if let about = variable.member("description")?.string, !about.isEmpty {
          writer.member("$description", about)
        }
      }
    }
    // Without the braces around it.
    let line = writer.text.split(separator: "\n").dropFirst().dropLast().joined(separator: " ")
    text += (places.count > 1 ? ",\n" : "\n") + line
    places.append(variable.place)
  }

  private static func write(_ seconds: Double, to writer: inout JSONWriter, isValue: Bool = false) {
    guard !isValue else {
      writer.member("value", seconds)
      return writer.member("unit", "s")
    }
    writer.member("$type", "duration")
    writer.object("$value") { write(seconds, to: &$0, isValue: true) }
  }

  private static func write(_ curve: Curve, _ key: String, to writer: inout JSONWriter) {
    writer.key(key)
    switch curve {
    case .points(let numbers): writer.numbers(numbers)
    case .text(let text): writer.string(text)
    }
  }
}
