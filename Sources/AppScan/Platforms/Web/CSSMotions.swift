import PlainText

/// Records the motions of a declaration, one for each part between commas.
enum CSSMotions {
  /// Reads a declaration.
  static func read(
    _ property: CSSProperty, _ declaration: CSSDeclaration, _ text: CSSText, on platform: AppPlatform,
    into scan: inout ScanContext
  ) {
    let name = text.range(declaration.name..<declaration.name + 1)
    let rule = property == .custom ? nil : CSSRule(around: declaration.name, property, text)
    if let rule, property == .transitionTimingFunction || property == .animationTimingFunction,
      rule.saysMotion(text)
    {
      return
    }
    for (order, item) in items(property, declaration, text).enumerated() {
      // The entries of a map have names of their own.
      let isEntry =
        property == .custom && text.tokens.matches(item.lowerBound - 1, ":")
        && item.lowerBound > declaration.value.lowerBound
      let isFirst = order == 0 && !isEntry
      read(
        property, item, text, on: platform, role: keyframeRole(property, declaration.name, text.tokens),
        start: isFirst ? name.lowerBound : nil,
        beside: rule.map { ($0.easing(order, text), $0.delay(order, text)) }, into: &scan)
    }
  }

  /// The role of a timing function of keyframes, whose places are `from`, `to` and shares, `50% {`; nil for all else.
  static func keyframeRole(_ property: CSSProperty, _ name: Int, _ source: Source) -> SiteRole? {
    guard property == .animationTimingFunction, let opening = source.enclosingOpening(name) else {
      return nil
    }
    // Of an object of a script the key is parted by a colon.
    let place = source.matches(opening - 1, ":") ? opening - 2 : opening - 1
    let selector = source.text(source.contents(place))
    return selector == "from" || selector == "to" || selector.hasSuffix("%") ? .literal : nil
  }

  /// A timing function with its bytes.
  typealias Easing = (value: Expression, range: Range<Int>)
  /// The timing function and the delay of a motion that other declarations say.
  typealias Beside = (easing: Easing?, delay: Expression?)

  /// Reads the value of a property.
  /// - Parameters:
  ///   - role: what may be put in its place; the property's where nothing else is given.
  ///   - start: where its name stands; nil for what stands for itself, such as the second part of a list.
  ///   - beside: what counts beside a duration; nil where nothing else can say more.
  /// - Returns: whether a motion stands there.
  @discardableResult
  static func read(
    _ property: CSSProperty, _ item: Range<Int>, _ text: CSSText, on platform: AppPlatform,
    role: SiteRole? = nil, start: Int?, beside: Beside? = nil, into scan: inout ScanContext
  ) -> Bool {
    let components = CSSValueParser.components(text, item)
    guard let shape = CSSShapes.shape(property, on: platform), !isExported(components, scan.options)
    else { return false }
    var arguments: Arguments = []
    var modifiers: Modifiers = []
    let range = text.range(item)
    let inReduced = scan.reduced.contains(range.lowerBound)
    switch property {
    case .transition, .animation, .custom:
      // Anything may be in a custom property: only its value says that it is about motion.
      let isCustom = property == .custom
      guard !isCustom || isCurve(components) || CSSShorthand.saysMotion(components, text.file) else {
        return false
      }
      let motion = CSSShorthand(components, text.file)
      guard isCustom || motion.isMotion, !motion.isDelayedJump, !motion.isSwitchedOff(inReduced: inReduced)
      else { return false }
      arguments = motion.arguments
      if !isCustom, saysElsewhere(arguments, text, &scan) { return false }
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
      if let easing = beside.easing {
        arguments.removeAll { $0.name == "easing" }
        arguments.append(("easing", easing.value))
        companion = easing.range
      }
      if let delay = beside.delay { arguments.append(("delay", delay)) }
    }
    scan.add(
      shape, role: role, offset: start ?? range.lowerBound, range: range, companion: companion,
      CSSShorthand.named(arguments), modifiers)
    return true
  }

  /// The parts of a value; those of a Sass map are its values.
  private static func items(_ property: CSSProperty, _ declaration: CSSDeclaration, _ text: CSSText)
    -> [Range<Int>]
  {
    let source = text.tokens
    let first = declaration.value.lowerBound
    if property == .custom, source.begins(declaration.name, "$"), source.opens(first, "(") {
      let entries = source.arguments(first)
      if !entries.isEmpty, entries.allSatisfy({ $0.label != nil }) { return entries.map(\.value) }
    }
    return source.items(declaration.value)
  }

  /// Whether a part is a variable that the file declares as a whole motion, `--fade: 200ms ease-out`.
  private static func saysElsewhere(
    _ arguments: Arguments, _ text: CSSText, _ scan: inout ScanContext
  ) -> Bool {
    arguments.contains { argument in
      guard case .name(let name) = argument.value else { return false }
      return scan.once("whole motions") { _ in wholeMotions(text) }.contains(name)
    }
  }

  /// The variables that hold a whole motion.
  private static func wholeMotions(_ text: CSSText) -> Set<String> {
    let source = text.tokens
    return source.tokens.indices.reduce(into: []) { names, index in
      guard CSSDeclarations.isVariable(index, source),
        let declaration = CSSDeclaration(at: index, in: source)
      else { return }
      let items = source.items(declaration.value)
      if items.contains(where: text.isMotion) { names.insert(source.text(index)) }
    }
  }

