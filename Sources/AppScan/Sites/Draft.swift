/// A site whose values are not looked up yet: constants may stand in files that are read later.
package struct Draft: Sendable {
  /// Its shape.
  package let shape: CallShape
  /// The name in reports; the shape's, or with the labels that the source writes.
  package let api: String
  /// The role that decides which motion may be put in its place: the shape's, or by what the file says of a constant.
  package internal(set) var role: SiteRole
  /// Where it stands.
  package let place: SitePlace
  /// The values as written.
  package let arguments: Arguments
  /// Modifiers such as `.delay(0.2)`, `.speed(2)` and `.repeatForever()`.
  package let modifiers: Modifiers
  /// The path of the constant that it declares; nil for what plays where it stands.
  let declares: String?
  /// Whether it is the curve of a motion of the same file, which counts there.
  var isOfMotion = false

  /// The sites that it is, one for each branch of its conditions.
  func sites(_ names: NameResolver) -> [Site] {
    let start = Declaration.Place(offset: place.range.lowerBound, scope: place.range)
    let evaluator = Evaluator(library: shape.library, names: names, at: start)
    guard let whole = whole(names, start), !holdsObject(names, start), use(names) != .other
    else { return [] }
    var rows: [Row] = [Row()]
    var given: String?
    var constants: [SiteConstant] = []
    for argument in whole where rows.first?.says(argument.name) != true {
      let branches = branches(of: argument, evaluator)
      if shape.dependsOn(argument.name) {
        given = given ?? evaluator.origin.given
        constants += evaluator.origin.constants
      }
      let longer = rows.flatMap { row in
        branches.values.enumerated().compactMap { index, value in
          row.adding(parameter(argument.name, value), branch: index, of: branches.condition)
        }
      }
      rows =
        longer.count <= ScanLimits.branches
        ? longer : rows.map { $0.adding(SiteParameter(argument.name, .unread(.branches))) }
    }
    let speeds = speeds(evaluator)
    return Self.worthListing(
      rows.flatMap { row in
        speeds.map { site(row.parameters, evaluator, speed: $0, given: given, constants) }
      })
  }

  /// How the app uses the constant that it declares; nil where it does not, or none is declared.
  private func use(_ names: NameResolver) -> ConstantUse? { declares.flatMap { names.app.uses[$0] } }

  /// The parameters of one site, and which branch of each condition it is.
  private struct Row {
    var parameters: [SiteParameter] = []
    private var taken: [String: Int] = [:]

    func says(_ name: String) -> Bool { parameters.contains { $0.name == name } }

    /// The first of a name counts.
    func adding(_ parameter: SiteParameter) -> Row {
      if says(parameter.name) { return self }
      var row = self
      row.parameters.append(parameter)
      return row
    }

    /// Nil where the row is another branch of the same condition.
    func adding(_ parameter: SiteParameter, branch: Int, of condition: String?) -> Row? {
      guard let condition else { return adding(parameter) }
      if let known = taken[condition], known != branch { return nil }
      var row = adding(parameter)
      row.taken[condition] = branch
      return row
    }
  }

  /// The values of an argument; with the text of the condition that chooses where each branch has one value.
  private func branches(
    of argument: (name: String, value: Expression), _ evaluator: Evaluator
  ) -> (values: [Value], condition: String?) {
    let values = evaluator.values(argument.value)
    // What does not matter for the motion makes no sites of its own beside what does.
    if values.count > 1, !shape.dependsOn(argument.name) { return ([.unread(.branches)], nil) }
    guard case .choice(let branches, let condition?) = argument.value, branches.count == values.count else {
      return (values, nil)
    }
    return (values, condition)
  }

  /// How much faster it runs, for each branch; nil where that cannot be read.
  private func speeds(_ evaluator: Evaluator) -> [Double?] {
    modifiers.filter { $0.name == "speed" }.reduce([1]) { speeds, modifier in
      let values = modifier.value.map { evaluator.values($0) } ?? [.unread(.expression)]
      let factors = values.map { value in value.number.flatMap { $0 > 0 ? $0 : nil } }
      return speeds.flatMap { speed in
        factors.map { factor in if let speed, let factor { speed * factor } else { nil } }
      }
    }
  }

  /// Branches of which none can be read are one site, not several. A branch that takes no time beside one that
  /// cannot be read turns the motion off and is none: `isOn ? duration : Duration.zero`.
  private static func worthListing(_ sites: [Site]) -> [Site] {
    let read = sites.filter(\.isReadable)
    if read.count == sites.count { return sites }
    let moving = read.filter { site in
      if case .tween(...Evaluator.instant, _)? = site.motion?.kind { return false }
      return true
    }
    return moving + sites.filter { !$0.isReadable }.prefix(1)
  }

  /// Where a shape has both, an easing that is given by its control points is its `bezier`.
  private func parameter(_ name: String, _ value: Value) -> SiteParameter {
    // A curve of Tailwind's own has a name where a theme declares it too.
    if shape.platform == .tailwind, name != "bezier",
      let own = TailwindVariables.easings.first(where: { value == .numbers($0.value) })
    {
      return SiteParameter(name, .text(own.key))
    }
    guard name == "easing" || name == "ease", case .numbers = value,
      shape.parameters.contains(where: { $0.name == "bezier" })
    else { return SiteParameter(name, value) }
    return SiteParameter("bezier", value)
  }

  private func site(
    _ row: [SiteParameter], _ evaluator: Evaluator, speed: Double?, given: String?,
    _ constants: [SiteConstant]
  ) -> Site {
    let parameters = Parameters(row)
    let essential = shape.parameters.filter(\.isEssential).map(\.name)
    var reason = parameters.reason(essential)
    var motion: SiteMotion?
    do {
      motion = try shape.motion(parameters)
      // Some of what is essential in general may not matter here.
      if motion != nil { reason = nil }
    } catch {
      reason = reason ?? error
    }
    if var modified = motion {
      modified.hasUnreadDelay = row.contains { $0.name.hasPrefix("delay") && $0.value.isUnread }
      modify(&modified, evaluator)
      if let speed { modified.speed = speed } else { reason = .expression }
      motion = modified
    }
    let hidden = shape.parameters.filter { !$0.isReported }.map(\.name)
    return Site(
      place: place, platform: shape.platform, api: api,
      parameters: hidden.isEmpty ? row : row.filter { !hidden.contains($0.name) },
      isAnimation: shape.isAnimation, role: role,
      saysDurationOnly: parameters.says(.duration) && !parameters.says(.curve) && shape.mayLackCurve,
      inheritsCurve: parameters.has(CallShape.inherited), given: given, constants: constants,
      countsElsewhere: isOfMotion || use(evaluator.names) != nil,
      half: reason == nil ? nil : half(parameters), motion: motion,
      undeclared: undeclared(parameters, reason, evaluator.names), reason: reason)
  }

  /// The half of a tween that can be read, its duration or its curve, where the other cannot.
  private func half(_ parameters: Parameters) -> SiteMotion? {
    let unread = parameters.all.filter(\.value.isUnread)
    let halves = unread.compactMap(\.half)
    guard halves.count == 1, !modifiers.contains(where: { $0.name == "speed" }) else { return nil }
    let isCurve = halves == [.duration]
    guard parameters.says(isCurve ? .curve : .duration) else { return nil }
    let readable = Parameters(parameters.all.filter { !$0.value.isUnread })
    guard let kind = (try? shape.motion(readable))?.kind else { return nil }
    return switch kind {
    case .tween(_, let curve) where isCurve: SiteMotion(.curve(curve))
    case .curve where isCurve: SiteMotion(kind)
    case .tween(let duration, _) where !isCurve: SiteMotion(.duration(duration))
    case .duration where !isCurve: SiteMotion(kind)
    default: nil
    }
  }

  /// The parameters that are each nothing but names that no file declares; none where anything else could not be read. Of
  /// a site that is read they are those for which a value stands in, `var(--fast, 200ms)`.
  private func undeclared(
    _ parameters: Parameters, _ reason: UnreadableReason?, _ names: NameResolver
  ) -> [SiteParameter] {
    guard reason != nil else {
      return arguments.flatMap { argument in
        guard case .otherwise = argument.value else { return [SiteParameter]() }
        return undeclared(argument.value, names).map { SiteParameter(argument.name, .text($0)) }
      }
    }
    var found: [SiteParameter] = []
    for case let (name, .unread(reason)) in parameters.all.map({ ($0.name, $0.value) }) {
      guard let value = arguments.first(where: { $0.name == name })?.value else { return [] }
      let paths = undeclared(value, names)
      guard !paths.isEmpty, reason == .constant || paths.allSatisfy(NamePath.isCall) else { return [] }
      found += paths.map { SiteParameter(name, .text($0)) }
    }
    return found
  }

  /// The names that a value is before it is anything else, each standing in for the one before it, up to the first that is
  /// declared: `var(--a, var(--b, 1s))`.
  private func undeclared(_ value: Expression, _ names: NameResolver) -> [String] {
    var found: [String] = []
    var next: Expression? = value
    while let value = next, found.count < ScanLimits.constantDepth {
      var first = value
      next = nil
      if case .otherwise(let name, let other) = value { (first, next) = (name, other) }
      guard let path = undeclaredName(first, names) else { break }
      found.append(path)
    }
    return found
  }

  /// Whether a value is no time: `0`, `Duration.zero`.
  private func isOff(_ value: Expression) -> Bool {
    if case .name(let path) = value { return shape.library.name(path) == .number(0) }
    return value == .number(0)
  }

  /// The name that a value is, through the constants that stand for it; nil for a value that is no name.
  private func undeclaredName(_ value: Expression, _ names: NameResolver) -> String? {
    var value = value
    var start: Declaration.Place? = Declaration.Place(offset: place.range.lowerBound, scope: place.range)
    for _ in 0..<ScanLimits.constantDepth {
      switch value {
      case .name(let path):
        guard case .value(let other, let place) = names.lookUp(path, at: start) else {
          return NamePath.withoutModule(path)
        }
        (value, start) = (other.standard, place)
      case .choice(let branches, _):
        // What takes no time turns the motion off.
        let moving = branches.filter { !isOff($0) }
        guard let only = moving.first, moving.count == 1 else { return nil }
        value = only
      case .text(let text):
        guard let meaning = shape.library.meaning(of: text) else { return nil }
        value = meaning
      default: return nil
      }
    }
    return nil
  }

  private func modify(_ motion: inout SiteMotion, _ evaluator: Evaluator) {
    for modifier in modifiers where modifier.name != "speed" {
      guard modifier.name == "delay" else {
        motion.repeats = true
        continue
      }
      // A delay that depends on something, as in a cascade of rows, is not the motion's own.
      let values = modifier.value.map { evaluator.values($0) } ?? []
      if values.count == 1, let delay = values[0].number {
        motion.delay += delay
      } else {
        motion.hasUnreadDelay = true
      }
    }
  }
}
