/// Finds a free cell beside each curve for the letter that names it, as far from the other curves as there
/// is.
struct CurveLetters {
  let canvas: DotCanvas

  /// Farther than this a letter is not easier to tell apart, and the first such place is taken.
  private static let farEnough = 6
  /// Nearer than this to another curve a letter could be taken for that curve's.
  private static let nearest = 3

  /// The cell of each curve's letter; none where curves run so close that a letter would name the wrong one.
  func cells(curves: Range<Int>) -> [Int: Int] {
    var cells: [Int: Int] = [:]
    for curve in curves {
      cells[curve] = bestCell(for: curve, taken: Set(cells.values))
    }
    return cells
  }

  private func bestCell(for curve: Int, taken: Set<Int>) -> Int? {
    var best: (cell: Int, distance: Int)?
    for candidate in (canvas.cellsByCurve[curve] ?? []).flatMap(freeNeighbours(of:)) {
      let distance = distanceToOthers(from: candidate, curve: curve, taken: taken)
      if distance >= Self.nearest, distance > best?.distance ?? 0 { best = (candidate, distance) }
      if distance >= Self.farEnough { break }
    }
    return best?.cell
  }

  private func freeNeighbours(of cell: Int) -> [Int] {
    let column = cell % canvas.columns
    var neighbours: [Int] = []
    if column > 0 { neighbours.append(cell - 1) }
    if column < canvas.columns - 1 { neighbours.append(cell + 1) }
    neighbours += [cell - canvas.columns, cell + canvas.columns]
    return neighbours.filter { canvas.dots.indices.contains($0) && canvas.dots[$0] == 0 }
  }

  /// In columns, to the nearest cell of another curve or with another letter; a row is about as high as two
  /// columns are wide. Looks no farther than is far enough.
  private func distanceToOthers(from cell: Int, curve: Int, taken: Set<Int>) -> Int {
    let column = cell % canvas.columns
    let row = cell / canvas.columns
    var nearest = Self.farEnough
    for y in max(0, row - 2)...min(canvas.rows - 1, row + 2) {
      for x in max(0, column - 5)...min(canvas.columns - 1, column + 5) {
        let other = y * canvas.columns + x
        guard taken.contains(other) || canvas.curvesByCell[other].contains(where: { $0 != curve }) else {
          continue
        }
        nearest = min(nearest, max(abs(x - column), 2 * abs(y - row)))
      }
    }
    return nearest
  }
}
