import MotionPhysics
import Presets

/// Types for values of several numbers, as far as the presets need them.
enum VectorSupport {
  /// How many numbers the values of a preset have.
  ///
  /// - Parameter clips: Whether clips need them, too.
  static func counts(_ motion: Motion, clips: Bool) -> [Int] {
    switch motion {
    case .clip(let timeline, _, _): clips ? timeline.tracks.map(\.track.initial.count) : []
    case .sequence(let sequence): sequence.phases.flatMap(\.values).map(\.count)
    case .morph(let morph): morph.elements.flatMap(\.properties).map(\.from.count)
    case .spring, .curve, .duration, .tween: []
    }
  }

  /// Writes the types.
  ///
  /// - Parameter isAnimatable: Whether SwiftUI shall animate them where it is there.
  static func write(_ counts: [Int], in file: SwiftFile, isAnimatable: Bool, to text: inout CodeText) throws {
    for count in counts {
      let names = ["x", "y", "z", "w"].prefix(count)
      try text.line()
      try text.block("extension \(file.names.root) {") { text in
        try text.line("/// \(["Two", "Three", "Four"][count - 2]) numbers that move together.")
        try text.block("\(file.access)struct Vector\(count): Hashable, Sendable {") { text in
          for name in names { try text.line("\(file.access)var \(name): Double") }
          try text.line()
          let parameters = names.map { "_ \($0): Double" }.joined(separator: ", ")
          try text.block("\(file.access)init(\(parameters)) {") { text in
            for name in names { try text.line("self.\(name) = \(name)") }
          }
        }
      }
      if isAnimatable { try writeAnimatable(count, in: file, to: &text) }
    }
  }

  /// SwiftUI takes keyframes of what is `Animatable`, and numbers together as pairs of pairs.
  private static func writeAnimatable(_ count: Int, in file: SwiftFile, to text: inout CodeText) throws {
    let (type, get, set) = animatableData(count)
    try text.line()
    try text.line("#if canImport(SwiftUI)")
    try text.block("extension \(file.names.root).Vector\(count): Animatable {") { text in
      try text.block("\(file.access)var animatableData: \(type) {") { text in
        try text.line("get { \(get) }")
        try text.line("set { self = Self(\(set)) }")
      }
      if count == 2 {
        try text.line()
        try text.line("/// For `offset(_:)`.")
        try text.line("\(file.access)var size: CGSize { CGSize(width: x, height: y) }")
        try text.line("/// For `position(_:)`.")
        try text.line("\(file.access)var point: CGPoint { CGPoint(x: x, y: y) }")
      }
    }
    try text.line("#endif")
  }

  private static func animatableData(_ count: Int) -> (type: String, get: String, set: String) {
    let pair = "AnimatablePair"
    return switch count {
    case 2: ("\(pair)<Double, Double>", "\(pair)(x, y)", "newValue.first, newValue.second")
    case 3:
      (
        "\(pair)<Double, \(pair)<Double, Double>>", "\(pair)(x, \(pair)(y, z))",
        "newValue.first, newValue.second.first, newValue.second.second"
      )
    default:
      (
        "\(pair)<\(pair)<Double, Double>, \(pair)<Double, Double>>", "\(pair)(\(pair)(x, y), \(pair)(z, w))",
        "newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second"
      )
    }
  }
}
