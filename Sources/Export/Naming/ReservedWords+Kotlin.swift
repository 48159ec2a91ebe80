extension ReservedWords {
  /// Kotlin's hard keywords (kotlinlang.org, "Keywords and operators"): the others may be names.
  static let kotlin = ReservedWords(
    """
    as break class continue do else false for fun if in interface is null object package return super this throw true \
    try typealias typeof val var when while
    """)
}
