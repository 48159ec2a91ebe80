/// One motion of a value: what `transition: opacity 0.3s ease-out 50ms` says between its commas.
struct CSSShorthand {
  /// Duration, delay and easing as the source writes them.
  private(set) var arguments: Arguments = []
  private var repeats = false
  /// The property that moves, or the name of the keyframes.
  private var name: String?
  /// Whether nothing but a reference stands there, and words about its repetition: the numbers are where it points.
  private var isBareReference = false

  /// Sorts the components by CSS's grammar: the first time is the duration, the second the delay, and the order of
  /// everything else is free (CSS Transitions 1, CSS Animations 1).
  init(_ components: [CSSComponent], _ file: Source) {
    let saying = components.filter { $0.kind != .keyword }
    isBareReference = saying.count == 1 && saying[0].kind == .reference
    var times: [Expression] = []
    var easing: Expression?
    var hasWord = false
    let roles = CSSReferenceRoles(components, file)
    for (component, kind) in zip(components, roles.kinds) {
      switch kind {
      case .time: times.append(component.value)
      case .easing: easing = easing ?? component.value
      case .keyword: repeats = repeats || component.value == .text("infinite")
      case .word:
        // One name moves; what is put together beside it may be a curve.
        if hasWord, case .unread = component.value { easing = easing ?? component.value }
        hasWord = true
        if case .text(let word) = component.value { name = name ?? word }
      case .number, .reference, .other: break
      }
    }
    if let duration = times.first { arguments.append(("duration", duration)) }
    if times.count > 1 { arguments.append(("delay", times[1])) }
    if let easing { arguments.append(("easing", easing)) }
  }

  /// Whether values that may be about anything are about motion: a time stands there, or a variable for one with an easing
  /// function or a variable that is called so.
  static func saysMotion(_ components: [CSSComponent], _ file: Source) -> Bool {
    if components.contains(where: { $0.kind == .time }) { return true }
    guard components.count > 1, components.contains(where: { $0.kind == .reference }) else { return false }
    let kinds = CSSReferenceRoles(components, file).kinds
    return kinds.contains(.time) && kinds.contains(.easing)
  }

  private func value(_ name: String) -> Expression? { arguments.first { $0.name == name }?.value }

  /// Its arguments by the names that reports give them.
  var named: Arguments { Self.named(arguments) }

  /// Its changes of the motion as a whole.
  var modifiers: Modifiers { repeats ? [("repeats", nil)] : [] }

  /// Control points are reported as `bezier`, what has a name as `easing`.
  static func named(_ arguments: Arguments) -> Arguments {
    arguments.map { argument in
      if argument.name == "easing", case .list = argument.value { return ("bezier", argument.value) }
      return argument
    }
  }

  /// Whether it says how long something moves.
  var isMotion: Bool { !isBareReference && value("duration") != nil }

  /// Properties that cannot be in between.
  private static let discrete: Set<String> = [
    "visibility", "z-index", "display", "pointer-events", "content-visibility", "overlay", "position",
    "cursor",
  ]

  /// Whether it only puts off a jump, such as `visibility 0s linear 300ms`.
  var isDelayedJump: Bool {
    guard let duration = value("duration"), CSSTime.seconds(duration) == 0 else { return false }
    if let name, Self.discrete.contains(name) { return true }
    guard let delay = value("delay") else { return false }
    return CSSTime.seconds(delay) != 0
  }

  /// Whether its duration is the idiom that switches motion off but still fires the events of its end.
  func isSwitchedOff(inReduced: Bool) -> Bool {
    value("duration").map { CSSTime.isSwitchedOff($0, inReduced) } ?? false
  }
}

/// The roles of the references in a shorthand: a variable does not say whether it holds a time, an easing function
/// or a name. Its own name often does; else what the rest of the value still lacks.
struct CSSReferenceRoles {
  /// The kinds of the components, references among them as what they stand for.
  private(set) var kinds: [CSSComponent.Kind]

  init(_ components: [CSSComponent], _ file: Source) {
    kinds = components.map(\.kind)
    // `${fadeIn} 200ms ease`: what moves comes first.
    if kinds.first == .reference, !kinds.contains(.word), kinds.contains(.time) { kinds[0] = .word }
    for index in kinds.indices where kinds[index] == .reference {
      let hinted = Self.hinted(file, components[index].range)
      if let hinted, hinted != .easing || !kinds.contains(.easing) { kinds[index] = hinted }
    }
    for index in kinds.indices where kinds[index] == .reference {
      let lacksName = index == 0 && !kinds.contains(.word)
      if lacksName, kinds[1...].contains(.time) || kinds[1...].contains(.reference) {
        kinds[index] = .word
      } else if !kinds.contains(.time) {
        kinds[index] = .time
      } else {
        // What is computed is no easing function.
        var isTime = kinds.contains(.easing)
        if case .binary = components[index].value { isTime = true }
        kinds[index] = isTime ? .time : .easing
      }
    }
  }

  private static let easingHints = MultiSearch(["timing", "eas", "curve", "bezier"])
  private static let timeHints = MultiSearch(["duration", "delay", "time", "speed", "dur-"])

  private static func hinted(_ file: Source, _ range: Range<Int>) -> CSSComponent.Kind? {
    let end = min(range.upperBound, range.lowerBound + ScanLimits.referenceHint)
    let text = file.bytes[range.lowerBound..<end].map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
    return text.withUnsafeBufferPointer { bytes in
      easingHints.matches(bytes) ? .easing : timeHints.matches(bytes) ? .time : nil
    }
  }
}
