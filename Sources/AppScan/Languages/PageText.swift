import PlainText

/// What the text of a page says of itself. All texts are in small letters.
package enum PageText {
  /// Whether it is a whole page, and no part that another takes in.
  package static func isWhole(_ text: String) -> Bool {
    ["<html", "<!doctype html"].contains(where: text.holds)
  }

  /// Whether it loads a style sheet or a script.
  package static func loads(_ text: String) -> Bool {
    text.split(separator: "<").contains { part in
      let tag = part.prefix { $0 != ">" }
      return tag.hasPrefix("link") && tag.holds("stylesheet")
        || tag.hasPrefix("script") && (tag.holds("src") || tag.holds("module"))
    }
  }
}
