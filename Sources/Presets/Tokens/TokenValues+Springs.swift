import PlainText
import MotionPhysics
import StrictJSON

extension TokenValues {
  /// A spring in the words of any system that says its numbers.
  func spring(_ value: JSONValue, of token: Token) -> TypedSpring? {
    guard value.kind == .object else {
      problems.add(
        "a spring must be an object, such as {\"stiffness\": 380, \"dampingRatio\": 0.8}", at: value)
      return nil
    }
    var numbers: [SpringKey: Double] = [:]
    var places: [SpringKey: JSONValue] = [:]
    var isWhole = true
    var delay: Double?
    value.forEachMember { name, member in
      let word = name.string ?? ""
      if word.lowercased() == "delay" {
        delay = time(member, word, of: token)
        return isWhole = isWhole && delay != nil
      }
      guard let key = SpringWords.key(word) else { return note(word, of: token) }
      let number = key.isTime ? time(member, word, of: token) : plain(member, of: token)
      isWhole = isWhole && number != nil
      numbers[key] = number
      places[key] = member
    }
    guard isWhole else { return nil }
    // Motion's own word, which counts before its duration: its spring takes a fifth longer to come round once.
    if let seconds = numbers.removeValue(forKey: .visualDuration) {
      numbers[.duration] = DecimalText.roundedNumber(1.2 * seconds, decimals: 9)
    }
    numbers = SpringWords.preferred(numbers)
    if let damping = numbers[.damping], SpringWords.meansRatio(damping: damping, among: numbers) {
      numbers[.damping] = nil
      numbers[.dampingRatio] = damping
      places[.dampingRatio] = places[.damping]
      notes.add(token, "its damping \(DecimalText.exact(damping)) was read as a damping ratio")
    }
    do throws(SpringAssembly.Problem) {
      let parameters = try SpringAssembly.parameters(numbers)
      notes.add(
        token, "is a spring in its file's own words; it was read from \(SpringKeySet(numbers.keys).list)")
      return TypedSpring(.standalone(parameters), delay: delay == 0 ? nil : delay)
    } catch {
      let place = error.key.flatMap(SpringKey.init(rawValue:)).flatMap { places[$0] }
      problems.add(error.message, at: place ?? value)
      return nil
    }
  }

  private func note(_ word: String, of token: Token) {
    if word.hasPrefix("$") || ["physics", "type", "value"].contains(word) { return }
    notes.add(token, "its \(word) has no place in a spring")
  }

  /// Seconds: in numbers where a spring's systems have them, milliseconds where they are too large for seconds.
  private func time(_ member: JSONValue, _ word: String, of token: Token) -> Double? {
    let value = member.member("unit") == nil ? SpringGroup.number(member) ?? member : member
    let bare = number(value).map { abs($0) > Seconds.mostBare ? BareTime.milliseconds : .seconds }
    return seconds(value, "its \(word)", of: token, bare: bare)
  }

  private func plain(_ member: JSONValue, of token: Token) -> Double? {
    if let value = SpringGroup.number(member), let number = number(value) { return number }
    // Material's component tokens name the numbers of the system's.
    let inner = Token.value(of: member)?.value ?? member
    if let reference = TokenReference(inner), let place = index.find(reference, from: token)?.index,
      let number = number(index.tokens[place].value)
    {
      return number
    }
    problems.add("\(member.rawText.shortened) stands where a number is needed", at: member)
    return nil
  }
}
