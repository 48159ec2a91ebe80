import AppCheck
import CommandLineKit
import PlainText
import StrictJSON

/// The outcome of fixing an app: the files that changed or would change, and the places that keep what they have.
struct FixOutcome: CommandResult {
  /// A file, with the number of its places that are fixed; 0 where it only imports what its parts use.
  struct File {
    let name: String
    let places: Int
    /// The changes that would be made, as `patch` takes them; empty where they are made.
    let patch: String
  }

  var files: [File] = []
  let left: [UnfixedPlace]

  /// Nothing: what changes is told while it does, and a patch is not wrapped for a terminal.
  func text(for console: Console) -> String { "" }

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
