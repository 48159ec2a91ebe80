// embed-files PROPERTY FOLDER OUTPUT: writes Swift source that extends Embedded by a table of the
// folder's files.

let words = CommandLine.arguments
guard words.count == 4 else {
  fail("expected: embed-files PROPERTY FOLDER OUTPUT")
}
let (property, folder, output) = (words[1], words[2], words[3])

do throws(FileError) {
  var entries: [(path: String, text: String)] = []
  for path in try Folder(path: folder).files() {
    entries.append((path, try readText(at: "\(folder)/\(path)")))
  }
  try writeText(table(named: property, of: entries), to: output)
} catch {
  fail("\(error.path): \(error.reason)")
}
