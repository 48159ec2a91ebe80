import Testing

@testable import AppScan

@Suite("Sets of Android's animators, animations and transitions")
struct AndroidSetTests {
  private func summaries(_ text: String) -> [String] { Language.kotlin.sites(in: text).map(\.summary) }
  private let standard = "tween 0.25 AccelerateDecelerateInterpolator"

  @Test("a set that holds a transition with a curve of its own is a duration, as a layout's transition is")
  func setsOfOwnCurves() {
    for text in [
      "TransitionSet().addTransition(Slide()).addTransition(Fade()).setDuration(250)",
      "val set = TransitionSet().apply { addTransition(Fade()); addTransition(Slide(Gravity.END)); duration = 250 }",
      "val set = TransitionSet()\nset.addTransition(Explode())\nset.duration = 250",
      "LayoutTransition().apply { enableTransitionType(LayoutTransition.CHANGING); setDuration(250) }",
      """
      LayoutTransition().apply {
        setInterpolator(LayoutTransition.CHANGING, LinearInterpolator())
        setDuration(250)
      }
      """,
    ] {
      #expect(summaries(text) == ["duration 0.25"])
    }
    #expect(summaries("TransitionSet().addTransition(ChangeBounds()).setDuration(250)") == [standard])
    #expect(summaries("set.addTransition(Slide())\nval fade = Fade()\nfade.duration = 250") == [standard])
  }

  @Test(
    "the curve of a set is that of all that it plays",
    arguments: [
      """
      val fade = ObjectAnimator.ofFloat(view, "alpha", 1f).apply { duration = 250; interpolator = BounceInterpolator() }
      AnimatorSet().apply { playTogether(fade, move); interpolator = LinearInterpolator() }
      """,
      """
      AnimatorSet().apply {
        interpolator = LinearInterpolator()
        playSequentially(ObjectAnimator.ofFloat(view, "alpha", 1f).setDuration(250), move)
      }
      """,
      """
      val set = AnimatorSet()
      fadeAnimator.duration = 250
      set.play(moveAnimator).with(otherAnimator).after(fadeAnimator)
      set.interpolator = LinearInterpolator()
      """,
      """
      fadeAnimator.duration = 250
      set.play(moveAnimator).with(fadeAnimator)
      set.setInterpolator(LinearInterpolator())
      val set = AnimatorSet()
      """,
      """
      val fade = ObjectAnimator.ofFloat(view, "alpha", 1f).apply { interpolator = LinearInterpolator() }
      AnimatorSet().apply { duration = 250; playTogether(fade, ObjectAnimator.ofFloat(view, "x", 1f)) }
      """,
    ])
  func sets(text: String) { #expect(summaries(text) == ["tween 0.25 0:0:1:1"]) }

  @Test(
    "a transition keeps its own curve in a set without one, a view animation only where its set does not share"
  )
  func otherSets() {
    let fade = "Fade().apply { interpolator = LinearInterpolator() }"
    for text in [
      "TransitionSet().apply { duration = 250; addTransition(\(fade)) }",
      "TransitionSet().addTransition(\(fade)).setDuration(250)",
      "val set = TransitionSet()\nset.addTransition(\(fade))\nset.duration = 250",
    ] {
      #expect(summaries(text) == ["tween 0.25 0:0:1:1"], "\(text)")
    }
    func animations(_ sharing: String) -> [String] {
      summaries(
        """
        val set = AnimationSet(\(sharing))
        val fade = AlphaAnimation(0f, 1f)
        fade.duration = 250
        fade.interpolator = LinearInterpolator()
        set.interpolator = BounceInterpolator()
        set.addAnimation(fade)
        """)
    }
    #expect(animations("true") == ["tween 0.25 BounceInterpolator"])
    #expect(animations("false") == ["tween 0.25 0:0:1:1"])
    let turn = "RotateAnimation(0f, 9f).apply { duration = 250; interpolator = LinearInterpolator() }"
    #expect(summaries("AnimationSet(true).apply { addAnimation(\(turn)) }") == [standard])
  }

  @Test("what a set plays keeps its own curves where the set has none, and another set's are not its")
  func ownCurves() {
    let members = """
      val fade = ObjectAnimator.ofFloat(view, "alpha", 1f)
      fade.interpolator = LinearInterpolator()
      val move = ObjectAnimator.ofFloat(view, "x", 1f).apply { interpolator = FastOutSlowInInterpolator() }
      """
    #expect(
      summaries(members + "\nval set = AnimatorSet()\nset.duration = 250\nset.play(fade).with(move)") == [
        "tween 0.25 0:0:1:1", "tween 0.25 0.4:0:0.2:1",
      ])
    #expect(
      summaries(
        "AnimatorSet().apply { interpolator = LinearInterpolator(); play(other) }\nfadeAnimator.duration = 250"
      )
        == [standard])
  }
}
