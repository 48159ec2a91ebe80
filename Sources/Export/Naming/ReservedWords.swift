/// Words that a language keeps for itself.
struct ReservedWords {
  private let words: Set<String>

  init(_ text: String) { words = Set(text.split(separator: " ").map(String.init)) }

  func contains(_ word: String) -> Bool { words.contains(word) }

  /// The Swift Programming Language, section "Lexical Structure", and the members that every metatype has.
  static let swift = ReservedWords(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
    defer do else fallthrough for guard if in repeat return switch throw where while Any as await catch false is nil \
    self Self super throw throws true try async Type Protocol
    """)
}
