import Foundation
import TestSupport
import Testing

@testable import MotionPhysics

@Suite("Framer: durations and damping ratios, both ways")
struct FramerVectorTests {
  /// Framer's envelope at the duration; epsilon for a spring that has it.
  private static func envelope(
    _ frequency: Double, _ ratio: Double, _ duration: Double, _ velocity: Double
  ) -> Double {
    let decay = frequency * ratio
    if ratio >= 1 { return (1 + (frequency - velocity) * duration) * exp(-frequency * duration) }
    return (decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * exp(-decay * duration)
  }

  @Test("durations agree with Framer's converter, its disregard of the mass included")
  func durations() throws {
    let vectors = try Vector.list("own-framer-classic", "durations")
    #expect(vectors.count > 100)
    for vector in vectors {
      let spring = try Spring(
        validatingMass: #require(vector["mass"]?.number), stiffness: #require(vector["tension"]?.number),
        damping: #require(vector["friction"]?.number), allowOverDamping: true)
      let velocity = try #require(vector["velocity"]?.number)
      let seconds = FramerDuration.seconds(spring, velocity: velocity)
      let expected = vector["duration"]?.number
      #expect((seconds == nil) == (expected == nil), "\(vector)")
      guard let seconds, let expected else { continue }
      #expect(abs(seconds - expected) <= 1e-12 * abs(expected), "\(vector)")
      // Without a mass the number that Framer shows is the one that is written, where one is.
      guard spring.mass == 1,
        let written = try? DialectForm.framerDuration.numbers(of: spring, velocity: velocity)
      else { continue }
      #expect(abs(written.first - expected) <= 1e-12 * expected, "\(vector)")
    }
  }

  @Test("springs of a duration: where Framer's Newton converged the same, elsewhere a solution or none")
  func derived() throws {
    let vectors = try Vector.list("own-framer-classic", "derived")
    #expect(vectors.count > 100)
    var (same, mended, refused) = (0, 0, 0)
    for vector in vectors {
      let ratio = try #require(vector["dampingRatio"]?.number)
      let duration = try #require(vector["duration"]?.number)
      let velocity = try #require(vector["velocity"]?.number)
      let mass = try #require(vector["mass"]?.number)
      let expected = try #require(vector["expected"])
      // Framer clamps the ratio and the duration and says nothing; here they are refused by name, and the
      // clamped numbers are Framer's.
      let clamped = SpringNumbers(min(max(duration, 0.01), 10), min(ratio, 1), mass)
      if clamped.first != duration || clamped.second != ratio {
        let error = #expect(throws: MotionError.self) {
          try DialectForm.framerDuration.spring(SpringNumbers(duration, ratio, mass), velocity: velocity)
        }
        #expect(error?.parameter == (clamped.first != duration ? "duration" : "dampingRatio"))
      }
      let converged = vector["converged"]?.flag ?? true
      do throws(MotionError) {
        let spring = try DialectForm.framerDuration.spring(clamped, velocity: velocity)
        let envelope = Self.envelope(spring.angularFrequency, clamped.second, clamped.first, velocity)
        #expect(abs(envelope - 0.001) <= 1e-13, "\(envelope) \(vector)")
        if converged {
          same += 1
          for (value, key) in [
            (spring.angularFrequency, "omega"), (spring.stiffness, "tension"), (spring.damping, "friction"),
          ] {
            let theirs = expected[key]?.number ?? .nan
            #expect(abs(value - theirs) <= 1e-6 * theirs, "\(key) \(vector)")
          }
        } else {
          // Framer took tension 100 and friction 10, or a frequency that is none.
          mended += 1
        }
      } catch {
        #expect(!converged && error.parameter == "duration", "\(vector)")
        #expect(Self.greatestEnvelope(ratio, duration, velocity) < 0.001, "\(vector)")
        refused += 1
      }
    }
    #expect(same > 100 && mended > 3 && refused > 1, "\(same) \(mended) \(refused)")
  }

  /// The most that the envelope reaches for any frequency.
  private static func greatestEnvelope(_ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
    (0...20_000).map { envelope(exp(Double($0) / 1000 - 10), ratio, duration, velocity) }.max() ?? 0
  }

  @Test("random numbers with velocities either way: the equation holds, or no frequency fulfils it")
  func random() throws {
    var random = Seeded(seed: 7)
    var (found, none) = (0, 0)
    let count = Extent.of(7500)
    for _ in 0..<count {
      let ratio = random.index(5) == 0 ? 1 : random.number(in: 0.002...0.999_999)
      let duration = random.number(in: 0.01...10)
      let velocity = random.number(in: -20...20)
      guard
        let frequency = EnvelopeEquation.frequency(time: duration, dampingRatio: ratio, velocity: velocity)
      else {
        none += 1
        #expect(
          Self.greatestEnvelope(ratio, duration, velocity) < 0.001_01, "\(ratio) \(duration) \(velocity)")
        continue
      }
      found += 1
      let envelope = Self.envelope(frequency, ratio, duration, velocity)
      #expect(abs(envelope - 0.001) <= 1e-12, "\(envelope) \(ratio) \(duration) \(velocity)")
      let spring = try Spring(validatingResponse: 2 * .pi / frequency, dampingRatio: ratio)
      // At the fold the two solutions meet, and which of them a rounding leads to is open.
      guard let back = EnvelopeEquation.time(of: spring, velocity: velocity) else {
        #expect(velocity > 0)
        continue
      }
      #expect(abs(back - duration) <= 1e-11 * duration, "\(ratio) \(duration) \(velocity)")
    }
    #expect(found > count / 3 && none > count / 10, "\(found) \(none)")
  }

  @Test("a spring whose duration belongs to a stiffer one is not written, and one that is too fast is not")
  func unsayable() throws {
    let form = DialectForm.framerDuration
    let spring = try form.spring(SpringNumbers(0.8, 0.1, 1), velocity: 1)
    // The other solution of the same equation lies near ζw = v.
    let soft = try Spring(validatingResponse: 2 * .pi * 0.1 / 1.02, dampingRatio: 0.1)
    #expect(throws: UnsupportedMotion.self) { try form.numbers(of: soft, velocity: 1) }
    #expect(throws: UnsupportedMotion.self) { try form.numbers(of: spring, velocity: 1000) }
    #expect(abs(try form.numbers(of: spring, velocity: 1).first - 0.8) < 1e-13)
    for (duration, ratio) in [(1.0, 1.0), (0.3, 1)] {
      let critical = try form.spring(SpringNumbers(duration, ratio, 2.5), velocity: -3)
      #expect(critical.mass == 2.5 && critical.kind == .critical)
      #expect(abs(try form.numbers(of: critical, velocity: -3).first - duration) < 1e-13)
    }
    let overdamped = try Spring(validatingDuration: 1, bounce: -0.2)
    let error = #expect(throws: UnsupportedMotion.self) { try form.numbers(of: overdamped) }
    #expect(error?.reason.contains("overdamped") == true)
  }
}
