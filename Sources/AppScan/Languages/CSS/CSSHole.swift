/// An interpolation in CSS that stands in another language: `${fadeIn}` in a template literal.
struct CSSHole: Sendable {
  /// Its bytes, `${` and `}` included.
  let range: Range<Int>
  /// What stands in it.
  let value: Expression
}
