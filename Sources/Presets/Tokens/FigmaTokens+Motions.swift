import MotionPhysics
import PlainText
import StrictJSON

/// The motion of the variables of one name: a spring, a curve, a transition or a length of time, written as a token.
extension FigmaTokens {
  /// Writes what the parts of one name make.
  mutating func motion(_ base: String) {
    guard let own = parts[base], let first = own[.easing] ?? own[.duration] ?? own[.delay] else { return }
    let references = FigmaRole.allCases.compactMap { own[$0] }.map {
      reference($0, isWhole: true)
    }
    if let name = references.first ?? nil, references.allSatisfy({ $0 == name }),
      parts[Self.place(of: target(of: value(of: first) ?? first) ?? first).base]?.count == own.count
    {
      return token(base, at: first) { $0.member("$value", name) }
    }
    let duration = seconds(own[.duration])
    guard let easing = own[.easing] else {
      guard let duration else { return unread(base, first) }
      return token(base, at: first) { writer in
        writer.member("$type", "duration")
        writer.object("$value") { Self.write(duration, to: &$0) }
      }
    }
    guard let value = followed(easing) else { return unread(base, easing) }
    let delay = seconds(own[.delay]) ?? 0
    if let spring = spring(value, duration) ?? replacedSpring(easing, own[.duration]) {
      return token(base, at: easing) { writer in
        writer.member("$type", "spring")
        writer.object("$value") { writer in
          for (key, number) in spring { writer.member(key, number) }
          if delay > 0 { writer.object("delay") { Self.write(delay, to: &$0) } }
        }
      }
    }
    guard let curve = curve(value) else { return unread(base, easing) }
    let curveName = reference(easing, isWhole: false)
    let durationName = own[.duration].flatMap { reference($0, isWhole: false) }
    guard let duration else {
      return token(base, at: easing) { writer in
        writer.member("$type", "cubicBezier")
        writer.key("$value")
        curve(&writer)
      }
    }
    token(base, at: easing) { writer in
      writer.member("$type", "transition")
      writer.object("$value") { writer in
        if let durationName {
          writer.member("duration", durationName)
        } else {
          writer.object("duration") { Self.write(duration, to: &$0) }
        }
        writer.object("delay") { Self.write(delay, to: &$0) }
        if let curveName {
          writer.member("timingFunction", curveName)
        } else {
          writer.key("timingFunction")
          curve(&writer)
        }
      }
    }
  }

  /// What writes the curve of an easing: control points, or a text of CSS.
  private mutating func curve(_ value: JSONValue) -> ((inout JSONWriter) -> Void)? {
    switch value.member("type")?.string {
    case "LINEAR": return { $0.numbers([0, 0, 1, 1]) }
    case "HOLD": return { $0.string("steps(1, end)") }
    case "CUSTOM_CUBIC_BEZIER":
      let function = value.member("easingFunctionCubicBezier")
      let numbers = ["x1", "y1", "x2", "y2"].compactMap { number(function?.member($0)) }
      return numbers.count == 4 ? { $0.numbers(numbers) } : nil
    default: return nil
    }
  }

  /// The numbers of a spring: its own where the file has them, and else the bounce with the duration that settles in
  /// the time that it is given.
  private mutating func spring(_ value: JSONValue, _ duration: Double?) -> [(String, Double)]? {
    guard value.member("type")?.string == "CUSTOM_SPRING" else { return nil }
    let function = value.member("easingFunctionSpring")
    if let bounce = number(function?.member("bounce")), let duration,
      let period = Self.duration(settlingIn: duration, bounce: bounce)
    {
      return [("duration", period), ("bounce", bounce)]
    }
    return physical(function)
  }

  /// The numbers of a spring that Figma's cannot be: in our own export they stand beside the curve in its place. They
  /// are those of the default mode.
  private mutating func replacedSpring(_ easing: JSONValue, _ time: JSONValue?) -> [(String, Double)]? {
    guard let prototype = easing.member("prototype"), prototype.member("type")?.string == "CUSTOM_SPRING",
      isAsByDefault(easing), isAsByDefault(time)
    else { return nil }
    return physical(prototype.member("easingFunctionSpring"))
  }

  private mutating func physical(_ function: JSONValue?) -> [(String, Double)]? {
    let keys = ["mass", "stiffness", "damping"]
    let numbers = keys.compactMap { number(function?.member($0)) }
    return numbers.count == 3 ? Array(zip(keys, numbers)) : nil
  }

  /// The shortest duration, in seconds, of those whose springs settle in a time of whole milliseconds; the exact one
  /// where none is shorter. Settling takes a time that is proportional to the duration; what never settles is given
  /// that of one period.
  package static func duration(settlingIn seconds: Double, bounce: Double) -> Double? {
    guard seconds > 0, Ranges.bounce.contains(bounce),
      let unit = try? Spring(validatingDuration: 1, bounce: bounce).settlingTime(), unit > 0
    else { return nil }
    if !unit.isFinite { return seconds }
    let (most, least) = (seconds / unit, (seconds - 0.001) / unit)
    for decimals in 1...6 {
      let scale = DecimalText.powerOfTen(decimals)
      let candidate = (most * scale * (1 + 1e-12)).rounded(.down) / scale
      if candidate > least, candidate > 0 { return candidate }
    }
    return most
  }

  private mutating func seconds(_ variable: JSONValue?) -> Double? { number(followed(variable)) }

  /// A number; one of 32 bits as the shortest decimal that means it.
  private mutating func number(_ value: JSONValue?) -> Double? {
    guard let number = value?.number, number.isFinite else { return nil }
    let short = DecimalText.withoutFloatNoise(number)
    if short != number { mended += 1 }
    return short
  }

  /// A variable of another type: numbers and texts may be motion by their names.
  mutating func other(_ variable: JSONValue, _ name: String) {
    let type = variable.member("resolvedType")?.string ?? ""
    let value = followed(variable)
    let number = number(value)
    token(name, at: variable) { writer in
      if type != "FLOAT", type != "STRING" { writer.member("$type", type.lowercased()) }
      if let number {
        writer.member("$value", number)
      } else {
        writer.member("$value", value?.string ?? value?.rawText ?? "")
      }
    }
  }

  /// A motion that has no numbers, such as one of Figma's own easings: it is named, as a token that is not read.
  private mutating func unread(_ base: String, _ variable: JSONValue) {
    let value = followed(variable)
    notes.append(
      "\(base): was not read: its value is \(value?.member("type")?.string ?? value?.rawText ?? "missing")"
        .visible)
    token(base, at: variable) { writer in
      let type = variable.member("resolvedType")?.string?.lowercased() ?? "variable"
      writer.member("$type", "\(type) without numbers")
      writer.member("$value", "")
    }
  }

  /// Writes a token. Of other types several variables may have one name; they are no motions, and one stands for all.
  private mutating func token(_ name: String, at variable: JSONValue, _ body: (inout JSONWriter) -> Void) {
    guard written.insert(name).inserted else { return }
    var writer = JSONWriter()
    writer.object { writer in
      writer.object(name) { writer in
        body(&writer)
        if let about = variable.member("description")?.string, !about.isEmpty {
          writer.member("$description", about)
        }
      }
    }
    // Without the braces around it.
    let line = writer.text.split(separator: "\n").dropFirst().dropLast().joined(separator: " ")
    text += (places.count > 1 ? ",\n" : "\n") + line
    places.append(variable.place)
  }

  private static func write(_ seconds: Double, to writer: inout JSONWriter) {
    writer.member("value", seconds)
    writer.member("unit", "s")
  }
}
