/// A part of a CSS value between white space, by what it may stand for.
struct CSSComponent {
  /// What it may stand for.
  enum Kind { case time, number, easing, keyword, word, reference, other }

  /// What it may stand for.
  var kind: Kind
  /// Its value.
  var value: Expression
  /// Its bytes in the file.
  var range: Range<Int>
}
