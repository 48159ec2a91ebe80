import MotionPhysics
import PlainText
import StrictJSON

extension PresetDecoder {
  /// Reads the members of a curve out of a preset or an inline motion.
  func curve(_ reader: inout ObjectReader, _ value: JSONValue) -> CurveShape? {
    let bezier = reader.take("bezier")
    let points = reader.take("points")
    let steps = reader.take("steps")
    let path = reader.take("path")
    let jump: StepsCurve.Jump? = reader.word("jump")
    guard [bezier, points, steps, path].count(where: { $0 != nil }) == 1 else {
      problems.add("a curve is exactly one of bezier, points, steps (with jump) and path", at: value)
      return nil
    }
    if jump != nil, steps == nil { problems.add("jump belongs to steps only", at: value) }
    if let bezier { return self.bezier(bezier)?.checked(at: bezier, problems) }
    if let points { return self.points(points)?.checked(at: points, problems) }
    if let steps { return self.steps(steps, jump: jump)?.checked(at: steps, problems) }
    guard let path, problems.isKind(.string, path, "path", "an SVG path as a string"), let text = path.string
    else { return nil }
    return CurveShape.path(text).checked(at: path, problems)
  }

  private func bezier(_ value: JSONValue) -> CurveShape? {
    guard let numbers = numbers(value), numbers.count == 4 else {
      problems.add("bezier must be four numbers [x1, y1, x2, y2]", at: value)
      return nil
    }
    return .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  private func points(_ value: JSONValue) -> CurveShape? {
    guard isWithin(Ranges.points, value.count, "points", "points", at: value) else { return nil }
    let pairs = value.elements.map { element in numbers(element).flatMap { $0.count == 2 ? $0 : nil } }
    guard value.kind == .array, pairs.allSatisfy({ $0 != nil }) else {
      problems.add("points must be pairs of numbers [[x, y], …]", at: value)
      return nil
    }
    return .points(pairs.compactMap { $0 }.map { CurvePoint(x: $0[0], y: $0[1]) })
  }

  private func steps(_ value: JSONValue, jump: StepsCurve.Jump?) -> CurveShape? {
    guard let number = value.number, let count = Int(exactly: number) else {
      problems.add("steps must be a whole number \(Ranges.steps.allowed)", at: value)
      return nil
    }
    return .steps(count, jump: jump)
  }

  /// The finite numbers of an array; nil when it holds anything else.
  func numbers(_ value: JSONValue) -> [Double]? {
    guard value.kind == .array else { return nil }
    let numbers = value.elements.map(\.number)
    let finite = numbers.compactMap { $0 }.filter(\.isFinite).map { $0 == 0 ? 0 : $0 }
    return finite.count == numbers.count ? finite : nil
  }

  func curveReference(_ value: JSONValue) -> CurveReference? {
    if let text = value.string, let named = UnitCurve(name: text) { return .named(named) }
    if let text = value.string {
      if !PresetName.followsGrammar(text), let meant = Self.curve(meantBy: text) {
        problems.add("there is no curve \"\(text)\"; did you mean \(meant)?", at: value)
        return nil
      }
      return mention(value).map { .preset($0) }
    }
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    return curve(&reader, value).map { .inline($0) }
  }

  /// The JSON of the curve that is probably meant by a text that no preset is called; nil where none is near.
  private static func curve(meantBy text: String) -> String? {
    CurveText.json(css: text)
      ?? Suggestions.nearest(to: text, among: UnitCurve.named.compactMap(\.name)).map { "\"\($0)\"" }
  }

  func typedTween(_ reader: inout ObjectReader, _ value: JSONValue) -> TypedTween? {
    let delay = number(&reader, "delay", in: Ranges.delay)
    let curve = reader.take("curve", orSay: "a tween needs a curve")
    let duration = reader.take("duration", orSay: "a tween needs a duration")
    // Both are read, so that a mistake in one does not hide one in the other.
    let typedCurve = curve.flatMap(curveReference)
    let typedDuration = duration.flatMap(durationReference)
    guard let typedCurve, let typedDuration else { return nil }
    return TypedTween(curve: typedCurve, duration: typedDuration, delay: delay)
  }

  private func durationReference(_ value: JSONValue) -> DurationReference? {
    if value.kind == .string { return mention(value).map { .preset($0) } }
    let seconds = checked(value, name: "duration", in: Ranges.duration)
    return seconds.map { .seconds($0) }
  }
}

extension CurveShape {
  /// The shape where it is a curve; nil, with a problem at its value, where not.
  func checked(at value: JSONValue, _ problems: ProblemList) -> CurveShape? {
    do throws(MotionError) {
      _ = try unitCurve()
      return self
    } catch {
      problems.add(error.sentence, at: value)
      return nil
    }
  }
}

extension PresetEncoder {
  /// Writes a curve's members into an object that is open.
  public static func writeMembers(of shape: CurveShape, to writer: inout JSONWriter) {
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      writer.key("bezier")
      writer.numbers([x1, y1, x2, y2])
    case .points(let points):
      writer.array("points") { writer in
        for point in points { writer.numbers([point.x, point.y]) }
      }
    case .steps(let count, let jump):
      writer.member("steps", count)
      if let jump { writer.member("jump", jump.rawValue) }
    case .path(let path):
      writer.member("path", path)
    }
  }

  static func writeMembers(of tween: TypedTween, to writer: inout JSONWriter) {
    write(tween.curve, key: "curve", to: &writer)
    switch tween.duration {
    case .seconds(let seconds): writer.member("duration", seconds)
    case .preset(let name): writer.member("duration", name.text)
    }
    if let delay = tween.delay { writer.member("delay", delay) }
  }

  static func write(_ curve: CurveReference, key: String, to writer: inout JSONWriter) {
    switch curve {
    case .named(let curve): writer.member(key, curve.name)
    case .preset(let name): writer.member(key, name.text)
    case .inline(let shape): writer.object(key) { writeMembers(of: shape, to: &$0) }
    }
  }
}

extension CurveText {
  /// How a registry's JSON says a curve that CSS writes as a keyword or a function; nil for any other text.
  static func json(css text: String) -> String? {
    switch try? css(text) {
    case .named(let curve): curve.name.map { "\"\($0)\"" }
    case .inline(let shape):
      JSONWriter.text(isOnOneLine: true) { $0.object { PresetEncoder.writeMembers(of: shape, to: &$0) } }
    case .preset, nil: nil
    }
  }
}

extension ResolutionError {
  /// The question whether another name was meant than the one that nothing bears.
  package func suggestion(among names: [String]) -> String {
    guard case .missing(let name, let path, _) = self else { return "" }
    let isCurve = path.hasSuffix("curve")
    // Where people type them, CSS's words are no names.
    if isCurve, let meant = CurveText.json(css: name.text) { return "; did you mean \(meant)?" }
    let curves = isCurve ? CurveText.names : []
    return Suggestions.question(for: name.text, among: curves + names)
  }
}
