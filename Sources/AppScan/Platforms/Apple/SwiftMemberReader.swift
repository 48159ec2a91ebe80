/// Finds what exports add to SwiftUI's own types: `withAnimation(.sheetPresent)`. Other types may have members of that
/// name, so that it counts behind the type, or where a value of the type is expected.
enum SwiftMemberReader: PlatformReader {
  static let shapes: [CallShape] = []

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    let call = SwiftCall(source, at: index)
    guard !call.isDeclared else { return }
    switch call.base {
    case .path(let path):
      let type = path.hasPrefix("SwiftUI.") ? path.dropFirst("SwiftUI.".count) : path[...]
      guard ["Animation", "Spring", "UnitCurve"].contains(type) else { return }
    case .implicit:
      guard
        expectsPart(source, call.start)
          || SwiftUIContext.expectsAnimation(source, at: call.start, wrappers: scan.options.wrappers)
      else { return }
    case .none, .value: return
    }
    scan.addUse(at: index, in: source)
  }

  /// Whether a spring or a curve is expected, from which an animation is made.
  private static func expectsPart(_ source: Source, _ start: Int) -> Bool {
    let place = start - 2
    if source.opens(start - 1, "(") {
      return source.matches(place, "spring", "interpolatingSpring", "timingCurve")
    }
    if source.matches(start - 1, ":") { return source.matches(place, "spring", "timingCurve") }
    return source.matches(start - 1, "=") && source.matches(place, "Spring", "UnitCurve")
  }
}
