import MotionPhysics
import StrictJSON

/// Values that were edited beside an extension that says the preset: other tools know the value alone.
extension TokenReader {
  /// The content that an extension says, with what the token's value says otherwise where that is the motion itself.
  /// What only stands in for a motion changes nothing, which is said where it was edited.
  func edited(_ content: Content, by token: Token) -> Content {
    if content.tween != nil, let reference = TokenReference(token.value), reference.part.isEmpty {
      return target(reference, token.value, of: token).map { .alias(of: $0) } ?? content
    }
    noteEdits(of: token)
    if let tween = content.tween {
      return transition(token)?.tween.map { .tween(edited(tween, by: $0, of: token)) } ?? content
    }
    guard case .curve(let shape) = content else { return content }
    let said = shape.bezier == nil ? nil : values.shape(token.value, of: token)
    return said.map { .curve($0.bezier == shape.bezier ? shape : $0) } ?? content
  }

  private func edited(_ tween: TypedTween, by said: TypedTween, of token: Token) -> TypedTween {
    var edited = said
    switch (tween.curve, said.curve) {
    case (.named(let curve), .inline(let shape)) where curve.bezier == nil || curve.bezier == shape.bezier:
      edited.curve = tween.curve
    case (.inline(let curve), .inline(let shape)) where curve.bezier == nil || curve.bezier == shape.bezier:
      edited.curve = tween.curve
    case (.preset, .inline) where isStandIn(token):
      edited.curve = tween.curve
    default: break
    }
    // A token always has a delay, and a tween of none may say so.
    if (tween.delay ?? 0) == (said.delay ?? 0) { edited.delay = tween.delay }
    return edited
  }

  private func isStandIn(_ token: Token) -> Bool {
    token.ownExtension?.member(TokenExtension.baked) != nil
  }

  /// Says that a value was edited which only stands in for what the extension says.
  private func noteEdits(of token: Token) {
    guard let baked = token.ownExtension?.member(TokenExtension.baked) else { return }
    let curve = token.value.kind == .array ? token.value : token.value.member("timingFunction")
    let written = baked.member(BakedMember.cubicBezier)
    let millis = baked.member(BakedMember.durationMillis)?.number
    let duration = token.value.member("duration")
    let seconds = duration?.string.flatMap(TransitionText.seconds)
    let isSame = curve?.elements.map(\.number) == written?.elements.map(\.number)
    let takesSame = millis.map { duration?.member("value")?.number == $0 || seconds == $0 / 1000 } ?? true
    if isSame, takesSame { return }
    notes.add(token, "its value was edited, and only stands in for what $extensions says, which was read")
  }
}

extension CurveShape {
  /// The cubic Bezier that it is, if it is one.
  fileprivate var bezier: CubicBezier? { (try? unitCurve())?.bezier }
}
