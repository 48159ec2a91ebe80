import Foundation
import PlainText
import TestSupport
import Testing

@testable import Gallery

@Suite("Packing")
struct DeflateTests {
  /// Texts that repeat little and much, of few symbols and all, empty and longer than the window.
  private static func samples() -> [[UInt8]] {
    var random = Seeded(seed: 7)
    var samples: [[UInt8]] = [[], [0], [1, 1], Array(repeating: 97, count: 70_000), Array(0...255)]
    for length in [3, 4, 10, 257, 258, 259, 1000, 9000, 40_000] {
      for symbols in [1, 2, 3, 20, 256] {
        samples.append((0..<length).map { _ in UInt8(random.next() % UInt64(symbols)) })
      }
    }
    // What stands further back than the window must not be said again, and what stands at its edge may.
    let phrase = (0..<300).map { _ in UInt8(random.next() % 256) }
    for gap in [32_768 - 301, 32_768 - 300, 32_768 - 299, 32_768] {
      samples.append(phrase + (0..<gap).map { _ in UInt8(random.next() % 256) } + phrase)
    }
    return samples
  }

  @Test("Another's reader unpacks what was packed, and finds its sum right")
  func unpacking() throws {
    let samples = Self.samples()
    let lines = samples.map { Data($0).base64EncodedString() + " " + Base64.text(of: Deflate.packed($0)) }
    let folder = try TemporaryFolder()
    try folder.write(Data(lines.joined(separator: "\n").utf8), to: "packed")
    let script = """
      import base64, sys, zlib
      pairs = [line.rstrip("\\n").split(" ") for line in open(sys.argv[1])]
      for whole, packed in pairs:
          assert zlib.decompress(base64.b64decode(packed)) == base64.b64decode(whole), len(whole)
      print(len(pairs))
      """
    let output = try Python.output("-c", script, folder.path("packed"))
    #expect(output == "\(samples.count)\n")
  }

  @Test("What repeats takes next to nothing, and what does not a sixteenth more: half its bytes take 9 bits")
  func sizes() {
    #expect(Deflate.packed(Array(repeating: 97, count: 70_000)).count < 460)
    var random = Seeded(seed: 8)
    let noise = (0..<40_000).map { _ in UInt8(random.next() % 256) }
    #expect(Deflate.packed(noise).count < 42_400)
  }
}
