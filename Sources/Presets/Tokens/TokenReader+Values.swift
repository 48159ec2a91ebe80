import MotionPhysics
import StrictJSON

/// The unit of a number without one.
enum BareTime: Double {
  /// It is divided by this to give seconds.
  case milliseconds = 1000
  /// It is seconds.
  case seconds = 1
}

extension TokenReader {
  /// The seconds of a value: an object of value and unit, a text such as "200ms", or a number.
  ///
  /// - Parameter bare: What a number without a unit means, where the format says so.
  func seconds(_ value: JSONValue, _ what: String, of token: Token, bare: BareTime? = nil) -> Double? {
    guard let value = literal(value, of: token) else { return nil }
    let seconds: Double?
    if let text = value.string, Seconds.finite(text[...]) == nil {
      seconds = try? Seconds.parse(text.lowercased())
      if seconds != nil { notes.add(token, "\(what) was the text \"\(text)\"") }
    } else if value.kind == .object {
      seconds = measured(value, of: token, bare: bare)
    } else {
      seconds = bareSeconds(value, what, of: token, bare: bare)
    }
    guard let seconds, seconds.isFinite else {
      problems.add(
        "\(what) is \(value.rawText), and must be such as {\"value\": 200, \"unit\": \"ms\"}", at: value)
      return nil
    }
    if !Ranges.delay.contains(seconds) {
      problems.add(Ranges.delay.refusal(of: what, value.rawText), at: value)
    }
    return seconds == 0 ? 0 : seconds
  }

  private func measured(_ object: JSONValue, of token: Token, bare: BareTime?) -> Double? {
    guard let member = object.member("value").flatMap({ literal($0, of: token) }),
      let number = number(member), let unit = object.member("unit").flatMap({ literal($0, of: token) })
    else { return nil }
    switch unit.string?.lowercased() {
    case "ms", "milliseconds": return number / 1000
    case "s", "seconds": return number
    default: return nil
    }
  }

  /// Milliseconds, as the tools that write bare numbers mean them. Up to 10 they could be seconds.
  private func bareSeconds(_ value: JSONValue, _ what: String, of token: Token, bare: BareTime?) -> Double? {
    guard let number = number(value) else { return nil }
    if let bare { return number / bare.rawValue }
    if number != 0, abs(number) <= 10 { return nil }
    notes.add(token, "\(what) was the number \(value.rawText), read as milliseconds")
    return number / 1000
  }

  /// A number, which may be in quotes.
  func number(_ value: JSONValue) -> Double? {
    let number = value.number ?? value.string.flatMap { Seconds.finite($0[...]) }
    return number.flatMap { $0.isFinite ? ($0 == 0 ? 0 : $0) : nil }
  }

  /// The curve of a value: four numbers, a CSS function, or an object of x1, y1, x2 and y2.
  func shape(_ value: JSONValue, of token: Token) -> CurveShape? {
    guard let value = literal(value, of: token) else { return nil }
    if let text = value.string {
      do throws(LiteralError) {
        let shape = try CSSEasing.shape(text)
        notes.add(token, "its curve was the text \"\(text)\"")
        return shape
      } catch {
        problems.add(error.message, at: value)
        return nil
      }
    }
    var members = value.elements
    if value.kind == .object {
      members = ["x1", "y1", "x2", "y2"].compactMap { value.member($0) }
      if members.count == 4 { notes.add(token, "its curve was an object of x1, y1, x2 and y2") }
    }
    let numbers = members.map { literal($0, of: token).flatMap(SpringGroup.number).flatMap(number) }
    guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2],
      let y2 = numbers[3]
    else {
      problems.add("a curve must be four numbers [x1, y1, x2, y2]", at: value)
      return nil
    }
    let shape = CurveShape.bezier(x1: x1, y1: y1, x2: x2, y2: y2)
    do throws(MotionError) {
      _ = try shape.unitCurve()
      return shape
    } catch {
      problems.add(error.sentence, at: value)
      return nil
    }
  }
}

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
    if !Ranges.duration.contains(seconds) {
      problems.add(Ranges.duration.refusal(of: "its duration", value.rawText), at: value)
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
