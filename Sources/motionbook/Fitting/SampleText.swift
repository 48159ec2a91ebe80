import CommandLineKit
import MotionPhysics
import PlainText
import StrictJSON

/// Samples as JSON: `[[0, 0], [0.1, 0.4]]`, `[{"time": 0, "value": 0}]`, `[0, 0.4]` of known frames a second, the same
/// under `samples` as `motionbook sample --json` prints it, or a Lottie animation.
enum SampleText {
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  static func motion(
    _ document: JSONDocument, _ reading: SampleReading
  ) throws(JSONProblem) -> SeenMotion {
    if document.root.member("layers") != nil {
      return try LottieTracks(document.root).motion(named: reading.track)
    }
    let list = document.root.kind == .array ? document.root : document.root.member("samples")
    guard let list, list.kind == .array else {
      throw document.root.problem(
        "is neither an array of samples, nor has it samples or a Lottie file's layers")
    }
    var times: [Double] = []
    var values: [Double] = []
    var scale = 1.0
    var failure: JSONProblem?
    list.forEachElement { element in
      guard failure == nil else { return }
      do throws(JSONProblem) {
        let (heading, time, value) = try sample(element, at: times.count, reading.column)
        if times.isEmpty { scale = try Self.scale(heading, reading, element) }
        times.append(time * scale)
        values.append(value)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    do throws(MotionError) {
      return .recording(try Recording(times: times, values: values))
    } catch {
      throw list.problem(error.sentence)
    }
  }

  private static func scale(
    _ heading: String, _ reading: SampleReading, _ element: JSONValue
  ) throws(JSONProblem) -> Double {
    do {
      return try reading.scale(heading: heading)
    } catch {
      throw element.problem(
        element.kind == .number
          ? "values without times need --fps, such as --fps 60"
          : "times in frames need --fps, such as --fps 60")
    }
  }

  private static let timeKeys = ["time", "t", "ms", "timeMs", "time_ms", "frame", "seconds"]
  private static let valueKeys = ["value", "v", "y", "x", "position"]

  private static func sample(
    _ element: JSONValue, at place: Int, _ column: String?
  ) throws(JSONProblem) -> (heading: String, time: Double, value: Double) {
    if let value = element.number { return ("frame", Double(place), value) }
    if element.kind == .array {
      guard element.count == 2, let time = element.element(at: 0)?.number,
        let value = element.element(at: 1)?.number
      else { throw element.problem("is no pair of a time and a value") }
      return ("", time, value)
    }
    guard let key = timeKeys.first(where: { element.member($0) != nil }),
      let time = element.member(key)?.number
    else { throw element.problem("has no time, a number under \(timeKeys[0])") }
    let isPoint = element.member("x") != nil && element.member("y") != nil
    if column == nil, isPoint, valueKeys.prefix(2).allSatisfy({ element.member($0) == nil }) {
      throw element.problem("has an x and a y; --column says which is the value")
    }
    guard let value = value(of: element, column) else {
      throw element.problem(
        column.map { "has no number under \($0)" }
          ?? "has no number under value; --column names another member")
    }
    return (key, time, value)
  }

  private static func value(of element: JSONValue, _ column: String?) -> Double? {
    guard let column else {
      return valueKeys.lazy.compactMap { element.member($0)?.number }.first
    }
    // As `motionbook sample` has a clip's properties, or any other path.
    let property = element.member("values")?.member(column)?.member("value")
    return (property ?? element.descendant(at: column))?.number
  }
}

/// How a file of samples is to be read.
struct SampleReading {
  var column: String?
  var track: String?
  var unit: RecordedUnit?
  var fps: Double?
  /// Of a curve, seconds.
  var duration: Double?

  /// Seconds that a unit of time takes.
  func scale(heading: String) throws -> Double {
    let word = heading.lowercased()
    let named: RecordedUnit? =
      word.holds("frame") ? .frames : word.hasSuffix("ms") || word.holds("milli") ? .milliseconds : nil
    switch unit ?? named ?? .seconds {
    case .seconds: return 1
    case .milliseconds: return 0.001
    case .frames:
      guard let fps else { throw UsageError("times in frames need --fps, such as --fps 60") }
      return 1 / fps
    }
  }
}

/// The unit of a file's times.
enum RecordedUnit: String, CaseIterable, ArgumentValue {
  case seconds = "s"
  case milliseconds = "ms"
  case frames
}
