/// Where a site stands.
package struct SitePlace: Hashable, Sendable {
  /// The bytes of the call or property that carries the numbers: what a replacement would take the place of. What
  /// follows and belongs to the site, such as `.delay(1)`, is not among them.
  package let range: Range<Int>
  /// The line of its name, from 1.
  package let line: Int
  /// The column of its name in Unicode scalars, from 1.
  package let column: Int
  /// The line on which it ends.
  package let endLine: Int
  /// The column after its end in Unicode scalars.
  package let endColumn: Int
}
