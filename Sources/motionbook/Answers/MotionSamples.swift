import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// A motion at the times that were asked for: a table under a line that says what it is.
struct MotionSamples: CommandResult {
  let path: SampledPath
  let times: [Double]
  /// The properties that are printed, each with the numbers of it; empty for all.
  private let chosen: [String]

  /// - Parameter chosen: Properties, or single numbers of them; empty for all.
  /// - Throws: ``Failure`` for a property that the motion does not move.
  init(path: SampledPath, times: [Double], choosing chosen: [String]) throws {
    (self.path, self.times, self.chosen) = (path, times, chosen)
    guard !chosen.isEmpty else { return }
    guard case .properties(let motion) = path.path else {
      throw Failure("\(path.name) is \(path.kind.phrase), which moves one value and has no properties")
    }
    let properties = motion.properties.map(\.property)
    let labels = motion.properties.flatMap { ComponentNames.of($0.property, $0.value) }
    for wanted in chosen where !properties.contains(wanted) && !labels.contains(wanted) {
      throw Failure(
        "\(path.name) moves no \"\(wanted.visible)\""
          + Suggestions.question(for: wanted, among: properties + labels))
    }
  }

  private func isChosen(_ property: String, _ label: String) -> Bool {
    chosen.isEmpty || chosen.contains(property) || chosen.contains(label)
  }

  /// The most bytes of JSON: a slip of the hand must not fill the memory.
  static let mostBytes = 10_000_000

  /// Frames from 0 on, the end exactly; nil when there would be too many.
  static func frames(perSecond rate: Double, until end: Double, most: Int) -> [Double]? {
    guard end > 0 else { return [0] }
    let count = end * rate
    guard count <= Double(most) else { return nil }
    // A frame that only rounding keeps apart from the end would be the end twice.
    let nearEnd = end - 1e-9 * max(end, 1 / rate)
    var times = (0...Int(saturating: count)).map { Double($0) / rate }
    while times.count > 1, let last = times.last, last >= nearEnd { times.removeLast() }
    return times + [end]
  }

  func text(for console: Console) -> String {
    let end = path.outcome.map { ", \($0 == .finish ? "finishes" : "is cancelled")" } ?? ""
    let (columns, hidden) = table.fitting(console.outputIsTerminal ? console.outputWidth : nil)
    if hidden > 0 {
      console.note(
        "\(hidden.counted("column")) did not fit; choose some with --property, or print all with --format csv"
      )
    }
    return "\(path.name), \(path.kind.phrase), \(length)\(end)\n\(columns.text)"
  }

  private var length: String {
    let duration = path.duration
    if path.isOverProgress { return "over a progress" }
    guard duration.isFinite else { return path.noDurationReason }
    if case .scalar(.spring) = path.path { return "settles at \(DecimalText.seconds(duration))" }
    return "\(DecimalText.seconds(duration)) long"
  }

  /// The times, and beside them each number and its velocity, under their headings.
  private var columns: [(heading: String, numbers: [Double])] {
    let first = (path.isOverProgress ? "progress" : "time", times)
    switch path.path {
    case .scalar(let run):
      let samples = times.map(run.sample)
      return [
        first, ("value", samples.map(\.value)),
        (path.isOverProgress ? "slope" : "velocity", samples.map(\.velocity)),
      ]
    case .properties(let motion):
      return [first]
        + motion.numbers(at: times).filter { isChosen($0.property, $0.label) }.flatMap {
          [($0.label, $0.samples.map(\.value)), ("\($0.label)/s", $0.samples.map(\.velocity))]
        }
    }
  }

  /// One row a time under its headings, every number in full.
  func rows(separatedBy separator: Character) -> String {
    let columns = columns
    let rows =
      [columns.map(\.heading)] + times.indices.map { row in columns.map { Self.cell($0.numbers[row]) } }
    return rows.map { $0.joined(separator: String(separator)) + "\n" }.joined()
  }

  /// A number that reads back to the same one; nothing where there is none.
  private static func cell(_ number: Double) -> String { number.isFinite ? DecimalText.exact(number) : "" }

  /// The names of properties stand as they are, all other headings in capitals.
  private var table: NumberTable {
    let isScalar = if case .scalar = path.path { true } else { false }
    return columns.enumerated().reduce(into: NumberTable()) { table, column in
      let heading = column.element.heading
      table.add(isScalar || column.offset == 0 ? heading.uppercased() : heading, column.element.numbers)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.member("name", path.name)
    writer.member("kind", path.kind.rawValue)
    writer.member("duration", path.duration, reason: path.noDurationReason)
    if let outcome = path.outcome { writer.member("outcome", outcome.rawValue) }
    writer.objects("samples", times) { write(at: $1, to: &$0) }
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
        for property in motion.values(time) where chosen.isEmpty || chosen.contains(property.property) {
          writer.object(property.property) { writer in
            PresetEncoder.write(property.value, key: "value", to: &writer)
            PresetEncoder.write(property.velocity, key: "velocity", to: &writer)
            if !property.velocity.norm.isFinite { writer.member("velocityReason", Self.verticalReason) }
          }
        }
        for number in motion.numbers(at: [time])
        where chosen.contains(number.label) && !chosen.contains(number.property) {
          writer.object(number.label) { writer in
            writer.member("value", number.samples[0].value)
            writer.member("velocity", number.samples[0].velocity, reason: Self.verticalReason)
          }
        }
      }
    }
  }
}
