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
  let left: [UnfixedPlace]

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
