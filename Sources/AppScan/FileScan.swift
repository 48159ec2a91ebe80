/// What one file holds.
public struct FileScan: Sendable {
  /// The motions, their constants not looked up yet, in the order of the source.
  public var drafts: [Draft] = []
  /// Where the file uses what an export may have generated.
  public var uses: [SymbolUse] = []
  /// What the file declares.
  public var declarations: [Declaration] = []
  /// Whether the file asks somewhere if the person wants less motion.
  public var asksReduced = false
  /// The exceptions that comments make.
  public var exceptions: [ScanException] = []

  /// A file without motions.
  public init() {}

  /// Whether nothing was found that anybody may ask for.
  public var isEmpty: Bool { drafts.isEmpty && uses.isEmpty && exceptions.isEmpty && declarations.isEmpty }

  /// The motions, with what names mean: first in this file, then in the app.
  /// - Parameter app: what other files declare.
  public func sites(app: ConstantTable) -> [Site] {
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
