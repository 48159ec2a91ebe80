import PlainText

/// Finds the constants that are curves of motions in the same file, `val ease = PathInterpolator(0.2f, 0f, 0f, 1f)`: each
/// counts where something moves along it, with how long that takes.
enum CurveConstants {
  /// - Parameter shapes: Those of curves.
  static func mark(_ source: Source, _ shapes: [CallShape], in scan: inout ScanContext) {
    let isCurve = { (draft: Draft) in shapes.contains { $0 === draft.shape } }
    guard scan.drafts.contains(where: isCurve) else { return }
    var names: Set<String> = []
    for draft in scan.drafts
    where draft.shape.parameters.contains(where: { TweenHalf(parameter: $0.name) == .duration }) {
      for argument in draft.arguments where TweenHalf(parameter: argument.name) == .curve {
        argument.value.addNames(to: &names)
      }
    }
    let curves = Set(names.map { NamePath.last($0) })
    scan.markCurves { draft in
      guard isCurve(draft), let name = constant(source, draft) else { return false }
      return curves.contains(source.text(name))
    }
  }

  /// The name of the constant that holds a curve and nothing else; nil for one that stands elsewhere.
  private static func constant(_ source: Source, _ draft: Draft) -> Int? {
    let start = draft.place.range.lowerBound
    let token = source.tokens.partitioningIndex { Int($0.start) >= start }
    let equals = source.matches(token - 1, "new") ? token - 2 : token - 1
    guard source.matches(equals, "=") else { return nil }
    // A type may stand behind the name: `val ease: Easing = CubicBezierEasing(0.2f, 0f, 0f, 1f)`.
    return stride(from: equals - 1, to: max(equals - ScanLimits.declaredType, 0), by: -1).first {
      source.kind($0) == .identifier && source.isVariable($0)
    }
  }
}
