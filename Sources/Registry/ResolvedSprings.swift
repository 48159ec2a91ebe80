import MotionPhysics
import Presets
import SQLite

/// Every spring of a registry, resolved, without its name: one scan of the springs and each one's base in memory.
///
/// For questions about all springs at once, such as which is nearest; 100,000 take about as long as two scans of them.
public struct ResolvedSprings {
  /// A spring and its delay in seconds.
  public struct Entry {
    /// The preset's identifier: ``Registry/name(of:)`` has its name.
    public let identifier: Int64
    /// Perceptual duration in seconds.
    public let duration: Double
    /// From -1 to 1.
    public let bounce: Double
    /// The mass at the spring's end.
    public let mass: Double
    /// Seconds before it starts.
    public let delay: Double
    fileprivate let known: Spring?

    /// The spring, made when it is asked for: its numbers are enough for most questions.
    public func spring() throws(MotionError) -> Spring {
      if let known { return known }
      return try Spring(duration: duration, bounce: bounce, mass: mass)
    }
  }

  /// What a spring resolves to; a duration that is not a number stands for one that is not resolved yet.
  private struct Numbers {
    var duration = Double.nan
    var bounce = 0.0
    var mass = 1.0
    var delay = 0.0

    var isResolved: Bool { !duration.isNaN }
  }

  private struct Row {
    /// The base; 0 for a spring of its own.
    let base: Int64
    let duration: Double
    let durationScale: Double
    let bounce: Double
    let extraBounce: Double
    let delay: Double
  }

  private var index = IdentifierIndex()
  private var rows: [Row] = []
  private var resolved: [Numbers] = []
  /// Springs of other systems, which are made from what was typed.
  private var others: [Int: Spring] = [:]
  private var aliases: [Int64: Int64] = [:]

  init(_ connection: Connection, path: String) throws {
    let reader = RegistryReader(connection: connection, path: path)
    try readRows(connection)
    resolved = Array(repeating: Numbers(), count: rows.count)
    try readOtherSystems(reader)
    for place in rows.indices where !resolved[place].isResolved { try resolve(place, reader) }
  }

  /// Calls the body with every spring of a preset or inside one, in the order of the identifiers.
  public func forEach(_ body: (Entry) throws -> Void) rethrows {
    for (place, numbers) in resolved.enumerated() {
      try body(
        Entry(
          identifier: index.identifiers[place], duration: numbers.duration, bounce: numbers.bounce,
          mass: numbers.mass, delay: numbers.delay, known: others.isEmpty ? nil : others[place]))
    }
  }

  private mutating func readRows(_ connection: Connection) throws {
    try connection.prepare(
      "SELECT preset_id, base_id, duration, durationScale, bounce, extraBounce, delay FROM spring ORDER BY preset_id"
    ).forEach { row in
      index.append(row.int64(0))
      rows.append(
        Row(
          base: row.int64(1), duration: row.double(2), durationScale: row.double(3), bounce: row.double(4),
          extraBounce: row.double(5), delay: row.type(6) == .null ? .nan : row.double(6)))
    }
    try connection.prepare("SELECT preset_id, of_id FROM alias").forEach { row in
      aliases[row.int64(0)] = row.int64(1)
    }
  }

  /// Springs that are not said by duration and bounce, by the system that says them.
  private mutating func readOtherSystems(_ reader: RegistryReader) throws {
    try reader.readNames()
    try reader.readSprings()
    for (identifier, content) in reader.contents {
      guard case .spring(let typed) = content, case .standalone(let parameters) = typed.parameters,
        let place = index.index(of: identifier), rows[place].duration == 0 || parameters.form.dialect != nil
      else { continue }
      let spring = try parameters.spring()
      others[place] = spring
      resolved[place] = Numbers(
        duration: spring.duration, bounce: spring.bounce, mass: spring.mass, delay: typed.delay ?? 0)
    }
  }

