/// The program that reports.
public struct ReportTool: Hashable, Sendable {
  /// The program's name.
  public let name: String
  /// The program's version, such as `1.2.0`.
  public let version: String
  /// Where people read about the program; an absolute URI.
  public let informationURI: String?

  /// Describes a program.
  public init(name: String, version: String, informationURI: String? = nil) {
    self.name = name
    self.version = version
    self.informationURI = informationURI
  }
}
