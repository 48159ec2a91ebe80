/// Finds the calls of the wrappers that a project's settings name.
enum NumberWrapperReader: PlatformReader {
  static let shapes: [CallShape] = []

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard let wrapper = scan.options.numberWrappers.first(where: { $0.name == word }),
      !source.isDeclared(index), !source.matches(index - 1, "func", "function"),
      let (opening, closing) = source.call(at: index),
      let shape = wrapper.shape(in: source.language, isNative: scan.isNative(source))
    else { return }
    let arguments = source.arguments(opening)
    func value(_ wanted: NumberWrapper.Argument?) -> ArgumentRange? {
      switch wanted {
      case .label(let label)?: arguments.first { source.label($0) == label }
      case .position(let place)?: place > 0 && place <= arguments.count ? arguments[place - 1] : nil
      case nil: nil
      }
    }
    guard let duration = value(wrapper.duration) else { return }
    var values: Arguments = []
    let all = [("duration", duration), ("delay", value(wrapper.delay)), ("curve", value(wrapper.curve))]
    for (name, argument) in all {
      guard let argument else { continue }
      // What another reader knows by its label has been read here.
      if let label = argument.label { scan.take(label) }
      let parsed = ExpressionParser.parse(source, argument.value)
      values.append((name, name == "curve" && source.language == .swift ? parsed.appleCurve : parsed))
    }
    let end = source.end(ofSaid: opening) { argument in
      all.contains { $0.1?.value == argument.value }
    }
    scan.add(shape, in: source, name: index, through: closing, end: end, values)
  }
}

extension NumberWrapper {
  /// The row of its calls in a language; nil for one without functions of an app.
  func shape(in language: Language, isNative: Bool) -> CallShape? {
    let platform: (name: AppPlatform, library: Library, curves: CurveNames)
    switch language {
    case .swift: platform = (.uikit, .apple, .apple)
    case .kotlin: platform = (.compose, .compose, .compose)
    case .java: platform = (.androidView, .compose, .androidView)
    case .dart: platform = (.flutter, .flutter, .flutter)
    case .javascript, .typescript: platform = (isNative ? .reanimated : .webJS, .web, .web)
    case .css, .scss, .sass, .less, .html, .astro, .xml: return nil
    }
    return CallShape(
      platform.name, "wrapper." + name,
      parameters: [
        .init("duration"), .init("delay", isEssential: false), .init("curve", isEssential: false),
      ], isAnimation: false, library: platform.library, example: "", reads: ""
    ) { [perSecond] values in
      let seconds = try values.number("duration") / perSecond
      guard seconds >= 0 else { throw UnreadableReason.range }
      let delay = values.delay(perSecond: perSecond)
      // Options say more than a curve, and a curve that is not said is the wrapper's own.
      let curve = values["curve"].flatMap { try? platform.curves.curve($0) }
      guard let curve else { return SiteMotion(.duration(seconds), delay: delay) }
      return try .tween(seconds, curve, delay: delay)
    }
  }
}
