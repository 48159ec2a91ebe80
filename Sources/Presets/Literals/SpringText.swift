import MotionPhysics
import PlainText

/// Springs as people type them, on the command line as literals or as options.
package enum SpringText {
  /// The keys of an adjusted spring beside its base.
  package static let adjustmentKeys = ["duration", "durationScale", "extraBounce"]
  /// The platforms' names of our keys.
  package static let synonyms = [
    "dampingFraction": "dampingRatio", "easing": "curve", "ease": "curve", "timingFunction": "curve",
    "controlPoints": "bezier",
  ]

  /// A key's number. Times may have a unit.
  package static func number(_ text: String, for key: String) throws(LiteralError) -> Double {
    if SpringKey(rawValue: key)?.isTime == true { return try Seconds.parse(text, for: key) }
    guard let number = Seconds.finiteOrShare(text[...]) else {
      throw LiteralError("\(key) is \"\(text)\", and must be a finite number, such as 0.3")
    }
    return number
  }

  /// The spring that keys and numbers make.
  ///
  /// - Throws: ``LiteralError`` that names the key at fault, the mixture, or the range.
  package static func spring(
    _ values: [String: Double], base: String?, dialect: String?, delay: Double?
  ) throws(LiteralError) -> TypedSpring {
    if let base {
      return TypedSpring(.adjusted(try adjustment(values, base: base, dialect: dialect)), delay: delay)
    }
    var numbers: [SpringKey: Double] = [:]
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if key == "extraBounce" || key == "durationScale" {
        throw LiteralError("\(key) adjusts a base; write base=NAME too")
      }
      guard let springKey = SpringKey(rawValue: key) else { throw unknown(key) }
      numbers[springKey] = value
    }
    do throws(SpringAssembly.Problem) {
      return TypedSpring(.standalone(try SpringAssembly.parameters(numbers, dialect: dialect)), delay: delay)
    } catch {
      throw LiteralError(error.message)
    }
  }

  private static func adjustment(
    _ values: [String: Double], base: String, dialect: String?
  ) throws(LiteralError) -> Adjustment {
    if let dialect { throw LiteralError("\(dialect): cannot stand before an adjustment of a base") }
    for key in values.keys.sorted() where !adjustmentKeys.contains(key) {
      if SpringKey(rawValue: key) == nil { throw unknown(key) }
      throw LiteralError(
        "\(key) does not go with a base; what adjusts one is duration or durationScale, and extraBounce")
    }
    let adjustment = Adjustment(
      base: try name(base), duration: values["duration"], durationScale: values["durationScale"],
      extraBounce: values["extraBounce"])
    if let problem = adjustment.problem { throw LiteralError(problem) }
    return adjustment
  }

  /// A preset's name.
  static func name(_ text: String) throws(LiteralError) -> PresetName {
    do throws(NameError) {
      return try PresetName(text)
    } catch {
      throw LiteralError(error.sentence)
    }
  }

  /// Whether a word is a key of a literal, of whatever motion.
  package static func isKey(_ key: String) -> Bool {
    SpringKey(rawValue: key) != nil || adjustmentKeys.contains(key) || synonyms[key] != nil
      || ["base", "delay", "curve", "bezier", "durationMillis", "delayMillis"].contains(key)
  }

  /// Refuses a key that no spring has.
  static func check(_ key: String) throws(LiteralError) {
    if SpringKey(rawValue: key) == nil, !adjustmentKeys.contains(key) { throw unknown(key) }
  }

  private static func unknown(_ key: String) -> LiteralError {
    let known =
      SpringKey.allCases.map(\.rawValue) + adjustmentKeys + ["base", "delay", "curve", "bezier"]
      + synonyms.keys.sorted()
    let suggestion = Suggestions.nearest(to: key, among: known).map { "; did you mean \($0)?" } ?? ""
    return LiteralError("there is no key \"\(key)\"\(suggestion)")
  }
}

extension Adjustment {
  /// The problem with the adjustment's own numbers, whatever the base, or nil.
  var problem: String? {
    if duration != nil, durationScale != nil { return "duration and durationScale cannot both be given" }
    let numbers: [(key: String, value: Double?, range: Bounds)] = [
      ("duration", duration, Ranges.duration), ("durationScale", durationScale, Ranges.durationScale),
      ("extraBounce", extraBounce, Ranges.extraBounce),
    ]
    return numbers.lazy.compactMap { key, value, range in
      value.flatMap { range.contains($0) ? nil : range.refusal(of: key, DecimalText.exact($0)) }
    }.first
  }
}
