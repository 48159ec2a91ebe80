import PlainText

/// The easing function of an element's durations for which no class says one.
struct TailwindStandard {
  private let others: OtherClasses
  /// Whether all classes are of those that move something: others may be the app's own and say any motion.
  private let isBare: Bool
  private let isAnimated: Bool
  /// Whether an animation of tailwindcss-animate or tw-animate-css is among them, which eases as CSS does.
  private let eases: Bool
  /// The elements that classes of transitions mean, by their variants.
  private var elements: Set<String> = []
  /// The variants of Tailwind's transitions, where a class of an easing function would ease nothing else.
  private var transitions: Set<String> = []

  init(_ source: Source, _ classes: [Range<Int>], _ others: OtherClasses) {
    self.others = others
    var (isAnimated, eases, isBare) = (false, false, true)
    for token in classes {
      let name = UnsafeBufferPointer(rebasing: source.bytes[token])
      eases = eases || Self.ends(name, "animate-in") || Self.ends(name, "animate-out")
      isAnimated = isAnimated || name.holds("animate-".utf8) && !Self.ends(name, "animate-none")
      let isTransition = name.holds("transition".utf8) && !Self.ends(name, "transition-none")
      guard isBare || isTransition else { continue }
      let utility = TailwindUtility(source, token)
      isBare = isBare && utility.mayMove
      if isTransition {
        elements.insert(utility.element)
        if Self.isTransition(utility.name) { transitions.insert(utility.variants) }
      }
    }
    (self.isAnimated, self.eases, self.isBare) = (isAnimated, eases, isBare)
    if eases { transitions = [] }
  }

  /// The name in CSS of that of a utility: `ease` as there where all classes are known, or play an animation of
  /// tailwindcss-animate or tw-animate-css; empty where nothing here can tell, as beside an animation of a theme, which
  /// says its own; nil for that which Tailwind's transitions bring.
  func easing(of utility: TailwindUtility) -> String? {
    let element = utility.element
    if others == .easing { return "" }
    if elements.contains(element) { return nil }
    if eases || others == .absent && isBare && !isAnimated && element.isEmpty { return "ease" }
    return others == .any && !isAnimated && element.isEmpty ? nil : ""
  }

  /// Whether a class of an easing function beside a duration says what was meant without it, and nothing else. Where
  /// no transition of Tailwind's is seen, the element may have none and ease as in CSS; animations of
  /// tw-animate-css take every such class for theirs.
  func mayBeSaid(beside utility: TailwindUtility) -> Bool {
    easing(of: utility) != nil || transitions.contains(utility.element)
      || transitions.contains(utility.variants)
  }

  /// Whether a utility is one of Tailwind's own that move something. A theme may have others.
  private static func isTransition(_ name: String) -> Bool {
    name == "transition" || name.hasPrefix("transition-[") || name.hasPrefix("transition-(")
      || ["all", "colors", "opacity", "shadow", "transform"].contains { name == "transition-" + $0 }
  }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    let start = name.count - text.utf8CodeUnitCount
    return start >= 0 && name.reads(text, at: start)
  }
}
