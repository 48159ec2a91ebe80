import AppScan
import PlainText

extension CheckRule {
  /// Names in the manner of an export that no preset has.
  static let unknownSymbol = CheckRule(
    id: "unknown-symbol",
    summary: "Every token and symbol in the manner of an export has a preset.",
    explanation: """
      The name begins as those that the exports generate, but no preset has it: it was renamed, removed or misspelt. \
      In CSS the browser says nothing and the element does not move. Nor does it by a class of an export under \
      Tailwind 3 and UnoCSS, which read no theme in CSS.
      """,
    severity: .error,
    check: { subject, report in
      for file in subject.files {
        for use in file.uses {
          guard let reason = subject.unreadClass(use, in: file) else { continue }
          // A configuration may have the class by hand.
          report.add(
            file, use.place, subject: use.symbol, message: "\(use.symbol) may be no class", hint: reason,
            isUrgent: false)
        }
        for use in file.uses where subject.isUnknown(use, in: file) {
          let counts = subject.isNewlyUnknown(use.symbol) ? true : nil
          if let omission = subject.symbols.omission(of: use.symbol) {
            report.add(
              file, use.place, subject: use.symbol, message: "no export holds \(use.symbol)",
              hint:
                "\(omission.preset) is in the registry, and no pattern of \(omission.export) in .motionbook.json "
                + "matches it", counts: true)
            continue
          }
          let name = subject.earlierPreset(of: use.symbol)?.symbol ?? use.symbol
          report.add(
            file, use.place, subject: use.symbol, message: "no preset is behind \(name)",
            hint: subject.hint(forUnknown: use.symbol), counts: counts)
        }
      }
    })
}

extension CheckSubject {
  /// A name that no preset has as it is since its preset was renamed; nil where none was.
  func newName(ofUnknown name: String) -> String? {
    symbols.newName(of: name) ?? pasts.lazy.compactMap { $0.newName(of: name, in: symbols) }.first
  }

  /// The preset that was behind a name, and how much of the name it was; nil where none is known.
  fileprivate func earlierPreset(of name: String) -> (preset: String, symbol: String)? {
    pasts.lazy.compactMap { $0.preset(of: name) }.first
  }

  /// What to write for a name that no preset has. A name that one had is no slip of the finger for another.
  fileprivate func hint(forUnknown name: String) -> String? {
    if let new = newName(ofUnknown: name) { return "its preset was renamed: use \(new)" }
    if let gone = earlierPreset(of: name) { return "its preset, \(gone.preset), was removed" }
    return symbols.suggestion(for: name).map { "did you mean \($0)?" }
  }
}

extension SymbolTable {
  /// What every type or object has, in one language or another.
  private static let ofObjects: Set<Substring> = [
    "self", "toString", "hashCode", "equals", "javaClass", "valueOf", "hasOwnProperty",
  ]

  /// How sure it is that the first name of a path is an export's.
  private enum Ownership { case certain, possible, none }

  /// By the languages of the file and the exports, and by what the file imports.
  private func ownership(of use: SymbolUse, in file: CheckedFile) -> Ownership {
    let (language, homes) = (Language(scriptsOf: file.path), homes[use.head] ?? [])
    let isOther = { (home: PresetSymbol.Module?) in
      home.map { Language(scriptsOf: $0.path) != language } ?? false
    }
    if language != nil, !homes.isEmpty, homes.allSatisfy(isOther) { return .none }
    let module = use.origin.flatMap { file.modules[$0] }
    switch language {
    case .typescript:
      guard let module else { return .possible }
      let isNamed = module.utf8.contains(UInt8(ascii: "/")) && stems.contains(Self.stem(module))
      // Files of the app may pass on what an export has.
      return isNamed || ModulePath.isOfApp(module) ? .certain : .none
    case .kotlin:
      guard let module else { return .certain }
      let isNamed = homes.contains { home in home?.package.map { "\($0).\(use.head)" == module } ?? false }
      return isNamed ? .certain : .none
    default: return .certain
    }
  }

  /// The generated name that was probably meant by another; nil where none is.
  fileprivate func suggestion(for name: String) -> String? {
    once(name) ?? nearest(to: name) ?? beginning(of: name)
  }

