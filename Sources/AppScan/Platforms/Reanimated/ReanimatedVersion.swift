/// The versions of Reanimated, whose defaults differ (animation/spring/springConfigs.ts).
enum ReanimatedVersion {
  /// Up to 3: mass 1, stiffness 100, damping 10.
  case three
  /// From 4 on: mass 4, stiffness 900, damping 120.
  case four

  /// The version of a scan.
  init(_ options: ScanOptions) { self = options.reanimatedVersion < 4 ? .three : .four }

  /// The mass of a spring that says none.
  var mass: Double { self == .three ? 1 : 4 }
  /// The stiffness of a spring that says none.
  var stiffness: Double { self == .three ? 100 : 900 }
  /// The damping of a spring that says none.
  var damping: Double { self == .three ? 10 : 120 }
}
