/// An option that some formats take; ``ExportOptions`` says what each is.
package enum ExportOption: String, CaseIterable, Sendable {
  case namespace, access, package, prefix, tolerance, resolver
  case textDurations = "text-durations"
  case material
  case viewTransitions = "view-transitions"
  case stagger, lean, into, layer
}

/// An existing file that an export puts a motion into.
package struct OpenedFile: Hashable, Sendable {
  /// Its path.
  package let path: String
  /// Its contents; none before it is read.
  package var bytes: [UInt8]

  /// Creates a file.
  package init(path: String, bytes: [UInt8] = []) {
    self.path = path
    self.bytes = bytes
  }

  /// Its name without the folders.
  var name: String { String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]) }
}

/// The values of a format's options.
package struct ExportOptions: Hashable, Sendable {
  /// The name around everything that is written, a type, an object, a class; nil is the format's own.
  package var namespace: String?
  /// Who may use it: `public`, `internal`, in Swift `package`; nil is the format's own.
  package var access: String?
  /// The package that a file belongs to; nil is none, or the format's own.
  package var package: String?
  /// The prefix of every name; nil is the format's own.
  package var prefix: String?
  /// The largest error of a baked curve as a share of the travel, above 0 and at most 0.1.
  package var tolerance: Double
  /// Whether a Resolver file is written beside the tokens.
  package var resolver: Bool
  /// Whether durations are texts, `200ms`, and not the objects of the standard.
  package var textDurations: Bool
  /// Whether what Material's libraries take is written too.
  package var material: Bool
  /// Whether rules for view transitions are written.
  package var viewTransitions: Bool
  /// Whether a rule for elements that start one after another is written.
  package var stagger: Bool
  /// Whether what an app can do without is left out.
  package var lean: Bool
  /// An existing file that takes the motion; nil writes files of the format's own.
  package var into: OpenedFile?
  /// Whether a module of TypeScript is written without types, as plain JavaScript.
  package var isPlain = false
  /// The layer of that file that moves; for several clips one for each, as `CLIP=LAYER,…`.
  package var layer: String?

  /// The largest error of a baked curve, unless another is asked for: a fifth of a point on a way of 100.
  package static let defaultTolerance = 0.002

  /// Creates options.
  package init(
    namespace: String? = nil, access: String? = nil, package: String? = nil, prefix: String? = nil,
    tolerance: Double = defaultTolerance, resolver: Bool = false, textDurations: Bool = false,
    material: Bool = false, viewTransitions: Bool = false, stagger: Bool = false, lean: Bool = false,
    into: OpenedFile? = nil, layer: String? = nil
  ) {
    self.namespace = namespace
    self.access = access
    self.package = package
    self.prefix = prefix
    self.tolerance = tolerance
    self.resolver = resolver
    self.textDurations = textDurations
    self.material = material
    self.viewTransitions = viewTransitions
    self.stagger = stagger
    self.lean = lean
    self.into = into
    self.layer = layer
  }
}
