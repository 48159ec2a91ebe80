/// A failure of the work, in words for people.
package protocol CommandFailure: Error {
  /// What went wrong, where, and what to do; printed after `Error: `.
  var sentence: String { get }
  /// What the process exits with.
  var exitCode: Int32 { get }
}
