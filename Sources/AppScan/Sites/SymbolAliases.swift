/// The names by which a file calls what exports generate: `M` of `import { motionPresets as M }`, `out` of
/// `const { out } = motionPresets`.
struct SymbolAliases {
  private let roots: Set<String>
  private let imports: [String: Declaration]
  private let visible: [String: NestedDeclarations]
  /// The names that lead to an export somewhere in the file.
  private let names: Set<String>

  /// - Parameters:
  ///   - declarations: What the file declares.
  ///   - roots: The names with which paths of exports begin.
  init?(_ declarations: [Declaration], roots: Set<String>) {
    let all = declarations.filter { !$0.isMember && $0.otherName != nil && !roots.contains($0.path) }
    var names: Set<String> = []
    for _ in 0..<ScanLimits.constantDepth {
      let more = all.filter { declaration in
        let head = NamePath.head(declaration.otherName ?? "")
        return !names.contains(declaration.path) && (roots.contains(head) || names.contains(head))
      }
      if more.isEmpty { break }
      names.formUnion(more.map(\.path))
    }
    if names.isEmpty { return nil }
    self.names = names
    self.roots = roots
    imports = Dictionary(
      all.filter { $0.role == .imported }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    visible = declarations.visible
  }

  /// Records where a source has parts of exports by these names.
  func addUses(in source: Source, to scan: inout ScanContext) {
    for index in source.tokens.indices where source.kind(index) == .identifier {
      let name = source.text(index)
      guard names.contains(name), !source.isDot(index - 1), !source.matches(index - 1, "!.") else { continue }
      let path = source.symbolPath(at: index)
      let offset = source.range(index).lowerBound
      // The name by itself was recorded where the file gives it to something.
      guard path.last > index || isTakenApart(name, at: offset, source.matches(index + 1, ",", "}")),
        let found = meaning(of: path.symbol, at: offset, depth: 0)
      else { continue }
      scan.addUse(
        found.symbol, source.range(index, through: path.last), origin: found.origin, isIndirect: true)
    }
  }

  /// Whether a pattern gives a name to a member of an object there: `const { fast } = motionPresets`.
  private func isTakenApart(_ name: String, at offset: Int, _ isLast: Bool) -> Bool {
    isLast && visible[name]?.innermost(at: offset)?.declaration.place.offset == offset
  }

  /// The path of an export that another means at a byte, and the name by which the file imports it.
  private func meaning(of path: String, at offset: Int, depth: Int) -> (symbol: String, origin: String)? {
    let head = NamePath.head(path)
    if roots.contains(head) { return (path, head) }
    let rest = path.dropFirst(head.count)
    if let declared = visible[head]?.innermost(at: offset) {
      guard case .value(.name(let other), let place?) = declared.meaning, depth < ScanLimits.constantDepth
      else { return nil }
      return meaning(of: other + rest, at: place.offset, depth: depth + 1)
    }
    guard let other = imports[head]?.otherName, roots.contains(NamePath.head(other)) else { return nil }
    return (other + rest, head)
  }
}

extension Declaration {
  /// The name or path that it is another name of; nil for anything else.
  fileprivate var otherName: String? {
    guard role == .value || role == .imported, case .name(let other)? = value else { return nil }
    return other
  }
}
