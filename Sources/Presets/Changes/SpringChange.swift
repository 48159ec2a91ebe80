import MotionPhysics
import PlainText

package struct SpringChange: Sendable {
  /// Parameters that get these values.
  package var parameters: [SpringKey: Double] = [:]
  /// The extra bounce of an adjusted spring.
  package var extraBounce: Double?
  /// Added to the perceptual duration, seconds.
  package var durationBy: Double?
  /// Added to the bounce.
  package var bounceBy: Double?
  /// A factor of the perceptual duration.
  package var durationScale: Double?
  /// The delay in seconds.
  package var delay: Double?
  /// Another base of an adjusted spring, or the first one of a spring that stands alone, which moves as before then.
  package var base: PresetName?
  /// Whether a spring that gets a base moves as that does, and not as before.
  package var follows = false
  /// Whether an adjusted spring first becomes one that stands alone, with its resolved values.
  package var detaches = false

  package init() {}

  package var isEmpty: Bool {
    parameters.isEmpty && extraBounce == nil && durationBy == nil && bounceBy == nil && durationScale == nil
      && delay == nil && base == nil && !detaches
  }

  /// The same change of a spring whose base has been changed already: sums and products of what it was, as numbers,
  /// and none where that is what it is by now.
  package func after(_ old: Spring, isNow now: Spring) -> SpringChange {
    var change = self
    change.parameters = values(over: old)
    (change.durationBy, change.durationScale, change.bounceBy) = (nil, nil, nil)
    func isReached(_ key: SpringKey, _ value: Double) -> Bool {
      parameters[key] == nil && change.parameters[key].map { abs($0 - value) <= 1e-9 } ?? false
    }
    if isReached(.duration, now.duration) { change.parameters[.duration] = nil }
    if isReached(.bounce, now.bounce) { change.parameters[.bounce] = nil }
    return change
  }

  /// The parameters to set of a spring that stands alone, sums and products worked out from its values.
  fileprivate func values(over spring: Spring) -> [SpringKey: Double] {
    var set = parameters
    if durationBy != nil || durationScale != nil {
      let time = TimeChange(seconds: set[.duration], scale: durationScale, by: durationBy)
      set[.duration] = time.applied(to: spring.duration)
    }
    if let bounceBy { set[.bounce] = DecimalArithmetic.sum(set[.bounce] ?? spring.bounce, bounceBy) }
    return set
  }
}

extension TypedSpring {
  func applying(
    _ change: SpringChange, name: PresetName, resolver: Resolver, notes: inout [String]
  ) throws -> TypedSpring {
    if change.isEmpty { return self }
    var spring = self
    if change.detaches, base != nil {
      spring = try detached(resolver: resolver)
      notes.append("\(name) no longer derives from \(base?.text ?? "")")
    }
    spring.delay = try Ranges.delay.checkChange(change.delay, "\(name): delay") ?? spring.delay
    if let base = change.base, case .standalone(let parameters) = spring.parameters {
      return try spring.based(on: base, parameters, change, name: name, resolver: resolver)
    }
    switch spring.parameters {
    case .adjusted(let adjustment):
      spring.parameters = .adjusted(try adjustment.applying(change, name: name, resolver: resolver))
    case .standalone(let parameters):
      spring.parameters = .standalone(try parameters.applying(change, name: name, notes: &notes))
    }
    return spring
  }

  /// The spring that stands alone, as an adjustment of a base: it moves as before, but for what else is changed.
  private func based(
    on base: PresetName, _ parameters: SpringParameters, _ change: SpringChange, name: PresetName,
    resolver: Resolver
  ) throws -> TypedSpring {
    let (baseSpring, baseDelay) = try resolver.spring(named: base)
    let own = try parameters.spring()
    var adjustment = Adjustment(base: base)
    if !change.follows {
      if own.duration != baseSpring.duration { adjustment.duration = own.duration }
      if own.bounce != baseSpring.bounce {
        adjustment.extraBounce = DecimalArithmetic.addend(from: baseSpring.bounce, to: own.bounce)
      }
    }
    var spring = self
    // A base hands its delay on.
    if change.follows {
      spring.delay = change.delay
    } else if spring.delay == nil, baseDelay != 0 {
      spring.delay = 0
    }
    spring.parameters = .adjusted(try adjustment.applying(change, name: name, resolver: resolver))
    return spring
  }

