import PlainText
import StrictJSON

/// The lines that git leaves in a text where both sides changed the same: `<<<<<<<`, one version, `=======`, the other
/// one, `>>>>>>>`. No JSON has such lines.
enum ConflictMarkers {
  /// A problem for each conflict, in the text's order; none where there is no marker.
  ///
  /// - Parameter file: The text's file; nil for one that has no name.
  static func problems(in bytes: [UInt8], of file: String?) -> [JSONProblem] {
    let file = file.flatMap { $0 == "-" ? nil : $0 } ?? "FILE"
    let versions = (1...3).map { "git::\($0):\(file)".commandWord }.joined(separator: " ")
    var problems: [JSONProblem] = []
    var name: String?
    // The first line of the conflict that has no end yet, and the name of the first preset in it.
    var open: (line: Int, name: String?)?
    func close() {
      guard let conflict = open else { return }
      let place = (conflict.name ?? name).map { ", at \"\($0)\"" } ?? ""
      problems.addWithinLimit([
        JSONProblem(
          message:
            "git's conflict markers stand here\(place): keep one of the two versions and remove the lines of "
            + "markers; while git's merge goes on, "
            + "`motionbook merge \(versions) --conflicts theirs -o \(file.commandWord)` takes one side for all",
          place: JSONPlace(line: conflict.line, column: 1), path: "")
      ])
      open = nil
    }
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.starts(with: start) {
        close()
        open = (index + 1, nil)
      } else if line.starts(with: end) {
        close()
      } else if let found = presetName(line) {
        if let conflict = open { open = (conflict.line, conflict.name ?? found) } else { name = found }
      }
    }
    close()
    return problems
  }

  private static let start = Array("<<<<<<<".utf8)
  private static let end = Array(">>>>>>>".utf8)
  private static let key = Array("\"name\": \"".utf8)
  /// Deeper ones are names of phases and elements.
  private static let deepest = 6

  private static func presetName(_ line: ArraySlice<UInt8>) -> String? {
    let content = line.drop { $0 == UInt8(ascii: " ") }
    guard line.count - content.count <= deepest, content.starts(with: key) else { return nil }
    let name = String(
      decoding: content.dropFirst(key.count).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    return PresetName.isName(name) ? name : nil
  }
}
