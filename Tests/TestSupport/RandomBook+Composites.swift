import MotionPhysics
import Presets

extension RandomBook {
  mutating func sequence() throws -> TypedSequence {
    let first = try Self.properties.shuffled(using: &random).prefix(3).map {
      TypedValue(property: $0, value: try value(Int.random(in: 1...4, using: &random)))
    }
    var phases: [TypedPhase] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      let later = try first.filter { _ in random.chance(70) }.shuffled(using: &random).map {
        TypedValue(property: $0.property, value: try value($0.value.count))
      }
      phases.append(
        TypedPhase(
          name: "\(index) \(Self.hostile.randomElement(using: &random) ?? "")",
          values: index == 0 ? first : later, animation: random.chance(20) ? nil : try animation()))
    }
    return TypedSequence(
      mode: PhaseSequence.Mode.allCases.randomElement(using: &random) ?? .loop, phases: phases)
  }

  mutating func morph() throws -> TypedMorph {
    let elements = try (0..<Int.random(in: 1...3, using: &random)).map { index in
      let properties = try Self.properties.shuffled(using: &random).prefix(2).map { name in
        let count = Int.random(in: 1...4, using: &random)
        return Morph.Property(name: name, from: try value(count), to: try value(count))
      }
      return TypedElement(
        name: "\(index) \(Self.hostile.randomElement(using: &random) ?? "")",
        delay: random.chance(30) ? random.number(0...1) : nil,
        animation: random.chance(40) ? try animation() : nil, properties: properties)
    }
    return TypedMorph(
      present: try transition(), dismiss: random.chance(50) ? try transition() : nil, elements: elements,
      interactive: random.chance(60) ? try interaction() : nil)
  }

  private mutating func transition() throws -> TypedTransition {
    let animation = try animation()
    // Only a spring starts with a velocity; what a name stands for is not known here.
    let velocity: Double? =
      if case .spring = animation { random.chance(50) ? random.number(-2...2) : nil } else {
        random.chance(20) ? 0 : nil
      }
    return TypedTransition(animation: animation, initialVelocity: velocity)
  }

  private mutating func interaction() throws -> TypedInteraction {
    TypedInteraction(
      axis: Morph.Axis.allCases.randomElement(using: &random) ?? .up, distance: random.number(10...900),
      cap: random.chance(50) ? random.number(0.1...1) : nil,
      threshold: random.chance(50) ? random.number(0...1) : nil,
      projection: random.chance(30) ? [0, 0.99, 0.998].randomElement(using: &random) : nil,
      finish: try animation(),
      cancel: try animation())
  }

  private mutating func animation() throws -> AnimationReference {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try name(.spring).map { .preset($0) } ?? .spring(spring())
    case 1: try name(.tween).map { .preset($0) } ?? .tween(tween())
    case 2: .spring(try spring())
    default: .tween(try tween())
    }
  }

  private static let properties = ["frame", "opacity", "é \"\n", "corner.radius"]
}
