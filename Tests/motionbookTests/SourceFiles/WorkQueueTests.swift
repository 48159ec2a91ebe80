import Foundation
import Testing

@testable import motionbook

@Suite("WorkQueue")
struct WorkQueueTests {
  /// Work whose time differs from piece to piece.
  @Sendable private static func work(_ index: Int) -> Int {
    (0..<(index * 7919 % 400)).reduce(index) { ($0 &* 31 &+ $1) % 1_000_003 }
  }

  @Test(
    "results come in order, whatever the number of threads", arguments: [1, 2, 3, 8], [0, 1, 11, 25, 3000])
  func order(threads: Int, count: Int) {
    var taken: [Int] = []
    WorkQueue.run(count, threads: threads) {
      Self.work($0)
    } take: { index, result in
      #expect(index == taken.count)
      taken.append(result)
    }
    #expect(taken == (0..<count).map(Self.work))
  }

  /// The last piece that was begun.
  private final class Highest: @unchecked Sendable {
    private let lock = NSLock()
    private var index = 0

    func raise(_ other: Int) { lock.withLock { index = max(index, other) } }
    var value: Int { lock.withLock { index } }
  }

  @Test("threads do not run away from who takes the results")
  func bounded() {
    let highest = Highest()
    var taken = 0
    WorkQueue.run(5000, threads: 2) { index in
      highest.raise(index)
      return index
    } take: { index, result in
      if index % 1000 == 0 { usleep(20_000) }
      #expect(result == index)
      // At most a window of 64 a thread begun beyond a window of results that wait to be taken.
      #expect(highest.value <= index + 2 * 128)
      taken += 1
    }
    #expect(taken == 5000)
  }
}
