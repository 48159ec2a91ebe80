import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The argument of `fit`: a closed form, a curve, or a file of samples.
enum FitInput {
  /// - Throws: an error that names the place of what is wrong.
  static func motion(_ input: String, _ reading: SampleReading, _ console: Console) throws -> SeenMotion {
    if let form = try ClosedFormText(input) {
      return .spring(try form.form.spring(), velocity: form.form.velocity)
    }
    if let (shape, duration) = try curve(input) {
      guard let duration = duration ?? reading.duration else {
        throw UsageError("a curve needs its duration, such as --duration 400ms")
      }
      try Ranges.duration.check(duration, option: "--duration")
      return .curve(try shape.unitCurve(), duration: duration)
    }
    let bytes = try console.readFile(input)
    let place = RegistryJSON.title(of: input)
    guard SampleText.isJSON(bytes) else {
      return .recording(try SampleTable(bytes, reading, place).recording)
    }
    do throws(JSONProblem) {
      return try SampleText.motion(JSONDocument(bytes), reading)
    } catch {
      throw Failure("\(place): \(error.sentence)", exitCode: 2)
    }
  }

  /// A CSS curve, with the time beside it where there is one; nil for what is none.
  private static func curve(_ input: String) throws -> (CurveShape, duration: Double?)? {
    let text = input.drop { $0 == " " || $0 == "\n" }
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else {
      return EasingText.isMeant(String(text)) ? (try CurveShape(css: String(text)), nil) : nil
    }
    let words = text[..<open].split { $0 == " " || $0 == "\n" }
    guard let name = words.last, EasingText.isMeant("\(name)(") else { return nil }
    let function = text[name.startIndex...close].map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let times = words.dropLast() + text[text.index(after: close)...].split { $0 == " " || $0 == ";" }
    guard times.count <= 1 else {
      throw LiteralError("\"\(times.joined(separator: " "))\" is no duration of \(name)(…)")
    }
    return (try CurveShape(css: String(function)), try times.first.map { try Seconds.parse(String($0)) })
  }
}
