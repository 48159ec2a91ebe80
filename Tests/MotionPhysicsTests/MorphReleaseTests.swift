import Testing

@testable import MotionPhysics

@Suite("Morph: a gesture drives it and lets go")
struct MorphReleaseTests {
  @Test("progress is a share of the distance, from 0 to the cap")
  func progress() throws {
    let morph = try MorphTests.dive()
    #expect(morph.progress(ofDistance: 160) == 0.5 && morph.progress(ofDistance: -3) == 0)
    #expect(morph.progress(ofDistance: 300) == 0.9 && morph.progress(ofDistance: .infinity) == 0.9)
    #expect(morph.progress(ofDistance: .nan) == 0)
    let still = try Morph(
      present: morph.present, dismiss: nil, elements: morph.elements, interaction: nil)
    #expect(still.progress(ofDistance: 160) == 0)
    #expect(still.values(.present, progress: 2)[1].value[0] == 0)
  }

  @Test("scrubbing shows every element linearly at the progress, without delays, curves and velocity")
  func scrub() throws {
    let morph = try MorphTests.dive()
    for (given, shown) in [(-1.0, 0.0), (0, 0), (0.25, 0.25), (0.9, 0.9), (0.95, 0.9), (7, 0.9), (.nan, 0)] {
      let values = morph.values(.present, progress: given)
      #expect(abs(values[1].value[0] - 12 * (1 - shown)) < 1e-14)
      #expect(abs(values[3].value[0] - 0.6 * shown) < 1e-15)
      #expect(values.allSatisfy { $0.velocity.norm == 0 })
      let back = morph.values(.dismiss, progress: given)
      #expect(abs(back[1].value[0] - 12 * shown) < 1e-14)
    }
  }

