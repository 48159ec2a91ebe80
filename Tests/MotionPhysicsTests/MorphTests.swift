import Testing

@testable import MotionPhysics

@Suite("Morph: elements between two screens")
struct MorphTests {
  static let fade = Animation.tween(.easeOut, duration: 0.3, delay: 0.05)

  /// A cell grows into a detail screen; the backdrop fades by an animation of its own.
  static func dive(
    dismiss: Morph.Transition? = nil, initialVelocity: Double = 0.5, cap: Double = 0.9,
    threshold: Double = 0.1, projection: Double = 0, finish: Animation = .spring(.smooth, delay: 0),
    cancel: Animation = .spring(.snappy, delay: 0)
  ) throws -> Morph {
    try Morph(
      present: Morph.Transition(animation: .spring(.smooth, delay: 0), initialVelocity: initialVelocity),
      dismiss: dismiss,
      elements: [
        Morph.Element(
          name: "cell", delay: 0.1,
          properties: [
            Morph.Property(
              name: "frame", from: try Components([16, 200, 80, 80]), to: try Components([0, 0, 390, 844])),
            Morph.Property(name: "corner-radius", from: Components(12), to: Components(0)),
          ]),
        Morph.Element(
          name: "title", properties: [Morph.Property(name: "opacity", from: Components(1), to: Components(1))]
        ),
        Morph.Element(
          name: "backdrop", animation: fade,
          properties: [Morph.Property(name: "opacity", from: Components(0), to: Components(0.6))]),
      ],
      interaction: Morph.Interaction(
        axis: .up, distance: 320, cap: cap, threshold: threshold, projection: projection, finish: finish,
        cancel: cancel))
  }

