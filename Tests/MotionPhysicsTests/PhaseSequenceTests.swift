import Testing

@testable import MotionPhysics

@Suite("PhaseSequence: phases in time")
struct PhaseSequenceTests {
  static func line(
    _ values: [(Double, Animation?)], mode: PhaseSequence.Mode = .trigger
  ) throws -> PhaseSequence {
    let phases = values.enumerated().map {
      Phase(name: "\($0)", values: [Components($1.0)], animation: $1.1)
    }
    return try PhaseSequence(properties: ["x"], phases: phases, mode: mode)
  }

  /// Move up, scale up, and back: WWDC23 10157's reaction.
  static func reaction(mode: PhaseSequence.Mode = .trigger) throws -> PhaseSequence {
    let up = try Components([0, -64])
    return try PhaseSequence(
      properties: ["scale", "offset"],
      phases: [
        Phase(
          name: "initial", values: [Components(1), try Components([0, 0])],
          animation: .spring(.smooth, delay: 0)),
        Phase(name: "move", values: [Components(1.2), up], animation: .spring(.bouncy, delay: 0)),
        Phase(
          name: "scale", values: [Components(1.5), up],
          animation: .spring(try Spring(validatingDuration: 0.3, bounce: 0.7), delay: 0)),
      ], mode: mode)
  }

  /// Computed with 40 digits by the exponential of the springs' matrices: time, scale, its velocity, offset,
  /// its velocity.
  static let reactionSamples: [[Double]] = [
    [0.1, 1.084660424614914, 1.1415116675291954, -27.091335876772468, -365.28373360934251],
    [0.5, 1.202899684323209, -0.042190163981088915, -64.92789898342687, 13.500852473948453],
    [0.6, 1.5192670191796189, 3.1830206608116249, -63.608509947569122, 4.8465975635306578],
    [0.8, 1.4609056992437466, -0.28936319525208834, -64.151665610833156, 1.2658775775846045],
    [0.9, 1.287785946136099, -2.050347001216596, -41.16604912450232, 288.22910131983769],
    [1.3, 1.0059985622296084, -0.065104461667450444, -0.87134043043467588, 9.4465050425918558],
    [2, 1.000001995455205, -2.352124896233625e-5, -0.00029096306877074029, 0.0034289820369485355],
  ]

  @Test("the reaction's springs hand value and velocity on, each after its perceptual duration")
  func reaction() throws {
    let sequence = try Self.reaction()
    #expect(abs(sequence.duration - 1.3) < 1e-15)
    for sample in Self.reactionSamples {
      let values = sequence.values(time: sample[0])
      #expect(values.map(\.property) == ["scale", "offset"] && values[1].value.count == 2)
      #expect(abs(values[0].value[0] - sample[1]) < 2e-15, "\(sample)")
      #expect(abs(values[0].velocity[0] - sample[2]) < 4e-14, "\(sample)")
      #expect(values[1].value[0] == 0 && values[1].velocity[0] == 0)
      #expect(abs(values[1].value[1] - sample[3]) < 2e-13, "\(sample)")
      #expect(abs(values[1].velocity[1] - sample[4]) < 4e-12, "\(sample)")
    }
  }

  @Test("each phase knows when it is headed for, the first when the way back begins")
  func times() throws {
    let times = try Self.reaction().phaseTimes
    #expect(times.map(\.start) == [0.8, 0, 0.5] && times.map(\.end) == [1.3, 0.5, 0.8])
    let single = try Self.line([(4, .spring(.smooth, delay: 0.2))])
    #expect(single.phaseTimes == [PhaseTime(start: 0, end: 0)])
  }

  @Test("a pulse goes there and back by its curve, for ever")
  func pulse() throws {
    let ease = Animation.tween(.easeInOut, duration: 1, delay: 0)
    let sequence = try Self.line([(1, ease), (0.4, ease)], mode: .loop)
    #expect(sequence.duration == 2)
    let (value, slope) = (0.12916193104731981, 1.0592618411747993)
    for cycle in [0.0, 2, 2000, 2 * 0x1p40] {
      let out = sequence.values(time: cycle + 0.25)[0]
      #expect(abs(out.value[0] - (1 - 0.6 * value)) < 1e-15 && abs(out.velocity[0] + 0.6 * slope) < 1e-14)
      let back = sequence.values(time: cycle + 1.75)[0]
      #expect(abs(back.value[0] - (1 - 0.6 * value)) < 1e-15 && abs(back.velocity[0] - 0.6 * slope) < 1e-14)
      #expect(sequence.values(time: cycle + 1)[0].value[0] == 0.4)
      #expect(sequence.values(time: cycle + 0.5)[0].value[0] == 0.7)
    }
  }

  @Test("it begins at rest on the first phase, and is there before its time, too")
  func before() throws {
    let sequence = try Self.line([(3, nil), (5, nil), (7, .tween(.linear, duration: 1, delay: 0))])
    for time in [-Double.infinity, -1, 0, .nan] {
      let state = sequence.values(time: time)[0]
      #expect(state.value[0] == 3 && state.velocity[0] == 0)
    }
    #expect(sequence.values(time: 0.5)[0].value[0] == 6)
  }

