import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// How a file of samples is to be read.
struct SampleReading {
  var column: String?
  var track: String?
  var unit: RecordedUnit?
  var fps: Double?
  /// Of a curve, seconds.
  var duration: Double?

  /// Seconds that a unit of time takes.
  ///
  /// - Parameter heading: What stands above the times.
  func scale(heading: String) throws -> Double {
    let word = heading.lowercased()
    let named: RecordedUnit? =
      word.contains("frame") ? .frames : word.hasSuffix("ms") || word.contains("milli") ? .milliseconds : nil
    switch unit ?? named ?? .seconds {
    case .seconds: return 1
    case .milliseconds: return 0.001
    case .frames:
      guard let fps else { throw UsageError("times in frames need --fps, such as --fps 60") }
      return 1 / fps
    }
  }
}

/// What `fit` was given, read.
enum FitInput {
  case recording(Recording)
  case curve(UnitCurve, duration: Double)
  case spring(Spring, velocity: Double)

  /// - Throws: an error that names the place of what is wrong.
  init(_ input: String, _ reading: SampleReading, _ console: Console) throws {
    if let form = try ClosedFormText(input) {
      self = .spring(try form.form.spring(), velocity: form.form.velocity)
      return
    }
    if let (shape, duration) = try Self.curve(input) {
      guard let duration = duration ?? reading.duration else {
        throw UsageError("a curve needs its duration, such as --duration 400ms")
      }
      try Ranges.duration.check(duration, option: "--duration")
      self = .curve(try shape.unitCurve(), duration: duration)
      return
    }
    let bytes = try console.readFile(input)
    let place = RegistryJSON.title(of: input)
    guard SampleText.isJSON(bytes) else {
      self = .recording(try SampleTable(bytes, reading, place).recording)
      return
    }
    do throws(JSONProblem) {
      self = try SampleText.input(JSONDocument(bytes), reading)
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

  /// - Throws: `MotionError` for what is known and cannot be.
  func fit(_ constraints: FitConstraints, tolerance: Double) throws -> MotionFit {
    switch self {
    case .recording(let recording): return try MotionFit(recording, constraints, tolerance: tolerance)
    case .curve(let curve, let duration):
      if constraints.start != nil || constraints.from != nil || constraints.to != nil {
        throw UsageError("a curve starts at 0 and goes from 0 to 1; leave --start, --from and --to out")
      }
      return try MotionFit(curve, duration: duration, velocity: constraints.velocity, tolerance: tolerance)
    case .spring(let spring, let velocity):
      return MotionFit(exactly: spring, velocity: velocity, tolerance: tolerance)
    }
  }
}
