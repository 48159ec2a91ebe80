import Foundation

/// Glibc declares it only for X/Open sources, which Swift's module is not.
@_silgen_name("wcwidth")
private func columnsInTheCLibrary(_ character: Int32) -> Int32

/// Text as a terminal measures it: the C library's `wcwidth`, not the code under test.
enum TerminalColumns {
  private static let hasUnicodeLocale: Bool = {
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return true }
    return false
  }()

  static func count(_ line: some StringProtocol) -> Int {
    guard hasUnicodeLocale else { return line.count }
    return line.unicodeScalars.reduce(0) { $0 + Int(max(0, columnsInTheCLibrary(Int32($1.value)))) }
  }

  static func withoutColors(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
  }
}
