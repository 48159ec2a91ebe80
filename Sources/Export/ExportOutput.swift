import PlainText
import Presets

/// Where a format writes: one file after another, and notes on what it could not carry.
package final class ExportOutput {
  /// Takes a part of a file.
  package typealias Sink = (_ bytes: [UInt8]) throws -> Void
  /// Takes what could not be carried of a preset.
  typealias Note = (_ reason: String, _ name: PresetName) -> Void

  /// Writes a file whose bytes come in parts.
  let bytes: (_ file: String, _ body: (_ sink: @escaping Sink) throws -> Void) throws -> Void
  private let takeNote: (_ text: String) -> Void
  private var reasons: [Reason] = []
  private var places: [String: Int] = [:]
  /// The presets that a note tells of.
  package private(set) var noted: Set<PresetName> = []

  /// A reason why something could not be carried, and of which presets.
  private struct Reason {
    let text: String
    var names: [PresetName]
    /// How far the farthest of them is from the registry's motion, a share of the travel.
    var gap: Double?
  }

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - note: Takes a sentence about what could not be carried.
  ///   - open: Opens a file, a path below the export's folder, and calls its argument with what writes it.
  package init(
    note: @escaping (_ text: String) -> Void,
    open: @escaping (_ file: String, _ body: (_ sink: @escaping Sink) throws -> Void) throws -> Void
  ) {
    takeNote = note
    bytes = open
  }

  /// Says that something of a preset could not be carried, for people who read stderr. The same stands as a
  /// comment where the format has comments. It is told by ``tellNotes()``.
  func note(_ reason: String, of name: PresetName) {
    noted.insert(name)
    if let place = places[reason] {
      if reasons[place].names.last != name { reasons[place].names.append(name) }
    } else {
      places[reason] = reasons.count
      reasons.append(Reason(text: reason, names: [name]))
    }
  }

  /// Says that a preset's motion is somewhat off, which is told of all such presets at once, the farthest in front.
  ///
  /// - Parameters:
  ///   - reason: What makes it so, up to "up to".
  ///   - gap: A share of the travel; infinite where the motion runs away.
  func note(_ reason: String, gap: Double, of name: PresetName) {
    note(reason, of: name)
    guard let place = places[reason] else { return }
    if let most = reasons[place].gap, gap <= most { return }
    reasons[place].gap = gap
    reasons[place].names.removeAll { $0 == name }
    reasons[place].names.insert(name, at: 0)
  }

  /// How far a motion is off, in words.
  static func words(ofGap gap: Double) -> String {
    gap.isFinite ? "up to \(DecimalText.percent(gap)) of the travel" : "without bounds"
  }

  /// Says something of the whole file.
  func note(ofAll reason: String) { takeNote(reason.visible) }

  /// Tells every reason once, with the presets that it holds for.
  func tellNotes() {
    for reason in reasons { takeNote(Self.sentence(reason).visible) }
    reasons = []
    places = [:]
  }

  private static let mostNames = 3

  private static func sentence(_ reason: Reason) -> String {
    let names = reason.names.map(\.text)
    let text = reason.text + (reason.gap.map { " " + words(ofGap: $0) } ?? "")
    if names.count == 1 { return "\(names[0]): \(text)" }
    let rest = names.count - mostNames
    let shown =
      rest > 0
      ? names.prefix(mostNames).joined(separator: ", ") + " and \(rest) more"
      : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    return "\(names.count) presets: \(text): \(shown)"
  }
}
