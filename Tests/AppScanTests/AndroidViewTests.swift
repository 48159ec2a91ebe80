import Testing

@testable import AppScan

@Suite("Android views")
struct AndroidViewTests {
  private func summaries(_ text: String) -> [String] { Language.kotlin.sites(in: text).map(\.summary) }
  private let standard = "tween 0.25 AccelerateDecelerateInterpolator"

  @Test(
    "a duration belongs to what its receiver says it is",
    arguments: [
      "ObjectAnimator.ofFloat(view, \"alpha\", 1f).setDuration(250)",
      "view.animate().alpha(1f).setDuration(250L).start()",
      "val fade = ValueAnimator.ofFloat(0f, 1f)\nfade.duration = 250",
      "private lateinit var fade: ObjectAnimator\nfun f() { fade.duration = 250 }",
      "val t = TransitionSet().apply { ordering = 0; duration = 250 }",
      "with(animator) { duration = 250 }", "fadeAnimator?.duration = 250",
      "Fade().also { it.duration = 250 }",
      "const val FAST = 250L\nanimator.setDuration(FAST)",
      "fadeAnimator!!.duration = 250", "fadeAnimator!!.apply { duration = 250 }",
      "view.animate().let { it.setDuration(250) }", "AnimatorSet().apply { this.duration = 250 }",
    ])
  func receivers(text: String) { #expect(summaries(text) == [standard]) }

  @Test("a field that is declared far above is known by its type, a nearer name of another type hides it")
  func fields() {
    let field = "class Card {\n  private var fade: Animator? = null\n"
    let middle = String(repeating: "  fun other(x: Int) { call(x, x) }\n", count: 60)
    #expect(summaries(field + middle + "  fun f() { fade?.duration = 250 }\n}") == [standard])
    #expect(summaries(field + middle + "  fun f(fade: Track) { fade.duration = 250 }\n}").isEmpty)
  }

  @Test(
    "other durations are not motions",
    arguments: [
      "toast.duration = 250", "player.setDuration(250)", "val duration = 250", "Snackbar(duration = 250)",
      "snackbar.setDuration(250).show()", "episode.duration == 250", "val media: Track\nmedia.duration = 250",
    ])
  func negatives(text: String) { #expect(summaries(text).isEmpty) }

  @Test("a map's camera says how long it moves, or nothing")
  func cameras() {
    #expect(summaries("const val ZOOM = 1000\nmap?.animateCamera(update, ZOOM)") == ["duration 1"])
    #expect(
      summaries("map.easeCamera(CameraUpdateFactory.newLatLng(place), 300, callback)") == ["duration 0.3"])
    #expect(summaries("map.animateCamera(update)").isEmpty)
  }

  @Test("the interpolator beside a duration is its curve")
  func interpolators() {
    #expect(
      summaries("a.animate().setDuration(250).setInterpolator(DecelerateInterpolator())")
        == ["tween 0.25 0.333333:0.666667:0.666667:1"])
    #expect(
      summaries("animator.apply { duration = 250; interpolator = LinearInterpolator() }") == [
        "tween 0.25 0:0:1:1"
      ])
  }

  @Test(
    "an interpolator counts however it is set on the same receiver",
    arguments: [
      "val fade = AlphaAnimation(0f, 1f)\nfade.interpolator = LinearInterpolator()\nfade.duration = 250",
      "val fade = AlphaAnimation(0f, 1f)\nfade.duration = 250\nfade.setInterpolator(LinearInterpolator())",
      "Slide().also { it.duration = 250; it.interpolator = LinearInterpolator() }",
      "val fade = ObjectAnimator.ofFloat(v, ALPHA, 1f).setDuration(250)\nfade.interpolator = LinearInterpolator()",
      "animator.apply { setDuration(250); setInterpolator(LinearInterpolator()); start() }",
      "AnimatorSet().apply { this.duration = 250; this.interpolator = LinearInterpolator() }",
      "animator.run {\n  setInterpolator(LinearInterpolator())\n  duration = 250\n}",
      "view.animate().setDuration(250).interpolator = LinearInterpolator()",
      "view.animate().apply { interpolator = LinearInterpolator() }.setDuration(250L).start()",
      "ObjectAnimator.ofFloat(v, ALPHA, 1f).setDuration(250).apply { interpolator = LinearInterpolator() }.start()",
      "view.animate().setInterpolator(LinearInterpolator()).apply { duration = 250 }",
      "val fade = ObjectAnimator.ofFloat(v, ALPHA, 1f).apply { duration = 250 }\nfade.interpolator = LinearInterpolator()",
      "fadeAnimator.interpolator = LinearInterpolator()\nfadeAnimator.apply { duration = 250 }",
      "card.fadeAnimator.duration = 250\ncard.fadeAnimator.interpolator = LinearInterpolator()",
    ])
  func interpolatorBeside(text: String) { #expect(summaries(text) == ["tween 0.25 0:0:1:1"]) }

  @Test(
    "what has a curve of its own is a duration, unless a line gives it another",
    arguments: [
      "Slide(Gravity.END).apply { duration = 250 }", "val move = Explode()\nmove.duration = 250",
      "MaterialSharedAxis(MaterialSharedAxis.X, true).setDuration(250)",
      "AnimationUtils.loadAnimation(context, R.anim.foo).apply { duration = 250 }",
      "val fade = AnimationUtils.loadAnimation(context, R.anim.foo)\nfade.setDuration(250)",
      "private lateinit var move: MaterialContainerTransform\nfun f() { move.duration = 250 }",
    ])
  func ownCurveOfClass(text: String) { #expect(summaries(text) == ["duration 0.25"]) }

  @Test(
    "a delay is what is set beside the duration, however it is",
    arguments: [
      "view.animate().alpha(1f).setStartDelay(50).setDuration(250).start()",
      "view.animate().alpha(1f).setDuration(250).setStartDelay(50L).start()",
      "ObjectAnimator.ofFloat(v, ALPHA, 1f).apply { startDelay = 50; duration = 250 }.start()",
      "const val WAIT = 50L\nval fade = ObjectAnimator.ofFloat(v, ALPHA, 1f)\nfade.duration = 250\nfade.startDelay = WAIT",
      "val fade = AlphaAnimation(0f, 1f)\nfade.startOffset = 50\nfade.duration = 250",
      "view.animate().setDuration(250).apply { startDelay = 50 }",
      "view.animate().apply { duration = 250 }.setStartDelay(50)",
      "Fade().also { it.startDelay = 50; it.duration = 250 }",
      "AnimatorSet().apply { startDelay = 50; playTogether(ObjectAnimator.ofFloat(v, ALPHA, 1f).setDuration(250)) }",
    ])
  func delays(text: String) { #expect(summaries(text) == [standard + " delay 0.05"]) }

  @Test("what cannot be read of a delay is not none, and another animation's delay is not this one's")
  func otherDelays() {
    #expect(
      summaries("fun f(wait: Long) { view.animate().setStartDelay(wait).setDuration(250) }")
        == [standard + " unread delay"])
    #expect(
      summaries("view.animate().setStartDelay(i * 50L).setDuration(250)") == [standard + " unread delay"])
    #expect(summaries("view.animate().setStartDelay(0).setDuration(250)") == [standard])
    #expect(
      summaries("view.animate().setStartDelay(50).x(1f)\nother.animate().setDuration(250)") == [standard])
    #expect(summaries("fadeAnimator.duration = 250\nmoveAnimator.startDelay = 50") == [standard])
  }

  @Test("a path of numbers that is written beside its duration is one motion with it")
  func pathInPlace() {
    for text in [
      "view.animate().setDuration(250).setInterpolator(PathInterpolator(0.4f, 0f, 0.2f, 1f))",
      "view.animate().setInterpolator(PathInterpolatorCompat.create(0.4f, 0f, 0.2f, 1f)).setDuration(250)",
      "animator.apply { interpolator = android.view.animation.PathInterpolator(0.4f, 0f, 0.2f, 1f); duration = 250 }",
    ] {
      #expect(summaries(text) == ["tween 0.25 0.4:0:0.2:1"])
    }
    #expect(
      summaries("animator.interpolator = PathInterpolator(0.4f, 0f, 0.2f, 1f)") == ["curve 0.4:0:0.2:1"])
  }

  @Test("the constant of a curve counts where something moves along it, and by itself where nothing does")
  func constants() {
    func counted(_ text: String) -> [String] {
      Language.kotlin.sites(in: text).filter { !$0.countsElsewhere }.map(\.summary)
    }
    let ease = "val ease: Interpolator = PathInterpolator(0.4f, 0f, 0.2f, 1f)\n"
    #expect(
      counted(ease + "view.animate().setDuration(250).setInterpolator(ease)") == ["tween 0.25 0.4:0:0.2:1"])
    #expect(counted(ease + "view.animate().setDuration(250)") == ["curve 0.4:0:0.2:1", standard])
    let easing = "private val Ease = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)\n"
    #expect(counted(easing + "val spec = tween<Float>(250, easing = Ease)") == ["tween 0.25 0.4:0:0.2:1"])
    #expect(counted(easing + "val line = Ease.transform(0.5f)") == ["curve 0.4:0:0.2:1"])
  }

  @Test("values that depend on the same condition have the same branch")
  func branches() {
    #expect(
      summaries(
        "animator.apply { duration = if (on) 250 else 400; interpolator = if (on) LinearInterpolator() else ease }\nval ease = DecelerateInterpolator()"
      ) == ["tween 0.25 0:0:1:1", "tween 0.4 0.333333:0.666667:0.666667:1"])
    #expect(
      summaries(
        "tween<Float>(if (on) 250 else 400, if (on) 0 else 50, if (on) LinearEasing else FastOutLinearInEasing)"
      )
        == ["tween 0.25 0:0:1:1", "tween 0.4 0.4:0:1:1 delay 0.05"])
    #expect(summaries("animator.setDuration(if (a) 1 else if (b) 2 else 3)").count == 3)
  }

  @Test("a list's animator says for each kind of change how long it takes")
  func itemAnimators() {
    #expect(
      summaries(
        "list.itemAnimator = DefaultItemAnimator().apply { addDuration = 250L; supportsChanges = false }")
        == [standard])
    #expect(summaries("list.itemAnimator?.setRemoveDuration(250)") == [standard])
    #expect(summaries("track.addDuration = 250").isEmpty)
  }

  @Test("a transition beside one that has a curve of its own has Android's")
  func besideOwnCurve() {
    #expect(summaries("val fade = Fade()\nval slide = Slide()\nfade.duration = 250") == [standard])
  }

  @Test("AndroidX's path of four numbers is a Bezier, by itself and beside a duration")
  func compatPath() {
    let curve = "PathInterpolatorCompat.create(0.4f, 0f, 0.2f, 1f)"
    #expect(summaries("val standard = \(curve)") == ["curve 0.4:0:0.2:1"])
    #expect(
      summaries("val standard = \(curve)\nanimator.apply { duration = 250; interpolator = standard }")
        == ["curve 0.4:0:0.2:1", "tween 0.25 0.4:0:0.2:1"])
    #expect(summaries("PathInterpolatorCompat.create(path)").isEmpty)
  }

  @Test("the interpolator of another animation is not this one's")
  func otherInterpolators() {
    #expect(
      summaries("fadeAnimator.duration = 250\nmoveAnimator.interpolator = LinearInterpolator()") == [standard]
    )
    #expect(
      summaries("f { fadeAnimator.duration = 250 }\ng { fadeAnimator.interpolator = LinearInterpolator() }")
        == [standard])
  }

  @Test("a spring force has the library's defaults and takes its values from a chain or a block")
  func springs() {
    #expect(summaries("SpringForce(0f)") == ["spring 0.162231 0.5"])
    #expect(
      summaries("SpringForce().setStiffness(SpringForce.STIFFNESS_LOW).setDampingRatio(1f)") == [
        "spring 0.444288 0"
      ])
    for text in [
      "val g = anim.spring ?: SpringForce()\ng.stiffness = 200f\ng.dampingRatio = 1f",
      "anim.spring = SpringForce(0f).also { it.stiffness = 200f; it.dampingRatio = 1f }",
      "val g = anim.spring ?: SpringForce()\nanim.spring = g.apply { stiffness = 200f; setDampingRatio(1f) }",
    ] {
      #expect(summaries(text) == ["spring 0.444288 0"], "\(text)")
    }
    #expect(
      summaries("val g = anim.spring ?: SpringForce()\ng.apply { stiffness = this@Config.stiffness }")
        .allSatisfy { $0.hasPrefix("unreadable") })
  }
}
