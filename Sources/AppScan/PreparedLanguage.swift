/// A language with the tables that its platforms, the app's wrappers and the exports' names make.
struct PreparedLanguage: Sendable {
  let reader: LanguageReader
  let vocabulary: Vocabulary
  /// By number in the vocabulary: the name, the platforms that look at it, whether it begins an export's symbols.
  private let words: [Word]
  private let hints: MultiSearch
  private let reducedHints: MultiSearch

  private struct Word: Sendable {
    var text: String
    var platforms: [any PlatformReader.Type] = []
    var isRoot = false
  }

  init(_ reader: LanguageReader, _ options: ScanOptions) {
    self.reader = reader
    // Sass's mixins and functions are called by their names: `motion-transition("sheet-present")`.
    let called = options.prefixes.filter { $0.hasSuffix("(") }.map { String($0.dropLast()) }
    var all: [(String, (any PlatformReader.Type)?)] = (options.roots + called).map { ($0, nil) }
    for platform in reader.platforms {
      for word in platform.words { all.append((word, platform)) }
      for shape in platform.shapes { for callee in shape.callees { all.append((callee, platform)) } }
      for wrapper in options.wrappers { all.append((wrapper, platform)) }
    }
    let vocabulary = Vocabulary(all.map(\.0))
    var words = [Word](repeating: Word(text: ""), count: all.count + 1)
    for (text, platform) in all {
      let number = Int(vocabulary.number(of: text))
      words[number].text = text
      guard let platform else {
        words[number].isRoot = true
        continue
      }
      if !words[number].platforms.contains(where: { $0 == platform }) {
        words[number].platforms.append(platform)
      }
    }
    self.vocabulary = vocabulary
    self.words = words
    let named = reader.hints + options.roots + options.prefixes + options.wrappers
    hints = MultiSearch(named.map { Array($0.utf8) })
    reducedHints = MultiSearch(reader.reducedHints.map { Array($0.utf8) })
  }

  /// Whether one of the hints stands in the bytes.
  func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    hints.matches(bytes) || reader.holds?(bytes) ?? false
  }

  /// Whether the source asks if the person wants less motion.
  func asksReduced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    reducedHints.matches(bytes)
  }

  /// Calls the platforms at their words.
  func walk(_ source: Source, _ context: inout ScanContext) {
    for index in source.tokens.indices {
      let number = Int(source.tokens[index].word)
      guard number != 0 else { continue }
      let word = words[number]
      for platform in word.platforms { platform.read(source, at: index, word: word.text, into: &context) }
      if word.isRoot { context.addUse(at: index, in: source) }
    }
  }
}
