import Foundation

/// How much the long tests do. `MOTIONBOOK_TEST_SHARE` scales all of it: 0.1 for a quick look, 10 for a night. Without
/// it a part is done, so that people run the tests at each change; `make verify TEST_SHARE=1` does the whole.
enum Extent {
  static func of(_ count: Int) -> Int {
    let share = ProcessInfo.processInfo.environment["MOTIONBOOK_TEST_SHARE"].flatMap { Double($0) } ?? 0.4
    return max(1, Int(Double(count) * share))
  }
}
