/// Finds the motions in the files of an app. Made once for a run; reads any number of files, on any thread.
package struct AppScanner: Sendable {
  private let options: ScanOptions
  private let languages: [Language: PreparedLanguage]

  /// Prepares the tables of all languages.
  package init(_ options: ScanOptions = .plain) {
    self.options = options
    var languages: [Language: PreparedLanguage] = [:]
    for language in Language.allCases { languages[language] = PreparedLanguage(language, options) }
    self.languages = languages
  }

  /// Calls the body with the tokens of a file, for what changes it.
  package func withTokens(_ text: [UInt8], _ language: Language, _ body: (Source) -> Void) {
    guard let prepared = languages[language] else { return }
    text.withUnsafeBufferPointer { body(language.lex($0, prepared.vocabulary).source) }
  }

  /// Calls the body with the tokens of the scripts in a file of HTML or in a component, at the offsets that they have in
  /// the file; all else is white space.
  package func withScripts(_ text: [UInt8], _ language: Language, _ body: (Source) -> Void) {
    withTokens(text, language) { source in
      let script = MarkupParts(source, hasAttributes: false).all.first { $0.language == .typescript }
      withTokens(script?.bytes ?? [], .typescript, body)
    }
  }

  /// Calls the body with the tokens of each script of a page of HTML that is a module, by itself: what one imports,
  /// another does not see.
  package func withModules(_ text: [UInt8], _ language: Language, _ body: (Source) -> Void) {
    withTokens(text, language) { source in
      for module in MarkupParts(source, hasAttributes: false).modules.prefix(ScanLimits.modules) {
        var script: [UInt8] = text.map { $0 == 0x0A ? 0x0A : 0x20 }
        script.replaceSubrange(module, with: text[module])
        withTokens(script, .typescript, body)
      }
    }
  }

  /// The motions, uses, declarations and exceptions of a file.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending, by which others may know what it holds.
  ///   - versions: The major versions that the file's own package names; nil for those of the options.
  package func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: Language, name: String? = nil,
    versions: (reanimated: Int?, motion: Int?) = (nil, nil)
  ) -> FileScan {
    guard let prepared = languages[language], prepared.mayHold(bytes) else { return FileScan() }
    var options = options
    options.reanimatedVersion = versions.reanimated ?? options.reanimatedVersion
    options.motionVersion = versions.motion ?? options.motionVersion
    var result = FileScan()
    read(bytes, prepared, language, name, options, into: &result)
    result.shared = SharedDeclarations(result.declarations, uses: result.constantUses)
    result.drafts.sort { $0.place.range.lowerBound < $1.place.range.lowerBound }
    // A style sheet may ask for the whole app, whatever it moves itself.
    result.asksReduced = prepared.asksReduced(bytes)
    result.isOfMac = language == .swift && Self.mac.matches(bytes)
    result.resetsMotion = result.asksReduced ? ReducedReset.place(in: bytes) : nil
    result.exceptions.sort { $0.place.range.lowerBound < $1.place.range.lowerBound }
    return result
  }

  private static let mac = MultiSearch([
    "NSAnimation", "NSWindow", "NSView", "import AppKit", "import Cocoa",
  ])

  /// Reads a file, or what of it is in one language, and then what stands in it in others.
  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ prepared: PreparedLanguage, _ language: Language, _ name: String?,
    _ options: ScanOptions, into result: inout FileScan
  ) {
    if language == .sass {
      IndentedSass.braced(bytes).withUnsafeBufferPointer {
        read($0, of: bytes, prepared, language, name, options, into: &result)
      }
    } else {
      read(bytes, of: bytes, prepared, language, name, options, into: &result)
    }
  }

  /// - Parameter file: The bytes of the file, which has the lines.
  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of file: UnsafeBufferPointer<UInt8>, _ prepared: PreparedLanguage,
    _ language: Language, _ name: String?, _ options: ScanOptions, into result: inout FileScan
  ) {
    let (source, notes) = language.lex(bytes, prepared.vocabulary)
    var context = ScanContext(options: options, bytes: file)
    prepared.walk(source, &context)
    if language == .sass { context.mark(as: .indented, from: 0) }
    result.drafts += context.drafts
    result.constantUses.merge(context.constantUses) { first, _ in first }
    // Names that only this file sees count where something in it may use them.
    let isUsing = !result.drafts.allSatisfy(\.isOfTop) || !result.uses.isEmpty || !context.uses.isEmpty
    let declarations =
      context.declarations
      + language.declarations(source, isForOthers: !isUsing, motions: context.drafts)
    if !context.uses.isEmpty, language.isScript || language == .kotlin,
      let aliases = SymbolAliases(declarations, roots: prepared.roots)
    {
      aliases.addUses(in: source, to: &context)
    }
    result.uses += context.uses
    result.declarations += declarations
    for platform in prepared.platforms.readers {
      result.declarations += platform.declarations(source, file: name, context.drafts)
    }
    result.exceptions += (notes + context.notes).compactMap {
      ScanException(comment: $0, in: file, lines: context.lines)
    }
    guard language.hasParts else { return }
    for part in MarkupParts(source).all {
      guard let inner = languages[part.language] else { continue }
      part.bytes.withUnsafeBufferPointer { read($0, inner, part.language, nil, options, into: &result) }
    }
  }
}

