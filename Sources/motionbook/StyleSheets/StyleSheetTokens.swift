import AppScan
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The variables of style sheets as tokens, so that they are read, named and told as all others: one token a line,
/// whose place in the style sheet is kept.
struct StyleSheetTokens {
  private let sheets: [(file: ImportedFile, sheet: StyleSheet)]
  private(set) var values = StyleSheetValues()
  var links = StyleSheetLinks()
  /// The keyframes that count, by their names.
  private(set) var keyframes: [String: StyleSheet.Keyframes] = [:]
  private var names: Set<String> = []
  /// The names of the keyframes that Tailwind's variables `--animate-…` may play, its own among them.
  private var themeNames: Set<String> = []
  let clipNotes = TokenNotes()
  /// The names of springs and curves whose numbers are variables of their own, by the names of these and their own.
  var composites: [String: String] = [:]

  /// Whether a text without a telling name is a style sheet.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    return [":root", "@theme", "@import", "@use", "@layer", "--"].contains(where: text.holds)
      && text.contains(":") && text.contains(";")
  }

  /// Reads style sheets, whose variables refer to one another.
  ///
  /// - Parameters:
  ///   - isForLessMotion: Whether values for less motion count before the others.
  ///   - isLeftOut: Whether a variable of a name does not become a token.
  init(_ files: [ImportedFile], isForLessMotion: Bool = false, isLeftOut: (String) -> Bool = { _ in false }) {
    sheets = files.map { file in
      let language = Language(fileName: file.name.lowercased()).flatMap { $0.isStyleSheet ? $0 : nil }
      return (file, StyleSheet(file.bytes, language: language ?? .scss))
    }
    values.isForLessMotion = isForLessMotion
    names = Set(sheets.flatMap(\.sheet.keyframes).map(\.name))
    for rule in sheets.flatMap(\.sheet.keyframes) { values.add(rule) }
    keyframes = values.keyframes
    if sheets.contains(where: { String(decoding: $0.file.bytes, as: UTF8.self).holds("@theme") }) {
      keyframes.merge(Self.tailwindKeyframes) { own, _ in own }
      themeNames = names.union(keyframes.keys)
    }
    for variable in sheets.flatMap(\.sheet.variables) { values.add(variable) }
    findComposites(in: sheets.flatMap(\.sheet.variables))
    links = StyleSheetLinks(values) { name in composites[name] != nil || isLeftOut(name) }
  }

  var isEmpty: Bool { sheets.isEmpty }

  /// Whether some values are others with less motion.
  var hasLessMotion: Bool {
    sheets.map(\.sheet).contains { sheet in
      sheet.variables.contains { $0.audience != .everyone }
        || sheet.keyframes.contains { $0.audience != .everyone }
        || sheet.animations.contains { $0.audience != .everyone }
    }
  }

  /// The files that style sheets name which declare nothing themselves, each once.
  var imports: [String] {
    let isEmpty = sheets.allSatisfy { $0.sheet.variables.isEmpty && $0.sheet.keyframes.isEmpty }
    var seen: Set<String> = []
    return isEmpty ? sheets.flatMap(\.sheet.imports).filter { seen.insert($0).inserted } : []
  }

  /// Notes on what was left out: values that a name has beside the one that was read, and links to other variables.
  func notes(among presets: Set<String>) -> [String] {
    // A map is a group of presets.
    let groups = presets.union(
      presets.flatMap { name in name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) } })
    let variables = sheets.flatMap(\.sheet.variables).filter { variable in
      !values.isForLessMotion(variable) && values[variable.symbol] != variable.value
        && (groups.contains(NameMending.mended(composites[variable.name] ?? variable.name))
          || StyleSheetLinks.isMotion(values.replaced(variable.value)))
    }.map(\.symbol)
    let rules = sheets.flatMap(\.sheet.keyframes).filter { rule in
      rule.audience != .lessMotion && keyframes[rule.name].map { !$0.isSame(as: rule) } == true
    }.map { "@keyframes \($0.name)" }
    let others = Set(variables + values.shadowed + rules).sorted()
    var notes: [String] = []
    if !others.isEmpty {
      notes.append(
        "of several values the last of the document, or else the first, was read: \(others.listed)".visible)
    }
    if let copies = links.note(among: presets) { notes.append(copies) }
    for (file, _) in sheets
    where file.name.lowercased().hasSuffix(".sass") && file.bytes.holds("@keyframes".utf8) {
      notes.append("\(file.title.visible): keyframes in the indented syntax of Sass are not read")
    }
    return notes + clipNotes.finished()
  }

  mutating func files(isNamed: Bool) -> [TokenFile] {
    var written: Set<String> = []
    var played: Set<String> = []
    var files: [(tokens: [(offset: Int, text: String)], file: ImportedFile)] = []
    for (file, sheet) in sheets {
      var tokens: [(offset: Int, text: String)] = []
      for variable in sheet.variables where values.isChosen(variable) {
        let name = composites[variable.name] ?? variable.name
        guard written.insert(name).inserted, let token = token(of: variable, named: name, &played) else {
          continue
        }
        tokens.append((variable.offset, "\(Self.quoted(name)): \(token)"))
      }
      files.append((tokens, file))
    }
    let rules = AnimationRules(sheets.flatMap(\.sheet.animations), names: names, value: values.replaced)
    var clips: Set<String> = []
    for (place, sheet) in sheets.map(\.sheet).enumerated() {
      for rule in sheet.keyframes where keyframes[rule.name]?.offset == rule.offset {
        // What a variable plays with less motion may be a preset of its own with full motion.
        guard values.isForLessMotion || !played.contains(rule.name), clips.insert(rule.name).inserted else {
          continue
        }
        let name = written.insert(rule.name).inserted ? rule.name : rule.name + "-keyframes"
        guard let clip = clip(of: rule, named: name, rules) else { continue }
        files[place].tokens.append((rule.offset, "\(Self.quoted(name)): \(clip)"))
      }
    }
    for selectors in rules.unread(beside: clips) where !names.isEmpty {
      clipNotes.add(selectors, "what it says of animations for less motion was left out: it is of no clip")
    }
    return files.map { tokens, file in
      let ordered = tokens.sorted { $0.offset < $1.offset }
      let places = file.bytes.withUnsafeBufferPointer { bytes in
        let lines = LineIndex(bytes)
        return ([0] + ordered.map(\.offset)).map { lines.position(of: $0, in: bytes) }
      }.map { JSONPlace(line: $0.line, column: $0.column) }
      let text = "{\n" + ordered.map(\.text).joined(separator: ",\n") + "}"
      return TokenFile(Array(text.utf8), name: isNamed ? file.title : nil, lines: places)
    }
  }

  /// The token of a variable: of a spring or a curve in numbers, of the keyframes that it plays, a group, or a value; nil where no clip can hold
  /// the keyframes that it plays and they are repeated, or where it plays several in different times.
  private mutating func token(
    of variable: StyleSheet.Variable, named name: String, _ played: inout Set<String>
  ) -> String? {
    if let composite = composite(named: name) { return composite }
    let animations = animations(variable.value, isTheme: name.hasPrefix("animate-"))
    guard let first = animations.first else {
      return map(variable.value, named: name, depth: 0) ?? token(name, variable.value)
    }
    // Animations that are played together, one a property, are a clip.
    guard animations.allSatisfy({ $0.moves(with: first) }) else {
      clipNotes.add(name, "was not read: it plays its keyframes in several times, which no clip does")
      return nil
    }
    played.formUnion(animations.map(\.keyframes))
    if let clip = clip(animations, named: name) {
      links.record(variable.value, name)
      return clip
    }
    // How long it takes and how it eases is motion too, unless it goes on and on.
    let isPlain = animations.count == 1 && first.turns.count == 1 && first.unread == nil
    if isPlain { return token(name, variable.value) }
    return values.isForLessMotion ? Self.unread : nil
  }

  /// The token of a text that plays keyframes; nil for one that plays none, or several in different times.
  mutating func clip(playing text: String, named name: String) -> String? {
    let animations = animations(text, isTheme: false)
    guard let first = animations.first, animations.allSatisfy({ $0.moves(with: first) }) else { return nil }
    return clip(animations, named: name)
  }

  /// Whether a text plays keyframes.
  func plays(_ text: String) -> Bool { !animations(text, isTheme: false).isEmpty }

  private func animations(_ value: String, isTheme: Bool) -> [AnimationText] {
    let names = isTheme && !themeNames.isEmpty ? themeNames : names
    return names.isEmpty ? [] : AnimationText.list(values.replaced(value), names: names)
  }

  /// A map of Sass, `(slow: 750ms, fast: 250ms)`, as a group of tokens; nil for any other value.
  private mutating func map(_ value: String, named name: String, depth: Int) -> String? {
    guard depth < 8, let entries = LiteralCall.entries(ofMap: value) else { return nil }
    var members: [String] = []
    var keys: Set<String> = []
    for entry in entries {
      guard let colon = entry.firstIndex(of: ":") else { return nil }
      let key = entry[..<colon].filter { $0 != "\"" && $0 != "'" && $0 != " " }
      let inner = CSSWords.split(String(entry[entry.index(after: colon)...]), at: "\n").joined(separator: " ")
      guard !key.isEmpty, keys.insert(key).inserted else { return nil }
      let path = "\(name).\(key)"
      let member = map(inner, named: path, depth: depth + 1) ?? token(path, inner)
      members.append("\(Self.quoted(key)): \(member)")
    }
    return members.isEmpty ? nil : "{\(members.joined(separator: ", "))}"
  }

  private mutating func token(_ variable: String, _ value: String) -> String {
    let value = Self.withoutBrackets(value)
    let linked = links.text(of: value, for: variable)
    return Self.token { writer in
      // Sass variables often hold the custom property of the same name.
      if let name = values.variable(value)?.name, name != variable {
        return writer.member("$value", "{\(name)}")
      }
      if let entry = links.entry(value, for: variable) { return writer.member("$value", entry) }
      let text = values.replaced(value)
      let word = text.lowercased()
      if word.hasSuffix("s"), let seconds = try? Seconds.parse(word), Ranges.delay.contains(seconds) {
        writer.member("$type", "duration")
        writer.object("$value") { writer in
          let isMillis = word.hasSuffix("ms")
          writer.member("value", Double(word.dropLast(isMillis ? 2 : 1)) ?? seconds)
          writer.member("unit", isMillis ? "ms" : "s")
        }
      } else if case .bezier(let x1, let y1, let x2, let y2)? = word == "linear"
        ? nil : try? EasingText(css: word),
        (try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)) != nil
      {
        writer.member("$type", "cubicBezier")
        writer.key("$value")
        writer.numbers([x1, y1, x2, y2])
      } else if let seconds = TokenArithmetic.seconds(text), Ranges.delay.contains(seconds) {
        writer.member("$type", "duration")
        writer.member("$value", text.hasPrefix("calc(") ? text : "calc(\(text))")
      } else {
        writer.member("$value", linked)
      }
    }
  }

  /// A token with these members, on one line.
  static func token(_ members: (inout JSONWriter) -> Void) -> String {
    JSONWriter.text(isOnOneLine: true) { $0.object(members) }
  }

  /// A value of Sass without the brackets around it, `(0.3s)`, and without the comma of a list of one, `(0.3s,)`; other
  /// lists and maps keep theirs.
  private static func withoutBrackets(_ value: String) -> String {
    guard value.hasPrefix("("), value.hasSuffix(")") else { return value }
    let inside = String(value.dropFirst().dropLast())
    var depth = 0
    for character in inside where depth >= 0 { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
    let parts = CSSWords.split(inside, at: ",")
    guard depth == 0, !inside.contains(":"), parts.count == 1 else { return value }
    return withoutBrackets(parts[0])
  }

  static func quoted(_ text: String) -> String { JSONWriter.text { $0.string(text) } }
}
