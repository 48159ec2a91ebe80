import AppScan
import PlainText

extension CheckRule {
  /// Names in the manner of an export that no preset has.
  static let unknownSymbol = CheckRule(
    id: "unknown-symbol",
    summary: "Every token and symbol in the manner of an export has a preset.",
    explanation: """
      The name begins as those that the exports generate, but no preset has it: it was renamed, removed or misspelt. \
      In CSS the browser says nothing and the element does not move.
      """,
    severity: .error,
    check: { subject, report in
      for file in subject.files {
        for use in file.uses
        where subject.symbols.claims(use.symbol) && !subject.declared.contains(use.declaredName)
          && !subject.declared.contains(use.head) && subject.symbols.mayExport(file.modules[use.head])
        {
          let counts = subject.isNewlyUnknown(use.symbol) ? true : nil
          if let omission = subject.symbols.omission(of: use.symbol) {
            report.add(
              file, use.place, subject: use.symbol, message: "no export holds \(use.symbol)",
              hint:
                "\(omission.preset) is in the registry, and no pattern of \(omission.export) in .motionbook.json "
                + "matches it", counts: true)
            continue
          }
          let hint =
            subject.symbols.newName(of: use.symbol).map { "its preset was renamed: use \($0)" }
            ?? subject.symbols.suggestion(for: use.symbol).map { "did you mean \($0)?" }
          report.add(
            file, use.place, subject: use.symbol, message: "no preset is behind \(use.symbol)", hint: hint,
            counts: counts)
        }
      }
    })
}

extension SymbolTable {
  /// Whether a file or package that is imported may be one of the app's exports, by its name; nothing that is imported
  /// may be too.
  fileprivate func mayExport(_ module: String?) -> Bool {
    guard let module, module.contains("/") || module.hasPrefix(".") else { return module == nil }
    return stems.contains(Self.stem(module))
  }

  /// The generated name that was probably meant by another; nil where none is.
  fileprivate func suggestion(for name: String) -> String? {
    once(name) ?? Suggestions.nearest(to: name, among: names(meantBy: name)) ?? beginning(of: name)
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

  /// Whether a name looks generated but is not.
  func claims(_ name: String) -> Bool {
    guard preset(of: name) == nil, !isHelper(name) else { return false }
    if let prefix = prefixes.first(where: { name.hasPrefix($0) }), let last = prefix.last {
      // A whole word is another where it goes on: `duration-sheets` has nothing to do with `duration-sheet`.
      let rest = name.dropFirst(prefix.count)
      return last.isLetter || last.isNumber ? rest.first == "-" : !rest.isEmpty
    }
    let parts = name.split(separator: ".")
    guard parts.count > 1, let root = parts.first, roots.contains(String(root)) else { return false }
    // `Motion.nope` of an export that the app has; what a type has of its own begins with a capital letter or is
    // `self`.
    if parts.count == 2 {
      return heldRoots.contains(String(root)) && !isGroup(name) && parts[1] != "self"
        && parts[1].first?.isLowercase == true
    }
    // Other things may be called like an export's root, such as the `motion` of a library: only what stands in one
    // of the registry's groups is ours.
    return isGroup(parts.prefix(2).joined(separator: "."))
      && !isGroup(parts.joined(separator: "."))
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
