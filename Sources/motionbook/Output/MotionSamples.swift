import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// A motion at the times that were asked for: a table under a line that says what it is.
struct MotionSamples: CommandResult {
  let path: SampledPath
  let times: [Double]

  /// The most samples: a slip of the hand must not fill the memory.
  static let most = 1_000_000

  /// Frames from 0 on, the end exactly; nil when there would be too many.
  /// - Parameter numbers: How many numbers each frame has; a million numbers in all are the most.
  static func frames(perSecond rate: Double, until end: Double, numbers: Int = 1) -> [Double]? {
    guard end > 0 else { return [0] }
    let count = end * rate
    guard count * Double(numbers) <= Double(most) else { return nil }
    // A frame that only rounding keeps apart from the end would be the end twice.
    let nearEnd = end - 1e-9 * max(end, 1 / rate)
    var times = (0...Int(saturating: count)).map { Double($0) / rate }
    while times.count > 1, let last = times.last, last >= nearEnd { times.removeLast() }
    return times + [end]
  }

  func text(for console: Console) -> String {
    let end = path.outcome.map { ", \($0 == .finish ? "finishes" : "is cancelled")" } ?? ""
    return "\(path.name), \(path.kind.phrase), \(length)\(end)\n\(columns.text)"
  }

  private var length: String {
    let duration = path.duration
    switch path.path {
    case .scalar(.spring):
      return duration.isFinite ? "settles at \(DecimalText.seconds(duration))" : path.noDurationReason
    case .scalar(.curve): return "over a progress"
    case .properties(let motion) where motion.driver == .progress: return "over a progress"
    default: return duration.isFinite ? "\(DecimalText.seconds(duration)) long" : path.noDurationReason
    }
  }

  private var columns: NumberTable {
    var columns = NumberTable()
    switch path.path {
    case .scalar(let run):
      let isCurve = path.kind == .curve
      let samples = times.map(run.sample)
      columns.add(isCurve ? "PROGRESS" : "TIME", times)
      columns.add("VALUE", samples.map(\.value))
      columns.add(isCurve ? "SLOPE" : "VELOCITY", samples.map(\.velocity))
    case .properties(let motion):
      columns.add(motion.driver == .progress ? "PROGRESS" : "TIME", times)
      let samples = times.map(motion.values)
      for (place, property) in motion.properties.enumerated() {
        for (index, label) in ComponentNames.of(property.property, property.value).enumerated() {
          columns.add(label, samples.map { $0[place].value[index] })
          columns.add("\(label)/s", samples.map { $0[place].velocity[index] })
        }
      }
    }
    return columns
  }

  func write(to writer: inout JSONWriter) {
    writer.member("name", path.name)
    writer.member("kind", path.kind.rawValue)
    writer.member("duration", path.duration, reason: path.noDurationReason)
    if let outcome = path.outcome { writer.member("outcome", outcome.rawValue) }
    writer.array("samples") { writer in
      for time in times { writer.object { write(at: time, to: &$0) } }
    }
  }

  private static let verticalReason = "the curve is vertical there"

  private func write(at time: Double, to writer: inout JSONWriter) {
    writer.member("time", time)
    switch path.path {
    case .scalar(let run):
      let sample = run.sample(at: time)
      writer.member("value", sample.value)
      writer.member("velocity", sample.velocity, reason: Self.verticalReason)
    case .properties(let motion):
      writer.object("values") { writer in
        for property in motion.values(time: time) {
          writer.object(property.property) { writer in
            PresetEncoder.write(property.value, key: "value", to: &writer)
            PresetEncoder.write(property.velocity, key: "velocity", to: &writer)
            if !property.velocity.norm.isFinite { writer.member("velocityReason", Self.verticalReason) }
          }
        }
      }
    }
  }
}
