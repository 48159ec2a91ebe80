/// A site whose values are not looked up yet: constants may stand in files that are read later.
public struct Draft: Sendable {
  /// Its shape.
  public let shape: CallShape
  /// The name in reports; the shape's, or with the labels that the source writes.
  public let api: String
  /// Where it stands.
  public let place: SitePlace
  /// The values as written.
  public let arguments: [(name: String, value: Expression)]
  /// Modifiers such as `.delay(0.2)`, `.speed(2)` and `.repeatForever()`.
  public let modifiers: [(name: String, value: Expression?)]
  /// What the platform's own names mean.
  let library: Library

  /// The sites that it is, one for each branch of its conditions.
  /// - Parameter constants: what the app's names mean.
  public func sites(_ constants: @escaping (String) -> ConstantLookup) -> [Site] {
    let evaluator = Evaluator(library: library, constants: constants)
    var rows: [[SiteParameter]] = [[]]
    for argument in whole(constants) {
      var values = evaluator.values(argument.value)
      // What does not matter for the motion makes no sites of its own beside what does.
      if values.count > 1, shape.parameters.contains(where: \.isEssential),
        shape.parameters.contains(where: { $0.name == argument.name && !$0.isEssential })
      {
        values = [.unread(.branches)]
      }
      guard rows.count * values.count <= Evaluator.branchLimit else {
        rows = rows.map { $0 + [SiteParameter(argument.name, .unread(.branches))] }
        continue
      }
      rows = rows.flatMap { row in values.map { row + [parameter(argument.name, $0)] } }
    }
    let speeds = speeds(evaluator)
    return Self.worthListing(rows.flatMap { row in speeds.map { site(row, evaluator, speed: $0) } })
  }

  /// How much faster it runs, for each branch; nil where that cannot be read.
  private func speeds(_ evaluator: Evaluator) -> [Double?] {
    modifiers.filter { $0.name == "speed" }.reduce([1]) { speeds, modifier in
      let values = modifier.value.map { evaluator.values($0) } ?? [.unread(.expression)]
      let factors = values.map { value in value.number.flatMap { $0 > 0 ? $0 : nil } }
      return speeds.flatMap { speed in factors.map { factor in speed.flatMap { s in factor.map { s * $0 } } }
      }
    }
  }

  /// The longest that a motion lasts which is none, seconds: some animations do not take 0.
  private static let instant = 0.005

  /// The arguments with what the object that they spread says besides, where a constant holds it:
  /// `{ ...spring, damping: 20 }`.
  private func whole(_ constants: (String) -> ConstantLookup) -> [(name: String, value: Expression)] {
    guard let spread = arguments.firstIndex(where: { $0.name == MotionObject.spread }),
      case .name(let path) = arguments[spread].value, case .value(.object) = constants(path)
    else { return arguments }
    var whole = arguments
    whole.remove(at: spread)
    for parameter in shape.parameters
    where parameter.isEssential && !arguments.contains(where: { $0.name == parameter.name }) {
      let member = path + "." + parameter.name
      switch constants(member) {
      case .value, .variable, .ambiguous: whole.append((parameter.name, .name(member)))
      case .unknown: break
      }
    }
    return whole
  }

  /// Branches of which none can be read are one site, not several. A branch that takes no time beside one that
  /// cannot be read turns the motion off and is none: `isOn ? duration : Duration.zero`.
  private static func worthListing(_ sites: [Site]) -> [Site] {
    let read = sites.filter(\.isReadable)
    if read.count == sites.count { return sites }
    let moving = read.filter { site in
      if case .tween(...instant, _)? = site.motion?.kind { return false }
      return true
    }
    return moving + sites.filter { !$0.isReadable }.prefix(1)
  }

  /// Where a shape has both, an easing that is given by its control points is its `bezier`.
  private func parameter(_ name: String, _ value: Value) -> SiteParameter {
    guard name == "easing" || name == "ease", case .numbers = value,
      shape.parameters.contains(where: { $0.name == "bezier" })
    else { return SiteParameter(name, value) }
    return SiteParameter("bezier", value)
  }

  private func site(_ row: [SiteParameter], _ evaluator: Evaluator, speed: Double?) -> Site {
    let parameters = Parameters(row)
    let essential = shape.parameters.filter(\.isEssential).map(\.name)
    var reason = parameters.reason(essential)
    var motion: SiteMotion?
    switch shape.motion(parameters) {
    case .motion(let found):
      motion = found
      // Some of what is essential in general may not matter here.
      reason = nil
    case .nothing: break
    case .unread(let why): reason = reason ?? why
    }
    if var modified = motion {
      modify(&modified, evaluator)
      if let speed { modified.speed = speed } else { reason = .expression }
      motion = modified
    }
    let hidden = shape.parameters.filter { !$0.isReported }.map(\.name)
    return Site(
      place: place, platform: shape.platform, api: api,
      parameters: hidden.isEmpty ? row : row.filter { !hidden.contains($0.name) }, motion: motion,
      reason: reason)
  }

  private func modify(_ motion: inout SiteMotion, _ evaluator: Evaluator) {
    for modifier in modifiers where modifier.name != "speed" {
      guard modifier.name == "delay" else {
        motion.repeats = true
        continue
      }
      // A delay that depends on something, as in a cascade of rows, is not the motion's own.
      let values = modifier.value.map { evaluator.values($0) } ?? []
      if values.count == 1 { motion.delay += values[0].number ?? 0 }
    }
  }
}
