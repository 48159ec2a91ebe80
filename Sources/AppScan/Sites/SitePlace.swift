/// Where a site stands.
public struct SitePlace: Hashable, Sendable {
  /// The bytes of the call or property that carries the numbers: what a replacement would take the place of. What
  /// follows and belongs to the site, such as `.delay(1)`, is not among them.
  public let range: Range<Int>
  /// The line of its name, from 1.
  public let line: Int
  /// The column of its name in Unicode scalars, from 1.
  public let column: Int
  /// The line on which it ends.
  public let endLine: Int
  /// The column after its end in Unicode scalars.
  public let endColumn: Int
}
