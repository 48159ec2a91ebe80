import MotionPhysics

/// The one SELECT that reads presets, with different ends.
///
/// What springs have stands in it, because most presets are springs; the other kinds' rows are read one by one.
enum PresetQuery {
  static let selection = """
    SELECT p.id, p.name, p.kind, p.summary, p.reduced, r.name, p.role, p.deprecated, p.origin, p.extensions,
      s.preset_id, b.name, \(springColumns)
    FROM preset AS p
    LEFT JOIN preset AS r ON r.id = p.reduced_id
    LEFT JOIN spring AS s ON p.kind = 'spring' AND s.preset_id = p.id
    LEFT JOIN preset AS b ON b.id = s.base_id
    """

  static let byName = selection + " WHERE p.name = ?1"
  static let byIdentifier = selection + " WHERE p.id = ?1"
  static let sortedByName = selection + " WHERE p.name IS NOT NULL ORDER BY p.name"

  /// What a spring has beside its base; a column a key, in the order of the keys.
  static let springColumns =
    "s.dialect, s.durationScale, s.extraBounce, s.delay, "
    + SpringKey.allCases.map { "s." + $0.rawValue }.joined(separator: ", ")

  /// Where ``springColumns`` stand, counted from the first of them.
  enum SpringColumn {
    static let dialect = 0
    static let durationScale = 1
    static let extraBounce = 2
    static let delay = 3
    static let firstKey = 4
  }

  /// The columns of ``selection``.
  enum Column {
    static let identifier = 0
    static let name = 1
    static let kind = 2
    static let summary = 3
    static let reduced = 4
    static let reducedName = 5
    static let role = 6
    static let deprecated = 7
    static let origin = 8
    static let extensions = 9
    static let spring = 10
    static let base = 11
    static let firstOfSpring = 12
  }
}
