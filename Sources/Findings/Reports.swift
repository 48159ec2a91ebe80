/// Every rendering of findings.
package enum Reports {
  /// The reports, in the order of the help text; the first is the default.
  package static let all: [Report] = [.text, .json, .sarif, .github, .gitlab, .junit, .xcode]
}
