import CResolve
import Registry

/// Resolving all springs of a registry, opened and closed each time.
struct RegistryBenchmarks {
  let path: String

  func run(_ report: inout Report) throws {
    var count = 0
    try Registry.open(path, for: .reading).resolvedSprings().forEach { _ in count += 1 }
    let measurement = Measurement(1) {
      let registry = try? Registry.open(path, for: .reading).resolvedSprings()
      if registry == nil { print("cannot read \(path)") }
    } against: {
      _ = resolve_registry(path)
    }
    report.add(
      "resolving \(count) springs of a registry", .milliseconds(30), mayAllocate: true, measurement)
  }
}
