import PlainText

/// An easing function in CSS's words (CSS Easing Functions Level 2): the one reader of them.
package enum EasingText: Hashable, Sendable {
  /// `cubic-bezier()`, or a keyword that means one.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// `steps()`; a jump that was left out is at the end.
  case steps(Int, jump: StepsCurve.Jump?)
  /// `linear()`, each stop with its input.
  case points([CurvePoint])

  /// The function that a keyword means; nil for another word.
  package static func keyword(_ word: String) -> EasingText? {
    switch word {
    case "linear": .bezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case "ease": .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    case "ease-in": .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case "ease-out": .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case "ease-in-out": .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case "step-start": .steps(1, jump: .start)
    case "step-end": .steps(1, jump: .end)
    default: nil
    }
  }

  /// The names of the functions that take arguments.
  package static let names: [String] = ["cubic-bezier", "linear", "steps"]

  /// Whether a text is meant as an easing function, a right one or a wrong one.
  package static func isMeant(_ text: String) -> Bool {
    keyword(text) != nil || names.contains { text.hasPrefix($0 + "(") }
  }

  /// Reads a keyword or a function, in small letters. Numbers are checked where a curve is made of them.
  ///
  /// - Throws: ``MotionError`` that says what is wrong.
  package init(css text: String) throws(MotionError) {
    if let keyword = Self.keyword(text) {
      self = keyword
      return
    }
    let bytes = Array(text.utf8)
    guard let opening = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else {
      throw Self.problem(text, "is no easing function")
    }
    let name = String(decoding: bytes[..<opening], as: UTF8.self)
    let arguments = bytes[(opening + 1)...].dropLast()
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Self.words)
    switch name {
    case "cubic-bezier":
      let numbers = arguments.compactMap { $0.count == 1 ? Self.number($0[0]) : nil }
      guard arguments.count == 4, numbers.count == 4 else {
        throw Self.problem(text, "needs four numbers, such as cubic-bezier(0.4, 0, 0.2, 1)")
      }
      self = .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    case "steps": self = try Self.steps(arguments, text)
    case "linear": self = .points(Self.placed(try Self.stops(arguments, text)))
    default: throw Self.problem(text, "is no easing function")
    }
  }

  private static func problem(_ text: String, _ reason: String) -> MotionError {
    .invalid(parameter: "\"\(text)\"", reason: reason)
  }

  private static func words(_ argument: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    argument.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Double? {
    DecimalText.finite(String(decoding: word, as: UTF8.self))
  }

  private static func share(_ percent: ArraySlice<UInt8>) -> Double? {
    let text = String(decoding: percent, as: UTF8.self)
    return DecimalText.share(ofPercent: text) ?? DecimalText.finite(text).map { $0 / 100 }
  }

  private static func steps(
    _ arguments: [[ArraySlice<UInt8>]], _ text: String
  ) throws(MotionError) -> EasingText {
    guard arguments.count <= 2, arguments.allSatisfy({ $0.count == 1 }), let first = arguments.first?.first,
      let count = Int(String(decoding: first, as: UTF8.self))
    else { throw problem(text, "needs a count and where it jumps, such as steps(4, jump-end)") }
    guard arguments.count == 2 else { return .steps(count, jump: nil) }
    let word = String(decoding: arguments[1][0], as: UTF8.self)
    guard let jump = StepsCurve.Jump(rawValue: word.hasPrefix("jump-") ? String(word.dropFirst(5)) : word)
    else {
      throw problem(text, "jumps at start, end, none or both, not at \"\(word)\"")
    }
    return .steps(count, jump: jump)
  }

  /// The stops of `linear()`: an output with none, one or two inputs each.
  private static func stops(
    _ arguments: [[ArraySlice<UInt8>]], _ text: String
  ) throws(MotionError) -> [(x: Double?, y: Double)] {
    var points: [(x: Double?, y: Double)] = []
    for words in arguments {
      var inputs: [Double] = []
      var outputs: [Double] = []
      for word in words {
        let isInput = word.last == UInt8(ascii: "%")
        guard let number = isInput ? share(word.dropLast()) : number(word) else {
          throw problem(text, "\"\(String(decoding: word, as: UTF8.self))\" is no part of a stop")
        }
        if isInput { inputs.append(number) } else { outputs.append(number) }
      }
      guard outputs.count == 1, inputs.count <= 2 else {
        throw problem(text, "each stop is one number, with up to two percentages")
      }
      points += inputs.isEmpty ? [(nil, outputs[0])] : inputs.map { ($0, outputs[0]) }
    }
    if points.count < 2 { throw problem(text, "needs two stops or more") }
    return points
  }

  /// Gives every stop its input: the ends 0 and 1, none before the one to its left, the others evenly between (CSS
  /// Easing 2, 2.2.1).
  private static func placed(_ stops: [(x: Double?, y: Double)]) -> [CurvePoint] {
    var stops = stops
    let last = stops.count - 1
    if stops[0].x == nil { stops[0].x = 0 }
    if stops[last].x == nil { stops[last].x = 1 }
    var largest = -Double.infinity
    for index in stops.indices {
      guard let x = stops[index].x else { continue }
      largest = max(largest, x)
      stops[index].x = largest
    }
    var result: [CurvePoint] = []
    var previous = 0
    for index in stops.indices {
      guard let x = stops[index].x else { continue }
      let start = result.last?.x ?? x
      for between in (previous + 1)..<max(previous + 1, index) {
        let share = Double(between - previous) / Double(index - previous)
        result.append(CurvePoint(x: start + (x - start) * share, y: stops[between].y))
      }
      result.append(CurvePoint(x: x, y: stops[index].y))
      previous = index
    }
    return result
  }
}
