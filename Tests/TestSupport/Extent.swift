import Foundation

/// How much of a random test, an attack or a matrix of cases is done. `MOTIONBOOK_TEST_SHARE` scales it: 1 does the whole,
/// which `make verify TEST_SHARE=1` asks for.
package enum Extent {
  private static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  /// The share that was asked for, or nil.
  private static let asked = ProcessInfo.processInfo.environment["MOTIONBOOK_TEST_SHARE"].flatMap {
    Double($0)
  }

  /// How often something is repeated: four tenths as often in CI, and a tenth where people run the tests at each change.
  package static func of(_ count: Int) -> Int { share(asked ?? (isCI ? 0.4 : 0.1), of: count) }

  /// Some of the elements, spread evenly, as many as ``of(_:)`` says.
  package static func of<Element>(_ all: [Element]) -> [Element] { spread(of(all.count), of: all) }

  /// The cases of a test that takes seconds for each: all of them in CI, and a tenth where people run the tests.
  package static func cases<Element>(_ all: [Element]) -> [Element] {
    spread(share(asked ?? (isCI ? 1 : 0.1), of: all.count), of: all)
  }

  private static func share(_ share: Double, of count: Int) -> Int { max(1, Int(Double(count) * share)) }

  private static func spread<Element>(_ wanted: Int, of all: [Element]) -> [Element] {
    let count = min(wanted, all.count)
    return (0..<count).map { all[$0 * all.count / count] }
  }
}
