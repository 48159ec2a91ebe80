import CommandLineKit
import PlainText

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
