import TestSupport

/// Sources that no person writes.
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

  /// The bytes that begin and end things in any of the languages.
  private static let marks = Array("\"\\()#<>/*{}[]`.$:;@,\n '".utf8)

  /// Every prefix of a sample, and the sample with bytes changed at random, half of them to such as mean something.
  static func variants(of sample: String, seed: UInt64) -> [[UInt8]] {
    let bytes = Array(sample.utf8)
    var random = Seeded(seed: seed)
    let changed = (0..<800).map { _ in
      var changed = bytes
      for _ in 0..<4 {
        let byte = random.index(2) == 0 ? marks[random.index(marks.count)] : UInt8(random.index(256))
        changed[random.index(changed.count)] = byte
      }
      return changed
    }
    return (0...bytes.count).map { Array(bytes[..<$0]) } + changed
  }
}
