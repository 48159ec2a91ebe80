/// The wait for another process's lock: in ever longer steps, as SQLite's own, but it says so when it is long.
package final class LockPatience {
  private let most: Int32
  private let long: Int32
  private let longWait: (() -> Void)?
  private var waited: Int32 = 0
  private var isSaid = false
  /// SQLite's own steps, milliseconds.
  private static let steps: [Int32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

  /// The wait of a command for a registry, milliseconds. Long: eight processes may queue for one file.
  package static let minute: Int32 = 60_000

  /// The sentence's end for people where the wait was in vain.
  package static let inVain = "another program is using it: try again when that has finished"

  /// - Parameters:
  ///   - most: How long to wait at most, milliseconds.
  ///   - long: How long it is before it is said, milliseconds.
  ///   - longWait: Called once when the wait is long; it goes on.
  package init(most: Int32, long: Int32 = 1000, longWait: (() -> Void)? = nil) {
    (self.most, self.long, self.longWait) = (most, long, longWait)
  }

  /// Waits a step.
  ///
  /// - Parameter attempt: How often it has waited for this lock before.
  /// - Returns: Whether to try again.
  package func wait(_ attempt: Int32) -> Bool {
    if attempt == 0 { waited = 0 }
    let step = min(Self.steps[min(Int(attempt), Self.steps.count - 1)], most - waited)
    guard step > 0 else { return false }
    usleep(UInt32(step) * 1000)
    waited += step
    if waited >= long, !isSaid {
      isSaid = true
      longWait?()
    }
    return true
  }
}
