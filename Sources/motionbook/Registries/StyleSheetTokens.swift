import AppScan
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The variables of style sheets as tokens, so that they are read, named and told as all others: one token a line, whose
/// place in the style sheet is kept.
struct StyleSheetTokens {
  private let sheets: [(file: ImportedFile, variables: [StyleSheet.Variable])]
  private var values: [String: String] = [:]

  /// Whether a text without a telling name is a style sheet.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    return [":root", "@theme", "@import", "@use", "@layer", "--"].contains(where: text.contains)
      && text.contains(":") && text.contains(";")
  }

  /// Reads style sheets, whose variables refer to one another.
  init(_ files: [ImportedFile]) {
    sheets = files.map { file in
      let isPlain = file.name.lowercased().hasSuffix(".css")
      return (file, StyleSheet(file.bytes, isSCSS: !isPlain).variables)
    }
    for variable in sheets.flatMap(\.variables) where !variable.isForLessMotion {
      if values[variable.symbol] == nil { values[variable.symbol] = variable.value }
    }
  }

  /// What was left out for people to know: values that a name has beside its first one.
  var notes: [String] {
    let all = sheets.flatMap(\.variables)
    let reduced = all.count(where: \.isForLessMotion)
    let others = Set(all.filter { !$0.isForLessMotion && values[$0.symbol] != $0.value }.map(\.symbol))
      .sorted()
    var notes: [String] = []
    if !others.isEmpty {
      let shown = others.prefix(10).joined(separator: ", ")
      let rest = others.count > 10 ? " and \((others.count - 10).counted("other"))" : ""
      notes.append("has other values further down, of which the first was read: \(shown)\(rest)".visible)
    }
    if reduced > 0 {
      notes.append(
        "\(reduced.counted("value")) for less motion left out; name a preset for it by tweak --reduced")
    }
    return notes
  }

  /// The files of tokens.
  func files(isNamed: Bool) -> [TokenFile] {
    var written: Set<String> = []
    return sheets.map { file, variables in
      var lines = LineStarts(file.bytes)
      var places: [JSONPlace] = [JSONPlace(line: 1, column: 1)]
      var text = "{"
      for variable in variables where !variable.isForLessMotion && written.insert(variable.name).inserted {
        text += (places.count > 1 ? ",\n" : "\n") + "\(Self.quoted(variable.name)): \(token(variable))"
        places.append(lines.place(of: variable.offset))
      }
      return TokenFile(Array((text + "}").utf8), name: isNamed ? file.title : nil, lines: places)
    }
  }

  private func token(_ variable: StyleSheet.Variable) -> String {
    let value = variable.value
    var writer = JSONWriter()
    writer.object { writer in
      // Sass variables often hold the custom property of the same name.
      if let name = reference(value), name != variable.name { return writer.member("$value", "{\(name)}") }
      let text = replaced(value, depth: 0)
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
      } else {
        writer.member("$value", text)
      }
    }
    return writer.text.split(separator: "\n").joined(separator: " ")
  }

  /// The variable that a value is, where one of these files declares it.
  private func reference(_ value: String) -> String? {
    let symbol: Substring
    if value.hasPrefix("var(--"), value.hasSuffix(")"),
      value.utf8.count(where: { $0 == UInt8(ascii: ")") }) == 1
    {
      symbol = value.dropFirst(4).prefix { $0 != "," && $0 != ")" && $0 != " " }
    } else if value.hasPrefix("$"), !value.contains(" ") {
      symbol = value[...]
    } else {
      return nil
    }
    return values[String(symbol)] == nil ? nil : String(symbol.drop { $0 == "-" || $0 == "$" })
  }

  /// A value with the variables in it replaced by theirs, and by what stands in for those that are not declared here.
  private func replaced(_ value: String, depth: Int) -> String {
    guard depth < 20, let start = value.firstRange(of: "var(--") else { return value }
    var level = 1
    var end = start.upperBound
    while end < value.endIndex, level > 0 {
      if value[end] == "(" { level += 1 }
      if value[end] == ")" { level -= 1 }
      end = value.index(after: end)
    }
    guard level == 0 else { return value }
    let inside = value[start.upperBound..<value.index(before: end)]
    let name = inside.prefix { $0 != "," && $0 != " " }
    let otherwise = inside.firstIndex(of: ",").map {
      String(inside[inside.index(after: $0)...].drop { $0 == " " })
    }
    guard let own = values["--" + name] ?? otherwise else { return value }
    let result = String(value[..<start.lowerBound]) + own + String(value[end...])
    return result.utf8.count > 100_000 ? value : replaced(result, depth: depth + 1)
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Lines and columns of offsets in a text, asked for from its beginning to its end.
private struct LineStarts {
  private let bytes: [UInt8]
  private var line = 1
  private var start = 0
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func place(of target: Int) -> JSONPlace {
    while offset < target {
      if bytes[offset] == UInt8(ascii: "\n") { (line, start) = (line + 1, offset + 1) }
      offset += 1
    }
    return JSONPlace(line: line, column: bytes[start..<target].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
