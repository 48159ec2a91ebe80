import AppScan
import PlainText

/// The changes of one place, worked out and not made yet.
struct PlannedFix {
  let site: Site
  let match: MotionMatch
  /// The symbols that they write.
  private(set) var symbols: [PresetSymbol]
  fileprivate(set) var changes: [FixPlace.Change]

  /// The changes of what no constant says of a place that is two presets together: its duration or its curve; nil where
  /// there are none.
  static func half(
    _ site: Site, _ match: MotionMatch, _ uses: ConstantUses, _ plan: (Site, MotionMatch) -> PlannedFix?
  ) -> PlannedFix? {
    guard !site.constants.isEmpty, let sites = site.halves, let duration = match.half(.duration),
      let curve = match.half(.curve)
    else { return nil }
    let plans = [plan(sites.duration, duration), plan(sites.curve, curve)].compactMap(\.self)
      .filter { uses.constants(of: $0).isEmpty }
    guard var half = plans.first else { return nil }
    for other in plans.dropFirst() {
      half.symbols += other.symbols
      half.changes += other.changes
    }
    return half
  }
}

/// The constants behind what is replaced in a file. A constant keeps its places together: who changes it changes all of
/// them. So a place that takes its number from one is changed only with all others that do.
struct ConstantUses {
  private let source: Source
  private let imported: Set<String>
  private let plans: [PlannedFix]
  /// The tokens of each constant's name.
  private var tokensByName: [String: [Int]] = [:]

  /// - Parameters:
  ///   - plans: The changes of the file.
  ///   - site: A place without a plan whose constants are looked for too.
  ///   - imported: The names of constants that other files take from where they are declared.
  init(_ source: Source, _ plans: [PlannedFix] = [], and site: Site? = nil, imported: Set<String>) {
    self.source = source
    self.plans = plans
    self.imported = imported
    let constants = plans.flatMap(\.site.constants) + (site?.constants ?? [])
    for constant in constants { tokensByName[constant.name] = [] }
    guard !tokensByName.isEmpty else { return }
    for index in source.tokens.indices where source.kind(index) == .identifier {
      tokensByName[source.text(index)]?.append(index)
    }
  }

  /// The plans that may be carried out, the reasons against the others, and the constants that nothing uses then.
  func sorted() -> (kept: [PlannedFix], left: [(plan: PlannedFix, reason: String)], unused: [SiteConstant]) {
    var kept = plans
    var left: [(plan: PlannedFix, reason: String)] = []
    // What is left uses its constants still, which others may have in common with it.
    for round in 0...ScanLimits.constantRounds {
      let edits = kept.flatMap(\.changes).map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      let named = Set(kept.flatMap(constants))
      var reasons: [SiteConstant: String] = [:]
      for constant in named {
        let isLast = round == ScanLimits.constantRounds
        reasons[constant] = isLast ? Self.shared(constant) : reason(constant, outside: edits)
      }
      if reasons.isEmpty {
        let unused = named.sorted { ($0.place?.offset ?? 0, $0.path) < ($1.place?.offset ?? 0, $1.path) }
        return (kept, left, unused)
      }
      kept = kept.filter { plan in
        guard let reason = constants(of: plan).lazy.compactMap({ reasons[$0] }).first else { return true }
        left.append((plan, reason))
        return false
      }
    }
    return (kept, left, [])
  }

  /// The constants that stand in what a plan replaces.
  func constants(of plan: PlannedFix) -> [SiteConstant] {
    plan.site.constants.filter { constant in
      let uses = tokensByName[constant.name] ?? []
      return plan.changes.contains { change in
        let next = uses.partitioningIndex { start($0) >= change.range.lowerBound }
        return next < uses.count && start(uses[next]) < change.range.upperBound
      }
    }
  }

  private func start(_ token: Int) -> Int { Int(source.tokens[token].start) }

  private static func shared(_ constant: SiteConstant) -> String {
    "`\(constant.path)` says it, and is used elsewhere: put the preset there"
  }

  /// Why what comes through a constant stays; nil where nothing else takes it.
  private func reason(_ constant: SiteConstant, outside edits: [Range<Int>]) -> String? {
    guard let place = constant.place else { return "`\(constant.path)` says it: put the preset there" }
    let isElsewhere = constant.isShared && imported.contains(constant.name)
    if isElsewhere || isUsed(constant, place, outside: edits) { return Self.shared(constant) }
    let isExported = constant.isShared && source.language.isScript
    return isExported ? "`\(constant.path)` says it, and is exported: put the preset there" : nil
  }

  private func isUsed(_ constant: SiteConstant, _ place: Declaration.Place, outside edits: [Range<Int>])
    -> Bool
  {
    let uses = (tokensByName[constant.name] ?? []).filter {
      !place.isLocal || place.scope.contains(start($0))
    }
    let declaring = uses.last { start($0) <= place.offset }
    return uses.contains { index in
      index != declaring && !edits.holds(start(index)) && !isLabel(index)
        && mayMean(constant, place, index)
    }
  }

  /// Whether a name says what an argument or a member is called.
  private func isLabel(_ index: Int) -> Bool {
    let separator: StaticString = source.language == .kotlin ? "=" : ":"
    guard source.matches(index + 1, separator) else { return false }
    return source.matches(index - 1, oneOf: ["(", ",", "{", ";"])
      || source.language != .kotlin && source.startsLine(index) && source.kind(index - 1) != .symbol
  }

  /// Whether a name behind a dot may be the constant: of a value or a type that has it.
  private func mayMean(_ constant: SiteConstant, _ place: Declaration.Place, _ index: Int) -> Bool {
    guard source.matches(index - 1, ".", "?.") else { return true }
    if place.isLocal { return false }
    let owner = source.text(index - 2)
    return source.kind(index - 2) != .identifier || owner.first?.isUppercase == true
      || ["self", "this", "widget"].contains(owner) || constant.path.hasSuffix(owner + "." + constant.name)
  }
}

extension ConstantUses {
  /// The plans without the names of constants that others give the same value where they are declared: these change with
  /// them.
  func withoutChanged() -> [PlannedFix] {
    let values = Dictionary(
      plans.flatMap(\.changes).map { ($0.range.lowerBound, $0.text) }, uniquingKeysWith: { first, _ in first }
    )
    return plans.compactMap { plan in
      var plan = plan
      plan.changes.removeAll { change in
        plan.site.constants.contains { constant in
          guard source.text(change.range) == constant.path, let value = value(of: constant) else {
            return false
          }
          return values[value] == change.text
        }
      }
      return plan.changes.isEmpty ? nil : plan
    }
  }

  /// The byte at which the value of a constant begins where it is declared; nil for one of another file.
  private func value(of constant: SiteConstant) -> Int? {
    guard let place = constant.place, let uses = tokensByName[constant.name],
      let name = uses.last(where: { start($0) <= place.offset })
    else { return nil }
    // Behind its type.
    let rest = name + 1..<min(name + ScanLimits.constantType, source.count)
    guard let equals = rest.first(where: { source.matches($0, "=", ";") }), source.matches(equals, "="),
      equals + 1 < source.count
    else { return nil }
    return start(equals + 1)
  }
}
