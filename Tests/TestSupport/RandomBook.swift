import MotionPhysics
import Presets

/// Books that hold every kind of preset and every way to say it, right in themselves.
package struct RandomBook {
  var random: Seeded
  private var presets: [PresetName: Preset] = [:]
  private var names: [Kind: [PresetName]] = [:]

  /// A book of about so many presets.
  package static func make(seed: UInt64, count: Int = 40) throws -> RegistrySnapshot {
    var maker = RandomBook(random: Seeded(seed: seed))
    for index in 0..<count { try maker.add(index) }
    return RegistrySnapshot(maker.finished(), settings: maker.settings())
  }

  private init(random: Seeded) { self.random = random }

  private mutating func add(_ index: Int) throws {
    // The number comes last, so that the order of the names is not that in which they were made.
    let group = ["card", "a", "a-b", "sheet", "x9"].randomElement(using: &random) ?? "card"
    let name = try PresetName("g-\(group).\(Int.random(in: 0..<1000, using: &random)).n\(index)")
    let preset = Preset(name: name, content: try content())
    let overlay = OverlaidSource([preset], over: RegistrySnapshot(Array(presets.values)))
    guard let motion = try? Resolver(overlay).motion(of: preset) else { return }
    // A tween cannot last as long as a duration of 0 s, so none is offered one.
    if case .duration(0) = motion {} else { names[motion.kind, default: []].append(name) }
    presets[name] = preset
  }

  mutating func name(_ kind: Kind) -> PresetName? { names[kind]?.randomElement(using: &random) }

  private mutating func content() throws -> Content {
    // Most presets of a registry are springs.
    let kinds = Kind.allCases + [.spring, .spring]
    switch kinds.randomElement(using: &random) ?? .spring {
    case .spring: return .spring(try spring())
    case .curve: return .curve(try shape())
    case .duration: return .duration(random.chance(20) ? 0 : random.number(0.01...3))
    case .tween: return .tween(try tween())
    case .clip: return .clip(try clip())
    case .sequence: return .sequence(try sequence())
    case .morph: return .morph(try morph())
    case .alias:
      let kind = Kind.allCases.randomElement(using: &random) ?? .spring
      if let target = name(kind) { return .alias(of: target) }
      return .spring(try spring())
    }
  }

  mutating func spring() throws -> TypedSpring {
    let delay = random.chance(30) ? random.number(0...1) : nil
    if random.chance(45), let base = name(.spring) {
      var adjustment = Adjustment(base: base)
      if random.chance(40) { adjustment.duration = random.number(0.01...2) }
      if adjustment.duration == nil, random.chance(50) { adjustment.durationScale = random.number(0.5...2) }
      if random.chance(60) { adjustment.extraBounce = random.number(-0.1...0.1) }
      return TypedSpring(.adjusted(adjustment), delay: delay)
    }
    let spring = try Spring(validatingDuration: random.number(0.1...2), bounce: random.number(0...0.6))
    let form = SpringForms.all.randomElement(using: &random) ?? SpringForms.all[0]
    var numbers: [SpringKey: Double] = [:]
    if let expressed = form.express(spring) {
      for (index, key) in form.keys.enumerated() { numbers[key.key] = expressed[index] }
    }
    let expressed = try? SpringAssembly.parameters(numbers, dialect: form.dialect)
    let heavy: [SpringKey: Double] = [.stiffness: 170, .damping: 26, .mass: 2]
    return TypedSpring(.standalone(try expressed ?? SpringAssembly.parameters(heavy)), delay: delay)
  }

  private mutating func shape() throws -> CurveShape {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return .bezier(
        x1: random.number(0...1), y1: random.number(-2...2), x2: random.number(0...1),
        y2: random.number(-2...2))
    case 1:
      let xs = (0..<Int.random(in: 2...6, using: &random)).map { _ in random.number(0...1) }.sorted()
      return .points(xs.map { CurvePoint(x: $0, y: random.number(-1...2)) })
    case 2:
      return .steps(
        Int.random(in: 2...9, using: &random),
        jump: random.chance(50) ? StepsCurve.Jump.allCases.randomElement(using: &random) : nil)
    default: return .path("M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1")
    }
  }

  private mutating func curve() throws -> CurveReference {
    if random.chance(35), let name = name(.curve) { return .preset(name) }
    if random.chance(50) { return .inline(try shape()) }
    return .named(UnitCurve.named.randomElement(using: &random) ?? .linear)
  }

  mutating func tween() throws -> TypedTween {
    let duration = random.chance(50) ? name(.duration) : nil
    return TypedTween(
      curve: try curve(), duration: duration.map { .preset($0) } ?? .seconds(random.number(0.01...3)),
      delay: random.chance(30) ? random.number(0...1) : nil)
  }

  private mutating func clip() throws -> Clip {
    var initial: [TypedValue] = []
    var tracks: [ClipTrack] = []
    for property in ["scale", "offset", "col.or", "é \"\n"].shuffled(using: &random).prefix(3) {
      let count = Int.random(in: 1...4, using: &random)
      initial.append(TypedValue(property: property, value: try value(count)))
      if random.chance(25) { continue }
      let keyframes = try (0..<Int.random(in: 1...4, using: &random)).map { _ in try keyframe(count) }
      tracks.append(ClipTrack(property: property, keyframes: keyframes))
    }
    return Clip(
      driver: random.chance(50) ? ClipDriver.allCases.randomElement(using: &random) : nil,
      loops: random.chance(50) ? random.chance(50) : nil, initial: initial,
      tracks: tracks.shuffled(using: &random))
  }

  mutating func value(_ count: Int) throws -> Components {
    try Components((0..<count).map { _ in random.number(-100...100) })
  }

  private mutating func keyframe(_ count: Int) throws -> ClipKeyframe {
    let duration = random.number(0.01...2)
    let velocity = random.chance(50) ? try value(count) : nil
    let motion: ClipKeyframe.Movement =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .linear(duration: duration, curve: random.chance(60) ? try curve() : nil)
      case 1:
        .spring(
          duration: random.chance(50) ? duration : nil, spring: try springReference(), startVelocity: velocity
        )
      case 2:
        .cubic(duration: duration, startVelocity: velocity, endVelocity: random.chance(50) ? velocity : nil)
      default: .move
      }
    return ClipKeyframe(to: try value(count), motion: motion)
  }

  private mutating func springReference() throws -> SpringReference? {
    if random.chance(30) { return nil }
    if random.chance(50), let name = name(.spring) { return .preset(name) }
    return .inline(try spring())
  }

  /// The presets with all that can be said about them; reduced partners may come later, and in circles.
  private mutating func finished() -> [Preset] {
    let all = presets.keys.sorted()
    return presets.keys.sorted().compactMap { name in
      guard var preset = presets[name] else { return nil }
      if random.chance(40) { preset.summary = Self.hostile.randomElement(using: &random) }
      if random.chance(30) { preset.reduced = all.randomElement(using: &random).map { .preset($0) } }
      if random.chance(10) { preset.reduced = Reduced.none }
      if random.chance(30) { preset.role = Role.allCases.randomElement(using: &random) }
      if random.chance(10) { preset.deprecated = .plain }
      if random.chance(10) { preset.deprecated = .instead("use \"that\"\n") }
      if random.chance(20) { preset.allow = ["near-duplicate": "on purpose", "bounce": Self.hostile[1]] }
      if random.chance(20) { preset.origin = "pack" }
      if random.chance(20) { preset.extensions = Self.extensions }
      return preset
    }
  }

  private mutating func settings() -> Settings {
    Settings(rules: [
      "near-duplicate": RuleSetting(severity: .note, threshold: random.number(0...1)),
      "empty": RuleSetting(), "off": RuleSetting(severity: .off),
    ])
  }

  static let hostile = [
    "", "Robert'); DROP TABLE preset;--", "a \"quoted\" back\\slash", "line\nbreak\ttab", "nul \u{0} inside",
    "\u{202E}reversed\u{2028}", "e\u{301} and é", "👩‍👩‍👧‍👦 \u{FEFF}", "'", "%s %n ${HOME}", "</script>&amp;",
  ]

  /// Canonical text: the order, big numbers and nesting stay.
  static let extensions = """
    {
      "z": 123456789012345678901234567890,
      "a": {
        "nested": [1.0, 2e400, -0],
        "list": [
          null,
          {},
          []
        ]
      }
    }
    """
}
