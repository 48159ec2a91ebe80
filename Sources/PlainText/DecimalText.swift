/// Numbers as decimal text. The one place that turns a double into digits, without libm or a locale, so that every
/// output is the same everywhere.
package enum DecimalText {
  /// The shortest decimal that reads back to the same double, without a decimal point of no use: 2, not 2.0.
  /// 0 has no sign.
  package static func exact(_ value: Double) -> String { value == 0 ? "0" : withoutPoint(value.description) }

  /// The text of ``plainNumber(_:)``.
  package static func plain(_ value: Double) -> String {
    let text = exact(value)
    return withoutRemainders(value, text).map(exact) ?? text
  }

  /// The text of ``plainNumber(_:)``, always with a point or an exponent, so that no language takes it for a whole
  /// number: 2.0.
  package static func withPoint(_ value: Double) -> String {
    let text = plain(value)
    return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? text : text + ".0"
  }

  /// The number that a person would write. One of at most twelve significant digits stays as it was typed. More are what
  /// arithmetic leaves, and are rounded to ten: 9.5 of 9.499999999999982, 246.74011 of (2π / 0.4)². That moves it by a
  /// two-billionth of itself at most.
  package static func plainNumber(_ value: Double) -> Double {
    withoutRemainders(value, exact(value)) ?? value
  }

  /// The number rounded to ten digits; nil where its exact text has no more than a person would write.
  private static func withoutRemainders(_ value: Double, _ text: String) -> Double? {
    guard text.utf8.count > 12, value.isFinite, significantDigits(of: text) > 12 else { return nil }
    let shift = 9 - exponent(of: value.magnitude)
    guard abs(shift) <= 300 else { return nil }
    let power = powerOfTen(abs(shift))
    let digits = Int64((shift < 0 ? value / power : value * power).rounded())
    // Read as a literal, since a quotient by a large power would have bits of its own at its end.
    return Double("\(digits)e\(-shift)")
  }

  /// How many digits stand in a number's text, without zeros before them and without an exponent.
  private static func significantDigits(of text: String) -> Int {
    var count = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "e") { break }
      if byte.isDigit, count > 0 || byte > UInt8(ascii: "0") { count += 1 }
    }
    return count
  }

  /// The number that a text says, without hexadecimal, infinity, or anything else that `Double` reads beside decimals.
  package static func finite(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text) else {
      return nil
    }
    return number.isFinite ? number : nil
  }

  /// The share that a number of percents is, the nearest to its decimals: 0.014 of 1.4, where dividing misses it.
  package static func share(ofPercent text: some StringProtocol) -> Double? {
    text.utf8.contains { "eE".utf8.contains($0) } ? nil : finite("\(text)e-2")
  }

  /// The thousandth of a number, the nearest to its decimals: 0.0021 of 2.1, where dividing misses it.
  package static func thousandth(_ value: Double) -> Double {
    // A quotient of two whole numbers is rounded as a literal is.
    value == value.rounded() ? value / 1000 : Double("\(value)e-3") ?? value / 1000
  }

  /// The shortest decimal that reads back to the same number of 32 bits.
  package static func float(_ value: Double) -> String { withoutPoint(Float(value).description) }

  /// A number of 32 bits as the shortest decimal that means it, 0.3 of 0.30000001192092896; any other number as it is.
  package static func withoutFloatNoise(_ value: Double) -> Double {
    Double(Float(value)) == value ? Double(float(value)) ?? value : value
  }

  /// With at most so many decimals, and no zeros at the end of them; of a number too large to have decimals,
  /// the exact text.
  package static func rounded(_ value: Double, decimals: Int) -> String {
    exact(roundedNumber(value, decimals: decimals))
  }

  /// The number of ``rounded(_:decimals:)``; 0 has no sign.
  package static func roundedNumber(_ value: Double, decimals: Int) -> Double {
    let scale = powerOfTen(decimals)
    let scaled = (value * scale).rounded()
    return scaled.magnitude < 1e300 ? scaled / scale + 0 : value
  }

  /// With exactly so many decimals. Magnitudes of 1e15 and more in units of the last decimal are written as
  /// Swift prints them.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let scaled = (value.magnitude * powerOfTen(decimals)).rounded()
    guard scaled < 1e15 else { return value.description }
    let digits = String(Int64(scaled))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// With so many significant digits at most, without needless zeros.
  package static func significant(_ value: Double, digits: Int = 4) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : value < 0 ? "-∞" : "∞" }
    // Powers of ten from 1 up are exact, so what is multiplied by one and divided again gains no digits.
    let shift = digits - 1 - exponent(of: value.magnitude)
    let power = powerOfTen(min(abs(shift), 300))
    return exact(shift < 0 ? (value / power).rounded() * power : (value * power).rounded() / power)
  }

  /// Ten to a power, as the reader of literals rounds it: correct to the last bit.
  package static func powerOfTen(_ exponent: Int) -> Double {
    guard exponent.magnitude <= 22 else { return Double("1e\(exponent)") ?? (exponent < 0 ? 0 : .infinity) }
    // So far all of them are doubles, and a quotient of two doubles is rounded as a literal is. Numbers of exports and
    // messages ask for these, and reading a literal takes longer than all the rest.
    let power = (0..<exponent.magnitude).reduce(1.0) { power, _ in power * 10 }
    return exponent < 0 ? 1 / power : power
  }

  /// The exponent of the largest power of ten that is no larger than a positive finite number; 0 for anything else.
  package static func exponent(of value: Double) -> Int {
    guard value > 0, value.isFinite else { return 0 }
    // log10(2) times the binary exponent is right or one too small or large.
    var guess = Int(saturating: (Double(value.exponent) * 0.301_029_995_663_981_2).rounded(.down))
    while powerOfTen(guess + 1) <= value { guess += 1 }
    while powerOfTen(guess) > value { guess -= 1 }
    return guess
  }

  private static func withoutPoint(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension DecimalText {
  /// Seconds to the millisecond, with their unit; "never" for what has no end.
  package static func seconds(_ seconds: Double) -> String {
    seconds.isFinite ? significant((seconds * 1000).rounded() / 1000) + " s" : "never"
  }

  /// A share in per cent, to three digits.
  package static func percent(_ share: Double) -> String {
    significant((share * 10000).rounded() / 100, digits: 3) + " %"
  }
}

extension Int {
  /// "1 preset", "2 presets": the number and what it counts, whose plural ends in an s.
  package func counted(_ noun: String) -> String { description.counting(noun) }
}

extension String {
  /// The same of a number's decimal text: "1 point", "0.5 points".
  package func counting(_ noun: String) -> String { self == "1" ? "1 \(noun)" : "\(self) \(noun)s" }
}
