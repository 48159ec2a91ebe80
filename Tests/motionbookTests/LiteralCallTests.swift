import Foundation
import Testing

@Suite("import of calls in style sheets")
struct LiteralCallTests {
  private func rows(_ text: String, _ name: String) throws -> [String] {
    try CommandRunner.rows(of: [name: text], imported: [name])
  }

  @Test("what a map of Sass has under a key stays a reference to that entry")
  func maps() throws {
    let text = """
      $e: (
        std: cubic-bezier(.4, 0, .2, 1),
      );
      $d: (fast: 250ms, "slow": (a: 400ms));
      $fade-transition: opacity map-get($d, 'fast') map.get($e, std);
      $quick: map.get($d, fast);
      $deep: map.get($d, slow, a); $inner: map-get(map-get($d, slow), a);
      $in-transition: opacity #{map-get($d, fast)} ease-in;
      """
    let rows = try rows(text, "a.scss")
    #expect(
      rows == [
        "d.fast duration 0.25 s 0.25 s fade-transition, quick", "d.slow.a duration 0.4 s 0.4 s deep",
        "deep alias -> d.slow.a 0.4 s", "e.std curve bezier 0.4, 0, 0.2, 1 fade-transition",
        "fade-transition tween d.fast, e.std 0.25 s",
        "in-transition tween 0.25 s, bezier 0.42, 0, 1, 1 0.25 s",
        "inner duration 0.4 s 0.4 s", "quick alias -> d.fast 0.25 s",
      ], "\(rows)")
  }

  @Test("a literal in quotes that is taken out of them is that literal")
  func quotes() throws {
    let less = try rows(
      """
      @v: ~"cubic-bezier(.4,0,.2,1)"; @slow: ~'400ms';
      @a-transition: opacity 200ms ~"@{v}"; @b-transition: opacity 200ms e("ease-in");
      """, "a.less")
    #expect(
      less == [
        "a-transition tween 0.2 s, bezier 0.4, 0, 0.2, 1 0.2 s",
        "b-transition tween 0.2 s, bezier 0.42, 0, 1, 1 0.2 s",
        "slow duration 0.4 s 0.4 s", "v curve bezier 0.4, 0, 0.2, 1",
      ], "\(less)")
    let sass = try rows("$a-transition: opacity 200ms string.unquote(\"ease-in\");", "a.scss")
    #expect(sass == ["a-transition tween 0.2 s, bezier 0.42, 0, 1, 1 0.2 s"], "\(sass)")
  }

  @Test(
    "sums of Sass's modules are computed, and values with a time under any name are named where they are not read"
  )
  func sums() throws {
    let runner = try CommandRunner.empty([
      "a.scss": """
      $base: 200ms; $fast: math.div($base, 2); $whole: math.round(1.6s); $up: math.ceil(math.div($base, 3));
      $move-transition: opacity math.div($base, 4) ease;
      $fade: opacity 200ms ease-in, transform 300ms ease-out 50ms; $tint: linear-gradient(red, blue);
      """
    ])
    let result = runner.run("import", "a.scss")
    #expect(result.code == 0 && result.err.contains("fade: was not read: its value is"), "\(result.err)")
    #expect(!result.err.contains("tint:"))
    let list = runner.run("list").out
    for row in [
      "fast +duration +0.1 s", "whole +duration +2 s", "up +duration +0.067 s",
      "move-transition +tween +0.05 s",
    ] {
      #expect(list.range(of: row, options: .regularExpression) != nil, "\(row): \(list)")
    }
  }

  @Test(
    "the four numbers of a curve that are variables of their own are a curve, as Material counts them too")
  func curves() throws {
    let rows = try rows(
      """
      :root { --sys-easing-calm: cubic-bezier(var(--sys-easing-calm-x0), 0, 0, 1);
        --sys-easing-calm-x0: 0.20000000298023224; --sys-easing-calm-y0: 0; --sys-easing-calm-x1: 0; --sys-easing-calm-y1: 1;
        --ease-a-x1: .3; --ease-a-y1: -1; --ease-a-x2: .4; --ease-a-y2: 2;
        --line-x1: 3; --line-y1: 0; --line-x2: 30; --line-y2: 1; --lone-x1: 0.5 }
      """, "a.css")
    #expect(
      rows == ["ease-a curve bezier 0.3, -1, 0.4, 2", "sys-easing-calm curve bezier 0.2, 0, 0, 1"], "\(rows)")
  }

  @Test("of a map that is not there, or without an end, change nothing", .timeLimit(.minutes(1)))
  func broken() throws {
    let open = String(repeating: "map.get(", count: 2_000)
    let rows = try rows(
      "$a: map.get($nowhere, a); $b: map.get((a: 1s), b); $c: unquote(; $d: 1s; $e: \(open); $f: ~\"1s;",
      "a.scss")
    #expect(rows.contains("d duration 1 s 1 s"), "\(rows)")
  }
}
