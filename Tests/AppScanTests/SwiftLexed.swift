import Testing

@testable import AppScan

/// A Swift source with its tokens.
struct SwiftLexed {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func withSource<Result>(_ body: (Source) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { pointer in
      var buffer = TokenBuffer()
      SwiftLexer.lex(pointer, Vocabulary(["spring"]), &buffer)
      return body(Source(bytes: pointer, tokens: buffer.tokens, language: .swift))
    }
  }

  /// Expects that tokens are in order and inside the file, and that partners agree.
  func check() {
    let isSound = withSource { source in
      var last = 0
      for (index, token) in source.tokens.enumerated() {
        guard Int(token.start) >= last, token.end > token.start, Int(token.end) <= bytes.count else {
          return false
        }
        last = Int(token.end)
        if let partner = source.partner(index), source.partner(partner) != index { return false }
      }
      return true
    }
    #expect(isSound, "\(String(decoding: bytes.prefix(200), as: UTF8.self))")
  }

  static let sample = ##"""
    /* a /* b */ c */ import SwiftUI // d
    extension Animation { static let quick: Animation = .spring(response: 0.3, dampingFraction: 0.7).delay(0.1) }
    struct Card<Content: View>: View {
      @State private var isOpen = false
      let name = "a \(isOpen ? "b \(1 + 2)" : #"c " \#(3)"#) d", pattern = /x\/(y"/, other = #/z
      /#
      var body: some View {
        Text("""
          many "lines" \(name)
          """).animation(isOpen ? .easeIn(duration: 1_000 / 4e3) : .bouncy, value: isOpen)
      }
    }
    """##
}
