import Testing

@testable import AppScan

@Suite("Durations of a design system in Dart")
struct FlutterTokenTests {
  /// The places of a class of durations, and whether they count there, beside a file that uses them.
  private func places(_ use: String) -> [String] {
    let tokens = """
      abstract class AppDurations {
        static const Duration fade = Duration(milliseconds: 300);
        static const Duration sec30 = Duration(seconds: 30);
      }
      """
    let scans = [tokens, use].map { Language.dart.scan($0) }
    var app = ConstantTable()
    for scan in scans where !scan.isEmpty { app.add(scan.shared) }
    return scans[0].sites(app: app).map { $0.summary + ($0.countsElsewhere ? ", counts elsewhere" : "") }
  }

  private static let fade = "duration 0.3"
  private static let sec30 = "duration 30"

  @Test("one that nothing uses is a motion where it is declared")
  func unused() { #expect(places("final durations = 1;") == [Self.fade, Self.sec30]) }

  @Test(
    "one that an animation uses, or a constant that one may use, counts there",
    arguments: [
      "final a = AnimatedOpacity(opacity: 1, duration: AppDurations.fade, curve: Curves.easeOut);",
      "final a = AnimatedSize(duration: given ?? tokens.AppDurations.fade);\n"
        + "f() => Future<void>.delayed(AppDurations.fade);",
      "class A { static const Duration chips = AppDurations.fade; }",
    ])
  func moving(use: String) {
    #expect(places(use) == [Self.fade + ", counts elsewhere", Self.sec30])
  }

  @Test(
    "one that only waits and timeouts use is no motion",
    arguments: [
      "final client = HttpClient()..idleTimeout = AppDurations.sec30;",
      "final timer = Timer(AppDurations.sec30, () {});",
      "f() => request.timeout(AppDurations.sec30);",
      "final wait = Debouncer(delay: tokens.AppDurations.sec30);",
      "final a = AnimatedSize(duration: Times.size, child: Button(onTap: () => later(AppDurations.sec30)));",
    ])
  func waiting(use: String) { #expect(places(use) == [Self.fade]) }
}
