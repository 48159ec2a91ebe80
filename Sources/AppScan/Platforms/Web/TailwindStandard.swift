import PlainText

/// The easing function of an element's durations for which no class says one.
struct TailwindStandard {
  /// Its name in CSS: `ease` as there where all classes are known, or play an animation of tailwindcss-animate or
  /// tw-animate-css; empty where nothing here can tell, as beside an animation of a theme, which says its own; nil for
  /// that which Tailwind's transitions bring.
  let easing: String?
  /// The variants of the transitions that bring it, where a class of an easing function would ease nothing else.
  private let transitions: Set<String>

  init(_ source: Source, _ classes: [Range<Int>], _ others: OtherClasses) {
    var (isAnimated, eases, hasTransition) = (false, false, false)
    var transitions: Set<String> = []
    for token in classes {
      let name = UnsafeBufferPointer(rebasing: source.bytes[token])
      eases = eases || Self.ends(name, "animate-in") || Self.ends(name, "animate-out")
      isAnimated = isAnimated || name.holds("animate-".utf8) && !Self.ends(name, "animate-none")
      if name.holds("transition".utf8), !Self.ends(name, "transition-none") {
        hasTransition = true
        let utility = TailwindUtility(source, token)
        if Self.isTransition(utility.name) { transitions.insert(utility.variants) }
      }
    }
    if others != .easing, hasTransition {
      easing = nil
    } else if others != .easing, eases || others == .absent && !isAnimated {
      easing = "ease"
    } else {
      easing = isAnimated || others != .any && others != .absent ? "" : nil
    }
    self.transitions = eases ? [] : transitions
  }

  /// Whether a class of an easing function beside a duration says what was meant without it, and nothing else. Where
  /// no transition of Tailwind's is seen, the element may have none and ease as in CSS; animations of
  /// tw-animate-css take every such class for theirs.
  func mayBeSaid(beside utility: TailwindUtility) -> Bool {
    easing != nil || transitions.contains("") || transitions.contains(utility.variants)
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
