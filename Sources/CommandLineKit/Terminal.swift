import CLibrary

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
