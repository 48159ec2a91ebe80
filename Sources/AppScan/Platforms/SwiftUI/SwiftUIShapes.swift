/// How SwiftUI writes motions. A row stands for all calls whose labels are among its parameters; the first that
/// fits counts. Defaults hold for the SDKs of iOS 17 to 26.
enum SwiftUIShapes {
  static let all: [CallShape] = SwiftUISprings.all + SwiftUICurves.all + SwiftUIKeyframes.all

  /// The rows by their callees.
  static let byName: [String: [CallShape]] = {
    var found: [String: [CallShape]] = [:]
    for shape in all { for callee in shape.callees { found[callee, default: []].append(shape) } }
    return found
  }()
}

extension CallShape {
  /// A row of SwiftUI's table. `positions` is how many of the parameters stand without label; they are called
  /// p0, p1 and so on in reports.
  static func swiftUI(
    _ api: String, _ callees: [String], _ parameters: [Parameter], example: String, reads: String,
    motion: @escaping @Sendable (Parameters) -> MotionReading
  ) -> CallShape {
    CallShape(
      .swiftui, "SwiftUI." + api, callees: callees, parameters: parameters, example: example, reads: reads,
      motion: motion)
  }

  /// Whether a call with these labels is this row's: all are known, and as many stand without label as the row has.
  func accepts(_ labels: [String?]) -> Bool {
    let positions = parameters.filter(\.isPositional).count
    return labels.count(where: { $0 == nil }) == positions
      && labels.allSatisfy { label in label == nil || parameters.contains { $0.name == label } }
  }
}
