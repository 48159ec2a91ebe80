import AppScan
import CommandLineKit

/// The files that a run reads, and how they are read.
struct SourceInput {
  /// The files, and what was left out.
  private(set) var list: SourceList
  /// What stands in for the one file of the list; nil for files of the disk.
  let text: [UInt8]?

  init(_ list: SourceList) {
    self.list = list
    text = nil
  }

  /// Stdin, as the file that it will be or is.
  ///
  /// - Throws: ``Failure`` when the name is of no language that is read.
  init(stdin name: String, _ selection: SourceSelection, _ console: Console) throws {
    guard Language(fileName: name) != nil else {
      throw Failure("\(name) is in no language that is read", exitCode: 64)
    }
    list = SourceWalk.files(
      unsaved: Array(name.utf8), selection, currentDirectory: console.currentDirectory)
    text = try console.readFile("-")
  }

  /// Reads all files on all cores, and gives what the work made of them in the files' order.
  ///
  /// Files that are left out by what they hold are counted in ``list``; what cannot be read is noted there.
  ///
  /// - Parameters:
  ///   - label: What the progress bar says is done.
  ///   - work: Looks at a file, on any thread. The bytes are gone afterwards.
  mutating func read<Value: Sendable>(
    _ label: String, _ console: Console,
    work: @escaping @Sendable (_ file: SourceFile, _ text: UnsafeBufferPointer<UInt8>) -> Value
  ) -> [(file: SourceFile, value: Value)] {
    let files = list.files
    var values: [(file: SourceFile, value: Value)] = []
    values.reserveCapacity(files.count)
    let progress = ProgressBar(console, label, total: files.count)
    defer { progress.finish() }
    let text = text
    WorkQueue.run(files.count, makeWorker: { SourceReader() }) { index, reader in
      let file = files[index]
      guard let text else { return reader.read(file) { work(file, $0) } }
      return text.withUnsafeBufferPointer { bytes in SourceReader.judge(bytes) { work(file, $0) } }
    } take: { index, outcome in
      progress.update(index)
      switch outcome {
      case .text(let value): values.append((files[index], value))
      case .leftOut(let reason): list.leaveOut(reason)
      case .failed(let sentence): list.note(sentence)
      }
    }
    return values
  }
}