  /// Resolves a spring, and before it those that it is made from; not by recursion, as a lineage may be long.
  private mutating func resolve(_ place: Int, _ reader: RegistryReader) throws {
    var lineage: [Int] = []
    var next: Int? = place
    while let current = next, !resolved[current].isResolved {
      lineage.append(current)
      if lineage.count > rows.count { throw damaged(place, "derives from itself", reader) }
      next = rows[current].base == 0 ? nil : try base(of: current, reader)
    }
    for current in lineage.reversed() { resolved[current] = try resolvedRow(current, reader) }
  }

  private func resolvedRow(_ place: Int, _ reader: RegistryReader) throws -> Numbers {
    let row = rows[place]
    var numbers: Numbers
    if row.base == 0 {
      numbers = Numbers(duration: row.duration, bounce: row.bounce)
    } else {
      numbers = resolved[try base(of: place, reader)]
      guard numbers.isResolved else {
        throw damaged(place, "has a base that cannot be resolved", reader)
      }
      (numbers.duration, numbers.bounce) = Spring.adjusted(
        duration: numbers.duration, bounce: numbers.bounce, to: row.duration == 0 ? nil : row.duration,
        scale: row.durationScale == 0 ? nil : row.durationScale, extraBounce: row.extraBounce)
    }
    if !row.delay.isNaN { numbers.delay = row.delay }
    let isAllowed =
      numbers.duration > 0 && numbers.duration < .infinity && numbers.bounce > -1 && numbers.bounce <= 1
    // Says what is wrong.
    if !isAllowed { _ = try Spring(duration: numbers.duration, bounce: numbers.bounce, mass: numbers.mass) }
    return numbers
  }

  /// Where the base stands, aliases followed.
  private func base(of place: Int, _ reader: RegistryReader) throws -> Int {
    var identifier = rows[place].base
    var steps = 0
    while let target = aliases[identifier], steps <= aliases.count {
      identifier = target
      steps += 1
    }
    guard let base = index.index(of: identifier) else {
      throw damaged(place, "has a base that is not there", reader)
    }
    return base
  }

  private func damaged(_ place: Int, _ what: String, _ reader: RegistryReader) -> RegistryError {
    .damaged(path: "", reason: "the spring with the id \(index.identifiers[place]) \(what)")
  }
}

extension Registry {
  /// Every spring, resolved.
  ///
  /// - Throws: ``RegistryError``, or a ``MotionError`` where another tool has written what leaves its range.
  public func resolvedSprings() throws -> ResolvedSprings {
    try read { try ResolvedSprings(connection, path: path) }
  }

  /// The name of a preset by its identifier; nil for one inside another preset.
  public func name(of identifier: Int64) throws -> PresetName? {
    try translatingErrors {
      let name = try connection.prepare("SELECT name FROM preset WHERE id = ?1").first(identifier) {
        try $0.get(0, as: String?.self)
      }
      return (name ?? nil).map { PresetName(stored: $0) }
    }
  }

  /// Calls the body with each tween and its identifier.
  public func forEachTween(_ body: (_ identifier: Int64, _ preset: Preset) throws -> Void) throws {
    try read {
      for preset in try book().presets where preset.kind == .tween {
        let identifier = try connection.prepare("SELECT id FROM preset WHERE name = ?1").first(preset.name) {
          $0.int64(0)
        }
        try body(identifier ?? 0, preset)
      }
    }
  }
}

/// Where each identifier of a sorted list stands. Identifiers mostly have no gaps, so the first guess is right.
struct IdentifierIndex {
  private(set) var identifiers: [Int64] = []

  mutating func append(_ identifier: Int64) { identifiers.append(identifier) }

  /// The place of an identifier, nil when it is not there.
  func index(of identifier: Int64) -> Int? {
    guard let first = identifiers.first, identifier >= first else { return nil }
    let guess = Int(clamping: identifier - first)
    if guess < identifiers.count, identifiers[guess] == identifier { return guess }
    var low = 0
    var high = min(identifiers.count, guess)
    while low < high {
      let middle = (low + high) / 2
      if identifiers[middle] < identifier { low = middle + 1 } else { high = middle }
    }
    return low < identifiers.count && identifiers[low] == identifier ? low : nil
  }
}
