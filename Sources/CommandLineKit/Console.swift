import CLibrary
import PlainText

/// A tool's only way to the world: streams, files, environment, clock, terminal, other programs.
package final class Console {
  /// The words after the tool's name.
  package let arguments: [String]
  /// The folder that relative paths start from.
  package let currentDirectory: String
  /// Silences ``note(_:)``.
  package var isQuiet = false
  /// Lets ``detail(_:)`` through.
  package var isVerbose = false
  /// Forbids colour whatever the terminal can do.
  package var colorIsOff = false

  /// Whether the command has changed something already: the work has then succeeded even if its answer cannot be printed.
  package var workIsDone = false
  private var heldSignals: HeldSignals?
  /// The object opened last and only for reading: a console lives as long as the process, and the system closes faster.
  package var lastRead: AnyObject?

  package let output: BufferedStream
  package let errors: BufferedStream
  let terminal: Terminal
  /// Whether stderr's terminal shows a line that is to be replaced.
  private var transientLineIsShown = false
  private var notedOnce: Set<String> = []
  private let input: [UInt8]?
  /// A variable of the environment; nil if it is not set.
  package let environment: (_ name: String) -> String?

  /// A console of streams; ``process(arguments:)`` is the one of this process.
  ///
  /// - Parameters:
  ///   - input: What stdin holds; nil to read it.
  ///   - variable: A variable of the environment by its name.
  package init(
    arguments: [String], currentDirectory: String, output: BufferedStream, errors: BufferedStream,
    terminal: Terminal, input: [UInt8]?, variable: @escaping (String) -> String?
  ) {
    self.arguments = arguments
    self.currentDirectory = currentDirectory
    self.output = output
    self.errors = errors
    self.terminal = terminal
    self.input = input
    environment = variable
  }

  /// Holds signals back until the command has said what it did: who ends it then must not believe that nothing was done.
  package func hold(_ signals: HeldSignals) {
    // Those that are held already are let come by the first.
    heldSignals = heldSignals ?? signals
  }

  /// Lets them come.
  func releaseSignals() {
    heldSignals?.release()
    heldSignals = nil
  }

  /// The first of these variables of the environment that is set and not empty.
  package func variable(_ names: String...) -> String? {
    names.lazy.compactMap { self.environment($0) }.first { !$0.isEmpty }
  }

  /// Writes a text for people to stdout, and a newline unless another terminator is given. What begins a command to a
  /// workflow's runner anywhere in a line does not come through, whatever the text quotes.
  package func out(_ text: String, terminator: String = "\n") {
    clearTransientLine()
    output.write(text.withoutCommandMarks.utf8)
    if !terminator.isEmpty { output.write(terminator.utf8) }
  }

  /// Writes bytes to stdout.
  package func outBytes(_ bytes: some Sequence<UInt8>) {
    clearTransientLine()
    output.write(bytes)
  }

  /// Writes a text and a terminator to stderr, after what was written to stdout before.
  ///
  /// Whatever the text quotes - paths, names, another program's words - comes out as text that no terminal and no
  /// workflow obeys: this is the one door of all sentences.
  package func error(_ text: String, terminator: String = "\n") {
    // A failure of stdout is kept and reported by the last flush; one of stderr has no place to go.
    try? output.flush()
    clearTransientLine()
    errors.write(text.loggable.utf8)
    errors.write(terminator.utf8)
    try? errors.flush()
  }

  /// Whether lines can be shown that are replaced later: stderr is a terminal that is not dumb, and quiet is off.
  var showsTransientLines: Bool { errorIsTerminal && !isQuiet && environment("TERM") != "dumb" }

  /// Shows a line on stderr's terminal until the next one, or anything else that is written.
  func showTransientLine(_ text: String) {
    errors.write("\r\(text.prefix(terminal.errorColumns - 1))\u{1B}[K".utf8)
    try? errors.flush()
    transientLineIsShown = true
  }

  /// Takes such a line away.
  func clearTransientLine() {
    guard transientLineIsShown else { return }
    transientLineIsShown = false
    errors.write("\r\u{1B}[K".utf8)
    try? errors.flush()
  }

  /// Writes progress or a remark to stderr, unless the console is quiet.
  package func note(_ text: String) {
    if !isQuiet { error(text) }
  }

  /// Does something that a person need not be told of.
  package func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return try body()
  }

  /// Writes to stderr what is done on the way, such as the files that are read, if that is wanted.
  package func detail(_ text: @autoclosure () -> String) {
    if isVerbose { error(text()) }
  }

  /// Writes a remark that several steps of a command may make, the first time only.
  package func noteOnce(_ text: String) {
    if notedOnce.insert(text).inserted { note(text) }
  }

  /// Writes buffered output. That the reader has gone is no failure, but see ``outputIsClosed``.
  ///
  /// - Throws: ``FileError`` if any byte written so far did not arrive: the disk is full, the stream closed.
  package func flush() throws(FileError) {
    try output.flush()
  }

  /// Whether the reader of stdout has gone, so that long work for it can stop.
  package var outputIsClosed: Bool { output.isClosed }

  /// Seconds on a clock that only runs forward; only differences mean anything.
  package var monotonicSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func readInput(limit: Int) throws(FileError) -> [UInt8] {
    if let input { return input }
    return try Descriptor(STDIN_FILENO, name: "standard input", isOwned: false).readAll(limit: limit)
  }

  func exit(_ code: Int32) -> Never {
    CLibrary.exit(code)
  }
}

/// The terminal behind the streams, if there is one.
package struct Terminal {
  let outputIsTerminal: Bool
  let errorIsTerminal: Bool
  /// Nil if stdout is no terminal.
  let columns: Int?
  /// Columns of the terminal behind stderr.
  let errorColumns: Int

  /// Terminals, or none, behind stdout and stderr.
  package init(outputIsTerminal: Bool, errorIsTerminal: Bool, columns: Int?, errorColumns: Int) {
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.columns = columns
    self.errorColumns = errorColumns
  }

  static var process: Terminal {
    Terminal(
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      columns: columns(STDOUT_FILENO), errorColumns: columns(STDERR_FILENO) ?? 80)
  }

  private static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
