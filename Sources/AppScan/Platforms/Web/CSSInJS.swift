import PlainText

/// CSS that JavaScript writes: templates of styled-components and emotion, style objects, and plain strings. What
/// reads JavaScript calls these functions with ranges of bytes; each records the sites that stand there.
enum CSSInJS {
  /// The call shapes.
  static var shapes: [CallShape] { CSSShapes.inJavaScript }

  private static let vocabulary = Vocabulary(CSSReader.words)
  /// By number in the vocabulary.
  private static let words = [""] + CSSReader.words
  /// Parts of the words of CSS that moves; the first letters are left out because names in templates may be capital.
  private static let hints = MultiSearch(["ransition", "nimation"])

  /// Reads CSS declarations, with or without rules around them: the contents of a template literal or a string.
  /// Cheap where no property of a motion stands in the bytes.
  /// - Parameter holes: the interpolations, in order, inside the range.
  static func read(
    _ source: Source, declarations range: Range<Int>, holes: [CSSHole] = [], platform: AppPlatform = .cssInJS,
    into scan: inout ScanContext
  ) {
    let bytes = UnsafeBufferPointer(rebasing: source.bytes[range])
    guard bytes.contains(UInt8(ascii: ":")), hints.matches(bytes) || bytes.holds("--".utf8) else { return }
    CSSText.read(source, range, holes: holes, vocabulary: vocabulary) { text, notes in
      scan.notes += notes
      // What a component declares for itself, `:host { --speed: 2s }`, others need not see.
      scan.declarations += CSSDeclarations.customProperties(text)
      for index in text.tokens.tokens.indices {
        let number = Int(text.tokens.word(index))
        if number != 0 { CSSReader.read(text, at: index, word: words[number], on: platform, into: &scan) }
      }
    }
  }

  /// Reads the value of a style object's key, `transition: "opacity 0.3s"`, or of a custom property that JavaScript sets:
  /// `setProperty("--fade", "590ms")`.
  /// - Parameters:
  ///   - range: the bytes between the quotes of the value.
  ///   - easing: the timing function that the object says beside a duration, by the part of the list.
  /// - Returns: whether a site was recorded; then the string needs no other reading.
  @discardableResult
  static func readProperty(
    _ source: Source, _ property: CSSProperty, key: Range<Int>, value range: Range<Int>,
    holes: [CSSHole] = [], role: SiteRole? = nil, easing: (Int) -> CSSMotions.Easing? = { _ in nil },
    into scan: inout ScanContext
  ) -> Bool {
    guard !range.isEmpty else { return false }
    var found = false
    CSSText.read(source, range, holes: holes, vocabulary: vocabulary) { text, _ in
      let items = text.tokens.items(text.all)
      // A list in a custom property is none of motions.
      for (order, item) in items.enumerated() where property != .custom || items.count == 1 {
        let isRead = CSSMotions.read(
          property, item, text, on: .cssInJS, role: role, start: order == 0 ? key.lowerBound : nil,
          beside: (easing(order), nil), into: &scan)
        found = found || isRead
      }
      readUses(text, into: &scan)
    }
    return found
  }

  /// The timing function of a part of a list, in the bytes between the quotes of a style object's value.
  static func easing(_ source: Source, _ range: Range<Int>, _ order: Int) -> CSSMotions.Easing? {
    var found: CSSMotions.Easing?
    CSSText.read(source, range, holes: [], vocabulary: vocabulary) { text, _ in
      found = text.part(order, of: text.all, .easing)
    }
    return found
  }

  /// Reads a string that stands anywhere else and holds a whole motion (`"opacity 200ms ease"`) or a curve
  /// (`"cubic-bezier(0.4, 0, 0.2, 1)"`).
  /// - Parameter standard: The easing function where none is said; nil where a time alone is no motion.
  /// - Returns: whether a site was recorded.
  @discardableResult
  static func readString(
    _ source: Source, contents range: Range<Int>, holes: [CSSHole] = [], standard: Expression? = nil,
    into scan: inout ScanContext
  ) -> Bool {
    let isTimed = standard != nil && CSSTime.stands(UnsafeBufferPointer(rebasing: source.bytes[range]))
    guard isTimed || CSSString.mayMove(source, range) else { return false }
    var found = false
    CSSText.read(source, range, holes: holes, vocabulary: vocabulary) { text, _ in
      found = CSSString.read(text, standard: standard, into: &scan)
      if found { readUses(text, into: &scan) }
    }
    return found
  }

