import MotionPhysics
import PlainText
import StrictJSON

/// Reads the values of tokens: times, curves, springs.
struct TokenValues {
  /// The trees that pointers lead into.
  let roots: [JSONValue]
  let index: TokenIndex
  let problems: ProblemList
  let notes: TokenNotes

  /// The seconds of a value: an object of value and unit, a text such as "200ms", or a number.
  ///
  /// - Parameter bare: What a number without a unit means, where the format says so.
  func seconds(_ value: JSONValue, _ what: String, of token: Token, bare: BareTime? = nil) -> Double? {
    guard let (value, owner) = found(value, of: token) else { return nil }
    let bare = owner.bareTime ?? bare
    let seconds: Double?
    if let text = value.string, let standIn = CustomProperty.standIn(text) {
      seconds = TransitionText.seconds(standIn.lowercased())
      if seconds != nil { notes.add(token, "\(what) was what stands in, \(standIn) of \(text.shortened)") }
    } else if let text = value.string, TokenArithmetic.isMeant(text) {
      seconds = computed(text, what, of: token, bare: bare)
    } else if let text = value.string, DecimalText.finite(text[...]) == nil {
      seconds = try? Seconds.parse(text.lowercased())
      if seconds != nil { notes.add(token, "\(what) was the text \"\(text)\"") }
    } else if value.kind == .object {
      seconds = measured(value, of: token, bare: bare)
    } else {
      seconds = number(value).flatMap { bareSeconds($0, value.rawText, what, of: token, bare: bare) }
    }
    guard let seconds, seconds.isFinite else {
      problems.add(
        "\(what) is \(value.rawText.shortened), and must be such as {\"value\": 200, \"unit\": \"ms\"}",
        at: value)
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
    return unit.string.flatMap(BareTime.init(unit:)).map { $0.seconds(number) }
  }

  /// Milliseconds, as the tools that write bare numbers mean them. Up to 10 they are
  /// seconds where they have a fraction, and refused where not.
  private func bareSeconds(
    _ number: Double, _ text: String, _ what: String, of token: Token, bare: BareTime?
  ) -> Double? {
    if let bare { return bare.seconds(number) }
    // No duration lasts less than 10 ms and takes a fraction of one to say; and whole numbers up to 10 could be either.
    let isFraction = number != number.rounded()
    if number != 0, abs(number) <= 10, !isFraction { return nil }
    let isSeconds = isFraction && abs(number) <= 10
    notes.add(
      token, "\(what) was the number \(text), read as \(isSeconds ? "seconds" : "milliseconds")")
    return isSeconds ? number : DecimalText.thousandth(number)
  }

  /// A number, which may be in quotes.
  func number(_ value: JSONValue) -> Double? {
    let number = value.number ?? value.string.flatMap { DecimalText.finite($0[...]) }
    return number.flatMap { $0.isFinite ? ($0 == 0 ? 0 : $0) : nil }
  }

  /// The value that stands at a place: itself, the part of another token that a pointer leads to, or the value of the
  /// token that it names.
  func literal(_ value: JSONValue, of token: Token) -> JSONValue? { found(value, of: token)?.value }

  /// The value that stands at a place, and the token that says it.
  private func found(_ value: JSONValue, of token: Token) -> (value: JSONValue, owner: Token)? {
    if let text = value.string {
      guard let reference = TokenReference(text), reference.part.isEmpty else { return (value, token) }
      return named(reference, value, of: token)
    }
    // A value with its type, as some tools write the members of a transition.
    if value.kind == .object, let inner = value.member("$value") { return found(inner, of: token) }
    guard value.kind == .object, let reference = TokenReference(value) else { return (value, token) }
    return pointed(reference, value, of: token).map { ($0, token) }
  }

  private func named(
    _ first: TokenReference, _ value: JSONValue, of token: Token
  ) -> (value: JSONValue, owner: Token)? {
    var reference = first
    var seen: Set<Int> = []
    while let place = index.find(reference, from: token)?.index, seen.insert(place).inserted {
      let target = index.tokens[place]
      guard let next = target.value.string.flatMap(TokenReference.init) else {
        notes.add(token, "{\(first.text)} was read as a value")
        return (target.value, target)
      }
      reference = next
    }
    problems.add("there is no token {\(reference.text)}", at: value)
    return nil
  }

  private func pointed(_ reference: TokenReference, _ value: JSONValue, of token: Token) -> JSONValue? {
    var target = roots.lazy.compactMap { $0.descendant(reference.path) }.first
    if !reference.part.isEmpty { target = target?.member("$value") }
    for step in reference.part {
      target =
        Int(step).flatMap { number in
          target?.elements.indices.contains(number) == true ? target?.elements[number] : nil
        } ?? target?.member(step)
    }
    guard let target else {
      problems.add("there is nothing at the place that it points to", at: value)
      return nil
    }
    notes.add(token, "a part of {\(reference.text)} was read as a value")
    // A pointer to a pointer could go round in circles.
    guard target.kind != .object || TokenReference(target) == nil else {
      problems.add("it points to a place that points elsewhere", at: value)
      return nil
    }
    return target
  }

  /// The curve of a value: four numbers, a CSS function, or an object of x1, y1, x2 and y2.
  func shape(_ value: JSONValue, of token: Token) -> CurveShape? {
    guard let (value, owner) = found(value, of: token) else { return nil }
    if let text = value.string {
      do throws(LiteralError) {
        let standIn = CustomProperty.standIn(text)
        let shape = try CurveShape(css: standIn ?? replaced(text, of: owner) ?? text)
        notes.add(
          token,
          standIn.map { "its curve was what stands in, \($0) of \(text.shortened)" }
            ?? "its curve was the text \"\(text.shortened)\"")
        return shape
      } catch {
        problems.add(error.message, at: value)
        return nil
      }
    }
    var members = value.elements
    if value.kind == .object {
      members = CurveGroup.numbers(of: value) ?? []
      if !members.isEmpty { notes.add(token, "its curve was an object of its four numbers") }
    }
    var numbers = members.map { literal($0, of: token).flatMap(SpringGroup.number).flatMap(number) }
    // Plugins of Figma write numbers of 32 bits.
    if value.kind == .object { numbers = numbers.map { $0.map(DecimalText.withoutFloatNoise) } }
    guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2],
      let y2 = numbers[3]
    else {
      problems.add("a curve must be four numbers [x1, y1, x2, y2]", at: value)
      return nil
    }
    return CurveShape.bezier(x1: x1, y1: y1, x2: x2, y2: y2).checked(at: value, problems)
  }
}

