/// The program that reports.
package struct ReportTool: Hashable, Sendable {
  /// The program's name.
  package let name: String
  /// The program's version, such as `1.2.0`.
  package let version: String
  /// Where people read about the program; an absolute URI.
  package let informationURI: String?

  /// Describes a program.
  package init(name: String, version: String, informationURI: String? = nil) {
    self.name = name
    self.version = version
    self.informationURI = informationURI
  }
}
