import MotionPhysics
import Presets
import StrictJSON

extension ExportFormat {
  /// Design tokens (Design Tokens Format Module 2025.10), and a Resolver file (Resolver Module 2025.10).
  static let dtcg = ExportFormat(
    name: "dtcg",
    summary:
      "Presets as design tokens of the DTCG, version 2025.10, which `import --format dtcg` reads back without loss.",
    example: "motionbook export --format dtcg -o motion.tokens.json",
    fileName: TokenFiles.tokens,
    isData: true,
    references: .everything,
    options: [.resolver, .textDurations, .tolerance],
    write: { input, output in
      try output.bytes(TokenFiles.tokens) { try TokenDocument.write(input, to: $0, note: output.note(_:of:)) }
      guard input.options.resolver else { return }
      try output.bytes(TokenFiles.reduced) {
        try ReducedTokens.write(input, to: $0, note: output.note(_:of:))
      }
      try output.bytes(TokenFiles.resolver) { try ResolverDocument.write(input, to: $0) }
    })
}

/// The tokens that stand in place of others when a person asks for less motion: the context `reduced` of the
/// Resolver file.
struct ReducedTokens {
  private let options: ExportOptions
  /// The presets whose token is replaced. What refers to one of them would change along.
  private var replaced: Set<PresetName> = []

  static func write(_ input: ExportInput, to sink: @escaping ExportOutput.Sink, note: ExportOutput.Note)
    throws
  {
    let tokens = try ReducedTokens(input)
    var document = TokenDocument(sink)
    try input.forEach { exported in
      guard let (type, value, description) = tokens.token(of: exported, note: note) else { return }
      try document.add(exported.name) { tokens.write(type, value, description, to: &$0) }
    }
    try document.finish()
  }

  private init(_ input: ExportInput) throws {
    options = input.options
    try input.forEach { exported in
      switch exported.reduced {
      case .preset: replaced.insert(exported.name)
      case .cut where TokenValue.cut(of: TokenType(of: exported.motion)) != nil:
        replaced.insert(exported.name)
      default: break
      }
    }
    // What keeps its motion must not change with a part of it that is another token.
    try input.forEach { exported in
      if exported.reduced == nil, refersToReplaced(exported) { replaced.insert(exported.name) }
    }
  }

  private func refersToReplaced(_ exported: ExportedPreset) -> Bool {
    guard case .tween = exported.preset.content else { return false }
    return exported.preset.references.contains { $0.path != "reduced" && replaced.contains($0.name) }
  }

  /// The token in another's place; nil for one that stays as it is.
  private func token(
    of exported: ExportedPreset, note: ExportOutput.Note
  ) -> (type: TokenType, value: Value, description: String)? {
    let name = exported.name
    // What an alias stands for is replaced already; it follows where that becomes a token of another type.
    if let target = exported.target, exported.preset.reduced == nil {
      guard case .preset(_, let motion) = exported.reduced,
        TokenType(of: motion) != TokenType(of: exported.motion)
      else { return nil }
      return (TokenType(of: motion), .reference(target), "\(target), which is replaced.")
    }
    switch exported.reduced {
    case .cut:
      let type = TokenType(of: exported.motion)
      guard let cut = TokenValue.cut(of: type) else {
        note("a \(type.rawValue) cannot say that nothing moves; it stays as it is in reduced", name)
        return nil
      }
      return (type, .token(cut), "Nothing moves in place of \(name).")
    case .preset(let partner, let motion):
      // A partner that is replaced itself is written out: it is meant as it is in the full context.
      let value: Value =
        replaced.contains(partner)
        ? .token(TokenValue(motion, tolerance: options.tolerance)) : .reference(partner)
      return (TokenType(of: motion), value, "\(partner) in place of \(name).")
    case .elsewhere(let partner):
      note("what replaces it for less motion, \(partner), is not part of the export", name)
      return nil
    case nil:
      guard replaced.contains(name) else { return nil }
      let value = Value.token(TokenValue(exported.motion, tolerance: options.tolerance))
      return (TokenType(of: exported.motion), value, "\(name) itself, whose parts are replaced.")
    }
  }

  private enum Value {
    case token(TokenValue)
    case reference(PresetName)
  }

  private func write(
    _ type: TokenType, _ value: Value, _ description: String, to writer: inout JSONWriter
  ) {
    writer.member("$type", type.rawValue)
    writer.key("$value")
    switch value {
    case .token(let token): token.write(options: options, to: &writer)
    case .reference(let target): writer.string(target.tokenReference)
    }
    writer.member("$description", description)
  }
}