  /// The spring with its resolved values, deriving from nothing.
  func detached(resolver: Resolver) throws -> TypedSpring {
    guard case .spring(let spring, let delay) = try resolver.motion(of: .spring(self)) else { return self }
    var numbers: [SpringKey: Double] = [.duration: spring.duration, .bounce: spring.bounce]
    if spring.mass != 1 {
      numbers = [.mass: spring.mass, .stiffness: spring.stiffness, .damping: spring.damping]
    }
    do throws(SpringAssembly.Problem) {
      return TypedSpring(
        .standalone(try SpringAssembly.parameters(numbers)), delay: delay == 0 ? nil : delay)
    } catch {
      throw ChangeError(error.message)
    }
  }
}

extension Resolver {
  fileprivate func spring(named name: PresetName) throws -> (spring: Spring, delay: Double) {
    if let found = try motion(named: name)?.spring { return found }
    throw ChangeError("there is no spring named \"\(name)\"")
  }
}

extension Adjustment {
  /// The adjustment that makes what was typed into what is resolved; the base stays as it is.
  func applying(_ change: SpringChange, name: PresetName, resolver: Resolver) throws -> Adjustment {
    let physical = SpringKey.allCases.first {
      change.parameters[$0] != nil && $0 != .duration && $0 != .bounce
    }
    if let physical {
      throw ChangeError(
        "\(name) derives from \(base), so its \(physical.rawValue) follows from its duration and bounce; "
          + "add --detach to give it values of its own first")
    }
    var result = self
    if let base = change.base { result.base = base }
    let baseSpring = try resolver.spring(named: result.base).spring
    if change.parameters[.bounce] != nil, change.extraBounce != nil {
      throw ChangeError("\(name): bounce and extraBounce cannot both be given")
    }
    if let duration = change.parameters[.duration] { result.setDuration(duration) }
    if let scale = change.durationScale { result.scaleDuration(by: scale) }
    if let seconds = change.durationBy, seconds != 0 {
      let current = try baseSpring.adjusted(by: result).duration
      result.setDuration(DecimalArithmetic.sum(current, seconds))
    }
    if let bounce = change.parameters[.bounce] {
      result.extraBounce = DecimalArithmetic.addend(from: baseSpring.bounce, to: bounce)
    }
    if let extraBounce = change.extraBounce { result.extraBounce = extraBounce }
    if let bounce = change.bounceBy {
      result.extraBounce = DecimalArithmetic.sum(result.extraBounce ?? 0, bounce)
    }
    if result.extraBounce == 0 { result.extraBounce = nil }
    if let problem = result.problem { throw ChangeError("\(name): \(problem)") }
    do throws(MotionError) {
      _ = try baseSpring.adjusted(by: result)
    } catch {
      throw ChangeError("\(name): \(error.sentence)")
    }
    return result
  }

  private mutating func setDuration(_ seconds: Double) {
    duration = seconds
    durationScale = nil
  }

  private mutating func scaleDuration(by scale: Double) {
    if let seconds = duration {
      duration = DecimalArithmetic.product(seconds, scale)
    } else {
      durationScale = DecimalArithmetic.product(durationScale ?? 1, scale)
    }
  }
}

extension SpringParameters {
  /// The parameters with others set. Keys of another system re-express the spring in that system.
  func applying(
    _ change: SpringChange, name: PresetName, notes: inout [String]
  ) throws -> SpringParameters {
    if change.extraBounce != nil {
      throw ChangeError(
        "\(name) stands alone, so there is no base that --extra-bounce could add to; change its bounce with "
          + "--bounce or --bounce-by, or give it a base with --base")
    }
    // Numbers that are out of their range now are mended by what is typed in their place.
    if let mended = try mended(by: change, name: name) { return mended }
    let spring = try self.spring()
    let set = change.values(over: spring)
    if set.isEmpty { return self }
    if let adjusted = inOwnWords(change, of: spring, name: name) { return adjusted }
    if let kept = try keepingForm(setting: set, name: name) { return kept }
    let other = try otherForm(holding: SpringKeySet(set.keys), of: spring, name: name)
    notes.append("\(name) is now said as \(other.form.keys.map(\.key.rawValue).joined(separator: ", "))")
    if spring.mass != 1, !other.form.keySet.contains(SpringKeySet([.mass])) {
      notes.append(
        "\(name) had a mass of \(DecimalText.exact(spring.mass)), which that system does not say; it is 1 now"
      )
    }
    return try Self.assembled(other.numbers.merging(set) { $1 }, dialect: other.form.dialect, name: name)
  }

  /// The parameters with others in their place, where what was typed makes no spring and the change says the numbers
  /// themselves; nil otherwise.
  private func mended(by change: SpringChange, name: PresetName) throws(ChangeError) -> SpringParameters? {
    let isRelative = change.durationBy != nil || change.durationScale != nil || change.bounceBy != nil
    guard !isRelative, (try? spring()) == nil, !change.parameters.isEmpty else { return nil }
    guard form.keySet.isSuperset(of: SpringKeySet(change.parameters.keys)) else {
      return try Self.assembled(change.parameters, dialect: nil, name: name)
    }
    return try Self.assembled(numbers(setting: change.parameters), dialect: form.dialect, name: name)
  }

