import PlainText
import Presets

/// How what this program wrote is told from a file that a person wrote: only what bears a mark is overwritten unasked.
///
/// A format with comments, or with a place for what made it, says so in its first lines: in a comment, in
/// `$description` (tokens), in `generatedBy` (Figma, samples), as the generator of `meta` (Lottie). So do pictures and
/// pages. The registry's own JSON is known by its `format`, a table by its head, which is the only line that every one has.
package enum ExportMark {
  /// The number of bytes at a file's beginning in which a mark stands.
  package static let reach = 1024

  /// Whether a file that begins so was written by an export, of whichever format.
  ///
  /// - Parameter beginning: The first ``reach`` bytes of a file, or all of a shorter one.
  package static func isBorne(by beginning: [UInt8]) -> Bool {
    let head = beginning.prefix(reach)
    return sentences.contains(where: { head.holds($0) }) || isRegistry(head)
      || head.starts(with: tableHead)
  }

  /// Whether a file that begins so is a registry as JSON.
  package static func isRegistry(_ beginning: some Collection<UInt8>) -> Bool {
    isJSON(beginning, of: "motionbook/")
  }

  /// Whether a file that begins so is JSON with a `format` of this beginning.
  package static func isJSON(_ beginning: some Collection<UInt8>, of format: String) -> Bool {
    beginning.prefix(reach).filter { $0 > 0x20 }.holds(Array("\"format\":\"\(format)".utf8))
  }

  /// The columns that every table begins with.
  static let tableColumns = ["name", "kind", "motion"]

  /// The mark of an export, and that of version 0.1.
  private static let sentences = [".", " from "].map { Array((TokenExtension.madeBy + $0).utf8) }
  private static let tableHead = Array(tableColumns.joined(separator: ",").utf8)
}
