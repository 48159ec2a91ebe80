import AppScan
import CLibrary
import CommandLineKit
import PlainText

/// The files that a run reads, and how they are read.
struct SourceInput {
  /// The files, and what was left out.
  private(set) var list: SourceList
  /// The texts that stand in for files of the list, by their full paths: stdin, or what a change would make of them.
  let texts: [[UInt8]: [UInt8]]

  init(_ list: SourceList, texts: [[UInt8]: [UInt8]] = [:]) {
    self.list = list
    self.texts = texts
  }

  /// Stdin, as the file that it will be or is.
  init(stdin name: String, _ selection: SourceSelection, _ console: Console) throws {
    guard Language(fileName: name) != nil else {
      throw Failure("\(name.visible) is in no language that is read", exitCode: 64)
    }
    list = SourceWalk.files(
      unsaved: Array(name.utf8), selection, currentDirectory: console.currentDirectory)
    let text = try console.readFile("-")
    texts = Dictionary(list.files.map { ($0.path, text) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads all files on all cores, and hands on what the work made of them in the files' order.
  ///
  /// Files that are left out by what they hold are counted in ``list``; what cannot be read is listed there.
  ///
  /// - Parameters:
  ///   - work: Looks at a file, on any thread. The bytes are gone afterwards.
  ///   - takeGenerated: Takes what it made of a file that a program wrote, which is left out.
  ///   - take: Takes what it made of a file, on the calling thread, while others work.
  mutating func read<Value: Sendable>(
    _ console: Console,
    work: @escaping @Sendable (_ file: SourceFile, _ text: UnsafeBufferPointer<UInt8>) -> Value,
    takeGenerated: (_ file: SourceFile, _ value: Value) -> Void = { _, _ in },
    take: (_ file: SourceFile, _ value: Value) -> Void
  ) {
    let files = list.files
    let progress = ProgressBar(console, "reading", total: files.count)
    defer { progress.finish() }
    let texts = texts
    WorkQueue.run(files.count) { index in
      let file = files[index]
      guard let text = texts[file.path] else { return SourceReader.read(file) { work(file, $0) } }
      return text.withUnsafeBufferPointer { bytes in SourceReader.judge(bytes) { work(file, $0) } }
    } take: { index, outcome in
      progress.update(index)
      switch outcome {
      case .text(let value): take(files[index], value)
      case .generated(let value):
        list.leaveOut(files[index].name, .generated)
        takeGenerated(files[index], value)
      case .leftOut(let reason): list.leaveOut(files[index].name, reason)
      case .failed(let reason): list.fail(files[index].name, reason)
      }
    }
  }
}

/// Reads files whole: a map of a file costs more than a copy where files are as small as sources are.
enum SourceReader {
  /// The result of reading a file.
  enum Outcome<Value: Sendable>: Sendable {
    case text(Value)
    /// A program wrote it, so that it is left out; others may use what it declares.
    case generated(Value)
    case leftOut(SourceExclusion)
    /// It could not be read; why.
    case failed(String)
  }

  /// Reads a file, and calls the body with its bytes unless it is left out by what it holds.
  static func read<Value>(
    _ file: SourceFile, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Outcome<Value> {
    // What has become a pipe since its folder was read must not be waited for.
    let descriptor = open(SystemPath.terminated(file.path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failed(failure(file)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failed(failure(file)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failed("no longer a file") }
    if status.st_size > ScanLimits.fileBytes { return .leftOut(.tooLarge) }
    guard let text = contents(of: descriptor, expecting: Int(status.st_size)) else {
      return .failed(failure(file))
    }
    return text.withUnsafeBufferPointer { judge($0, body) }
  }

  /// Calls the body with a text unless it is left out by what it holds.
  static func judge<Value>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Outcome<Value> {
    // As it stands nothing in it would be found, and it would pass.
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      return .failed("it is UTF-16; save it as UTF-8")
    }
    switch SourceExclusion.ofText(text) {
    case nil: return .text(body(text))
    case .generated? where text.count <= ScanLimits.generatedBytes: return .generated(body(text))
    case let reason?: return .leftOut(reason)
    }
  }

  /// Reads to the end, at most one byte more than is wanted of any file; nil with `errno` at a failure.
  private static func contents(of descriptor: Int32, expecting size: Int) -> [UInt8]? {
    // One byte more than the size finds the end without growing.
    var text = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while count <= ScanLimits.fileBytes {
      if count == text.count { text += [UInt8](repeating: 0, count: count) }
      let more = text.withUnsafeMutableBytes { readBytes(descriptor, into: .init(rebasing: $0[count...])) }
      if more < 0 { return nil }
      count += more
      // All that was expected, and room for more, is the end: no second call to be told so.
      if more == 0 || count == size { break }
    }
    text.removeLast(text.count - count)
    return text
  }

  private static func failure(_ file: SourceFile) -> String { SystemPath.error(file.name).reason }
}