  private func numbers(setting set: [SpringKey: Double]) -> [SpringKey: Double] {
    typed.reduce(into: set) { $0[$1.key] = $0[$1.key] ?? $1.value }
  }

  /// The parameters with sums and products of their own numbers, so that a response stays one and what is not changed
  /// stays as it was typed; nil where a number itself is typed, or where their system does not go along in step.
  private func inOwnWords(_ change: SpringChange, of spring: Spring, name: PresetName) -> SpringParameters? {
    guard change.parameters.isEmpty else { return nil }
    let meant = change.values(over: spring)
    let (duration, bounce) = (meant[.duration] ?? spring.duration, meant[.bounce] ?? spring.bounce)
    let factor = change.durationBy == nil ? change.durationScale ?? 1 : duration / spring.duration
    var numbers: [SpringKey: Double] = [:]
    for (key, value) in typed {
      numbers[key] =
        switch key {
        case .duration, .response:
          value == spring.duration ? duration : DecimalArithmetic.product(value, factor)
        case .settlingDuration, .visualDuration: DecimalArithmetic.product(value, factor)
        case .stiffness, .tension: DecimalArithmetic.quotient(value, factor * factor)
        case .damping, .friction: DecimalArithmetic.quotient(value, factor)
        case .bounce: value == spring.bounce ? bounce : value
        case .dampingRatio where bounce != spring.bounce:
          bounce < 0 ? 1 / (1 + bounce) : DecimalArithmetic.sum(1, -bounce)
        case .dampingRatio, .mass, .bounciness, .speed: value
        }
    }
    guard let adjusted = try? Self.assembled(numbers, dialect: form.dialect, name: name),
      let made = try? adjusted.spring(), abs(made.bounce - bounce) < 1e-9,
      abs(made.duration - duration) < 1e-9 * duration
    else { return nil }
    return adjusted
  }

  /// The parameters in their own system; nil when that has not all of the keys, or its dialect means another
  /// duration or bounce than was typed.
  private func keepingForm(setting set: [SpringKey: Double], name: PresetName) throws -> SpringParameters? {
    guard form.keySet.isSuperset(of: SpringKeySet(set.keys)) else { return nil }
    let numbers = numbers(setting: set)
    guard form.dialect != nil else { return try Self.assembled(numbers, dialect: nil, name: name) }
    guard let kept = try? Self.assembled(numbers, dialect: form.dialect, name: name) else { return nil }
    let spring = try kept.spring()
    let isMeant =
      abs((set[.duration] ?? spring.duration) - spring.duration) < 1e-9
      && abs((set[.bounce] ?? spring.bounce) - spring.bounce) < 1e-9
    return isMeant ? kept : nil
  }

  private static func assembled(
    _ numbers: [SpringKey: Double], dialect: String?, name: PresetName
  ) throws(ChangeError) -> SpringParameters {
    do throws(SpringAssembly.Problem) {
      return try SpringAssembly.parameters(numbers, dialect: dialect)
    } catch {
      throw ChangeError("\(name): \(error.message)")
    }
  }

  /// The system that has the keys and, if need be, a mass, and that leaves most of what was typed as it is.
  private func otherForm(
    holding keys: SpringKeySet, of spring: Spring, name: PresetName
  ) throws(ChangeError) -> (form: SpringForm, numbers: [SpringKey: Double]) {
    let typedKeys = SpringKeySet(typed.map(\.key))
    let mass = SpringKeySet(spring.mass == 1 ? [] : [.mass])
    var best: (form: SpringForm, numbers: [SpringKey: Double], score: Int)?
    for form in SpringForms.all where form.keySet.isSuperset(of: keys) {
      // Words of a dialect alone, such as a visual duration, say which one is meant where all of them are there.
      if form.dialect != nil, form.keySet != keys { continue }
      let score = form.keySet.intersection(mass).count * 10 + form.keySet.intersection(typedKeys).count
      if let best, best.score >= score { continue }
      var numbers: [SpringKey: Double] = [:]
      // Where all is typed nothing is left of the spring as it was, which need not have such numbers.
      if form.keySet != keys {
        guard let expressed = form.express(spring) else { continue }
        for (index, key) in form.keys.enumerated() { numbers[key.key] = expressed[index] }
      }
      best = (form, numbers, score)
    }
    if let best { return (best.form, best.numbers) }
    throw ChangeError("\(name): no system says a spring by \(keys.list) together")
  }
}
