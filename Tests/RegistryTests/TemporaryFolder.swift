import Foundation
import Presets
import TestSupport
import Testing

@testable import Registry

extension TemporaryFolder {
  /// A registry with presets.
  func registry(_ name: String = "motionbook.db", holding book: RegistrySnapshot = RegistrySnapshot([]))
    throws -> RegistryStore
  {
    let registry = try RegistryStore.create(path(name))
    try registry.apply(saved: book.presets)
    try registry.save(book.settings)
    return registry
  }
}

/// The sentence of the error that the body throws; nil when it throws none.
func sentence(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? RegistryError)?.sentence ?? "\(error)"
  }
}
