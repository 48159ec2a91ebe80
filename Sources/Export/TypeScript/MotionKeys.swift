/// What Motion calls the numbers of properties: its own keys where it has them, since it animates numbers and no
/// lists of them.
struct MotionKeys {
  private var taken: Set<String> = []

  /// A key for each number of a property, none twice.
  mutating func keys(of property: String, count: Int) -> [String] {
    let known = Self.known(property, count: count)
    if let known, taken.isDisjoint(with: known) {
      taken.formUnion(known)
      return known
    }
    let names = count == 1 ? [property] : (1...count).map { "\(property)\($0)" }
    return names.map { unique($0) }
  }

  private mutating func unique(_ name: String) -> String {
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  private static func known(_ property: String, count: Int) -> [String]? {
    guard let place = CSSPlace(known: property, count: count) else { return nil }
    let axes = ["X", "Y", "Z"]
    switch place.property {
    case .single("border-radius", _): return ["borderRadius"]
    case .single(let name, _): return [name]
    case .rotate: return ["rotate"]
    case .translate: return place.slots.map { axes[$0].lowercased() }
    case .scale: return place.slots.map { "scale" + axes[$0] }
    case .blur, .custom: return nil
    }
  }
}
