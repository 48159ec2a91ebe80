import Foundation

/// How much the long tests do. `MOTIONBOOK_TEST_SHARE` scales all of it: 0.1 for a quick look, 10 for a night. Without
/// it a tenth is done, so that people run the tests at each change, and four tenths in CI; `make verify TEST_SHARE=1` does
/// the whole.
enum Extent {
  private static let share: Double = {
    let environment = ProcessInfo.processInfo.environment
    return environment["MOTIONBOOK_TEST_SHARE"].flatMap { Double($0) }
      ?? (environment["CI"] == "true" ? 0.4 : 0.1)
  }()

  static func of(_ count: Int) -> Int { max(1, Int(Double(count) * share)) }

  /// Some of the elements, spread evenly; all of them at the full length.
  static func of<Element>(_ all: [Element]) -> [Element] {
    let count = min(of(all.count), all.count)
    return (0..<count).map { all[$0 * all.count / count] }
  }
}
