extension ReservedWords {
  /// Dart's reserved words, and its built-in identifiers, which cannot name everything (dart.dev, "Keywords").
  static let dart = ReservedWords(
    """
    assert break case catch class const continue default do else enum extends false final finally for if in is new null \
    rethrow return super switch this throw true try var void while with await yield abstract as covariant deferred \
    dynamic export extension external factory function get implements import interface late library mixin operator part \
    required set static typedef
    """)
}
