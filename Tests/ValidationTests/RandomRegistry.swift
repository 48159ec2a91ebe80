import MotionPhysics
import Presets
import TestSupport

/// Registries of all kinds of presets, right and wrong ones.
enum RandomRegistry {
  static func presets(_ count: Int, seed: UInt64) -> [Preset] {
    var generator = Seeded(seed: seed)
    return (0..<count).map { index in
      var preset = Preset(name: name(index), content: content(count, &generator))
      preset.role = [nil, .spatial, .effects, .ambient].randomElement(using: &generator) ?? nil
      if Bool.random(using: &generator) { preset.reduced = .preset(anyName(count, &generator)) }
      if Bool.random(using: &generator) { preset.summary = "A summary." }
      if Int.random(in: 0..<8, using: &generator) == 0 { preset.origin = "pack" }
      if Int.random(in: 0..<8, using: &generator) == 0 { preset.deprecated = .plain }
      if Int.random(in: 0..<8, using: &generator) == 0 { preset.allow = ["near-duplicate": "a reason"] }
      return preset
    }
  }

  private static func name(_ index: Int) -> PresetName {
    PresetName(stored: "group-\(index % 7).preset-\(index)")
  }

  private static func anyName(_ count: Int, _ generator: inout Seeded) -> PresetName {
    name(Int.random(in: 0..<(count + 2), using: &generator))
  }

  private static func number(_ range: ClosedRange<Double>, _ generator: inout Seeded) -> Double {
    (Double.random(in: range, using: &generator) * 100).rounded() / 100
  }

  private static func content(_ count: Int, _ generator: inout Seeded) -> Content {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .alias(of: anyName(count, &generator))
    case 1: return .duration(number(-0.1...2, &generator))
    case 2: return .curve(curve(&generator))
    case 3:
      return .tween(
        TypedTween(
          curve: [.named(.linear), .preset(anyName(count, &generator)), .inline(curve(&generator))]
            .randomElement(using: &generator) ?? .named(.linear),
          duration: Bool.random(using: &generator)
            ? .seconds(number(0...3, &generator)) : .preset(anyName(count, &generator))))
    case 4: return .clip(clip(count, &generator))
    case 8: return .sequence(sequence(count, &generator))
    case 9: return .morph(morph(count, &generator))
    case 5, 6:
      return .spring(
        TypedSpring(
          .adjusted(
            Adjustment(
              base: anyName(count, &generator), durationScale: number(0.5...2, &generator),
              extraBounce: number(-0.5...0.5, &generator))),
          delay: Bool.random(using: &generator) ? nil : number(-0.02...0.2, &generator)))
    default:
      let numbers = SpringNumbers(number(0...1, &generator), number(-1...1, &generator))
      let index = Int.random(in: 0..<SpringForms.all.count, using: &generator)
      return .spring(TypedSpring(.standalone(SpringParameters(formIndex: index, numbers: numbers))))
    }
  }

  private static func curve(_ generator: inout Seeded) -> CurveShape {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .steps(Int.random(in: 0...4, using: &generator), jump: nil)
    case 1:
      .points([
        CurvePoint(x: 0, y: 0), CurvePoint(x: number(0...1, &generator), y: 0.9), CurvePoint(x: 1, y: 1),
      ])
    default:
      .bezier(
        x1: number(-0.1...1, &generator), y1: 0, x2: number(0...1, &generator),
        y2: number(0.5...1.5, &generator))
    }
  }

  private static func clip(_ count: Int, _ generator: inout Seeded) -> Clip {
    let keyframes = (0..<4).map { _ in
      let motions: [ClipKeyframe.Movement] = [
        .linear(duration: number(0...1, &generator), curve: .inline(curve(&generator))),
        .spring(duration: nil, spring: .preset(anyName(count, &generator)), startVelocity: nil),
        .spring(duration: number(0...1, &generator), spring: nil, startVelocity: nil),
        .cubic(duration: number(0...1, &generator), startVelocity: nil, endVelocity: nil), .move,
      ]
      return ClipKeyframe(
        to: Components(number(0...2, &generator)), motion: motions.randomElement(using: &generator) ?? .move)
    }
    return Clip(
      driver: nil, loops: Bool.random(using: &generator),
      initial: [TypedValue(property: "scale", value: Components(1.0))],
      tracks: [ClipTrack(property: "scale", keyframes: keyframes)])
  }

  private static func animation(_ count: Int, _ generator: inout Seeded) -> AnimationReference {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      .tween(
        TypedTween(curve: .preset(anyName(count, &generator)), duration: .seconds(number(0...1, &generator))))
    case 1:
      .spring(TypedSpring(.adjusted(Adjustment(base: anyName(count, &generator), extraBounce: 0.1))))
    default: .preset(anyName(count, &generator))
    }
  }

  private static func sequence(_ count: Int, _ generator: inout Seeded) -> TypedSequence {
    let phases = (0..<Int.random(in: 1...3, using: &generator)).map { index in
      TypedPhase(
        name: "phase \(index)",
        values: [TypedValue(property: "scale", value: Components(number(0...2, &generator)))],
        animation: Bool.random(using: &generator) ? nil : animation(count, &generator))
    }
    return TypedSequence(mode: Bool.random(using: &generator) ? .loop : .trigger, phases: phases)
  }

  private static func morph(_ count: Int, _ generator: inout Seeded) -> TypedMorph {
    let property = Morph.Property(name: "x", from: Components(0.0), to: Components(100.0))
    let element = TypedElement(
      name: "cell", delay: number(-0.1...1, &generator),
      animation: Bool.random(using: &generator) ? nil : animation(count, &generator), properties: [property])
    return TypedMorph(
      present: TypedTransition(
        animation: animation(count, &generator), initialVelocity: Bool.random(using: &generator) ? nil : 0.5),
      dismiss: nil, elements: [element], interactive: nil)
  }
}