/// A language with the tables of names that its platforms, the app's wrappers and the exports make. A class, as it is
/// passed on for every file.
final class PreparedLanguage: Sendable {
  let platforms: LanguagePlatforms
  let vocabulary: Vocabulary
  /// By number in the vocabulary: the name, the platforms that look at it, whether it begins an export's symbols.
  private let words: [Word]
  /// The number of strings.
  private let stringNumber: Int
  /// The names that begin an export's symbols.
  let roots: Set<String>
  private let hints: MultiSearch
  private let reducedHints: MultiSearch

  private struct Word: Sendable {
    var text: String
    var platforms: [any PlatformReader.Type] = []
    var isRoot = false
  }

  init(_ language: Language, _ options: ScanOptions) {
    platforms = language.platforms
    // Sass's mixins and functions are called by their names: `motion-transition("sheet-present")`.
    let called = options.prefixes.filter { $0.hasSuffix("(") }.map { String($0.dropLast()) }
    // Elements of markup may be called so; what exports generate, scripts use.
    let paths = options.roots[language.family] ?? []
    roots = language.hasParts || language == .xml ? [] : Set(paths)
    var all: [(String, (any PlatformReader.Type)?)] = []
    if !language.hasParts, language != .xml { all = (paths + called).map { ($0, nil) } }
    for platform in platforms.readers {
      for word in platform.words { all.append((word, platform)) }
      for shape in platform.shapes { for callee in shape.callees { all.append((callee, platform)) } }
      for wrapper in options.wrappers { all.append((wrapper, platform)) }
    }
    for wrapper in options.numberWrappers where wrapper.shape(in: language, isNative: false) != nil {
      all.insert((wrapper.name, NumberWrapperReader.self), at: 0)
    }
    let members = language == .swift ? options.members : []
    all += members.map { ($0, SwiftMemberReader.self) }
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
    stringNumber = Int(vocabulary.number(of: CFamilyLexer.stringWord))
    self.words = words
    let named =
      platforms.hints + paths + members + options.prefixes + options.wrappers
      + options.numberWrappers.map(\.name)
    hints = MultiSearch(named)
    reducedHints = MultiSearch(platforms.reducedHints)
  }

  /// Whether one of the hints stands in the bytes.
  func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    hints.matches(bytes) || platforms.holds?(bytes) ?? false
  }

  /// Whether the source asks if the person wants less motion.
  func asksReduced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    reducedHints.matches(bytes)
  }

  /// Calls the platforms at their words, also at those that a file of JavaScript has in quotes as keys, and where it calls
  /// what it imports under other names.
  func walk(_ source: Source, _ context: inout ScanContext) {
    var aliases: [String: Int] = [:]
    for index in source.tokens.indices {
      let number = Int(source.tokens[index].word)
      if number != 0 {
        read(words[number], source, index, &context)
        if words[number].isRoot { context.addUse(at: index, in: source) }
        if number == stringNumber, source.isKey(index) {
          let key = source.contents(index)
          let number = vocabulary.number(source.bytes, key.lowerBound, key.upperBound)
          read(words[Int(number)], source, index, &context)
        }
        if let alias = source.importedAlias(of: index) { aliases[source.text(alias)] = number }
      } else if !aliases.isEmpty, source.kind(index) == .identifier, let number = aliases[source.text(index)],
        !source.isDot(index - 1), source.callOpening(after: index) != nil
      {
        read(words[number], source, index, &context)
      }
    }
    for platform in platforms.readers { platform.finish(source, into: &context) }
  }

  private func read(_ word: Word, _ source: Source, _ index: Int, _ context: inout ScanContext) {
    for platform in word.platforms { platform.read(source, at: index, word: word.text, into: &context) }
  }
}
