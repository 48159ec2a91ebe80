import Export
import Findings

/// A kind of file that commands write. One that is there already is replaced only where its first bytes say that it is
/// of the same kind: what people and other programs have written stays.
enum OutputKind {
  /// Whatever `export` writes, of any format.
  case export
  /// A picture as SVG.
  case picture
  case page
  /// The findings that a team lives with.
  case baseline
  /// A registry to begin with. It is work as soon as it is there, so that none is replaced.
  case starter
  case registry

  /// Whether a file is of the kind.
  ///
  /// - Parameter beginning: Its first ``ExportMark/reach`` bytes, or all of a shorter one.
  func includes(_ beginning: [UInt8]) -> Bool {
    switch self {
    case .export: ExportMark.isBorne(by: beginning)
    case .picture: beginning.starts(with: Array("<svg".utf8)) && ExportMark.isBorne(by: beginning)
    case .page: beginning.starts(with: Array("<!doctype html>".utf8)) && ExportMark.isBorne(by: beginning)
    case .baseline: ExportMark.isJSON(beginning, of: Baseline.format)
    case .starter: false
    case .registry: ExportMark.isRegistry(beginning)
    }
  }

  /// Whether a registry's text that is not in use may be replaced.
  var takesRegistries: Bool { self == .export || self == .registry }

  /// The objection to a file that is not of the kind.
  var complaint: String {
    switch self {
    case .export: "was not written by an export"
    case .picture: "is no picture that motionbook has drawn"
    case .page: "is no page that motionbook has written"
    case .baseline: "is no baseline"
    case .starter: "is there already"
    case .registry: "is no registry"
    }
  }
}
