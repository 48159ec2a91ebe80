import StrictJSON

/// Numbers as code.
enum NumberText {
  /// The shortest decimal that reads back to the same double.
  static func exact(_ value: Double) -> String { JSONWriter.text(of: value) }

  /// The shortest decimal that reads back to the same number of 32 bits.
  static func float(_ value: Double) -> String {
    let text = Float(value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// With as many decimals at most, and no zeros at the end.
  static func rounded(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return exact((value * scale).rounded() / scale)
  }

  /// Whole milliseconds.
  static func milliseconds(_ seconds: Double) -> Int { Int(exactly: (seconds * 1000).rounded()) ?? .max }
}
