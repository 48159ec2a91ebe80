/// The fewest links along a section, and how much of the tolerance they leave for rounding.
struct SectionPath {
  let links: [Link]
  /// How far stops may be from the links.
  let slack: Double

  /// The share of the tolerance that is always kept for rounding: it costs half as large a share of the
  /// stops.
  private static let reserve = 0.01
  /// The share of the tolerance by which the curve may leave the connections of gates.
  private static let bulge = 0.017
  /// The narrowest corridor is looked for until its width is known to this share of the tolerance for each
  /// link, and to no more than the second one: of many links more searches would take more time than they save
  /// characters.
  private static let precision = (link: 0.003, most: 0.045)

  /// With as many links as the tolerance takes, the narrowest corridor that needs no more: what it leaves of
  /// the tolerance makes shorter numbers.
  static func path(along section: BakeSection, tolerance: Double) throws(MotionError) -> SectionPath? {
    var width = (1 - bulge - reserve) * tolerance
    let corridor = try section.corridor(bulge: bulge * tolerance)
    guard var links = LinkSearch.links(through: corridor, tolerance: width) else { return nil }
    let most = links.count
    // The error goes with the inverse square of the number of links, so that it takes another link at about
    // the width times 1 - 2/links.
    var tooNarrow = width * max(0, 1 - 2.5 / Double(most))
    let precision = tolerance * min(precision.link * Double(most), precision.most)
    while width - tooNarrow > precision {
      let next = 0.5 * (tooNarrow + width)
      if let narrower = LinkSearch.links(through: corridor, tolerance: next, most: most) {
        (width, links) = (next, narrower)
      } else {
        tooNarrow = next
      }
    }
    return SectionPath(links: links, slack: (1 - bulge) * tolerance - width)
  }

  /// Where the links meet, and the ends.
  func joints(of section: BakeSection, from: Double, to: Double) -> [Joint] {
    var joints: [Joint] = []
    joints.reserveCapacity(links.count + 1)
    var before: Link?
    for link in links {
      joints.append(
        Joint(
          place: before?.end(with: link) ?? from, before: before, after: link,
          height: before == nil ? section.start : nil, slack: slack))
      before = link
    }
    joints.append(Joint(place: to, before: before, after: nil, height: section.end, slack: slack))
    return joints
  }
}
