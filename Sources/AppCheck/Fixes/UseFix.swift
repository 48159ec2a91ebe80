import AppScan

extension SymbolUse {
  /// The change that makes it the symbol of its deprecated preset's successor, or of its preset by the name that this has
  /// now; nil where it is neither.
  ///
  /// - Throws: Why a program cannot change it.
  func fix(in file: CheckedFile, of subject: CheckSubject) throws(FixPlace.Problem) -> Fix? {
    guard let new = try successor(in: file, of: subject) ?? renamed(in: file, of: subject) else { return nil }
    if isIndirect {
      throw FixPlace.Problem("it is not written as \(symbol); put \(new) there by hand")
    }
    return Fix(
      file: file.path, range: place.range, replacement: String(new.dropFirst(unwritten.utf8.count)))
  }

  private func successor(
    in file: CheckedFile, of subject: CheckSubject
  ) throws(FixPlace.Problem) -> String? {
    guard let found = subject.symbols.preset(of: symbol), subject.registry.deprecated[found.preset] != nil,
      let successor = subject.registry.successor(of: found.preset),
      file.isOpen(
        place, rule: CheckRule.deprecatedUse.id, counts: subject.isNewlyDeprecated(found.preset))
    else { return nil }
    if let new = subject.symbols.renamed(symbol, to: successor) { return new }
    throw FixPlace.Problem("the export does not hold \(successor)")
  }

  private func renamed(in file: CheckedFile, of subject: CheckSubject) -> String? {
    guard subject.isUnknown(self, in: file),
      file.isOpen(place, rule: CheckRule.unknownSymbol.id, counts: subject.isNewlyUnknown(symbol))
    else { return nil }
    return subject.newName(ofUnknown: symbol)
  }
}
