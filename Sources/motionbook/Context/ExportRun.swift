import CommandLineKit
import Export

/// One export: which presets, in which format and with which options.
struct ExportRun {
  let format: ExportFormat
  let options: ExportOptions
  let selection: Selection
  let console: Console

  /// A file of an export and what it shall hold.
  typealias File = (path: String, bytes: [UInt8])

  /// Writes to stdout.
  func print() throws {
    if format.writesFolder {
      throw UsageError("\(format.name) writes several files, and stdout takes one; say where: -o FOLDER/")
    }
    do {
      try export { _, body in
        try body { bytes in
          console.outBytes(bytes)
          if console.outputIsClosed { throw ReaderGone() }
        }
      }
    } catch is ReaderGone {
      return
    }
  }

  /// A reader that has gone, as `head` does, needs no more.
  private struct ReaderGone: Error {}

  /// Writes files, each whole or not at all, and leaves those alone that hold the same already.
  ///
  /// - Parameter target: A file, or a folder with a slash at its end.
  /// - Returns: The paths, and whether each was written anew.
  func write(to target: String) throws -> [(path: String, isNew: Bool)] {
    var written: [(path: String, isNew: Bool)] = []
    try export { file, body in
      let path = try self.path(of: file, in: target)
      if let slash = path.lastIndex(of: "/"), isFolder(target) {
        try console.makeDirectory(String(path[..<slash]))
      }
      written.append((path, try console.writeFile(path, parts: body)))
    }
    return written
  }

  /// What would be written.
  func files(in target: String) throws -> [File] {
    var files: [File] = []
    try export { file, body in
      var bytes: [UInt8] = []
      try body { bytes += $0 }
      files.append((try path(of: file, in: target), bytes))
    }
    return files
  }

  private func export(
    open:
      @escaping (_ file: String, _ body: (_ sink: @escaping ExportOutput.Sink) throws -> Void) throws -> Void
  ) throws {
    let input = try selection.input(options: options, isStreamed: format.name == ExportFormats.json.name)
    do {
      try format.export(input, to: ExportOutput(note: { console.note($0) }, open: open))
    } catch let error as ExportError {
      throw Failure(error.sentence)
    }
  }

  private func isFolder(_ target: String) -> Bool {
    format.writesFolder || target.hasSuffix("/") || console.isDirectory(target)
  }

  private func path(of file: String, in target: String) throws -> String {
    guard isFolder(target) else { return target }
    return target.hasSuffix("/") ? target + file : "\(target)/\(file)"
  }
}
