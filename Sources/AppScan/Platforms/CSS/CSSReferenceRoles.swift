/// What the references in a shorthand stand for: a variable does not say whether it holds a time, an easing function
/// or a name. Its own name often does; else what the rest of the value still lacks.
struct CSSReferenceRoles {
  private var kinds: [CSSComponent.Kind]

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
        kinds[index] = kinds.contains(.easing) ? .time : .easing
      }
    }
  }

  /// What a component stands for.
  func kind(_ index: Int) -> CSSComponent.Kind { kinds[index] }

  private static let easingHints = ["timing", "eas", "curve", "bezier"].map { Array($0.utf8) }
  private static let timeHints = ["duration", "delay", "time", "speed", "dur-"].map { Array($0.utf8) }

  private static func hinted(_ file: Source, _ range: Range<Int>) -> CSSComponent.Kind? {
    // An interpolation may hold a whole function; what it is called stands at its beginning.
    let end = min(range.upperBound, range.lowerBound + 80)
    let text = file.bytes[range.lowerBound..<end].map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
    return text.withUnsafeBufferPointer { bytes in
      if easingHints.contains(where: { ByteSearch.contains(bytes, $0) }) { return .easing }
      return timeHints.contains { ByteSearch.contains(bytes, $0) } ? .time : nil
    }
  }
}
