/// Finds the motions of Android's resources: `res/anim`, `res/animator`, `res/transition`, interpolators, scenes of
/// MotionLayout, and the integers that are durations.
enum AndroidResourceReader: PlatformReader {
  static let shapes = AndroidResourceShapes.all

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard source.kind(index - 1) == .open,
      let shape = shapes.first(where: { $0.callees.contains(word) })
    else { return }
    let element = XMLElement(source, index)
    let api = "AndroidRes." + word
    if AndroidResourceShapes.interpolators.contains(where: { $0.callees.contains(word) }) {
      let arguments = AndroidResourceShapes.curve(element, word)
      guard !arguments.isEmpty else { return }
      add(shape, api, element, at: index, arguments, [], &scan)
    } else if AndroidResourceShapes.fade.callees.contains(word) {
      for token in [element["enterFadeDuration"], element["exitFadeDuration"]] {
        guard let token else { continue }
        add(shape, api, element, at: token - 2, [("duration", element.value(token))], [], &scan)
      }
    } else if word == "integer" || word == "item" {
      guard let name = element.text("name"), AndroidResourceShapes.saysDuration(name),
        let text = element.content, case .number = NumberReader.read(source.text(text))
      else { return }
      add(shape, api, element, at: index, [("duration", NumberReader.read(source.text(text)))], [], &scan)
    } else {
      motion(source, index, shape, api, element, &scan)
    }
  }

  /// An animation: its duration, unless a set around it says one for all, with the interpolator that counts.
  private static func motion(
    _ source: Source, _ index: Int, _ shape: CallShape, _ api: String, _ element: XMLElement,
    _ scan: inout ScanContext
  ) {
    guard let duration = element["duration"] else { return }
    var interpolator = element["interpolator"] ?? element["motionInterpolator"]
    var inner = index - 1
    while let opening = source.enclosingOpening(inner) {
      let around = XMLElement(source, opening + 1)
      if source.matches(opening + 1, "set"), shape.callees.contains("alpha") {
        if around["duration"] != nil { return }
        // A set shares its interpolator, its own or the default, unless it says otherwise (AnimationSet).
        if around.text("shareInterpolator") != "false" { interpolator = around["interpolator"] }
      } else if source.matches(opening + 1, "transitionSet") {
        if around["duration"] != nil { return }
        interpolator = around["interpolator"] ?? interpolator
      }
      inner = opening
    }
    var arguments: Arguments = [("duration", element.value(duration))]
    if let interpolator { arguments.append(("interpolator", element.value(interpolator))) }
    var modifiers: Modifiers = []
    if let delay = element["startOffset"] ?? element["startDelay"] {
      modifiers.append(("delay", .binary(.over, element.value(delay), .number(1000))))
    }
    if let count = element.text("repeatCount"), count != "0" { modifiers.append(("repeats", nil)) }
    add(shape, api, element, at: duration - 2, arguments, modifiers, &scan)
  }

  private static func add(
    _ shape: CallShape, _ api: String, _ element: XMLElement, at name: Int, _ arguments: Arguments,
    _ modifiers: Modifiers, _ scan: inout ScanContext
  ) {
    let source = element.source
    let range = source.range(element.name - 1, through: element.last)
    scan.add(shape, api: api, offset: Int(source.tokens[name].start), range: range, arguments, modifiers)
  }

  /// The names of resources as Kotlin writes them, `R.integer.fade_duration` and `R.interpolator.standard`: the integers
  /// of a file of values, and the curve of a file that is one, by the name of the file.
  static func declarations(_ source: Source, file: String?, _ drafts: [Draft]) -> [Declaration] {
    integers(source) + (file.map { curve(named: $0, drafts) } ?? [])
  }

  private static func integers(_ source: Source) -> [Declaration] {
    source.tokens.indices.compactMap { index in
      guard source.kind(index) == .open, source.matches(index + 1, "integer") else { return nil }
      let element = XMLElement(source, index + 1)
      guard let name = element.text("name"), let content = element.content else { return nil }
      return Declaration(path: "R.integer." + name, value: element.value(content), isShared: true)
    }
  }

  private static func curve(named file: String, _ drafts: [Draft]) -> [Declaration] {
    guard drafts.count == 1, let value = drafts[0].arguments.first?.value,
      AndroidResourceShapes.interpolators.contains(where: { $0 === drafts[0].shape })
    else { return [] }
    return ["R.interpolator.", "R.anim."].map { Declaration(path: $0 + file, value: value, isShared: true) }
  }
}

/// An element of Android's XML with its attributes.
struct XMLElement {
  let source: Source
  /// The token of its name.
  let name: Int
  /// The last token of its start tag.
  let last: Int
  private let attributes: [(name: Int, value: Int)]

  /// - Parameter name: The token behind a `<`.
  init(_ source: Source, _ name: Int) {
    self.source = source
    self.name = name
    var attributes: [(name: Int, value: Int)] = []
    var index = name + 1
    while source.kind(index) == .identifier, source.matches(index + 1, "="), source.kind(index + 2) == .string
    {
      attributes.append((index, index + 2))
      index += 3
    }
    let isEnded = source.matches(index, ">") || source.kind(index) == .close
    last = isEnded ? index : index - 1
    self.attributes = attributes
  }

  /// The token of an attribute's value.
  subscript(_ name: StaticString) -> Int? { attributes.first { source.matches($0.name, name) }?.value }

  /// An attribute's text.
  func text(_ name: StaticString) -> String? { self[name].map { source.text(source.contents($0)) } }

  /// The token of the text in it, where it holds nothing else.
  var content: Int? {
    source.matches(last, ">") && source.kind(last + 1) == .text && source.kind(last + 2) == .close
      ? last + 1 : nil
  }

  /// A value: a number, or what `@integer/fade`, `@android:interpolator/linear` and `?attr/motionDurationShort1` name.
  func value(_ token: Int) -> Expression {
    let text = source.text(source.contents(token))
    guard let first = text.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else {
      let number = NumberReader.read(text)
      // MotionLayout's words for curves.
      if case .unread = number, !text.isEmpty, text.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") }) {
        return .name(text)
      }
      return number
    }
    var path = text.dropFirst().split(whereSeparator: { $0 == "/" || $0 == ":" }).map(String.init)
    path.removeAll { $0 == "*" || $0 == "+" }
    if first == UInt8(ascii: "?") { return path.last.map { .name("attr." + $0) } ?? .unread(.constant) }
    guard path.count == 2 || path.count == 3 else { return .unread(.constant) }
    return .name(path.joined(separator: "."))
  }
}
