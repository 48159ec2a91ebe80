/// Finds what is wrong between the presets of a text, each mistake once and where it was made.
struct ReferenceCheck {
  /// An error and its place in the preset.
  struct Found {
    let path: String
    let message: String
  }

  private let source: any PresetSource
  private let resolver: Resolver
  private let unread: Set<PresetName>
  /// The names that may be meant by a misspelt one.
  private let names: () throws -> [String]
  /// Presets that are made from themselves, each with the first of its circle: of a circle one is reported.
  private var circular: [PresetName: PresetName] = [:]
  /// The first ones of the circles that are reported.
  private var reported: Set<PresetName> = []

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - source: Where names are looked up.
  ///   - unread: Names that exist, but whose presets could not be read.
  ///   - names: The names that may be meant by a misspelt one.
  init(source: any PresetSource, unread: Set<PresetName>, names: @escaping () throws -> [String]) {
    self.source = source
    self.unread = unread
    self.names = names
    resolver = Resolver(source)
  }

  /// Everything that is wrong with what a preset mentions, or else with what it resolves to.
  ///
  /// - Parameter isFaulty: Whether the preset has a mistake already, so that what it resolves to says nothing.
  mutating func errors(of preset: Preset, isFaulty: Bool) throws -> [Found] {
    var errors: [Found] = []
    var canResolve = !isFaulty
    for reference in preset.references {
      switch try check(reference, of: preset.name) {
      case .right: break
      case .wrongElsewhere: canResolve = canResolve && reference.path == "reduced"
      case .wrong(let error):
        let question = if case .missing = error { error.suggestion(among: try names()) } else { "" }
        errors.append(Found(path: reference.path, message: error.message + question))
        canResolve = false
      }
    }
    if canResolve, let error = try resolutionError(of: preset) { errors.append(error) }
    return errors
  }

  private enum Verdict {
    case right
    case wrongElsewhere
    case wrong(ResolutionError)
  }

  private func check(_ reference: Reference, of preset: PresetName) throws -> Verdict {
    if unread.contains(reference.name) { return .wrongElsewhere }
    guard try source.preset(named: reference.name) != nil else {
      return .wrong(.missing(name: reference.name, path: reference.path, of: preset))
    }
    guard let wanted = reference.wanted else { return .right }
    do {
      guard let found = try resolver.motion(named: reference.name)?.kind, !wanted.accepts(found) else {
        return .right
      }
      return .wrong(
        .wrongKind(name: reference.name, found: found, wanted: wanted, path: reference.path, of: preset))
    } catch ResolutionError.cycle {
      return .right
    } catch is ResolutionError {
      return .wrongElsewhere
    }
  }

  private mutating func resolutionError(of preset: Preset) throws -> Found? {
    do {
      // By its name where it is the one that has it: what is found is kept then, also that there is none, so that a
      // circle is not gone round for each of its members.
      let isNamed = try source.preset(named: preset.name) == preset
      _ = try isNamed ? resolver.motion(named: preset.name) : resolver.motion(of: preset)
      return nil
    } catch let error as ResolutionError {
      if case .cycle(let names) = error { return found(circle: names, at: preset) }
      // A fault of another preset is reported there.
      guard error.preset == preset.name else { return nil }
      return Found(path: error.path, message: error.message)
    }
  }

  /// - Parameter names: The presets on the way round, from the first to its return.
  private mutating func found(circle names: [PresetName], at preset: Preset) -> Found? {
    guard let first = names.first else { return nil }
    if circular[first] == nil {
      for name in names { circular[name] = first }
    }
    guard let circle = circular[preset.name], reported.insert(circle).inserted,
      let place = names.firstIndex(of: preset.name)
    else { return nil }
    let way = Array(names[place...]) + names.dropFirst().prefix(place)
    let next = preset.references.first { way.count > 1 && $0.name == way[1] }
    return Found(path: next?.path ?? "", message: ResolutionError.cycle(way).message)
  }
}
