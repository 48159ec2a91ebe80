import MotionPhysics
import StrictJSON

extension TokenReader {
  /// A curve over a duration. Some tools leave the delay out, or call the timing function otherwise.
  func transition(_ token: Token) -> Content? {
    let value = token.value
    if let text = value.string { return transition(text, of: token) }
    guard value.kind == .object else {
      problems.add("a transition must be an object of duration, delay and timingFunction", at: value)
      return nil
    }
    // Figma's plugins write seconds beside what kind of transition a prototype has.
    let bare: BareTime? = value.member("transitionType") == nil ? nil : .seconds
    guard let parts = TransitionParts(value) else {
      let missing = value.member("duration") == nil ? "duration" : "timingFunction"
      problems.add("a transition needs its \(missing)", at: value)
      return nil
    }
    if value.member("timingFunction") == nil { notes.add(token, "its timing function had another name") }
    for (word, _) in value.members where word != "duration" && word != "delay" {
      if !TransitionParts.curveWords.contains(word) {
        notes.add(token, "its \(word) has no place in a tween")
      }
    }
    if TokenMeaning(unmistakable: parts.curve) == .spring {
      return values.spring(parts.curve, of: token).map { .spring($0) }
    }
    let curve = curveReference(parts.curve, of: token)
    let duration = durationReference(parts.duration, of: token, bare: bare)
    let delay = self.delay(value, of: token, bare: bare)
    guard let curve, let duration else { return nil }
    return .tween(TypedTween(curve: curve, duration: duration, delay: delay))
  }

  /// A transition in CSS's words, some of which may name tokens.
  private func transition(_ text: String, of token: Token) -> Content? {
    guard let parts = values.replaced(text, of: token).flatMap(TransitionText.parts) else {
      let missing = TokenReference.all(in: text).first { index.find($0, from: token) == nil }
      if let missing, target(missing, token.value, of: token) == nil { return nil }
      problems.add(
        "a transition must be an object of duration, delay and timingFunction, or a text such as "
          + "\"opacity 200ms ease-out\"", at: token.value)
      return nil
    }
    notes.add(token, "its transition was the text \"\(text.shortened)\"")
    if !parts.others.isEmpty {
      notes.add(token, "its \(parts.others.joined(separator: ", ")) has no place in a tween")
    }
    do throws(LiteralError) {
      let shape = try CurveShape(css: parts.easing ?? "ease")
      for (seconds, range) in zip(parts.times, [Ranges.duration, Ranges.delay]) where !range.contains(seconds)
      {
        throw LiteralError(range.refusal(of: "its time", text))
      }
      let named = named(in: text, of: token)
      return .tween(
        TypedTween(
          curve: named.curve.map { .preset($0) } ?? .inline(shape),
          duration: named.duration.map { .preset($0) } ?? .seconds(parts.times[0]),
          delay: parts.delay == 0 ? nil : parts.delay))
    } catch {
      problems.add(error.message, at: token.value)
      return nil
    }
  }

  /// The presets that a transition's text names as its curve and as its duration.
  private func named(in text: String, of token: Token) -> (curve: PresetName?, duration: PresetName?) {
    var curve: PresetName?
    var duration: PresetName?
    var hasTime = false
    for word in (text.split(outsideBracketsAt: ",").first ?? "").split(outsideBracketsAt: " ") {
      let said = values.replaced(word, of: token)?.lowercased() ?? word
      let reference = TokenReference(word)
      let place = reference.flatMap { index.find($0, from: token)?.index }
      let name =
        place.flatMap { names[$0] } == nil
        ? nil : reference.flatMap { target($0, token.value, of: token) }
      if EasingText.isMeant(said) {
        curve = curve ?? name
      } else if TransitionText.seconds(said) != nil {
        if !hasTime {
          duration = name
        } else if name != nil {
          notes.add(token, Self.delayNote)
        }
        hasTime = true
      }
    }
    return (curve, duration)
  }

  private func curveReference(_ value: JSONValue, of token: Token) -> CurveReference? {
    if let reference = reference(value) { return target(reference, value, of: token).map { .preset($0) } }
    return values.shape(value, of: token).map { .inline($0) }
  }

  private func durationReference(_ value: JSONValue, of token: Token, bare: BareTime?) -> DurationReference? {
    if let reference = reference(value) { return target(reference, value, of: token).map { .preset($0) } }
    guard let seconds = values.seconds(value, "its duration", of: token, bare: bare) else { return nil }
    // What is no time at all is refused as such.
    if Ranges.delay.contains(seconds), !Ranges.duration.contains(seconds) {
      problems.add(
        Ranges.duration.refusal(of: "its duration", value.rawText), at: value)
    }
    return .seconds(seconds)
  }

  /// No delay is a delay of 0. A registry's tween says its delay itself, so one that is a token is looked up.
  private func delay(_ object: JSONValue, of token: Token, bare: BareTime?) -> Double? {
    guard let value = object.member("delay").map(TransitionParts.inner) else {
      notes.add(token, "it had no delay")
      return nil
    }
    var (source, owner) = (value, token)
    var seen: Set<Int> = []
    while let reference = reference(source) {
      guard let place = index.find(reference, from: owner)?.index, seen.insert(place).inserted else {
        problems.add("there is no duration {\(reference.text)}", at: value)
        return nil
      }
      owner = index.tokens[place]
      source = owner.value
    }
    if !seen.isEmpty { notes.add(token, Self.delayNote) }
    let seconds = values.seconds(source, "its delay", of: token, bare: owner.bareTime ?? bare)
    return seconds == 0 ? nil : seconds
  }

  private static let delayNote = "its delay was another token, and is a number here"

  /// A reference to a whole token.
  private func reference(_ value: JSONValue) -> TokenReference? {
    TokenReference(value).flatMap { $0.part.isEmpty ? $0 : nil }
  }
}
