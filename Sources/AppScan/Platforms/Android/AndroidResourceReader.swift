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

  /// An animation, with what the sets around it say for all that they hold.
  private static func motion(
    _ source: Source, _ index: Int, _ shape: CallShape, _ element: XMLElement, _ scan: inout ScanContext
  ) {
    let own = element["duration"]
    var duration = own
    let isLent = AndroidResourceSet(element).map { !$0.sharesCurve } ?? false
    var curve = isLent ? nil : AndroidResourceShapes.interpolator(element)
    var isOwn = curve != nil
    var delays = [element["startOffset"] ?? element["startDelay"]]
    for opening in source.openings(around: index - 1).prefix(ScanLimits.nesting) {
      let around = XMLElement(source, opening + 1)
      if own == nil, source.matches(index, "Transition"), source.matches(opening + 1, "MotionScene") {
        duration = around["defaultDuration"]
      }
      guard let set = AndroidResourceSet(around), set.holds(shape) else { continue }
      duration = around["duration"] ?? duration
      if set.sharesCurve { (curve, isOwn) = (AndroidResourceShapes.interpolator(around), false) }
      delays.append(set.delay)
    }
    // In a set that says how long all of it takes, only what has a curve of its own is more than the set.
    let isOfSet = duration != own && !source.matches(index, "Transition")
    guard let duration, isOfSet ? isOwn : !isLent || !AndroidResourceSet.isAllOwn(element) else { return }
    var arguments: Arguments = [("duration", element.value(duration))]
    if let curve {
      arguments.append(("interpolator", curve))
    } else if hasOwnCurve(source, index) {
      arguments.append((CallShape.Parameter.ownCurve.name, .number(1)))
    }
    var modifiers: Modifiers = delays.compactMap(\.self).map {
      ("delay", .binary(.over, element.value($0), .number(1000)))
    }
    if let count = element.text("repeatCount"), count != "0" { modifiers.append(("repeats", nil)) }
    add(shape, element, at: duration == own ? duration - 2 : index, arguments, modifiers, &scan)
  }

  /// Whether the transition whose name stands at an index decelerates in and accelerates out, or a set holds one that does.
  private static func hasOwnCurve(_ source: Source, _ index: Int) -> Bool {
    func isOwn(_ name: Int) -> Bool {
      source.matches(name, "slide", "explode")
        && AndroidResourceShapes.interpolator(XMLElement(source, name)) == nil
    }
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
    let around =
      [owner]
      + source.openings(around: owner).prefix(ScanLimits.nesting).prefix {
        source.matches($0 + 1, "set", "transitionSet")
      }
    return source.matches(owner + 1, "set", "transitionSet")
      || around.contains { XMLElement(source, $0 + 1)["duration"] != nil }
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
      return Declaration(
        path: "R.integer." + name, value: element.value(content), isShared: true,
        place: .everywhere(from: source.range(content)))
    }
  }

  private static func curve(named file: String, _ drafts: [Draft]) -> [Declaration] {
    guard drafts.count == 1, let value = drafts[0].arguments.first?.value,
      AndroidResourceShapes.interpolators.contains(where: { $0 === drafts[0].shape })
    else { return [] }
    return ["R.interpolator.", "R.anim."].map {
      Declaration(
        path: $0 + file, value: value, isShared: true, place: .everywhere(from: drafts[0].place.range))
    }
  }
}
