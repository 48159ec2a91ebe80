/// Every rendering of findings.
public enum Reports {
  /// The reports, in the order of the help text; the first is the default.
  public static let all: [Report] = [.text, .json, .sarif, .github, .gitlab, .junit, .xcode]
}
