/// Numbers as CSS writes them.
enum CSSNumber {
  /// Milliseconds to the nanosecond: `333.333333ms`. Most of those written are delays of none.
  static func milliseconds(_ seconds: Double) -> String {
    seconds == 0 && seconds.sign == .plus ? "0ms" : NumberText.rounded(seconds * 1000, decimals: 6) + "ms"
  }

  /// A share as a percentage.
  static func percent(_ share: Double, decimals: Int) -> String {
    NumberText.rounded(share * 100, decimals: decimals) + "%"
  }

  /// A share in words, rounded up: an error is never stated less than it is.
  static func error(_ share: Double) -> String {
    var scale = 1e4
    while scale < 1e15, share * scale < 100 { scale *= 10 }
    return NumberText.exact((share * scale).rounded(.up) / scale)
  }
}
