import TestSupport
import Testing

@testable import MotionPhysics

@Suite("DoubleDouble: 32 digits")
struct DoubleDoubleTests {
  private func isClose(_ left: DoubleDouble, _ right: DoubleDouble, _ tolerance: Double = 1e-30) -> Bool {
    abs((left - right).high) <= tolerance * max(1, abs(right.high))
  }

  @Test("sums and products keep what rounding takes, quotients and roots come back")
  func arithmetic() {
    #expect(DoubleDouble.sum(1, 1e-20) == DoubleDouble(1, 1e-20))
    #expect(DoubleDouble.product(1 + 0x1p-40, 1 + 0x1p-40).low == 0x1p-80)
    #expect(DoubleDouble.product(1e300, 3).high == 3e300 && DoubleDouble.product(1e305, 2).low == 0)
    var random = Seeded(seed: 5)
    for _ in 0..<200 {
      let left = DoubleDouble(random.number(in: -9...9)) / DoubleDouble(random.number(in: 0.1...9))
      let right = DoubleDouble(random.number(in: 0.1...9)) / DoubleDouble(3)
      #expect(isClose(left / right * right, left))
      #expect(isClose(right.squareRoot * right.squareRoot, right))
      #expect(isClose((left + right) - right, left))
    }
    #expect(DoubleDouble(0).squareRoot == DoubleDouble(0))
  }

  @Test("exponential, sine and cosine satisfy their addition theorems and the circle")
  func functions() {
    var random = Seeded(seed: 6)
    for _ in 0..<200 {
      let first = DoubleDouble(random.number(in: -300...0)) / DoubleDouble(7)
      let second = DoubleDouble(random.number(in: -300...0)) / DoubleDouble(3)
      let sum = (first + second).exponential
      #expect(abs((first.exponential * second.exponential / sum).high - 1) <= 1e-15)
      #expect(abs((first.exponential * second.exponential / sum - DoubleDouble(1)).high) <= 1e-28)
      let (sine, cosine) = first.sineAndCosine
      #expect(isClose(sine * sine + cosine * cosine, DoubleDouble(1)))
      let double = (first * 2).sineAndCosine
      #expect(isClose(double.sine, sine * cosine * 2, 1e-28))
      #expect(abs(sine.high - sineAndCosine(first.high).sine) <= 1e-14)
    }
    let third = (DoubleDouble.turn / DoubleDouble(6)).sineAndCosine
    #expect(isClose(third.cosine, DoubleDouble(0.5)))
    // e^-1 of 60 digits.
    #expect(isClose(DoubleDouble(-1).exponential, DoubleDouble(0.36787944117144233, -1.2428753672788363e-17)))
    #expect(DoubleDouble(-1e9).exponential == DoubleDouble(0))
  }
}
