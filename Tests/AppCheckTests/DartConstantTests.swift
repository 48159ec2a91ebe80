import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes where Dart wants constants")
struct DartConstantTests {
  private static let opacity =
    "AnimatedOpacity(opacity: 1, duration: Duration(milliseconds: 200), curve: Curves.easeOut)"

  @Test(
    "what Dart wants constant without saying so takes no part of a preset",
    arguments: [
      "enum Speed { fast(duration: Duration(milliseconds: 200), curve: Curves.easeOut); const Speed(); }",
      "enum Speed<T> with A, B<C> implements D {\n  a(1), b(\(opacity));\n}",
      "@Anno(\(opacity))\nclass A {}", "@a.Anno<int>.named([\(opacity)])\nvoid f() {}",
      "final a = const <Widget>[\(opacity)];", "final a = const Foo(m: {1: \(opacity)});",
      "final a = const <int, Widget>{1: \(opacity)};",
      "f() { switch (x) { case const (\(opacity)): break; } }",
    ])
  func constantsOfDart(text: String) throws {
    let result = try FixedSource(text, .dart, "dart")
    #expect(result.text == text)
    #expect(result.left.contains { $0.contains("constant expression") }, "\(result.left)")
  }

  @Test(
    "what runs takes it, also in the members of an enumeration",
    arguments: [
      "enum Speed { fast; Widget get view => \(opacity); }",
      "enum Speed { fast; build() { return \(opacity); } }",
      "final a = <Widget>[\(opacity)];", "final a = {1: \(opacity)};",
      "class A extends B<C> { final a = \(opacity); }",
      "f() { switch (x) { case 1: { return \(opacity); } } }",
    ])
  func others(text: String) throws {
    let result = try FixedSource(text, .dart, "dart")
    #expect(result.text.contains("duration: Motion.out.duration, curve: Motion.out.curve"), "\(result.left)")
  }
}
