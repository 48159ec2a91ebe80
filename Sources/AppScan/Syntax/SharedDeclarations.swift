/// The declarations of a file as other files see them. Made of one file alone, on any thread, so that little is left to
/// do when the files of an app come together.
package struct SharedDeclarations: Sendable {
  /// All that the file declares.
  let own: FileConstants
  /// As other files see it: names of the file itself are replaced by what they mean there.
  let seen: [Declaration]
  /// The types that each type takes over.
  let parents: [String: [String]]
  /// Whether something in it can be imported.
  let isModule: Bool

  /// Those of a file that declares nothing.
  static let none = SharedDeclarations([])

  package init(_ declarations: [Declaration]) {
    isModule = declarations.contains(where: \.isShared)
    parents = declarations.parents
    let own = FileConstants(declarations)
    self.own = own
    seen = declarations.compactMap { declaration in
      guard !declaration.place.isLocal, declaration.isShared || declaration.isOfInstance else { return nil }
      guard let value = declaration.value else {
        // Where a constructor asks for it, each call of the constructor gives the value.
        return declaration.role == .standard ? declaration.seenFromAfar(nil) : nil
      }
      if value.isLiteral { return declaration.seenFromAfar(value) }
      var kept = [declaration.name]
      if case .function(let parameters) = declaration.role { kept += parameters }
      return declaration.seenFromAfar(value.replacing(own, kept, at: declaration.place))
    }
  }
}

extension Declaration {
  /// Whether it is a member of what a type makes: other files reach it by the type of a value.
  fileprivate var isOfInstance: Bool {
    !place.isLocal && path.utf8.contains(UInt8(ascii: ".")) && role != .parameter
  }

  /// As other files see it.
  fileprivate func seenFromAfar(_ value: Expression?) -> Declaration {
    Declaration(
      path: path, value: value, isShared: true, isMember: isMember || !isShared, role: role, type: type)
  }
}