  @Test("a single phase stands still and takes no time")
  func single() throws {
    for mode in PhaseSequence.Mode.allCases {
      let sequence = try Self.line([(4, .spring(.bouncy, delay: 0.2))], mode: mode)
      #expect(sequence.duration == 0)
      for time in [0, 0.1, 5, .infinity] { #expect(sequence.values(time: time)[0].value[0] == 4) }
    }
  }

  @Test("a jump shows the old value at its own time, and takes all motion away")
  func jump() throws {
    let sequence = try Self.line([(0, nil), (1, .spring(.bouncy, delay: 0))])
    #expect(sequence.values(time: 0.5)[0].value[0] == Spring.bouncy.value(time: 0.5))
    let after = sequence.values(time: 0.5.nextUp)[0]
    #expect(after.value[0] == 0 && after.velocity[0] == 0 && after.velocity[0].sign == .plus)
    let between = try Self.line([
      (0, .tween(.linear, duration: 1, delay: 0)), (1, .spring(.bouncy, delay: 0)), (3, nil),
    ])
    #expect(between.values(time: 1)[0].value[0] == 1.5 && between.values(time: 1)[0].velocity[0] == -3)
  }

  @Test("what a spring has left fades out on top of a tween, which waits for its delay")
  func tween() throws {
    let sequence = try Self.line([
      (0, nil), (1, .spring(.bouncy, delay: 0)), (3, .tween(.linear, duration: 0.4, delay: 0.1)),
    ])
    let state = sequence.values(time: 0.8)[0]
    #expect(abs(state.value[0] - 1.9987786580251863) < 2e-15)
    #expect(abs(state.velocity[0] - 5.0120735981952417) < 4e-14)
    let waiting = sequence.values(time: 0.55)[0]
    #expect(abs(waiting.value[0] - Spring.bouncy.value(time: 0.55)) < 2e-15)
    #expect(abs(waiting.velocity[0] - Spring.bouncy.velocity(time: 0.55)) < 4e-14)
  }

  @Test("an undamped spring swings on through the next delay, however long")
  func undamped() throws {
    let undamped = try Spring(validatingDuration: 1, bounce: 1)
    let sequence = try Self.line([(0, .spring(undamped, delay: 3.25)), (2, .spring(undamped, delay: 0))])
    #expect(sequence.duration == 5.25)
    for time in stride(from: 0.05, through: 4.25, by: 0.1) {
      let state = sequence.values(time: time)[0]
      #expect(abs(state.value[0] - (2 - 2 * Turns.cosine(time))) < 1e-13)
      #expect(abs(state.velocity[0] - 4 * .pi * Turns.sine(time)) < 1e-12)
    }
    // Taken over at 2 with the greatest velocity, 4π: about 0 it now swings √(2² + 2²) far.
    let furthest = stride(from: 4.25, to: 9, by: 0.001).map { sequence.values(time: $0)[0].value[0] }.max()
    #expect(abs((try #require(furthest)) - 8.squareRoot()) < 1e-4)
  }

  /// The unit circle by turns.
  private enum Turns {
    static func cosine(_ turns: Double) -> Double { sineAndCosine(2 * .pi * turns).cosine }
    static func sine(_ turns: Double) -> Double { sineAndCosine(2 * .pi * turns).sine }
  }

  @Test("a spring takes a tween's last slope over, unless it waits")
  func slope() throws {
    let linear = Animation.tween(.linear, duration: 0.5, delay: 0)
    for delay in [0, 0.1] {
      let sequence = try Self.line([(0, .spring(.smooth, delay: delay)), (2, linear)])
      let state = sequence.values(time: 0.5 + delay + 1e-9)[0]
      #expect(abs(state.velocity[0] - (delay == 0 ? 4 : 0)) < 1e-6)
    }
    let vertical = Animation.tween(.circularEaseIn, duration: 0.5, delay: 0)
    let sequence = try Self.line([(0, .spring(.smooth, delay: 0)), (2, vertical)])
    #expect(sequence.values(time: 0.5)[0].velocity[0] == 0)
    #expect(abs(sequence.values(time: 0.5 + 1e-9)[0].velocity[0]) < 1e-6)
  }

  @Test("a spring starts where a curve ends that does not end at its target; without one the target holds")
  func shortCurve() throws {
    let points = try PointsCurve(points: [CurvePoint(x: 0, y: 0), CurvePoint(x: 1, y: 0.8)])
    let short = Animation.tween(.points(points), duration: 0.5, delay: 0)
    let sprung = try Self.line([(0, .spring(.smooth, delay: 0)), (10, short)])
    #expect(abs(sprung.values(time: 0.5)[0].value[0] - 8) < 1e-14)
    #expect(abs(sprung.values(time: 0.5 + 1e-9)[0].value[0] - 8) < 1e-6)
    let still = try Self.line([(0, short), (10, short)])
    #expect(still.values(time: 2)[0].value[0] == 0)
  }
}