  @Test("properties are named element.property and go from their start by the transition's spring")
  func present() throws {
    let morph = try Self.dive()
    // Computed with 40 digits: a critical spring of 0.5 s, from 0 to 1, with 0.5 travels per second.
    for (time, progress, speed) in [
      (0.1, 0.37197003363636599, 4.4578530839729029), (0.25, 0.82642729336890259, 1.6597438065945074),
    ] {
      let values = morph.values(.present, time: time + 0.1)
      #expect(
        values.map(\.property) == ["cell.frame", "cell.corner-radius", "title.opacity", "backdrop.opacity"])
      #expect(abs(values[0].value[3] - (80 + 764 * progress)) < 1e-12)
      #expect(abs(values[0].velocity[3] - 764 * speed) < 2e-11)
      #expect(abs(values[1].value[0] - 12 * (1 - progress)) < 1e-14)
      #expect(values[2].value[0] == 1 && values[2].velocity[0] == 0)
    }
  }

  @Test("before its time a morph is at rest at the start, during a delay too")
  func before() throws {
    let morph = try Self.dive()
    for time in [-Double.infinity, -1, -1e-9, .nan] {
      for (index, start) in [[16.0, 200, 80, 80], [12], [1], [0]].enumerated() {
        let state = morph.values(.present, time: time)[index]
        #expect(state.value.array == start && state.velocity.norm == 0)
      }
    }
    let waiting = morph.values(.present, time: 0.09)
    #expect(waiting[0].value.array == [16, 200, 80, 80] && waiting[0].velocity.norm == 0)
    #expect(waiting[3].value[0] > 0)
    // The spring starts with its velocity when the delay is over.
    #expect(morph.values(.present, time: 0.1)[1].velocity[0] == -6)
  }

  @Test("an element's own animation starts at rest, and an own delay replaces the animation's")
  func own() throws {
    let morph = try Self.dive()
    let curve = UnitCurve.easeOut
    #expect(morph.values(.present, time: 0.05)[3].value[0] == 0)
    let backdrop = morph.values(.present, time: 0.2)[3]
    #expect(abs(backdrop.value[0] - 0.6 * curve.value(at: 0.5)) < 1e-15)
    #expect(abs(backdrop.velocity[0] - 0.6 * curve.velocity(at: 0.5) / 0.3) < 1e-12)
    let property = [Morph.Property(name: "x", from: Components(0), to: Components(1))]
    let late = Animation.spring(.bouncy, delay: 0.4)
    let elements = [
      Morph.Element(name: "a", properties: property),
      Morph.Element(name: "b", delay: 0, properties: property),
      Morph.Element(name: "c", animation: late, properties: property),
      Morph.Element(name: "d", delay: 0.1, animation: late, properties: property),
    ]
    let mixed = try Morph(
      present: Morph.Transition(animation: .spring(.smooth, delay: 0.2), initialVelocity: 3), dismiss: nil,
      elements: elements, interaction: nil)
    let values = mixed.values(.present, time: 0.5)
    let expected = [
      Spring.smooth.value(initialVelocity: 3, time: 0.5 - 0.2),
      Spring.smooth.value(initialVelocity: 3, time: 0.5),
      Spring.bouncy.value(time: 0.5 - 0.4), Spring.bouncy.value(time: 0.5 - 0.1),
    ]
    for (state, value) in zip(values, expected) { #expect(abs(state.value[0] - value) < 1e-15) }
  }

  @Test("dismissing mirrors presenting: from `to` to `from`, by present's transition where it has none")
  func dismiss() throws {
    let morph = try Self.dive()
    for time in [-1, 0, 0.12, 0.3, 0.7, 40] {
      for (forward, back) in zip(morph.values(.present, time: time), morph.values(.dismiss, time: time)) {
        let channel = try #require(morph.channels.first { $0.name == forward.property })
        #expect((forward.value + back.value - (channel.from + channel.to)).norm < 1e-12)
        #expect((forward.velocity + back.velocity).norm == 0)
      }
    }
    let own = try Self.dive(dismiss: Morph.Transition(animation: Self.fade))
    #expect(own.duration(.dismiss) == 0.4 && own.values(.dismiss, time: 0.4)[1].value[0] == 12)
    #expect(own.values(.dismiss, time: 0.1)[1].velocity[0].isFinite)
  }

  @Test("both ends are exact")
  func ends() throws {
    let morph = try Morph(
      present: Morph.Transition(animation: .spring(.bouncy, delay: 0)), dismiss: nil,
      elements: [
        Morph.Element(
          name: "a", properties: [Morph.Property(name: "x", from: Components(0.1), to: Components(0.7))])
      ], interaction: nil)
    #expect(morph.values(.present, time: 0)[0].value[0] == 0.1)
    #expect(morph.values(.present, time: .infinity)[0].value[0] == 0.7)
    #expect(morph.values(.present, progress: 1)[0].value[0] == 0.7)
    #expect(morph.values(.dismiss, progress: 1)[0].value[0] == 0.1)
    #expect(morph.values(.dismiss, progress: 0.5)[0].velocity[0].sign == .plus)
  }

  @Test("it lasts until the last element has settled or ended, delays included")
  func duration() throws {
    // (1 + (w - 1/2) t) e^(-wt) = 0.001, with 40 digits.
    let morph = try Self.dive()
    #expect(abs(morph.duration(.present) - (0.1 + 0.73154789810930941)) < 1e-13)
    #expect(morph.duration(.dismiss) == morph.duration(.present))
    let undamped = Morph.Transition(
      animation: .spring(try Spring(validatingDuration: 1, bounce: 1), delay: 0))
    #expect(try Self.dive(dismiss: undamped).duration(.dismiss) == .infinity)
    #expect(abs(try Self.dive(dismiss: undamped).values(.dismiss, time: 1.1)[1].value[0]) < 1e-14)
  }

  @Test("velocity is the derivative of value, for random morphs in both directions")
  func derivative() throws {
    var random = SeededMotions(state: 91)
    for _ in 0..<200 {
      let animation = try random.animation()
      let velocity: Double = if case .spring = animation { random.number(-5...5) } else { 0 }
      let element = Morph.Element(
        name: "a", delay: random.chance(0.5) ? random.delay() : nil,
        animation: random.chance(0.3) ? try random.animation() : nil,
        properties: [
          Morph.Property(
            name: "x", from: Components(random.number(-1...1)), to: Components(random.number(-1...1)))
        ])
      let morph = try Morph(
        present: Morph.Transition(animation: animation, initialVelocity: velocity), dismiss: nil,
        elements: [element], interaction: nil)
      let motion = morph.motion(of: element, .present)
      for direction in Morph.Direction.allCases {
        let time = random.number(0.001...1.5)
        let end: Double = if case .tween(_, let duration, _) = motion.animation { duration } else { 0 }
        let delay = motion.animation.delay
        if [delay, delay + end].contains(where: { abs($0 - time) < 1e-4 }) { continue }
        func value(_ time: Double) -> Double { morph.values(direction, time: time)[0].value[0] }
        let step = 1e-5
        let difference =
          (8 * (value(time + step) - value(time - step)) - (value(time + 2 * step) - value(time - 2 * step)))
          / (12 * step)
        #expect(abs(difference - morph.values(direction, time: time)[0].velocity[0]) < 2e-7)
      }
    }
  }
}
