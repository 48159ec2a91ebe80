import MotionPhysics
import PlainText
import Presets
import TestSupport
import Testing

@testable import Export

/// The numbers of exports: as short as they can be, and the registry's.
enum WrittenNumber {
  /// Whether a number that an export wrote stands for the registry's: what arithmetic leaves is rounded to ten digits.
  static func isSame(_ written: Double, _ number: Double) -> Bool {
    abs(written - number) <= 5.001e-10 * abs(number)
  }

  /// The fractions in a text that are no part of a word, each as it stands there.
  static func fractions(in text: String) -> Set<String> {
    var found: Set<String> = []
    var word: [UInt8] = []
    for byte in Array(text.utf8) + [0x20] {
      let isPoint = byte == UInt8(ascii: ".")
      if isLetter(byte) || isDigit(byte) || isPoint {
        word.append(byte)
        continue
      }
      if let first = word.first, isDigit(first) {
        // A unit or an exponent may stand behind it.
        let number = word.prefix { !isLetter($0) }
        if number.filter({ $0 == UInt8(ascii: ".") }).count == 1 {
          found.insert(String(decoding: number, as: UTF8.self))
        }
      }
      word = []
    }
    return found
  }

  /// How many digits a number has, without zeros before them.
  static func digits(of number: String) -> Int {
    number.utf8.filter(isDigit).drop { $0 == UInt8(ascii: "0") }.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}

@Suite("Written numbers")
struct WrittenNumberTests {
  @Test(
    "have at most twelve digits in every format, but for what was typed with more",
    arguments: Extent.cases(Array(0..<3)))
  func digits(seed: Int) throws {
    let input = ExportInput(try RandomBook.make(seed: UInt64(900 + seed), count: 24))
    let registry = try #require(ExportFormats.named("json"))
    let typed = WrittenNumber.fractions(in: try ExportedFiles(registry, input).text)
    for format in ExportFormats.all where format.name != registry.name {
      for file in try ExportedFiles(format, input).files {
        // What other tools said of a preset stays as it came.
        let text = file.text.replacing("[1.0, 2e400, -0]", with: "")
        let long = WrittenNumber.fractions(in: text).filter { WrittenNumber.digits(of: $0) > 12 }
        #expect(long.subtracting(typed).isEmpty, "\(file.path): \(long.subtracting(typed).sorted())")
        #expect(text.firstMatch(of: #/[ ,(\[]-0(\.0*)?[,;)% \]\n]/#) == nil, "\(file.path)")
      }
    }
  }

  @Test("move a spring by less than a hundred-thousandth of what can be seen")
  func springs() throws {
    var random = Seeded(seed: 17)
    for _ in 0..<400 {
      let spring = try random.spring(duration: 0.01...10, bounce: -0.98...0.98)
      let written = try Spring(
        validatingMass: 1, stiffness: DecimalText.plainNumber(spring.stiffness),
        damping: DecimalText.plainNumber(spring.damping), allowOverDamping: true)
      for step in 0...40 {
        let time = spring.duration * Double(step) / 4
        // A pixel is a thousandth of a large screen.
        #expect(abs(written.value(time: time) - spring.value(time: time)) < 1e-8, "\(spring)")
      }
    }
  }
}
