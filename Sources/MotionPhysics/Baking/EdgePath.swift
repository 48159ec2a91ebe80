/// The fewest edges along a section, and how much of the tolerance they leave for rounding.
struct EdgePath {
  let edges: [Edge]
  /// How far stops may be from the edges.
  let slack: Double

  /// The share of the tolerance that is always kept for rounding: it costs half as large a share of the
  /// stops.
  private static let reserve = 0.01
  /// The share of the tolerance by which the curve may leave the lines between gates.
  private static let bulge = 0.017
  /// The narrowest band is looked for until its width is known to this share of the tolerance for each
  /// edge, and to no more than the second one: of many edges more searches would take more time than they save
  /// characters.
  private static let precision = (edge: 0.003, most: 0.045)

  /// With as many edges as the tolerance takes, the narrowest band that needs no more: what it leaves of
  /// the tolerance makes shorter numbers.
  static func path(along section: BakeMotion.Section, tolerance: Double) throws(MotionError) -> EdgePath? {
    var width = (1 - bulge - reserve) * tolerance
    let band = try ToleranceBand(along: section, bulge: bulge * tolerance)
    guard var edges = EdgeSearch.edges(through: band, tolerance: width) else { return nil }
    let most = edges.count
    // The error goes with the inverse square of the number of edges, so that it takes another edge at about
    // the width times 1 - 2/edges.
    var tooNarrow = width * max(0, 1 - 2.5 / Double(most))
    let precision = tolerance * min(precision.edge * Double(most), precision.most)
    while width - tooNarrow > precision {
      let next = 0.5 * (tooNarrow + width)
      if let narrower = EdgeSearch.edges(through: band, tolerance: next, most: most) {
        (width, edges) = (next, narrower)
      } else {
        tooNarrow = next
      }
    }
    return EdgePath(edges: edges, slack: (1 - bulge) * tolerance - width)
  }

  /// Where the edges meet, and the ends.
  func knots(of section: BakeMotion.Section) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(edges.count + 1)
    var before: Edge?
    for edge in edges {
      knots.append(
        Knot(
          place: before?.end(with: edge) ?? section.from, before: before, after: edge,
          height: before == nil ? section.start : nil, slack: slack))
      before = edge
    }
    knots.append(Knot(place: section.to, before: before, after: nil, height: section.end, slack: slack))
    return knots
  }
}
