/// Numbers that come out the same on every machine: mathematical libraries differ in a double's last digits, and an
/// export that was made on a Mac must not be stale on a server.
enum SampleNumber {
  /// A number to a billionth of the largest that stands beside it, without a sign on 0.
  static func rounded(_ number: Double, size: Double) -> Double {
    guard number.isFinite, size > 0 else { return number + 0 }
    var scale = 1.0
    while scale * size < 1e9, scale < 1e22 { scale *= 10 }
    return (number * scale).rounded() / scale + 0
  }
}
