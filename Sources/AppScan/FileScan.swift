/// What one file holds.
package struct FileScan: Sendable {
  /// The motions, their constants not looked up yet, in the order of the source.
  package var drafts: [Draft] = []
  /// Where the file uses what an export may have generated.
  package var uses: [SymbolUse] = []
  /// What the file declares.
  package var declarations: [Declaration] = []
  /// Whether the file asks somewhere if the person wants less motion.
  package var asksReduced = false
  /// The exceptions that comments make.
  package var exceptions: [ScanException] = []

  /// A file without motions.
  package init() {}

  /// Whether nothing was found that anybody may ask for.
  package var isEmpty: Bool { drafts.isEmpty && uses.isEmpty && exceptions.isEmpty && declarations.isEmpty }

  /// The motions, with what names mean: first in this file, then in the app.
  /// - Parameter app: what other files declare.
  package func sites(app: ConstantTable) -> [Site] {
    guard !drafts.isEmpty else { return [] }
    let constants = OwnConstants(declarations)
    return drafts.flatMap { draft in
      draft.sites { path in
        let found = constants.table.lookUp(path)
        if case .unknown = found { return app.lookUp(path) }
        return found
      }
    }
  }
}

/// The constants of one file, put in order when the first name is looked up: most motions are written as numbers.
private final class OwnConstants {
  private let declarations: [Declaration]

  init(_ declarations: [Declaration]) { self.declarations = declarations }

  private(set) lazy var table: ConstantTable = {
    var table = ConstantTable()
    table.add(declarations)
    return table
  }()
}
