import PlainText

/// Records the motions of a declaration, one for each part between commas.
enum CSSMotions {
  /// Reads a declaration.
  static func read(
    _ property: CSSProperty, _ declaration: CSSDeclaration, _ text: CSSText, on platform: AppPlatform,
    into scan: inout ScanContext
  ) {
    guard property != .custom || mayMove(declaration.value, text) else { return }
    let name = text.range(declaration.name..<declaration.name + 1)
    let rule = property == .custom ? nil : CSSRule(around: declaration.name, property, text)
    if let rule, property == .transitionTimingFunction || property == .animationTimingFunction,
      rule.isTaken(declaration.name, text)
    {
      return
    }
    for (order, item) in items(property, declaration, text).enumerated() {
      read(
        property, item, text, on: platform, start: order == 0 ? name.lowerBound : nil,
        beside: rule.map { Beside($0, declaration.name, order) }, into: &scan)
    }
  }

  /// The other declarations of the rule, as to a part of a list.
  struct Beside {
    let rule: CSSRule
    let name: Int
    let order: Int

    init(_ rule: CSSRule, _ name: Int, _ order: Int) {
      (self.rule, self.name, self.order) = (rule, name, order)
    }
  }

  /// Reads the value of a property.
  /// - Parameters:
  ///   - start: where its name stands; nil for what stands for itself, such as the second part of a list.
  ///   - beside: what other declarations of the rule say.
  ///   - easing: the timing function that stands elsewhere, where there is no rule.
  /// - Returns: whether a motion stands there.
  @discardableResult
  static func read(
    _ property: CSSProperty, _ item: Range<Int>, _ text: CSSText, on platform: AppPlatform, start: Int?,
    beside: Beside? = nil, easing: CSSComponent? = nil, into scan: inout ScanContext
  ) -> Bool {
    let components = CSSValueParser.components(text, item)
    guard let shape = CSSShapes.shape(property, on: platform), !isExported(components, scan.options)
    else {
      return false
    }
    var arguments: Arguments = []
    var modifiers: Modifiers = []
    let range = text.range(item)
    let inReduced = scan.reduced.contains(range.lowerBound)
    switch property {
    case .transition, .animation, .custom:
      // Anything may be in a custom property: only its value says that it is about motion.
      let isCustom = property == .custom
      guard !isCustom || isCurve(components) || components.contains(where: { $0.kind == .time }) else {
        return false
      }
      let motion = CSSShorthand(components, text.file)
      guard isCustom || motion.isMotion, !motion.isDelayedJump, !motion.isSwitchedOff(inReduced: inReduced)
      else { return false }
      arguments = motion.arguments
      if isCustom, arguments.count == 1, isDelay(text, start ?? range.lowerBound) {
        arguments = [("delay", arguments[0].value)]
      }
      modifiers = motion.modifiers
    case .transitionDuration, .animationDuration:
      guard let time = only(.time, components), !CSSTime.isSwitchedOff(time, inReduced) else { return false }
      arguments = [("duration", time)]
    case .transitionDelay, .animationDelay:
      guard let time = only(.time, components), !inReduced || CSSTime.seconds(time) != 0 else { return false }
      arguments = [("delay", time)]
    case .transitionTimingFunction, .animationTimingFunction:
      guard let easing = only(.easing, components) else { return false }
      arguments = [("easing", easing)]
    }
    var companion: Range<Int>?
    if let beside, arguments.contains(where: { $0.name == "duration" }) {
      if let easing = beside.rule.easing(for: beside.name, order: beside.order, text) {
        arguments.removeAll { $0.name == "easing" }
        arguments.append(("easing", easing.value))
        companion = text.range(easing.tokens)
      }
      if let delay = beside.rule.delay(for: beside.name, order: beside.order, text) {
        arguments.append(("delay", delay))
      }
    }
    if let easing, arguments.contains(where: { $0.name == "duration" }) {
      arguments.append(("easing", easing.value))
      companion = easing.range
    }
    scan.add(
      shape, offset: start ?? range.lowerBound, range: range, companion: companion,
      CSSShorthand.named(arguments), modifiers)
    return true
  }

  /// The parts of a value; those of a Sass map are its values.
  private static func items(_ property: CSSProperty, _ declaration: CSSDeclaration, _ text: CSSText)
    -> [Range<Int>]
  {
    let source = text.tokens
    let first = declaration.value.lowerBound
    if property == .custom, source.first(declaration.name) == UInt8(ascii: "$"),
      source.opens(first, UInt8(ascii: "("))
    {
      let entries = source.arguments(first)
      if !entries.isEmpty, entries.allSatisfy({ $0.label != nil }) { return entries.map(\.value) }
    }
    return declaration.items(source)
  }

  /// Whether the name of a custom property or of a Sass variable says that it is a delay.
  private static func isDelay(_ text: CSSText, _ start: Int) -> Bool {
    let bytes = text.file.bytes
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ":")) ?? start
    let name = text.file.text(start..<min(end, start + ScanLimits.referenceHint)).lowercased()
    return name.holds("delay")
  }

  /// A value that is this alone. A list of references carries no numbers: they are where it points.
  private static func only(_ kind: CSSComponent.Kind, _ components: [CSSComponent]) -> Expression? {
    components.count == 1 && components[0].kind == kind ? components[0].value : nil
  }

  /// Whether a custom property holds an easing function: `linear` alone may be anything.
  private static func isCurve(_ components: [CSSComponent]) -> Bool {
    components.count == 1 && components[0].kind == .easing && components[0].value != .text("linear")
  }

  /// Whether all that moves here is what an export generated.
  private static func isExported(_ components: [CSSComponent], _ options: ScanOptions) -> Bool {
    guard !options.prefixes.isEmpty else { return false }
    let moving = components.filter { [.time, .easing, .reference].contains($0.kind) }
    return !moving.isEmpty
      && moving.allSatisfy { component in
        switch component.value {
        case .name(let name), .otherwise(.name(let name), _):
          options.prefixes.contains { name.hasPrefix($0) }
        default: false
        }
      }
  }

  /// Whether a time or an easing function may stand in a value: custom properties hold everything, and most of it
  /// is neither.
  private static func mayMove(_ value: Range<Int>, _ text: CSSText) -> Bool {
    let source = text.tokens
    return value.contains { index in
      switch source.kind(index) {
      case .number: source.bytes[Int(source.tokens[index].end) - 1] | 0x20 == UInt8(ascii: "s")
      case .identifier: mayMove(source, index, isAlone: value.count <= 4)
      default: false
      }
    }
  }

  private static func mayMove(_ source: Source, _ index: Int, isAlone: Bool) -> Bool {
    switch source.first(index) | 0x20 {
    case UInt8(ascii: "c"): source.matches(index, "cubic-bezier")
    case UInt8(ascii: "l"): source.matches(index, "linear")
    case UInt8(ascii: "s"): isAlone || source.matches(index, "steps")
    // A unit behind an interpolation.
    case UInt8(ascii: "m"): source.matches(index, "ms")
    case UInt8(ascii: "e"): isAlone
    default: false
    }
  }
}
