import MotionPhysics

extension CurveShape {
  /// The curve of an easing function in CSS's words; four numbers alone are control points.
  ///
  /// - Throws: ``LiteralError`` where it is none.
  package init(css text: String) throws(LiteralError) {
    let text = String(text.lowercased().drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    guard EasingText.isMeant(text) || text.contains("(") || !text.contains(",") else {
      self = try CurveText.bezier(text)
      return
    }
    do throws(MotionError) {
      switch try EasingText(css: text) {
      case .bezier(let x1, let y1, let x2, let y2): self = .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
      case .steps(let count, let jump): self = .steps(count, jump: jump)
      case .points(let points): self = .points(points)
      }
    } catch {
      throw LiteralError(error.sentence)
    }
    self = try CurveText.checked(self)
  }
}
