// swift-tools-version: 6.1

import PackageDescription

// The physics core against C, in one process. A package of its own, so that the main manifest stays clean.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "motionbook", path: "..")],
  targets: [
    .target(name: "CReference"),
    // The program that Scripts/bench also runs as a process of its own.
    .target(
      name: "CResolve", path: "c", sources: ["resolve.c"], cSettings: [.define("WITHOUT_MAIN")],
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "physics-bench",
      dependencies: [
        "CReference", "CResolve",
        .product(name: "MotionPhysics", package: "motionbook"),
        .product(name: "Registry", package: "motionbook"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
