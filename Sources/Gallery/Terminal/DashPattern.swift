/// Which dots along a line are drawn.
enum DashPattern: Int, CaseIterable {
  case solid
  case dashed
  case dotted
  case dashDotted

  private var drawn: [Bool] {
    switch self {
    case .solid: [true]
    case .dashed: [true, true, true, true, false, false]
    case .dotted: [true, false, false]
    case .dashDotted: [true, true, true, true, false, true, false]
    }
  }

  func draws(dot index: Int) -> Bool {
    drawn[index % drawn.count]
  }

  /// The line in a legend.
  var key: String {
    switch self {
    case .solid: "━━"
    case .dashed: "╍╍"
    case .dotted: "··"
    case .dashDotted: "━·"
    }
  }
}