  private static func readUses(_ text: CSSText, into scan: inout ScanContext) {
    for index in text.tokens.tokens.indices where CSSDeclarations.isVariable(index, text.tokens) {
      CSSReader.read(text, at: index, word: CSSLexer.customWord, on: .cssInJS, into: &scan)
    }
  }
}

/// Strings of JavaScript that are CSS by their contents alone.
enum CSSString {
  /// Whether a string may be a motion or a curve; quick.
  static func mayMove(_ source: Source, _ range: Range<Int>) -> Bool {
    guard range.count >= 7, range.count <= ScanLimits.cssString else { return false }
    let bytes = UnsafeBufferPointer(rebasing: source.bytes[range])
    guard !bytes.contains(UInt8(ascii: ";")),
      !bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "$"))
    else { return false }
    return CSSTime.stands(bytes) || hints.matches(bytes)
  }

  /// Signs of a motion beside a time: an interpolation with its unit, a variable, `cubic-bezier(`.
  private static let hints = MultiSearch(["}s", "}ms", "var(--", "ezier("])

  /// Records the motions of a string that is nothing but a list of motions, one of them with an easing function, a custom
  /// property beside a time, or `infinite`; or a curve alone.
  /// - Returns: whether something was recorded.
  static func read(_ text: CSSText, standard: Expression?, into scan: inout ScanContext) -> Bool {
    let items = text.tokens.items(text.all).map {
      (range: $0, components: CSSValueParser.components(text, $0))
    }
    guard !items.isEmpty else { return false }
    if items.count == 1, items[0].components.count == 1, case .list = items[0].components[0].value,
      items[0].components[0].kind == .easing
    {
      add(CSSShapes.stringCurve, items[0].components, items[0].range, text, nil, into: &scan)
      return true
    }
    guard standard != nil || items.contains(where: { saysMotion($0.components) }),
      items.allSatisfy({ isMotion($0.components, text.file) })
    else { return false }
    for item in items { add(CSSShapes.string, item.components, item.range, text, standard, into: &scan) }
    return true
  }

  /// Whether components are those of a motion, and of nothing else that takes a time.
  private static func saysMotion(_ components: [CSSComponent]) -> Bool {
    let hasTime = components.contains { $0.kind == .time }
    return components.contains { component in
      switch component.kind {
      case .easing: true
      case .reference: hasTime && isVariable(component)
      case .keyword: component.value == .text("infinite")
      case .time, .number, .word, .other: false
      }
    }
  }

  private static func isVariable(_ component: CSSComponent) -> Bool {
    if case .name(let name) = component.value { name.hasPrefix("--") } else { false }
  }

  /// Whether each component has a place in `transition` or `animation`, and a time is among them, or a custom property in its
  /// place.
  private static func isMotion(_ components: [CSSComponent], _ file: Source) -> Bool {
    let roles = CSSReferenceRoles(components, file)
    let times = components.indices.filter { index in
      roles.kinds[index] == .time && (components[index].kind == .time || isVariable(components[index]))
    }
    func count(_ kind: CSSComponent.Kind) -> Int { components.filter { $0.kind == kind }.count }
    return (1...2).contains(times.count) && count(.word) <= 1 && count(.easing) <= 1 && count(.number) <= 1
      && count(.other) == 0
  }

  private static func add(
    _ shape: CallShape, _ components: [CSSComponent], _ item: Range<Int>, _ text: CSSText,
    _ standard: Expression?, into scan: inout ScanContext
  ) {
    let motion = CSSShorthand(components, text.file)
    guard !motion.isDelayedJump else { return }
    let range = text.range(item)
    let isEased = standard == nil || motion.arguments.contains { $0.name == "easing" }
    scan.add(
      shape, offset: range.lowerBound, range: range,
      motion.named + (isEased ? [] : [("easing", standard ?? .text("ease"))]), motion.modifiers)
  }
}
