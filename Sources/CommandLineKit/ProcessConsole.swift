import CLibrary
import CProcess
import PlainText

extension Console {
  /// The console of this process.
  ///
  /// A reader that goes away ends the output, not the work, and a limit of the file size is a failure with a sentence:
  /// the signals of both are ignored.
  package static func process(arguments: [String]) -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    occupyStandardDescriptors()
    return Console(
      arguments: arguments, currentDirectory: processDirectory(),
      output: BufferedStream(descriptor: STDOUT_FILENO, name: "standard output"),
      errors: BufferedStream(descriptor: STDERR_FILENO, name: "standard error"),
      terminal: .process, input: nil
    ) { name in getenv(name).map { String(cString: $0) } }
  }
}

/// The words of this process's command line.
enum ProcessWords {
  /// The words behind the program's name. What is no UTF-8 has replacement characters in it.
  static var all: [String] {
    pointers?.map { String(cString: $0) } ?? Array(CommandLine.arguments.dropFirst())
  }

  /// The first word that is no UTF-8, with replacement characters: no path can be made of it again.
  static var firstWithoutText: String? {
    pointers?.first { String(validatingCString: $0) == nil }.map { String(cString: $0) }
  }

  /// The words where they are in memory; nil where the system does not say.
  private static var pointers: [UnsafeMutablePointer<CChar>]? {
    guard process_word_count() >= 0, let words = process_words() else { return nil }
    return (1..<max(1, Int(process_word_count()))).compactMap { words[$0] }
  }
}

/// The working directory; `.` where it has been deleted, and where its path is no UTF-8, so that what is in it can be
/// reached all the same.
private func processDirectory() -> String {
  guard let path = getcwd(nil, 0) else { return "." }
  defer { free(path) }
  return String(validatingCString: path) ?? "."
}

/// Puts something that can neither be read nor written where a standard descriptor is closed: the next file that is
/// opened would get its number, and what is printed would go into it.
private func occupyStandardDescriptors() {
  for (number, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
    guard fcntl(number, F_GETFD) < 0, errno == EBADF else { continue }
    // The lowest free number is this one. Without /dev the root folder serves as well.
    if open("/dev/null", flags) < 0 { _ = open("/", O_RDONLY) }
  }
}

extension Console {
  package var outputIsTerminal: Bool { terminal.outputIsTerminal }

  package var errorIsTerminal: Bool { terminal.errorIsTerminal }

  /// Whether stdin is a terminal, where a person answers.
  package var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// A line that a person types; nil at the end of the input.
  package func readLine() -> String? { Swift.readLine() }

  /// Columns of stdout: `COLUMNS`, else the terminal's, else 80.
  package var outputWidth: Int {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    return terminal.columns ?? 80
  }

  /// Whether stdout may be coloured: a terminal that is not dumb, and no objection (https://no-color.org).
  package var usesColor: Bool {
    outputIsTerminal && !colorIsOff && variable("NO_COLOR") == nil && environment("TERM") != "dumb"
  }

  /// Whether text beyond ASCII can be shown. The first of LC_ALL, LC_CTYPE and LANG that is not empty decides
  /// (POSIX, Base Definitions, 8.2).
  package var isUTF8: Bool {
    let name = variable("LC_ALL", "LC_CTYPE", "LANG")?.lowercased() ?? ""
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.holds("utf-8@") || name.holds("utf8@")
  }
}