extension TokenValues {
  /// The seconds that a sum or a product of times and other tokens comes to; nil where it comes to none.
  func computed(_ text: String, _ what: String, of token: Token, bare: BareTime?) -> Double? {
    guard let result = result(text, of: token, Steps()) else { return nil }
    notes.add(token, "\(what) was computed from \(text.shortened)")
    switch result {
    case .milliseconds(let milliseconds): return DecimalText.thousandth(milliseconds)
    case .number(let number):
      return bareSeconds(number, DecimalText.exact(number), what, of: token, bare: bare)
    }
  }

  /// How many tokens may still be looked up: tokens that name one another can stand for more than there is time, or go
  /// round in circles.
  private final class Steps {
    var left = 1000
  }

  /// A text with what tokens say in place of the references to them; nil where one says nothing that a text can hold.
  func replaced(_ text: String, of token: Token) -> String? { replaced(text, of: token, Steps()) }

  private func replaced(_ text: String, of token: Token, _ steps: Steps) -> String? {
    var whole = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}"),
        let place = TokenReference(String(rest[start...end])).flatMap({ index.find($0, from: token)?.index }),
        let said = self.text(index.tokens[place], steps),
        // Numbers may be longer here than they were written.
        whole.utf8.count < 2 * TransitionText.mostBytes
      else { return nil }
      whole += rest[..<start] + said
      rest = rest[rest.index(after: end)...]
    }
    return whole + rest
  }

  private func result(_ text: String, of token: Token, _ steps: Steps) -> TokenArithmetic.Result? {
    TokenArithmetic.result(text) { reference in
      index.find(reference, from: token).flatMap { self.text(index.tokens[$0.index], steps) }
    }
  }

  /// A token's value as text: a number, a time, a curve, what other tokens say, or a sum of these.
  private func text(_ token: Token, _ steps: Steps) -> String? {
    steps.left -= 1
    guard steps.left > 0 else { return nil }
    if let unit = token.value.member("unit")?.string, let number = token.value.member("value")?.rawText {
      return number + unit
    }
    if let bare = token.bareTime, let number = number(token.value) {
      return DecimalText.exact(number) + (bare == .seconds ? "s" : "ms")
    }
    guard let text = token.value.string else {
      let numbers = token.value.elements.compactMap { number($0).map(DecimalText.exact) }
      if numbers.count == 4 { return "cubic-bezier(\(numbers.joined(separator: ", ")))" }
      return token.value.number == nil ? nil : token.value.rawText
    }
    if let reference = TokenReference(text), reference.part.isEmpty {
      return index.find(reference, from: token).flatMap { self.text(index.tokens[$0.index], steps) }
    }
    guard TokenArithmetic.isMeant(text) else { return replaced(text, of: token, steps) }
    switch result(text, of: token, steps) {
    case .milliseconds(let number): return DecimalText.exact(number) + "ms"
    case .number(let number): return DecimalText.exact(number)
    case nil: return nil
    }
  }
}
