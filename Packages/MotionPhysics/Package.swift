// swift-tools-version: 6.1

import PackageDescription

// The library alone, for a package that depends on it by path: neither the command nor its plugin is built. Sources is
// a link to those of the whole package.
let package = Package(
  name: "MotionPhysics",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "MotionPhysics", targets: ["MotionPhysics"])],
  targets: [
    .target(name: "PlainText"),
    .target(name: "MotionPhysics", dependencies: ["PlainText"]),
  ],
  swiftLanguageModes: [.v6]
)
