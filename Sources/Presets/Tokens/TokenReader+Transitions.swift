import StrictJSON

extension TokenReader {
  /// A curve over a duration. Some tools leave the delay out, or call the timing function otherwise.
  func transition(_ token: Token) -> Content? {
    let value = token.value
    guard value.kind == .object else {
      problems.add("a transition must be an object of duration, delay and timingFunction", at: value)
      return nil
    }
    // Figma's plugins write seconds beside what kind of transition a prototype has.
    let bare: BareTime? = value.member("transitionType") == nil ? nil : .seconds
    let curveMember = TransitionWords.curve.sorted().lazy.compactMap { value.member($0) }.first
    guard let durationValue = value.member("duration"), let curveMember else {
      let missing = value.member("duration") == nil ? "duration" : "timingFunction"
      problems.add("a transition needs its \(missing)", at: value)
      return nil
    }
    if value.member("timingFunction") == nil { notes.add(token, "its timing function had another name") }
    value.forEachMember { key, _ in
      let word = key.string ?? ""
      if Self.transitionWords.contains(word) || TransitionWords.curve.contains(word) { return }
      notes.add(token, "its \(word) has no place in a tween")
    }
    if TokenMeaning(unmistakable: curveMember) == .spring {
      return spring(curveMember, of: token).map { .spring($0) }
    }
    let curve = curveReference(curveMember, of: token)
    let duration = durationReference(durationValue, of: token, bare: bare)
    let delay = self.delay(value, of: token, bare: bare)
    guard let curve, let duration else { return nil }
    return .tween(TypedTween(curve: curve, duration: duration, delay: delay))
  }

  private static let transitionWords: Set<String> = ["duration", "delay"]

  private func curveReference(_ value: JSONValue, of token: Token) -> CurveReference? {
    if let reference = reference(value) { return target(reference, value, of: token).map { .preset($0) } }
    return shape(value, of: token).map { .inline($0) }
  }

  private func durationReference(_ value: JSONValue, of token: Token, bare: BareTime?) -> DurationReference? {
    if let reference = reference(value) { return target(reference, value, of: token).map { .preset($0) } }
    guard let seconds = seconds(value, "its duration", of: token, bare: bare) else { return nil }
    if seconds <= 0 {
      problems.add("its duration is \(value.rawText), and must be greater than 0 in a tween", at: value)
    }
    return .seconds(seconds)
  }

  /// No delay is a delay of 0. A registry's tween says its delay itself, so one that is a token is looked up.
  private func delay(_ object: JSONValue, of token: Token, bare: BareTime?) -> Double? {
    guard let value = object.member("delay") else {
      notes.add(token, "it had no delay")
      return nil
    }
    var source = value
    var seen: Set<Int> = []
    while let reference = reference(source) {
      guard let place = index.find(reference, from: token)?.index, seen.insert(place).inserted else {
        problems.add("there is no duration {\(reference.text)}", at: value)
        return nil
      }
      source = index.tokens[place].value
    }
    if !seen.isEmpty { notes.add(token, "its delay was another token, and is a number here") }
    let seconds = seconds(source, "its delay", of: token, bare: bare)
    return seconds == 0 ? nil : seconds
  }

  /// A reference to a whole token.
  private func reference(_ value: JSONValue) -> TokenReference? {
    TokenReference(value).flatMap { $0.part.isEmpty ? $0 : nil }
  }
}
