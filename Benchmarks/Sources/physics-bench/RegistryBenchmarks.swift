import CResolve
import Presets
import Registry

/// Resolving all springs of a registry, opened and closed each time.
struct RegistryBenchmarks {
  let path: String

  func run(_ report: inout Report) throws {
    let count = try resolvedSprings()
    let measurement = Measurement(1) {
      if (try? resolvedSprings()) == nil { print("cannot read \(path)") }
    } against: {
      _ = resolve_registry(path)
    }
    report.add(
      "resolving \(count) springs of a registry", .milliseconds(30), mayAllocate: true, measurement)
  }

  private func resolvedSprings() throws -> Int {
    let book = try RegistryStore.open(path, for: .reading).book()
    let resolver = Resolver(book)
    let springs = book.presets.filter { $0.kind == .spring }
    for spring in springs { _ = try resolver.motion(named: spring.name) }
    return springs.count
  }
}