  @Test("above the threshold it finishes, at it and below it cancels")
  func threshold() throws {
    let morph = try MorphTests.dive(threshold: 0.25)
    for (progress, outcome) in [
      (0.0, MorphRelease.Outcome.cancel), (0.25, .cancel), (0.25.nextUp, .finish), (2, .finish),
      (-1, .cancel),
    ] {
      let release = try morph.release(.present, progress: progress, velocity: -0.5)
      #expect(release.outcome == outcome)
      #expect(
        release.animation == (outcome == .finish ? .spring(.smooth, delay: 0) : .spring(.snappy, delay: 0)))
      let end = release.values(time: 1e4)[1]
      #expect(end.value[0] == (outcome == .finish ? 0 : 12) && end.velocity[0] == 0)
    }
    // A threshold that the cap does not let it reach.
    let shy = try MorphTests.dive(cap: 0.4, threshold: 0.5)
    #expect(try shy.release(.present, progress: 1, velocity: 9).outcome == .cancel)
  }

  @Test("a projected release goes where the finger's motion would come to rest")
  func projection() throws {
    // 0.998 glides for half a second's worth of the velocity: 0.49950 s.
    let morph = try MorphTests.dive(threshold: 0.5, projection: 0.998)
    for (progress, velocity, outcome) in [
      (0.1, 0.79, MorphRelease.Outcome.cancel), (0.1, 0.81, .finish), (0.8, -0.59, .finish),
      (0.8, -0.61, .cancel), (0.5, 0, .cancel), (0.6, 0, .finish), (-0.2, 3, .finish), (2, -4, .cancel),
    ] {
      let release = try morph.release(.present, progress: progress, velocity: velocity)
      #expect(release.outcome == outcome, "\(progress) \(velocity)")
      #expect(release.endProgress == (outcome == .finish ? 1 : 0))
    }
    // The hand's velocity leads to the end too.
    let flick = try morph.release(.present, progress: 0.1, velocity: 4)
    #expect(flick.progress(time: 0) == MorphProgress(value: 0.1, velocity: 4))
    // The rate goes to 0 as the rule without a projection does.
    let heavy = try MorphTests.dive(threshold: 0.5, projection: 0.9)
    #expect(try heavy.release(.present, progress: 0.45, velocity: 1).outcome == .cancel)
    #expect(throws: PartError.self) { try MorphTests.dive(threshold: 0.5, projection: 0.5) }
    #expect(throws: PartError.self) { try MorphTests.dive(threshold: 0.5, projection: 1) }
  }

  @Test("beyond the cap the picture follows like a rubber band, and keeps its velocity")
  func rubberBand() throws {
    let morph = try MorphTests.dive(cap: 0.4, threshold: 0.5, projection: 0.998)
    #expect(morph.progress(ofDistance: 0.4 * 320) == 0.4)
    let held = morph.progress(ofDistance: 320)
    #expect(abs(held - (0.4 + 0.33 / 1.33)) < 1e-15)
    #expect(morph.progress(ofDistance: -50) == 0)
    let release = try morph.release(.present, progress: 1, velocity: 2)
    #expect(release.startProgress == held)
    // The velocity of what is seen, by the difference of two moments.
    let later = morph.progress(ofDistance: 320 * (1 + 2 * 1e-6))
    #expect(abs((later - held) / 1e-6 - release.startVelocity) < 1e-5)
    #expect(release.outcome == .finish)
    let back = try morph.release(.present, progress: -0.5, velocity: 2)
    #expect(back.startProgress == 0 && back.startVelocity == 0)
  }

  @Test("the spring takes value and velocity over exactly")
  func takeover() throws {
    let morph = try MorphTests.dive(finish: .spring(.smooth, delay: 0.3))
    let release = try morph.release(.present, progress: 0.3, velocity: 2.5)
    #expect(release.progress(time: 0) == MorphProgress(value: 0.3, velocity: 2.5))
    #expect(release.progress(time: -1) == MorphProgress(value: 0.3, velocity: 0))
    let scrubbed = morph.values(.present, progress: 0.3)
    for (before, after) in zip(scrubbed, release.values(time: 0)) { #expect(before.value == after.value) }
    #expect(release.values(time: 0)[1].velocity[0] == -30)
    // With 40 digits, by the exponential of the spring's matrix.
    for (time, value, velocity) in [
      (0.1, 0.62157007536270249, 2.9634582415355217), (0.3, 0.94031434053108105, 0.60487284413305745),
    ] {
      let progress = release.progress(time: time)
      #expect(abs(progress.value - value) < 1e-15 && abs(progress.velocity - velocity) < 1e-14)
      #expect(abs(release.values(time: time)[1].value[0] - 12 * (1 - value)) < 1e-14)
    }
    #expect(release.animation == .spring(.smooth, delay: 0))
  }

  @Test("where the picture stood still there is no velocity to take over")
  func held() throws {
    let morph = try MorphTests.dive()
    for (progress, shown, taken) in [
      (0.95, 0.9, 0.0), (-0.1, 0, 0), (0.9, 0.9, 4), (0, 0, 4), (0.5, 0.5, 4),
    ] {
      let release = try morph.release(.present, progress: progress, velocity: 4)
      #expect(release.progress(time: 0) == MorphProgress(value: shown, velocity: taken))
    }
  }

  @Test("a dismissing gesture that cancels returns to where dismissing starts")
  func dismiss() throws {
    let morph = try MorphTests.dive()
    let release = try morph.release(.dismiss, progress: 0.05, velocity: 1)
    #expect(release.outcome == .cancel && release.direction == .dismiss)
    #expect(abs(release.values(time: 0)[1].value[0] - 0.6) < 1e-15)
    #expect(release.values(time: 0)[1].velocity[0] == 12 && release.values(time: 1e4)[1].value[0] == 0)
  }

  @Test("a tween goes from the progress to the end by its curve; it cannot take a velocity over")
  func tween() throws {
    let finish = Animation.tween(.easeInOut, duration: 0.4, delay: 0.2)
    let release = try MorphTests.dive(finish: finish).release(.present, progress: 0.3, velocity: 2.5)
    #expect(release.duration == 0.4 && release.startVelocity == 0)
    #expect(release.progress(time: 0) == MorphProgress(value: 0.3, velocity: 0))
    #expect(abs(release.progress(time: 0.2).value - 0.65) < 1e-15)
    #expect(
      release.progress(time: 0.4).value == 1
        && release.progress(time: 9) == MorphProgress(value: 1, velocity: 0))
  }

  @Test("it lasts until it is within 0.001 of the whole morph, even from the very end")
  func duration() throws {
    // Pushed at its target: with 40 digits, the last crossings of 2 F(t) and 5 F(t).
    for (spring, velocity, time) in [
      (Spring.smooth, 2.0, 0.55850777764838786), (.bouncy, 2, 0.59245812917244218),
      (try Spring(validatingResponse: 0.4, dampingRatio: 2), 5, 1.0740415132220119),
    ] {
      let morph = try MorphTests.dive(cancel: .spring(spring, delay: 0))
      #expect(abs(try morph.release(.present, progress: 0, velocity: velocity).duration - time) < 1e-12)
      // Nothing jumps where the travel nearly vanishes.
      for progress in [1e-13, 1e-40, 1e-300, Double.leastNonzeroMagnitude] {
        let near = try morph.release(.present, progress: progress, velocity: velocity)
        #expect(abs(near.duration - time) < 1e-9, "\(progress)")
      }
    }
    let morph = try MorphTests.dive()
    #expect(try morph.release(.present, progress: 0, velocity: 0).duration == 0)
    #expect(try morph.release(.present, progress: 0, velocity: 1e-9).duration == 0)
    let stiff = try MorphTests.dive(
      cancel: .spring(try Spring(validatingResponse: 0.5, dampingRatio: 10_000), delay: 0))
    let slow = try stiff.release(.present, progress: 0, velocity: 1e4)
    #expect(slow.duration > 5000 && abs(slow.progress(time: slow.duration).value - 0.001) < 1e-9)
    let undamped = try MorphTests.dive(
      cancel: .spring(try Spring(validatingDuration: 0.5, bounce: 1), delay: 0))
    #expect(try undamped.release(.present, progress: 0, velocity: 1).duration == .infinity)
  }

  @Test("after the duration it is settled, just before it is not, for random releases")
  func settled() throws {
    var random = SeededMotions(state: 101)
    for _ in 0..<300 {
      let spring = Animation.spring(try random.spring(damped: true), delay: 0)
      let morph = try MorphTests.dive(cap: 1, threshold: 0.4, finish: spring, cancel: spring)
      let release = try morph.release(
        .present, progress: random.chance(0.2) ? 1 : random.number(0...1), velocity: random.number(-9...9))
      func gap(_ time: Double) -> Double { abs(release.progress(time: time).value - release.endProgress) }
      let duration = release.duration
      // 0 for a push that hardly moves it.
      #expect(duration == 0 ? gap(0) < 0.001 : abs(gap(duration) - 0.001) < 1e-11, "\(release)")
      for step in 1...200 { #expect(gap(duration + Double(step) * 0.01 + 1e-9) < 0.001) }
      let difference =
        (release.progress(time: 0.1 + 1e-5).value - release.progress(time: 0.1 - 1e-5).value) / 2e-5
      #expect(abs(difference - release.progress(time: 0.1).velocity) < 1e-3)
    }
  }
}
