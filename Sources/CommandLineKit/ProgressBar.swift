import PlainText

/// How far long work is, on the last line of a terminal. Shows nothing elsewhere, when the console is quiet, and before
/// the work has turned out to be long.
package final class ProgressBar {
  private let console: Console
  private let label: String
  private let total: Int
  private let isShown: Bool
  private var nextDrawing: Double
  private let interval: Double

  private static let barWidth = 24

  /// A bar that is not shown yet.
  ///
  /// - Parameters:
  ///   - delay: Seconds before it is shown.
  ///   - interval: Seconds between two drawings.
  package init(_ console: Console, _ label: String, total: Int, delay: Double = 0.4, interval: Double = 0.1) {
    self.console = console
    self.label = label
    self.total = total
    self.interval = interval
    isShown = console.showsTransientLines
    nextDrawing = isShown ? console.monotonicSeconds + delay : .infinity
  }

  /// Says how many pieces are done.
  package func update(_ done: Int) {
    guard isShown, done < total else { return }
    let now = console.monotonicSeconds
    guard now >= nextDrawing else { return }
    nextDrawing = now + interval
    console.showTransientLine(line(done))
  }

  /// Takes the bar away.
  package func finish() {
    console.clearTransientLine()
  }

  private func line(_ done: Int) -> String {
    let share = Double(done) / Double(total)
    let filled = Int(saturating: share * Double(Self.barWidth))
    let (full, empty) = console.isUTF8 ? ("█", "░") : ("#", ".")
    let bar = String(repeating: full, count: filled) + String(repeating: empty, count: Self.barWidth - filled)
    return "\(label) \(bar) \(Int(saturating: share * 100)) % (\(done) of \(total))"
  }
}
