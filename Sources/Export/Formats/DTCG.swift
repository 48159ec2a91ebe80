import Presets

extension ExportFormat {
  /// Design tokens (Design Tokens Format Module 2025.10), and a Resolver file (Resolver Module 2025.10).
  static let dtcg = ExportFormat(
    name: "dtcg",
    summary:
      "Design tokens of the DTCG, version 2025.10, which `import --format dtcg` reads back without loss.",
    example: "motionbook export --format dtcg -o motion.tokens.json",
    kinds: Set(Kind.allCases),
    fileName: TokenFiles.tokens,
    isData: true,
    references: .everything,
    options: [.resolver, .tolerance],
    write: { input, output in
      try output.bytes(TokenFiles.tokens) { try TokenDocument.write(input, to: $0, note: output.note(_:of:)) }
      guard input.options.resolver else { return }
      try output.bytes(TokenFiles.reduced) {
        try ReducedTokens.write(input, to: $0, note: output.note(_:of:))
      }
      try output.bytes(TokenFiles.resolver) { try ResolverDocument.write(input, to: $0) }
    })
}
