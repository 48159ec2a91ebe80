/// How UIKit writes motions. Closures, options other than curves, and what is animated are no parameters.
enum UIKitShapes {
  static let all: [CallShape] = UIKitAnimations.all + UIKitAnimators.all

  /// The rows by their callees.
  static let byName: [String: [CallShape]] = {
    var found: [String: [CallShape]] = [:]
    for shape in all { for callee in shape.callees { found[callee, default: []].append(shape) } }
    return found
  }()

  /// Labels that say nothing about motion.
  static let others: Set<String> = [
    "animations", "completion", "options", "with", "from", "to", "initialVelocity", "timingParameters",
    "mode",
  ]

  /// A tween with the curve among the options; UIKit's default is ease-in-out.
  static func tween(_ parameters: Parameters, duration: String) -> MotionReading {
    guard let duration = parameters.number(duration) else { return .unread(.expression) }
    guard let curve = AppleCurve.of(parameters["curve"] ?? .text("easeInOut")) else { return .unread(.curve) }
    return delayed(SwiftUICurves.tween(duration, curve), parameters)
  }

  /// A motion that begins after the call's delay.
  static func delayed(_ reading: MotionReading, _ parameters: Parameters) -> MotionReading {
    guard case .motion(var motion) = reading else { return reading }
    motion.delay += parameters.number("delay") ?? 0
    return .motion(motion)
  }
}

extension CallShape {
  /// A row of UIKit's table.
  static func uiKit(
    _ api: String, _ callees: [String], _ parameters: [Parameter], example: String, reads: String,
    motion: @escaping @Sendable (Parameters) -> MotionReading
  ) -> CallShape {
    CallShape(
      .uikit, "UIKit." + api, callees: callees, parameters: parameters, example: example, reads: reads,
      motion: motion)
  }

  /// Whether a call with these labels is this row's: all that it must have are there, and all are known.
  func accepts(_ labels: [String?], required: Int, others: Set<String>) -> Bool {
    let written = labels.compactMap { $0 }
    return parameters.prefix(required).allSatisfy { written.contains($0.name) }
      && written.allSatisfy { label in others.contains(label) || parameters.contains { $0.name == label } }
  }
}
