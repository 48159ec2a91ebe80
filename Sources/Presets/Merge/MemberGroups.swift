import MotionPhysics

/// The members of an object that make one motion together. They change and merge as one, so that no merge mixes the
/// parameters of two systems.
struct MemberGroups {
  /// The members that say no motion.
  private static let about: Set<String> = [
    "name", "summary", "reduced", "role", "deprecated", "allow", "origin", "extensions",
  ]
  private static let spring = Set(SpringKey.allCases.map(\.rawValue))
    .union(["dialect", "base", "durationScale", "extraBounce"])
  private static let shape: Set<String> = ["bezier", "points", "steps", "jump", "path"]
  /// Objects whose keys a person chose.
  private static let maps: Set<String> = [
    "initial", "values", "properties", "allow", "extensions", "rules", "packs", "presets",
  ]

  private enum Form: Hashable {
    case map
    case kind(String)
    case keyframe(String)
    case tween
    case curve
    case spring
    case pack
  }

  /// The form of all versions; nil where they share none.
  private let form: Form?

  /// Looks at the versions of one object.
  ///
  /// - Parameters:
  ///   - key: The key at which it stands; nil of a preset and of an item of a list.
  ///   - isNew: Whether the versions were made apart, and so share nothing.
  init(of versions: [MemberTree], at key: String?, isNew: Bool = false) {
    let forms = Set(versions.map { Self.form(of: $0, at: key) })
    form = forms.count == 1 && (!isNew || forms == [.map]) ? forms.first : nil
  }

  /// Keys in their order, those of one group together.
  func groups(of keys: [String]) -> [(name: String, keys: [String])] {
    var groups: [(name: String, keys: [String])] = []
    var places: [String: Int] = [:]
    for key in keys {
      let name = group(of: key)
      if let place = places[name] {
        groups[place].keys.append(key)
      } else {
        places[name] = groups.count
        groups.append((name, [key]))
      }
    }
    return groups
  }

  /// The group of what shares nothing.
  static let whole = "motion"

  private static func form(of object: MemberTree, at key: String?) -> Form {
    if let key, maps.contains(key) { return .map }
    if let kind = object["kind"]?.string { return .kind(kind) }
    if let type = object["type"]?.string { return .keyframe(type) }
    if object["digest"] != nil { return .pack }
    if object["curve"] != nil { return .tween }
    return object.members.contains { shape.contains($0.key) } ? .curve : .spring
  }

  /// The group that a member belongs to; its own key when it stands alone.
  private func group(of key: String) -> String {
    if Self.about.contains(key) || form == .map { return key }
    // A spring that became a tween shares nothing with it.
    guard let form else { return Self.whole }
    switch form {
    case .spring, .kind(Kind.spring.rawValue): return Self.spring.contains(key) ? "spring" : key
    case .curve, .kind(Kind.curve.rawValue): return Self.shape.contains(key) ? "curve" : key
    case .pack: return key == "source" ? "digest" : key
    case .map, .kind, .keyframe, .tween: return key
    }
  }

  /// Whether the keys of an object at this key are a person's own.
  static func isMap(_ key: String?) -> Bool { key.map(maps.contains) ?? false }
}
