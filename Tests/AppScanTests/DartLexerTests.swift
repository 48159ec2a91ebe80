import TestSupport
import Testing

@testable import AppScan

@Suite("Dart lexer")
struct DartLexerTests {
  /// Made once: it takes longer than a short source.

  static let sample = #"""
    import 'package:flutter/material.dart';
    /* a /* b */ c */ // motionbook:ignore near-duplicate -- brand
    class $Motion<T extends Foo<int>> { static const Duration fast = Duration(milliseconds: 1_50); }
    Widget build(BuildContext c) => AnimatedSize(duration: 300.ms * .5, curve: Curves.easeIn, child: Text('a ${
      x > 1 ? "b ${y['k']} $z" : r'\$raw'} ' "adjacent" '''long 'quoted' ${f(() { return {1: 2}; })} \''' end'''));
    """#

  @Test("strings of either quote, raw and long ones are single tokens")
  func strings() {
    let text = #"a 'b"c' "d'e" r'\' '''f'g\''''  h"#
    let source = LexedSource(.dart, text)
    #expect(source.texts(.string) == [#"'b"c'"#, #""d'e""#, #"r'\'"#, #"'''f'g\''''"#])
    #expect(source.texts(.identifier) == ["a", "h"])
  }

  @Test("interpolations nest and hold expressions; raw strings have none")
  func interpolation() {
    let source = LexedSource(.dart, #"'a $b ${c({1: "d $e"})} f' r'$g ${h}' i"#)
    #expect(source.texts(.identifier) == ["b", "c", "e", "i"])
    #expect(source.texts(.text) == ["a ", " ", "d ", " f"])
    #expect(source.tokens.allSatisfy { $0.kind != .open || $0.partner >= 0 })
  }

  @Test("names hold dollar signs, interpolated names do not")
  func dollars() {
    #expect(
      LexedSource(.dart, "$styles.times 'a $b$c'").texts(.identifier) == ["$styles", "times", "b", "c"])
  }

  @Test("comments nest, adjacent strings and numbers with members stay apart")
  func separation() {
    #expect(
      LexedSource(.dart, "/* /* */ a */ 'b' \"c\" 300.ms 1.5.seconds .5").texts == [
        "'b'", "\"c\"", "300", ".", "ms", "1.5", ".", "seconds", ".5",
      ])
  }

  @Test("the letter r is a name unless a quote follows")
  func rawPrefix() { #expect(LexedSource(.dart, "r + r'a' + ar'b'").texts(.identifier) == ["r", "ar"]) }

  @Test("a comment that speaks to Motionbook is kept")
  func notes() { #expect(LexedSource(.dart, Self.sample).notes.count == 1) }

  @Test("hostile sources are read in order and without crash", arguments: Extent.cases(HostileSource.all))
  func hostile(bytes: [UInt8]) {
    LexedSource(.dart, bytes).checkOrder()
    _ = Language.dart.sites(in: bytes)
  }

  @Test("prefixes and mutations of a sample are read in order and without crash")
  func variants() {
    for bytes in HostileSource.variants(of: Self.sample, seed: 11) {
      LexedSource(.dart, bytes).checkOrder()
      _ = Language.dart.sites(in: bytes)
    }
  }
}
