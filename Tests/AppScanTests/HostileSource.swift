/// Sources that nobody writes.
enum HostileSource {
  static let all: [[UInt8]] = [
    [], [0], [0xFF, 0xFE, 0x80], Array("\"".utf8), Array("\"\"\"".utf8), Array("/*".utf8), Array("'".utf8),
    Array("\"${".utf8), Array("\"${\"${".utf8), Array("`".utf8), Array("\"\\".utf8), Array("r'".utf8),
    Array(")]}>\"'".utf8), Array("/**/*/".utf8), Array("$".utf8), Array("1.".utf8), Array("0x".utf8),
    Array("1e+".utf8), Array("tween(".utf8), Array("duration:".utf8),
    repeated("(", 50_000), repeated("\"${", 20_000), repeated("/*", 50_000), repeated("'\\", 50_000),
    repeated("if (a) ", 10_000), repeated("a < ", 20_000), repeated("duration: ", 10_000),
    repeated("tween(", 10_000), repeated("x.duration = ", 5_000), repeated("val a = ", 10_000),
    repeated("-", 50_000), repeated("a ? ", 20_000), repeated("\u{0}", 50_000), repeated("{ ", 30_000),
  ]

  static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  /// Every prefix of a sample, and the sample with bytes changed at random.
  static func variants(of sample: String, seed: UInt64) -> [[UInt8]] {
    let bytes = Array(sample.utf8)
    var all = bytes.indices.map { Array(bytes[..<$0]) }
    var state = seed
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 56)
      }
      all.append(changed)
    }
    return all
  }
}
