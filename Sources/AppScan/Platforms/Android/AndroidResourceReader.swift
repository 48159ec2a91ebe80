/// Finds the motions of Android's resources: `res/anim`, `res/animator`, `res/transition`, interpolators, scenes of
/// MotionLayout, and the integers that are durations.
enum AndroidResourceReader: PlatformReader {
  static let shapes = AndroidResourceShapes.all

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard source.kind(index - 1) == .open,
      let shape = shapes.first(where: { $0.callees.contains(word) })
    else { return }
    let element = XMLElement(source, index)
    if AndroidResourceShapes.interpolators.contains(where: { $0 === shape }) {
      let arguments = AndroidResourceShapes.curve(element, word)
      guard !arguments.isEmpty, !isOfMotion(source, index) else { return }
      add(shape, element, at: index, arguments, [], &scan)
    } else if shape === AndroidResourceShapes.fade {
      for token in [element["enterFadeDuration"], element["exitFadeDuration"]].compactMap({ $0 }) {
        add(shape, element, at: token - 2, [("duration", element.value(token))], [], &scan)
      }
    } else if shape === AndroidResourceShapes.integer {
      guard let name = element.text("name"), AndroidResourceShapes.saysDuration(name),
        let text = element.content, case let value = NumberReader.read(source.text(text)),
        case .number = value
      else { return }
      add(shape, element, at: index, [("duration", value)], [], &scan)
    } else {
      motion(source, index, shape, element, &scan)
    }
  }

  /// An animation: its duration, unless a set around it says one for all, with the interpolator that counts.
  private static func motion(
    _ source: Source, _ index: Int, _ shape: CallShape, _ element: XMLElement, _ scan: inout ScanContext
  ) {
    guard let duration = element["duration"] else { return }
    var interpolator = AndroidResourceShapes.interpolator(element)
    for opening in source.openings(around: index - 1) {
      let around = XMLElement(source, opening + 1)
      if source.matches(opening + 1, "set"), shape.callees.contains("alpha") {
        if around["duration"] != nil { return }
        // A set shares its interpolator, its own or the default, unless it says otherwise (AnimationSet).
        if around.text("shareInterpolator") != "false" {
          interpolator = AndroidResourceShapes.interpolator(around)
        }
      } else if source.matches(opening + 1, "transitionSet") {
        if around["duration"] != nil { return }
        interpolator = AndroidResourceShapes.interpolator(around) ?? interpolator
      }
    }
    var arguments: Arguments = [("duration", element.value(duration))]
    if let interpolator {
      arguments.append(("interpolator", interpolator))
    } else if hasOwnCurve(source, index) {
      arguments.append((CallShape.Parameter.ownCurve.name, .number(1)))
    }
    var modifiers: Modifiers = []
    if let delay = element["startOffset"] ?? element["startDelay"] {
      modifiers.append(("delay", .binary(.over, element.value(delay), .number(1000))))
    }
    if let count = element.text("repeatCount"), count != "0" { modifiers.append(("repeats", nil)) }
    add(shape, element, at: duration - 2, arguments, modifiers, &scan)
  }

  /// Whether the transition whose name stands at an index decelerates in and accelerates out, or a set holds one that does.
  private static func hasOwnCurve(_ source: Source, _ index: Int) -> Bool {
    func isOwn(_ name: Int) -> Bool { source.matches(name, "slide", "explode") }
    guard source.matches(index, "transitionSet"), let end = source.partner(index - 1) else {
      return isOwn(index)
    }
    return (index..<end).prefix(ScanLimits.setUp).contains { source.kind($0 - 1) == .open && isOwn($0) }
  }

  /// Whether the curve whose name stands at an index is that of a motion around it, which is read with it:
  /// `<aapt:attr name="android:interpolator">`.
  private static func isOfMotion(_ source: Source, _ index: Int) -> Bool {
    guard let attribute = source.enclosingOpening(index - 1),
      XMLElement(source, attribute + 1).isAttribute("interpolator"),
      let owner = source.enclosingOpening(attribute)
    else { return false }
    let isSet = source.matches(owner + 1, "set", "transitionSet")
    return isSet || XMLElement(source, owner + 1)["duration"] != nil
  }

  private static func add(
    _ shape: CallShape, _ element: XMLElement, at name: Int, _ arguments: Arguments, _ modifiers: Modifiers,
    _ scan: inout ScanContext
  ) {
    let source = element.source
    scan.add(
      shape, api: "AndroidRes." + source.text(element.name), offset: Int(source.tokens[name].start),
      range: source.range(element.name - 1, through: element.last), arguments, modifiers)
  }

  /// Records the resources of exports, which any attribute or element may name.
  static func finish(_ source: Source, into scan: inout ScanContext) {
    guard !scan.options.prefixes.isEmpty else { return }
    for index in source.tokens.indices where [.string, .text].contains(source.kind(index)) {
      let contents = source.contents(index)
      guard let first = contents.first, source.bytes[first] == UInt8(ascii: "@") else { continue }
      let name = source.text(contents)
      if scan.options.prefixes.contains(where: name.hasPrefix) { scan.addUse(name, contents) }
    }
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
