import Testing

@testable import AppScan

/// A JavaScript source with its tokens.
struct JavaScriptLexed {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  func withSource<Result>(_ body: (Source) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { pointer in
      var buffer = TokenBuffer()
      JavaScriptLexer.lex(pointer, Vocabulary(["duration"]), &buffer)
      return body(Source(bytes: pointer, tokens: buffer.tokens, language: .typescript))
    }
  }

  /// The tokens' texts, parted by spaces.
  var words: String {
    withSource { source in source.tokens.indices.map { source.text($0) }.joined(separator: " ") }
  }

  /// The texts of the tokens of a kind.
  func texts(_ kind: TokenKind) -> [String] {
    withSource { source in source.tokens.indices.filter { source.kind($0) == kind }.map { source.text($0) } }
  }

  /// Expects that tokens are in order and inside the file, and that partners agree.
  func check() {
    let isSound = withSource { source in
      var last = 0
      for (index, token) in source.tokens.enumerated() {
        guard Int(token.start) >= last, token.end >= token.start, Int(token.end) <= bytes.count else {
          return false
        }
        last = Int(token.end)
        if let partner = source.partner(index), source.partner(partner) != index { return false }
      }
      return true
    }
    #expect(isSound, "\(String(decoding: bytes.prefix(200), as: UTF8.self))")
  }

  static let sample = """
    #!/usr/bin/env node
    import { motion } from "motion/react"; // one
    /* two */ const EASE = [0.2, 0, 0, 1] as const;
    export const Fade = <T,>({ open, ...rest }: Props<T>) => {
      const half = (1_000 / 2) / rest.count, pattern = /[/"]\\/(x`)/gi.test(`a ${open ? `b ${1 + 2}` : '\\'c'} d`);
      if (open) /x/.exec(y);
      return (
        <motion.div<string> animate={{ opacity: open ? 1 : 0 }} transition={{ duration: .3, ease: EASE }} className='a "b"'>
          It's text {/* three */} &amp; {half > 2 && <></>} <b data-x="1
          2">y</b>
        </motion.div>
      );
    };
    const Box = styled.div`
      transition: opacity ${({ fast }) => (fast ? `100ms` : "0.3s")} ease;
    `;
    """
}
