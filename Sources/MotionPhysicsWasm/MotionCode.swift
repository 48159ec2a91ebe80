// A motion as a flat list of numbers, which is how one comes into the module: docs/wasm.md has the words.
import MotionPhysics

/// Reads the code of a motion from its start to its end. What is missing or out of its range makes no motion.
struct MotionCode {
  private let numbers: UnsafeBufferPointer<Double>
  private var place = 0

  init(_ numbers: UnsafeBufferPointer<Double>) { self.numbers = numbers }

  /// Why a code is none. The page that wrote it shows what the registry said of it.
  struct Refusal: Error {}

  /// The whole code as a motion; nil when it is none, or goes on after one.
  static func motion(_ numbers: UnsafeBufferPointer<Double>) -> MovingNumbers? {
    complete(numbers) { (code) throws(Refusal) in try code.motion() }
  }

  /// The whole code as a spring or tween; nil when it is neither.
  static func animation(_ numbers: UnsafeBufferPointer<Double>) -> Animation? {
    complete(numbers) { (code) throws(Refusal) in try code.neededAnimation() }
  }

  private static func complete<Value>(
    _ numbers: UnsafeBufferPointer<Double>, _ read: (inout MotionCode) throws(Refusal) -> Value
  ) -> Value? {
    var code = MotionCode(numbers)
    do throws(Refusal) {
      let value = try read(&code)
      return code.place == numbers.count ? value : nil
    } catch {
      return nil
    }
  }

  private mutating func number() throws(Refusal) -> Double {
    guard place < numbers.count else { throw Refusal() }
    place += 1
    return numbers[place - 1]
  }

  /// A number that may be left out, as not-a-number.
  private mutating func optional() throws(Refusal) -> Double? {
    let number = try number()
    return number.isNaN ? nil : number
  }

  /// A count, a kind, a place in a list: 0 to a million.
  private mutating func whole() throws(Refusal) -> Int {
    let number = try number()
    guard number >= 0, number <= 1e6 else { throw Refusal() }
    return Int(number)
  }

  /// So many numbers, one behind the other.
  private mutating func numbers(_ count: Int) throws(Refusal) -> [Double] {
    guard count <= numbers.count - place else { throw Refusal() }
    place += count
    return Array(numbers[place - count..<place])
  }

  private func made<Value, Reason: Error>(_ make: () throws(Reason) -> Value) throws(Refusal) -> Value {
    do throws(Reason) { return try make() } catch { throw Refusal() }
  }
}

extension MotionCode {
  private mutating func motion() throws(Refusal) -> MovingNumbers {
    let kind = try whole()
    switch kind {
    case 1:
      let (spring, delay) = try springAndDelay()
      return MovingSpring(spring, delay: delay)
    case 2: return MovingTween(try tween())
    case 3: return MovingCurve(try curve())
    case 4: return MovingClip(try clip())
    case 5: return MovingSequence(try sequence())
    case 6: return MovingMorph(try morph())
    default: throw Refusal()
    }
  }

  private mutating func springAndDelay() throws(Refusal) -> (Spring, Double) {
    let spring = try spring()
    return (spring, try delay())
  }

  /// A spring by the numbers of its words, or -1 and what is changed of another.
  private mutating func spring() throws(Refusal) -> Spring {
    let form = try number()
    if form == -1 {
      let (duration, scale, extraBounce) = (try optional(), try optional(), try optional())
      let base = try spring()
      return try made { () throws(MotionError) in
        try Spring(
          validatingDuration: duration ?? base.duration * (scale ?? 1),
          bounce: base.bounce + (extraBounce ?? 0),
          mass: base.mass)
      }
    }
    let (first, second, third) = (try number(), try number(), try number())
    return try made { () throws(MotionError) in
      switch form {
      case 0: try Spring(validatingDuration: first, bounce: second, mass: third)
      case 1: try Spring(validatingResponse: first, dampingRatio: second, mass: third)
      case 2: try Spring(validatingMass: third, stiffness: first, damping: second, allowOverDamping: true)
      case 3: try Spring(stiffness: first, dampingRatio: second, mass: third)
      default: throw .notFinite(parameter: "form")
      }
    }
  }

  private mutating func tween() throws(Refusal) -> Animation {
    let curve = try curve()
    return .tween(curve, duration: try delay(), delay: try delay())
  }

  /// Seconds that may be 0, in the registry's range: of a delay, and of a tween.
  private mutating func delay() throws(Refusal) -> Double {
    let delay = try number()
    try made { () throws(MotionError) in try Ranges.delay.check(delay, "delay") }
    return delay
  }

  /// 0 for none, 1 for a spring, 2 for a tween.
  private mutating func animation() throws(Refusal) -> Animation? {
    switch try whole() {
    case 0: return nil
    case 1:
      let (spring, delay) = try springAndDelay()
      return .spring(spring, delay: delay)
    case 2: return try tween()
    default: throw Refusal()
    }
  }

