import Foundation

/// How much the long tests do. `MOTIONBOOK_TEST_SHARE` scales all of it: 0.1 for a quick look, 10 for a night. Without
/// it a tenth is done, so that people run the tests at each change, and four tenths in CI; `make verify TEST_SHARE=1` does
/// the whole.
enum Extent {
  static func of(_ count: Int) -> Int {
    let environment = ProcessInfo.processInfo.environment
    let usual = environment["CI"] == "true" ? 0.4 : 0.1
    let share = environment["MOTIONBOOK_TEST_SHARE"].flatMap { Double($0) } ?? usual
    return max(1, Int(Double(count) * share))
  }
}