  /// The generated name that begins as another and goes on almost as that does: of all of them the beginnings are alike.
  private func nearest(to name: String) -> String? {
    let beginning = prefixes.first(where: name.hasPrefix) ?? NamePath.head(name) + "."
    let others = names(meantBy: name).filter { $0.hasPrefix(beginning) }
    return Suggestions.nearest(
      to: String(name.dropFirst(beginning.count)),
      among: others.map { $0.dropFirst(beginning.count).description }
    ).map { beginning + $0 }
  }

  /// The generated name that says once what a name with dashes says twice at its beginning: `--motion-duration-fast` of
  /// `--motion-motion-duration-fast`, as exports once wrote it.
  private func once(_ name: String) -> String? {
    let words = name.split(separator: "-")
    for count in 1..<max(1, words.count / 2 + 1) where words[..<count] == words[count..<(count * 2)] {
      let once = String(name.prefix { $0 == "-" }) + words[count...].joined(separator: "-")
      if preset(of: once)?.symbol == once { return once }
    }
    return nil
  }

  /// The generated names for which another may be mistaken: `long2000ms` is another motion than `long1500ms` and no slip,
  /// and so is `long`.
  private func names(meantBy name: String) -> [String] {
    let wanted = name.withoutNumbers
    return names.filter { $0.withoutNumbers != wanted }
  }

  /// The longest generated name to which a name with dashes adds words: `--motion-ease-out` of
  /// `--motion-ease-out-easing`.
  private func beginning(of name: String) -> String? {
    NamePath.beginnings(of: name, before: "-").dropFirst().first { preset(of: $0)?.symbol == $0 }
  }

  /// Whether a use of what no preset has looks generated.
  ///
  /// - Parameter wasGenerated: Whether an export generated it before.
  func claims(_ use: SymbolUse, in file: CheckedFile, _ wasGenerated: () -> Bool) -> Bool {
    let name = use.symbol
    if isHelper(name) { return false }
    if let prefix = prefixes.first(where: { name.hasPrefix($0) }), let last = prefix.last {
      // A whole word is another where it goes on: `duration-sheets` has nothing to do with `duration-sheet`.
      let rest = name.dropFirst(prefix.count)
      return last.isLetter || last.isNumber ? rest.first == "-" : !rest.isEmpty
    }
    let parts = name.split(separator: ".")
    guard parts.count > 1, let root = parts.first.map(String.init),
      roots.values.contains(where: { $0.contains(root) })
    else { return false }
    let ownership = ownership(of: use, in: file)
    if ownership == .none || isGroup(name) { return false }
    if newName(of: name) != nil || omission(of: name) != nil { return true }
    if parts.count > 2, isGroup(parts[0] + "." + parts[1]) { return true }
    // Other things may be called like an export's root, such as the `motion` of a library.
    let isUnclear = ownership == .possible && (parts.count > 2 || use.isIndirect)
    // What a type has of its own begins with a capital letter or is every object's; in Kotlin groups do so too.
    let mayBeGroup = parts.count > 2 && Language(fileName: file.path) == .kotlin
    let isMember = !Self.ofObjects.contains(parts[1]) && (mayBeGroup || parts[1].first?.isLowercase == true)
    return isHeldRoot(use.head) && isMember && !isUnclear || wasGenerated()
  }
}

extension Language {
  /// The language of a file; of a component and a page that of their scripts.
  fileprivate init?(scriptsOf path: String) {
    guard let language = Language(fileName: path) else { return nil }
    self = language == .javascript || language == .html || language == .astro ? .typescript : language
  }
}

extension String {
  /// The name without its numbers, and the units of time behind them.
  fileprivate var withoutNumbers: String {
    guard let first = firstIndex(where: \.isNumber) else { return self }
    let rest = self[first...].drop(while: \.isNumber)
    let unit = ["ms", "s"].first { rest.hasPrefix($0) && rest.dropFirst($0.count).first?.isLowercase != true }
    return self[..<first] + String(rest.dropFirst(unit?.count ?? 0)).withoutNumbers
  }
}
