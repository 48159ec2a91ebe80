import CommandLineKit

extension Console {
  /// Does something that a person need not be told of.
  func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return try body()
  }
}
