import MotionPhysics
import StrictJSON

extension PresetDecoder {
  /// Reads the members of a spring out of a preset or an inline motion.
  func spring(_ reader: inout ObjectReader, _ value: JSONValue) -> TypedSpring? {
    let base = reader.take("base")
    let delay = number(&reader, "delay", in: Ranges.delay)
    if let base { return adjustedSpring(&reader, base, delay) }
    var keys = SpringKeySet([])
    var numbers = [Double](repeating: .nan, count: SpringKey.allCases.count)
    var dialect: String?
    var isWhole = true
    for key in SpringKey.allCases {
      guard let member = reader.take(key.rawValue) else { continue }
      keys.add(key)
      if let number = ObjectReader.number(member, name: key.rawValue, isTime: key.isTime, problems: problems)
      {
        numbers[key.position] = number
      } else {
        isWhole = false
      }
    }
    if let member = reader.take("dialect") {
      dialect = member.string
      if dialect == nil { problems.add("dialect is \(member.kind.name), and must be a string", at: member) }
      isWhole = isWhole && dialect != nil
    }
    for key in ["extraBounce", "durationScale"] {
      guard let member = reader.take(key) else { continue }
      problems.add("\(key) adjusts a base, and there is no base", at: member)
    }
    guard isWhole else { return nil }
    do throws(SpringAssembly.Problem) {
      let parameters = try SpringAssembly.parameters(keys, dialect: dialect) { numbers[$0.position] }
      return TypedSpring(.standalone(parameters), delay: delay)
    } catch {
      problems.add(error.message, at: error.key.flatMap { value.member($0) } ?? value)
      return nil
    }
  }

  private func adjustedSpring(
    _ reader: inout ObjectReader, _ base: JSONValue, _ delay: Double?
  ) -> TypedSpring? {
    var adjustment = mention(base).map { Adjustment(base: $0) }
    let duration = number(&reader, "duration", in: Ranges.duration)
    let extraBounce = number(&reader, "extraBounce", in: Ranges.extraBounce)
    let scale = reader.take("durationScale")
    if let scale, duration != nil {
      problems.add("duration and durationScale cannot both be given", at: scale)
    }
    adjustment?.duration = duration
    adjustment?.extraBounce = extraBounce
    adjustment?.durationScale = scale.flatMap { checked($0, name: "durationScale", in: Ranges.durationScale) }
    for key in SpringKey.allCases where key != .duration {
      if let member = reader.take(key.rawValue) {
        problems.add(
          "\(key.rawValue) does not go with a base; what adjusts one is duration or durationScale, "
            + "and extraBounce", at: member)
      }
    }
    return adjustment.map { TypedSpring(.adjusted($0), delay: delay) }
  }

  /// Takes a number that must be in a range.
  func number(
    _ reader: inout ObjectReader, _ key: String, in range: Bounds, category: ProblemCategory? = nil
  ) -> Double? {
    reader.take(key).flatMap { checked($0, name: key, in: range, category: category) }
  }

  func checked(
    _ value: JSONValue, name: String, in range: Bounds, category: ProblemCategory? = nil
  ) -> Double? {
    let isTime = range.unit == .seconds
    guard let number = ObjectReader.number(value, name: name, isTime: isTime, problems: problems) else {
      return nil
    }
    if range.contains(number) { return number }
    problems.add(range.refusal(of: name, value.rawText), at: value, category: category)
    return nil
  }
}

extension PresetEncoder {
  /// Writes what was typed of a spring as members of an object that is open.
  public static func writeMembers(of spring: TypedSpring, to writer: inout JSONWriter) {
    switch spring.parameters {
    case .standalone(let parameters):
      if let dialect = parameters.form.dialect { writer.member("dialect", dialect) }
      for (key, value) in parameters.typed { writer.member(key.rawValue, value) }
    case .adjusted(let adjustment):
      writer.member("base", adjustment.base.text)
      if let duration = adjustment.duration { writer.member("duration", duration) }
      if let scale = adjustment.durationScale { writer.member("durationScale", scale) }
      if let extraBounce = adjustment.extraBounce { writer.member("extraBounce", extraBounce) }
    }
    if let delay = spring.delay { writer.member("delay", delay) }
  }
}
