import AppScan
import Presets

@testable import AppCheck

extension Language {
  /// Prepared once: that takes longer than most of the sources of tests.
  private static let scanner = AppScanner()

  /// A file of the language by itself, its names not looked up yet.
  func scan(_ text: String, _ options: ScanOptions? = nil, name: String? = nil) -> FileScan {
    let scanner = options.map { AppScanner($0) } ?? Self.scanner
    return Array(text.utf8).withUnsafeBufferPointer { scanner.scan($0, self, name: name) }
  }
}

extension CheckedFile {
  /// A source that stands alone.
  init(_ text: String, _ language: Language, path: String = "a", _ options: ScanOptions? = nil) {
    self.init(path: path, scan: language.scan(text, options), app: ConstantTable())
  }
}

extension CheckSubject {
  init(
    _ files: [CheckedFile], _ book: RegistrySnapshot = RegistrySnapshot([]),
    symbols: SymbolTable = SymbolTable()
  ) throws {
    self.init(files: files, registry: try RegistryMotions(book), symbols: symbols)
  }
}
