import Presets

/// The numbers of a preset as a layer's properties: the members of Compose's `GraphicsLayerScope`.
struct ComposeLayer {
  /// A number as a function's parameter.
  struct Parameter {
    let property: String
    let component: Int
    let count: Int
    let identifier: String
  }

  /// The parameters that are used.
  private(set) var parameters: [String] = []
  /// The value of each member, in the order of the members.
  private(set) var assignments: [(member: String, code: String)] = []
  /// The properties that no layer has, as they were typed.
  private(set) var unread: [String] = []

  init(_ all: [Parameter]) {
    var terms: [Member: [String]] = [:]
    for parameter in all {
      let members = Self.members(parameter)
      if members.isEmpty {
        if !unread.contains(parameter.property) { unread.append(parameter.property) }
        continue
      }
      parameters.append(parameter.identifier)
      for member in members { terms[member, default: []].append(parameter.identifier) }
    }
    for member in Member.allCases {
      guard let terms = terms[member] else { continue }
      let joined = terms.joined(separator: member.isFactor ? " * " : " + ")
      let sum = terms.count > 1 && member.isInPoints ? "(\(joined))" : joined
      assignments.append((member.rawValue, member.isInPoints ? "\(sum) * layer.density" : joined))
    }
  }

  private enum Member: String, CaseIterable {
    case translationX, translationY, scaleX, scaleY, rotationX, rotationY, rotationZ, alpha

    /// Whether two of them are multiplied, and not added.
    var isFactor: Bool { [.scaleX, .scaleY, .alpha].contains(self) }
    /// Whether a layer counts in pixels.
    var isInPoints: Bool { [.translationX, .translationY].contains(self) }
  }

  private static func members(_ parameter: Parameter) -> [Member] {
    guard let property = MotionProperty.named(parameter.property, count: parameter.count),
      parameter.component < property.places.count
    else { return [] }
    let place = property.places[parameter.component]
    switch property.target {
    case .opacity: return [.alpha]
    case .offset: return place == 0 ? [.translationX] : place == 1 ? [.translationY] : []
    case .scale where property.name == "scale" && parameter.count == 1: return [.scaleX, .scaleY]
    case .scale: return place == 0 ? [.scaleX] : place == 1 ? [.scaleY] : []
    case .rotation: return [.rotationZ]
    case .rotationX: return [.rotationX]
    case .rotationY: return [.rotationY]
    case .skewX, .skewY, .size, .frame, .center, .cornerRadius, .blur, .color, .backgroundColor, .borderColor,
      .strokeWidth, .fontSize:
      return []
    }
  }
}

extension ComposeExporter {
  /// The function that gives a layer its numbers; nothing where none of them is a layer's.
  func layer(_ parameters: [ComposeLayer.Parameter], _ remarks: inout [String]) -> [String] {
    let layer = ComposeLayer(parameters)
    for property in layer.unread {
      let remark = "no layer has \"\(property)\", so the app must read it"
      if !remarks.contains(remark) { remarks.append(remark) }
    }
    if layer.assignments.isEmpty { return [] }
    let (scope, float) = (symbol("GraphicsLayerScope"), symbol("Float"))
    let numbers = layer.parameters.map { ", \($0): \(float)" }.joined()
    return [
      "", "/** Moves a layer: `Modifier.graphicsLayer { moveLayer(this, …) }`. */",
      "\(access.inner)fun moveLayer(layer: \(scope)\(numbers)) {",
    ] + layer.assignments.map { "    layer.\($0.member) = \($0.code)" } + ["}"]
  }
}
