import MotionPhysics
import PlainText
import StrictJSON

/// An existing Lottie animation, and its text with pieces replaced.
struct LottieFile {
  /// Its text.
  let bytes: [UInt8]
  /// The whole animation.
  let root: JSONValue
  /// Frames a second.
  let rate: Double
  private let name: String

  /// The key under which each export names the layers that it has moved, the first of the file.
  static let mark = "motionbook"

  /// Whether a number is one that stays a number when it is reckoned with; no drawing has another.
  static func isUsual(_ number: Double) -> Bool { abs(number) <= 1e9 }

  /// Reads an animation.
  init(_ file: OpenedFile) throws(ExportError) {
    name = file.path
    bytes = file.bytes
    let document: JSONDocument
    do throws(JSONProblem) {
      document = try JSONDocument(file.bytes)
    } catch {
      throw .file(
        "\(file.path):\(error.place.line):\(error.place.column)", reason: "is no JSON: \(error.message)")
    }
    if let twice = document.duplicateKeys.first {
      throw .file(
        "\(file.path):\(twice.place.line):\(twice.place.column)", reason: "is ambiguous: \(twice.message)")
    }
    root = document.root
    guard root.member("layers")?.kind == .array, let rate = root.member("fr")?.number else {
      throw .file(file.path, reason: "is no Lottie animation, which has layers and a frame rate, fr")
    }
    guard rate > 0, rate <= Ranges.frameRate.highest else {
      throw .file(file.path, reason: "has \(DecimalText.exact(rate)) frames a second, and must have above 0")
    }
    self.rate = rate
  }

  /// The file's problem, as an error.
  func problem(_ reason: String) -> ExportError { .file(name, reason: reason) }

  /// Its layers, and those of the animations that it holds.
  var layers: [JSONValue] {
    let assets = root.member("assets")?.elements ?? []
    return ([root] + assets).flatMap { $0.member("layers")?.elements ?? [] }
  }

  /// The sentences of earlier exports, which the file bears as its mark.
  var sentences: [String] { root.member(Self.mark)?.elements.compactMap(\.string) ?? [] }

  /// The text with pieces of it replaced, and with sentences as its mark.
  ///
  /// - Parameter edits: The bytes that go, none where something is only added, and the text that comes.
  func text(replacing edits: [(range: Range<Int>, text: String)], sentences: [String]) -> [UInt8] {
    let mark = JSONWriter.text(isOnOneLine: true) { $0.strings(sentences) }
    var edits = edits
    if let old = root.member(Self.mark) {
      edits.append((old.range, mark))
    } else {
      let start = root.range.lowerBound + 1
      edits.append((start..<start, "\"\(Self.mark)\":\(mark),"))
    }
    return bytes.replacing(edits.map { ($0.range, $0.text) })
  }
}
