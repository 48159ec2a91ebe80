import MotionPhysics

/// Presets as JSON whose numbers lie anywhere in their ranges, most of them at the ends.
package struct RangeEnds {
  private var random: Seeded

  /// Presets that are the same for the same seed.
  package static func presets(seed: UInt64, count: Int) -> [String] {
    var maker = RangeEnds(random: Seeded(seed: seed))
    return (0..<count).map { maker.preset(named: "p\($0)") }
  }

  private mutating func preset(named name: String) -> String {
    let (kind, members) = content()
    return #"{"name": "\#(name)", "kind": "\#(kind)", \#(members)}"#
  }

  private mutating func content() -> (kind: String, members: String) {
    switch random.index(8) {
    case 0: ("curve", curve())
    case 1: ("duration", #""duration": \#(pick(Ranges.delay))"#)
    case 2: ("tween", tween())
    case 3: ("clip", clip())
    case 4: ("sequence", sequence())
    case 5: ("morph", morph())
    default: ("spring", spring())
    }
  }

  /// A number of a range: an end, the number beside, or anything of any size between.
  private mutating func pick(_ bounds: Bounds) -> Double {
    switch random.index(6) {
    case 0: return bounds.lowest
    case 1: return bounds.highest
    case 2: return bounds.beside.isNaN ? bounds.lowest.nextUp : bounds.beside
    case 3: return bounds.highest.nextDown
    case 4 where bounds.lowest > 0:
      // As likely of each size.
      var number = bounds.lowest
      let doublings = Double(bounds.highest.exponent - bounds.lowest.exponent)
      for _ in 0..<random.index(max(1, Int(doublings))) { number *= 2 }
      return number
    default: return random.number(in: bounds.lowest...min(bounds.highest, max(2, 2 * abs(bounds.lowest))))
    }
  }

  private mutating func spring() -> String {
    let delay = random.chance(30) ? #", "delay": \#(pick(Ranges.delay))"# : ""
    let ratio = pick(Ranges.dampingRatio)
    switch random.index(7) {
    case 0, 1: return #""duration": \#(pick(Ranges.duration)), "bounce": \#(pick(Ranges.bounce))\#(delay)"#
    case 2: return #""response": \#(pick(Ranges.duration)), "dampingRatio": \#(ratio)\#(delay)"#
    case 3:
      let (mass, stiffness) = (pick(Ranges.mass), pick(Ranges.stiffness))
      let damping = 2 * ratio * (mass * stiffness).squareRoot()
      return #""mass": \#(mass), "stiffness": \#(stiffness), "damping": \#(damping)\#(delay)"#
    case 4: return #""stiffness": \#(pick(Ranges.stiffness)), "dampingRatio": \#(ratio)\#(delay)"#
    case 5: return #""bounciness": \#(random.number(0...42.5)), "speed": \#(pick(Ranges.speed))\#(delay)"#
    default:
      return
        #""settlingDuration": \#(pick(.range(0.01, 10))), "dampingRatio": \#(pick(.range(0.01, 1)))\#(delay)"#
    }
  }

  private mutating func curve() -> String {
    switch random.index(4) {
    case 0:
      let (x1, x2) = (pick(.unit), pick(.unit))
      return #""bezier": [\#(x1), \#(pick(Ranges.coordinate)), \#(x2), \#(pick(Ranges.coordinate))]"#
    case 1:
      let xs = (0..<(2 + random.index(20))).map { _ in random.number(in: 0...1) }.sorted()
      let points = xs.map { "[\($0), \(pick(Ranges.coordinate))]" }
      return #""points": [\#(points.joined(separator: ", "))]"#
    case 2:
      let steps = random.chance(50) ? 1000 : 2 + random.index(20)
      return #""steps": \#(steps), "jump": "\#(["start", "end", "none", "both"][random.index(4)])""#
    default: return #""path": "M0,0 C0,\#(Ranges.coordinate.highest) 1,\#(Ranges.coordinate.lowest) 1,1""#
    }
  }

  private mutating func tween() -> String {
    let delay = random.chance(30) ? #", "delay": \#(pick(Ranges.delay))"# : ""
    return #""curve": {\#(curve())}, "duration": \#(pick(Ranges.duration))\#(delay)"#
  }

  private mutating func animation() -> String { "{\(random.chance(70) ? spring() : tween())}" }

  private mutating func clip() -> String {
    let keyframes = (0..<(1 + random.index(4))).map { _ in keyframe() }.joined(separator: ", ")
    return
      #""initial": {"x": \#(pick(Ranges.value))}, "tracks": [{"property": "x", "keyframes": [\#(keyframes)]}]"#
  }

  private mutating func keyframe() -> String {
    let (to, duration) = (pick(Ranges.value), pick(Ranges.duration))
    let velocity = pick(Ranges.valueVelocity)
    switch random.index(4) {
    case 0: return #"{"type": "linear", "to": \#(to), "duration": \#(duration), "curve": {\#(curve())}}"#
    case 1: return #"{"type": "move", "to": \#(to)}"#
    case 2:
      return #"{"type": "cubic", "to": \#(to), "duration": \#(duration), "startVelocity": \#(velocity)}"#
    default: return #"{"type": "spring", "to": \#(to), "duration": \#(duration), "spring": {\#(spring())}}"#
    }
  }

  private mutating func sequence() -> String {
    let phases = (0..<(1 + random.index(4))).map { index in
      #"{"name": "\#(index)", "values": {"x": \#(pick(Ranges.value))}, "animation": \#(animation())}"#
    }
    return
      #""mode": "\#(random.chance(50) ? "loop" : "trigger")", "phases": [\#(phases.joined(separator: ", "))]"#
  }

  private mutating func morph() -> String {
    let elements = (0..<(1 + random.index(3))).map { index in
      #"{"name": "\#(index)", "delay": \#(pick(Ranges.delay)), "properties": {"x": {"#
        + #""from": \#(pick(Ranges.value)), "to": \#(pick(Ranges.value))}}}"#
    }
    return #""present": {"animation": {\#(spring())}, "initialVelocity": \#(pick(Ranges.velocity))}, "#
      + #""elements": [\#(elements.joined(separator: ", "))]"#
  }
}
