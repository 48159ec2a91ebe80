import CLibrary
import PlainText

extension Console {
  /// Whether stdout is a terminal.
  package var outputIsTerminal: Bool { terminal.outputIsTerminal }

  /// Whether stderr is a terminal.
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
    let isForbidden = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    return outputIsTerminal && !colorIsOff && !isForbidden && environment("TERM") != "dumb"
  }

  /// Whether text beyond ASCII can be shown. The first of LC_ALL, LC_CTYPE and LANG that is not empty decides
  /// (POSIX, Base Definitions, 8.2).
  package var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { self.environment($0) }.first { !$0.isEmpty }
    let name = locale?.lowercased() ?? ""
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.holds("utf-8@")
      || name.holds("utf8@")
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