  /// Whether the name of a custom property or of a Sass variable says that it is a delay.
  private static func isDelay(_ text: CSSText, _ start: Int) -> Bool {
    let bytes = text.file.bytes
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ":")) ?? start
    let name = text.file.text(start..<min(end, start + ScanLimits.referenceHint)).lowercased()
    return name.holds("delay")
  }

  /// A value that is this alone. A reference carries no numbers, they are where it points, but what is computed of one
  /// stands here: `$fast * 2`.
  private static func only(_ kind: CSSComponent.Kind, _ components: [CSSComponent]) -> Expression? {
    guard components.count == 1, let only = components.first else { return nil }
    if kind == .time, only.kind == .reference, case .binary = only.value { return only.value }
    return only.kind == kind ? only.value : nil
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
          options.prefixes.contains { NamePath.withoutModule(name).hasPrefix($0) }
        default: false
        }
      }
  }
}

/// One rule of CSS, which may say a motion in several declarations: `transition-duration` with
/// `transition-timing-function`, or a shorthand with what overrules a part of it further down.
struct CSSRule {
  /// `transition` or `animation`.
  private let family: [CSSProperty]
  /// The declarations of the family in the rule, in their order.
  private var declarations: [(property: CSSProperty, declaration: CSSDeclaration)] = []
  /// The place of the one that is read among them; nil where it is not found.
  private var place: Int?

  /// - Parameter name: The token of the property that is read; the rule is what is around it.
  init(around name: Int, _ property: CSSProperty, _ text: CSSText) {
    family = property.family
    let source = text.tokens
    let reach = ScanLimits.ruleTokens
    var first = name
    while first > 0, name - first < reach, source.kind(first - 1) != .open {
      first = source.before(first - 1) + 1
    }
    var index = first
    while index < source.count, index - name < reach, source.kind(index) != .close {
      if source.kind(index) == .identifier, let other = CSSProperty(at: index, in: source),
        family.contains(other),
        let declaration = CSSDeclaration(at: index, in: source)
      {
        if index == name { place = declarations.count }
        declarations.append((other, declaration))
        index = declaration.value.upperBound
      } else {
        index = source.after(index)
      }
    }
  }

  /// The easing function that a part of a list gets from another declaration than its duration or shorthand.
  func easing(_ order: Int, _ text: CSSText) -> CSSMotions.Easing? {
    guard let place else { return nil }
    let isShorthand = declarations[place].property == family[0]
    // A shorthand sets everything anew, so that only what comes later counts.
    let start = isShorthand ? place : declarations[..<place].lastIndex { $0.property == family[0] } ?? 0
    let found = declarations[start...].last { $0.property == family[3] }
    return found.flatMap { text.part(order, of: $0.declaration.value, .easing) }
  }

  /// The delay that goes with a duration, where a declaration of its own says one.
  func delay(_ order: Int, _ text: CSSText) -> Expression? {
    guard let place, declarations[place].property == family[1] else { return nil }
    let found = declarations.last { $0.property == family[2] }
    return found.flatMap { text.part(order, of: $0.declaration.value, .time)?.value }
  }

  /// Whether a duration or a shorthand of the rule says the whole motion, its timing function included.
  func saysMotion(_ text: CSSText) -> Bool {
    guard let place else { return false }
    let shorthand = declarations[..<place].lastIndex { $0.property == family[0] }
    let duration = declarations[(shorthand ?? 0)...].contains {
      $0.property == family[1] && hasTime($0.declaration, text)
    }
    return duration || shorthand.map { hasTime(declarations[$0].declaration, text) } ?? false
  }

  private func hasTime(_ declaration: CSSDeclaration, _ text: CSSText) -> Bool {
    text.tokens.items(declaration.value).contains { item in
      CSSValueParser.components(text, item).contains { $0.kind == .time }
    }
  }
}

extension CSSText {
  /// The value of a part of a list that is one component of a kind, with its bytes. Shorter lists begin anew (CSS
  /// Transitions 1, 2).
  func part(
    _ order: Int, of value: Range<Int>, _ kind: CSSComponent.Kind
  ) -> (value: Expression, range: Range<Int>)? {
    let items = tokens.items(value)
    guard !items.isEmpty else { return nil }
    let item = items[order % items.count]
    let components = CSSValueParser.components(self, item)
    return components.count == 1 && components[0].kind == kind ? (components[0].value, range(item)) : nil
  }

  /// Whether a part of a value is a time with more beside it.
  func isMotion(_ item: Range<Int>) -> Bool {
    let components = CSSValueParser.components(self, item)
    return components.count > 1 && CSSShorthand.saysMotion(components, file)
  }
}

extension CSSProperty {
  /// The shorthand, the duration, the delay and the timing function that belong together.
  fileprivate var family: [CSSProperty] {
    switch self {
    case .animation, .animationDuration, .animationDelay, .animationTimingFunction:
      [.animation, .animationDuration, .animationDelay, .animationTimingFunction]
    default: [.transition, .transitionDuration, .transitionDelay, .transitionTimingFunction]
    }
  }
}
