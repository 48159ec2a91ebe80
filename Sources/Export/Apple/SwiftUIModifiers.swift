import PlainText
import Presets

/// The modifiers of SwiftUI that do what the properties of some values mean, from the inside out.
struct SwiftUIModifiers {
  /// The lines of code behind the view.
  private(set) var lines: [String] = []
  /// The properties that no modifier says, as they were typed.
  private(set) var unread: [String] = []
  /// Whether one of them needs more than the oldest SwiftUI.
  private(set) var isNewer = false

  private var places: [MotionProperty.Target: [Int: String]] = [:]
  private var colors: [MotionProperty.Target: [String]] = [:]
  private var uniform: [String] = []

  init(_ members: [SwiftMember]) {
    for (name, identifier, count) in members {
      guard let property = MotionProperty.named(name, count: count), Self.order.contains(property.target)
      else {
        unread.append(name)
        continue
      }
      add(property, "self.\(identifier)", count)
      if property.target.isFlat, property.places.prefix(count).contains(2) {
        unread.append("\(name) in depth")
      }
    }
    for target in Self.order { add(target) }
  }

  private mutating func add(_ property: MotionProperty, _ code: String, _ count: Int) {
    if property.unit == .color { return colors[property.target, default: []].append("\(code).color") }
    if property.target == .scale, property.name == "scale", count == 1 { return uniform.append(code) }
    for (number, place) in property.places.prefix(count).enumerated()
    where place < 2 || !property.target.isFlat {
      let own = count == 1 ? code : "\(code).\(["x", "y", "z", "w"][number])"
      // Two properties may move the same, such as `x` and `offset`.
      let before = places[property.target]?[place]
      let sign = property.unit == .share || property.unit == .factor ? "*" : "+"
      places[property.target, default: [:]][place] = before.map { "\($0) \(sign) \(own)" } ?? own
    }
  }

  /// The inner modifiers first: a view is painted and cut before it is moved, and fades as a whole.
  private static let order: [MotionProperty.Target] = [
    .size, .backgroundColor, .cornerRadius, .color, .blur, .scale, .rotation, .rotationX, .rotationY, .offset,
    .frame, .center, .opacity,
  ]

  private mutating func add(_ target: MotionProperty.Target) {
    for color in colors[target] ?? [] {
      isNewer = true
      lines.append(target == .color ? ".foregroundStyle(\(color))" : ".background(\(color))")
    }
    if target == .scale { lines += uniform.map { ".scaleEffect(\($0))" } }
    // The size of a frame is the surface's, so it stands before what paints and cuts that.
    if target == .size, let frame = places[.frame], let width = frame[2], let height = frame[3] {
      lines.append(".frame(width: \(width), height: \(height))")
    }
    if let places = places[target] { lines += Self.modifiers(target, places) }
  }

  private static func modifiers(_ target: MotionProperty.Target, _ places: [Int: String]) -> [String] {
    switch target {
    case .size: [".frame(\(labelled([("width", places[0]), ("height", places[1])])))"]
    case .cornerRadius: call(".clipShape(RoundedRectangle(cornerRadius: ", places, "))")
    case .blur: call(".blur(radius: ", places, ")")
    case .scale: [".scaleEffect(\(labelled([("x", places[0]), ("y", places[1])])))"]
    case .rotation: call(".rotationEffect(.degrees(", places, "))")
    case .rotationX: call(".rotation3DEffect(.degrees(", places, "), axis: (x: 1, y: 0, z: 0))")
    case .rotationY: call(".rotation3DEffect(.degrees(", places, "), axis: (x: 0, y: 1, z: 0))")
    case .offset: [".offset(\(labelled([("x", places[0]), ("y", places[1])])))"]
    case .center: [".position(\(labelled([("x", places[0]), ("y", places[1])])))"]
    case .frame: frame(places)
    case .opacity: call(".opacity(", places, ")")
    case .skewX, .skewY, .color, .backgroundColor, .borderColor, .strokeWidth, .fontSize: []
    }
  }

  private static func call(_ start: String, _ places: [Int: String], _ end: String) -> [String] {
    places[0].map { [start + $0 + end] } ?? []
  }

  private static func labelled(_ arguments: [(label: String, code: String?)]) -> String {
    arguments.compactMap { label, code in code.map { "\(label): \($0)" } }.joined(separator: ", ")
  }

  /// SwiftUI places the middle. The size stands further in.
  private static func frame(_ places: [Int: String]) -> [String] {
    guard let left = places[0], let top = places[1], let width = places[2], let height = places[3] else {
      return []
    }
    return [".position(x: \(left) + \(width) / 2, y: \(top) + \(height) / 2)"]
  }
}

extension MotionProperty.Target {
  /// Whether SwiftUI moves it in the plane alone.
  fileprivate var isFlat: Bool { self == .offset || self == .scale }
}
