import TestSupport
import Testing

@testable import AppScan

@Suite("Java")
struct JavaTests {
  private func summaries(_ text: String) -> [String] { Language.java.sites(in: text).map(\.summary) }
  private let standard = "tween 0.25 AccelerateDecelerateInterpolator"

  @Test(
    "a duration belongs to what its receiver is declared as",
    arguments: [
      "ObjectAnimator.ofFloat(view, \"alpha\", 1f).setDuration(250);",
      "view.animate().alpha(1f).setDuration(250L).start();",
      "ObjectAnimator fade = ObjectAnimator.ofFloat(view, ALPHA, 1f);\nfade.setDuration(250);",
      "class A {\n  private Animator fade;\n  void f() { this.fade = make(); fade.setDuration(250); }\n}",
      "final Animation in = new AlphaAnimation(0, 1);\nin.setDuration(250);",
      "var fade = ValueAnimator.ofFloat(0f, 1f);\nfade.setDuration(250);",
      "TransitionManager.beginDelayedTransition(root, new Fade().setDuration(250));",
      "class A { static final int FADE = 250; void f(Animator a) { a.setDuration(FADE); } }",
      "class A { private static final long FADE = 250L; void f(Animator a) { a.setDuration((long) FADE); } }",
      "class A { void f(Animator a) { int time = 500; a.setDuration(time / 2); } }",
      "class A { void f(Animator a) {\n  a.setDuration(isSlow\n      ? 250\n      : 250);\n} }",
    ])
  func receivers(text: String) { #expect(Set(summaries(text)) == [standard]) }

  @Test(
    "other durations are not motions, nor is a method that is declared",
    arguments: [
      "toast.setDuration(250);", "Snackbar.make(view, text, 0).setDuration(3000).show();",
      "class FadeAnimator extends Animator { public FadeAnimator setDuration(long duration) { return this; } }",
      "MediaItem item = track.getItem();\nitem.setDuration(250);", "// animator.setDuration(250)",
      "String s = \"animator.setDuration(250)\";",
      "class A { void f(AnimationConfig config) { config.duration = 250; } }",
      "class A { void animate() { if (isSlow) { duration = 250; } } }",
    ])
  func negatives(text: String) { #expect(summaries(text).isEmpty) }

  @Test(
    "an interpolator counts however it is set on the same receiver",
    arguments: [
      "view.animate().setDuration(250).setInterpolator(new LinearInterpolator());",
      "Animation fade = new AlphaAnimation(0f, 1f);\nfade.setInterpolator(new LinearInterpolator());\nfade.setDuration(250);",
      "Animator fade = ObjectAnimator.ofFloat(v, ALPHA, 1f).setDuration(250);\nfade.setInterpolator(new LinearInterpolator());",
      "class A { static final Interpolator EVEN = new LinearInterpolator();\n  void f(Animator a) { a.setInterpolator(EVEN); a.setDuration(250); } }",
      "Animator fade = ObjectAnimator.ofFloat(v, ALPHA, 1f);\nfade.setDuration(250);\nAnimatorSet set = new AnimatorSet();\nset.play(fade);\nset.setInterpolator(new LinearInterpolator());",
    ])
  func interpolators(text: String) { #expect(summaries(text) == ["tween 0.25 0:0:1:1"]) }

  @Test("springs are read with what is set on them, curves by their points")
  func springs() {
    let spring = "spring 0.314159 0.5"
    #expect(
      summaries(
        "SpringForce force = new SpringForce(1f);\nforce.setStiffness(400f);\nforce.setDampingRatio(0.5f);")
        == [spring])
    #expect(
      summaries("anim.setSpring(new SpringForce().setStiffness(400).setDampingRatio(0.5f));") == [spring])
    #expect(
      summaries(
        "anim.setSpring(new SpringForce().setStiffness(SpringForce.STIFFNESS_LOW).setDampingRatio(0.5f));")
        == ["spring 0.444288 0.5"])
    #expect(
      summaries("Interpolator standard = new PathInterpolator(0.2f, 0f, 0f, 1f);") == ["curve 0.2:0:0:1"])
  }

  @Test("a resource is known whatever object is asked for it")
  func resources() {
    #expect(
      summaries(
        "anim.setDuration(getResources().getInteger(android.R.integer.config_shortAnimTime));")
        == ["tween 0.2 AccelerateDecelerateInterpolator"])
  }

  @Test("what changes or is given by others is no constant")
  func variables() {
    #expect(
      summaries("class A { void f(Animator a) { int time = 250; time += 10; a.setDuration(time); } }")
        == ["unreadable expression"])
    #expect(
      summaries("class A { static final int t = 250; void f(Animator a, int t) { a.setDuration(t); } }")
        == ["unreadable parameter"])
  }

  @Test("classes give their members a path, and share what is static and not private")
  func declarations() {
    let found = LexedSource(
      .java,
      """
      package a;
      public class Times {
        public static final int FADE = 1;
        private static final long SLOW = 2L;
        final int own = 3;
        int other = 4;
        interface Steps { int FIRST = 5; }
        static int ms(int x) { return x * 1000; }
        void f(final View view, List<String> names) {
          for (int i = 0; i < 9; i++) { run(i, (a, b) -> a, c -> c); }
          switch (x) { case FADE -> go(); }
        }
      }
      """
    ).declarations.filter { !$0.isApart }
    #expect(
      found.map(\.path).prefix(6) == [
        "Times.FADE", "Times.SLOW", "Times.own", "Times.other", "Times.Steps.FIRST", "Times.ms",
      ])
    #expect(
      found.filter(\.isShared).map(\.path) == ["Times.FADE", "Times.Steps.FIRST", "Times.ms"])
    #expect(found.prefix(3).map(\.value) == [1, 2, 3].map { .number($0) })
    #expect(found[3].value == .given("other", .number(4)))
    #expect(
      Set(found.filter { $0.role == .parameter }.map(\.name)) == ["x", "view", "names", "a", "b", "c"])
    #expect(found.first { $0.name == "i" }?.value == nil)
  }

  @Test("hostile sources are read in order and without crash", arguments: Extent.cases(HostileSource.all))
  func hostile(bytes: [UInt8]) {
    LexedSource(.java, bytes).checkOrder()
    _ = Language.java.sites(in: bytes)
  }

  @Test("prefixes and mutations of a sample are read in order and without crash")
  func variants() {
    let sample = """
      class A<T> { /* motionbook:ignore */ static final int F = 'a' + 0x1F; String s = \"\"\"
        text \"\"\"; void f(Animator a) { a.setDuration(F).setInterpolator(new SpringForce(1f)); x -> y; } }
      """
    for bytes in HostileSource.variants(of: sample, seed: 9) {
      LexedSource(.java, bytes).checkOrder()
      _ = Language.java.sites(in: bytes)
    }
  }
}
