/// A set of view animations or of transitions, which hands on what it says to all that it holds.
struct AndroidResourceSet {
  private let element: XMLElement
  private let isOfTransitions: Bool

  /// Nil for an element that is no set.
  init?(_ element: XMLElement) {
    isOfTransitions = element.source.matches(element.name, "transitionSet")
    guard isOfTransitions || element.source.matches(element.name, "set") else { return nil }
    self.element = element
  }

  /// Whether it hands on to elements of a shape: animators stand in a `set` of their own, which has no such attributes.
  func holds(_ shape: CallShape) -> Bool { isOfTransitions || shape.callees.contains("alpha") }

  /// Whether all that it holds moves along its interpolator: a view animation's, or the default, unless it says
  /// otherwise (AnimationSet), a transition's where it has one (TransitionSet).
  var sharesCurve: Bool {
    isOfTransitions
      ? AndroidResourceShapes.interpolator(element) != nil : element.text("shareInterpolator") != "false"
  }

  /// The token of the time before all that it holds; nil where it says none, or plays one after the other.
  var delay: Int? {
    if element.text("transitionOrdering") == "sequential" { return nil }
    return element[isOfTransitions ? "startDelay" : "startOffset"]
  }

  /// Whether each element that moves in another one has an interpolator of its own.
  static func isAllOwn(_ element: XMLElement) -> Bool {
    let source = element.source
    guard let end = source.partner(element.name - 1) else { return false }
    let members = (element.last..<max(element.last, end)).prefix(ScanLimits.setUp).filter { index in
      source.kind(index) == .open && AndroidResourceShapes.isMotion(source.text(index + 1))
    }
    return !members.isEmpty
      && members.allSatisfy { AndroidResourceShapes.interpolator(XMLElement(source, $0 + 1)) != nil }
  }
}
