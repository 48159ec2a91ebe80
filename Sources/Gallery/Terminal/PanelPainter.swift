/// Draws the curves and the reference line of a panel on a canvas.
struct PanelPainter {
  let panel: PlotPanel
  let scale: DotScale
  let styles: [CurveStyle]

  func paint(on canvas: inout DotCanvas) {
    for (index, stretches) in panel.curves.enumerated() {
      for stretch in stretches { paint(stretch, curve: index, on: &canvas) }
    }
    paintReference(on: &canvas)
  }

  private func paint(_ stretch: [PlotPoint], curve: Int, on canvas: inout DotCanvas) {
    guard let first = stretch.first.map(scale.dot(of:)) else { return }
    // An ASCII curve has its own glyph; gaps would only make it harder to follow.
    let dash = canvas.usesBraille ? styles[curve].dash : .solid
    var current = first
    var count = 0
    canvas.set(first, curve: curve)
    for point in stretch.dropFirst() {
      for dot in current.line(to: scale.dot(of: point)) {
        count += 1
        if dash.draws(dot: count) { canvas.set(dot, curve: curve) }
        current = dot
      }
    }
  }

  private func paintReference(on canvas: inout DotCanvas) {
    guard let reference = panel.reference, scale.values.contains(reference) else { return }
    let y = scale.row(of: reference)
    for x in stride(from: 0, to: canvas.dotColumns, by: canvas.usesBraille ? 3 : 2) {
      canvas.setBehind(Dot(x: x, y: y))
    }
  }
}
