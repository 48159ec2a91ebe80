import AppCheck
import CommandLineKit
import PlainText
import StrictJSON

/// The outcome of fixing an app: the files that changed or would change, and the places that keep what they have.
struct FixOutcome {
  /// A file, with the number of its places that are fixed; 0 where it only imports what its parts use.
  struct File {
    let name: String
    /// Its full path.
    let path: String
    /// What it holds now, or would hold.
    let text: [UInt8]
    let places: Int
    /// The changes that would be made, as `patch` takes them; empty where they are made.
    var patch = ""
  }

  var files: [File] = []
  private(set) var left: [UnfixedPlace]
  /// The files that could not be written, each with why.
  private(set) var unwritten: [String] = []
  /// Whether a file was no longer what had been scanned.
  var isOutdated = false

  init(left: [UnfixedPlace]) { self.left = left }

  /// Leaves a file that cannot be written, with each line in which something was to be replaced.
  mutating func leave(_ file: String, _ fixes: [Fix], in bytes: [UInt8], because reason: String) {
    let lines = fixes.filter { !$0.range.isEmpty }.map { fix in
      bytes[..<fix.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    }
    left += Set(lines).sorted().map {
      UnfixedPlace(file: file, line: $0, reason: "it cannot be written: \(reason)")
    }
    unwritten.append("\(file): \(reason)")
  }

  /// What the files hold now, or would hold, by their full paths.
  var texts: [[UInt8]: [UInt8]] {
    Dictionary(files.map { (Array($0.path.utf8), $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// The changes that would be made, as `patch` takes them.
  var patch: String { files.map(\.patch).joined() }

  /// Writes the members that it adds to a report.
  func write(to writer: inout JSONWriter) {
    writer.objects("files", files) { writer, file in
      writer.member("file", file.name)
      writer.member("places", file.places)
    }
    writer.objects("left", left) { writer, place in
      writer.member("file", place.file)
      writer.member("line", place.line)
      writer.member("reason", place.reason)
    }
  }
}