  private mutating func neededAnimation() throws(Refusal) -> Animation {
    guard let animation = try animation() else { throw Refusal() }
    return animation
  }

  private mutating func curve() throws(Refusal) -> UnitCurve {
    let kind = try whole()
    if kind < UnitCurve.named.count { return UnitCurve.named[kind] }
    switch kind {
    case 7:
      let points = try numbers(4)
      return .bezier(
        try made { () throws(MotionError) in
          try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        })
    case 8:
      let count = try whole()
      let numbers = try numbers(2 * count)
      let points = (0..<count).map { CurvePoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      return .points(try made { () throws(MotionError) in try PointsCurve(points: points) })
    case 9:
      let (count, jump) = (try whole(), try whole())
      guard jump < StepsCurve.Jump.allCases.count else { throw Refusal() }
      return .steps(
        try made { () throws(MotionError) in
          try StepsCurve(count: count, jump: StepsCurve.Jump.allCases[jump])
        })
    case 10:
      var pieces: [PathPiece] = []
      for _ in 0..<(try whole()) {
        pieces.append(PathPiece(numbers: try numbers(8)))
      }
      guard let path = PathCurve(piecesOfCurve: pieces) else { throw Refusal() }
      return .path(path)
    default: throw Refusal()
    }
  }

  private mutating func components(_ count: Int) throws(Refusal) -> Components {
    let numbers = try numbers(count)
    return try made { () throws(MotionError) in try Components(numbers) }
  }

  /// 0, or 1 and the numbers.
  private mutating func optionalComponents(_ count: Int) throws(Refusal) -> Components? {
    try whole() == 0 ? nil : try components(count)
  }
}

extension MotionCode {
  private mutating func clip() throws(Refusal) -> [ValueTrack] {
    var tracks: [ValueTrack] = []
    for _ in 0..<(try whole()) {
      let count = try whole()
      let initial = try components(count)
      var keyframes: [ValueKeyframe] = []
      for _ in 0..<(try whole()) { keyframes.append(try keyframe(count)) }
      tracks.append(
        try made { () throws(MotionError) in try ValueTrack(initial: initial, keyframes: keyframes) })
    }
    return tracks
  }

  private mutating func keyframe(_ count: Int) throws(Refusal) -> ValueKeyframe {
    let kind = try whole()
    let to = try components(count)
    switch kind {
    case 0: return .linear(to: to, duration: try number(), curve: try curve())
    case 1:
      let duration = try optional()
      let spring = try spring()
      return .spring(
        to: to, duration: duration, spring: spring, startVelocity: try optionalComponents(count))
    case 2:
      let duration = try number()
      return .cubic(
        to: to, duration: duration, startVelocity: try optionalComponents(count),
        endVelocity: try optionalComponents(count))
    case 3: return .move(to: to)
    default: throw Refusal()
    }
  }

  private mutating func sequence() throws(Refusal) -> PhaseSequence {
    let mode: PhaseSequence.Mode = try whole() == 0 ? .loop : .trigger
    let counts = try counts()
    var phases: [Phase] = []
    for _ in 0..<(try whole()) {
      let animation = try animation()
      phases.append(Phase(name: "\(place)", values: try values(counts), animation: animation))
    }
    let names = counts.indices.map { "\($0)" as String }
    return try made { () throws(PartError) in
      try PhaseSequence(properties: names, phases: phases, mode: mode)
    }
  }

  /// How many numbers each of several properties has.
  private mutating func counts() throws(Refusal) -> [Int] {
    var counts: [Int] = []
    for _ in 0..<(try whole()) { counts.append(try whole()) }
    return counts
  }

  private mutating func values(_ counts: [Int]) throws(Refusal) -> [Components] {
    var values: [Components] = []
    for count in counts { values.append(try components(count)) }
    return values
  }

  private mutating func morph() throws(Refusal) -> Morph {
    let present = Morph.Transition(animation: try neededAnimation(), initialVelocity: try number())
    var dismiss: Morph.Transition?
    if let animation = try animation() {
      dismiss = Morph.Transition(animation: animation, initialVelocity: try number())
    }
    var elements: [Morph.Element] = []
    for _ in 0..<(try whole()) { elements.append(try element()) }
    var interaction: Morph.Interaction?
    if try whole() == 1 {
      interaction = Morph.Interaction(
        axis: .up, distance: try number(), cap: try number(), threshold: try number(),
        projection: try number(), finish: try neededAnimation(), cancel: try neededAnimation())
    }
    return try made { () throws(PartError) in
      try Morph(present: present, dismiss: dismiss, elements: elements, interaction: interaction)
    }
  }

  private mutating func element() throws(Refusal) -> Morph.Element {
    let delay = try optional()
    let animation = try animation()
    var properties: [Morph.Property] = []
    for count in try counts() {
      properties.append(
        Morph.Property(name: "\(place)", from: try components(count), to: try components(count)))
    }
    return Morph.Element(name: "\(place)", delay: delay, animation: animation, properties: properties)
  }
}
