#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Usage: physics-bench [REGISTRY]
var report = Report()
let buffers = Buffers()
report.heading()
try SpringBenchmarks(buffers: buffers).run(&report)
try SettlingBenchmarks(buffers: buffers).run(&report)
try CurveBenchmarks(buffers: buffers).run(&report)
try ClipBenchmarks().run(&report)
try BakingBenchmarks().run(&report)
if CommandLine.arguments.count > 1 {
  try RegistryBenchmarks(path: CommandLine.arguments[1]).run(&report)
}
report.footnote()
if report.hasAllocated {
  print("Evaluation or sampling allocated memory.")
  exit(1)
}
