import Testing

@testable import AppScan

@Suite("Android's resources")
struct AndroidResourceTests {
  private func read(_ text: String) -> [String] {
    Language.xml.sites(in: text).map { "\($0.place.line) \($0.api.dropFirst(11)) \($0.summary)" }
  }

  @Test("a set shares its duration and its interpolator with what is in it")
  func sets() {
    #expect(
      read(
        """
        <set xmlns:android="http://schemas.android.com/apk/res/android" android:duration="300"
            android:interpolator="@android:anim/decelerate_interpolator">
          <alpha android:fromAlpha="0" android:duration="50" />
          <translate android:fromYDelta="10%" />
        </set>
        """) == ["1 set tween 0.3 0.333333:0.666667:0.666667:1"])
    #expect(
      read(
        """
        <set android:shareInterpolator="false">
          <alpha android:duration="50" android:interpolator="@android:interpolator/linear" />
          <scale android:duration="80" android:startOffset="20" android:repeatCount="infinite" />
        </set>
        """) == [
          "2 alpha tween 0.05 0:0:1:1",
          "3 scale tween 0.08 AccelerateDecelerateInterpolator delay 0.02 repeats",
        ])
    // Shared, although the set says none: the default.
    #expect(
      read(
        "<set><alpha android:duration=\"50\" android:interpolator=\"@android:anim/linear_interpolator\" /></set>"
      )
        == ["1 alpha tween 0.05 AccelerateDecelerateInterpolator"])
  }

  @Test("what has a curve of its own in a set that says how long all of it takes is a motion of its own")
  func ownCurvesInSets() {
    let linear = "android:interpolator=\"@android:interpolator/linear\""
    #expect(
      read("<transitionSet android:duration=\"350\">\n<changeBounds \(linear) />\n<fade />\n</transitionSet>")
        == [
          "1 transitionSet tween 0.35 AccelerateDecelerateInterpolator", "2 changeBounds tween 0.35 0:0:1:1",
        ])
    #expect(
      read("<transitionSet android:duration=\"350\">\n<slide \(linear) />\n</transitionSet>") == [
        "2 slide tween 0.35 0:0:1:1"
      ])
    #expect(
      read(
        "<transitionSet android:duration=\"350\" \(linear)>\n<fade android:interpolator=\"@a/b\" />\n</transitionSet>"
      )
        == ["1 transitionSet tween 0.35 0:0:1:1"])
    let apart =
      "android:shareInterpolator=\"false\" android:interpolator=\"@android:anim/bounce_interpolator\""
    #expect(
      read("<set android:duration=\"400\" \(apart)>\n<alpha \(linear) />\n</set>") == [
        "2 alpha tween 0.4 0:0:1:1"
      ])
    #expect(
      read("<set android:duration=\"400\" \(apart)><alpha /></set>") == [
        "1 set tween 0.4 AccelerateDecelerateInterpolator"
      ])
  }

  @Test("what a set waits is added to what is in it, unless it plays one after the other")
  func setDelays() {
    #expect(
      read(
        "<set android:startOffset=\"100\"><alpha android:duration=\"200\" android:startOffset=\"50\" /></set>"
      ) == [
        "1 alpha tween 0.2 AccelerateDecelerateInterpolator delay 0.15"
      ])
    let fade = "<fade android:duration=\"200\" />"
    #expect(
      read("<transitionSet android:startDelay=\"100\">\(fade)</transitionSet>") == [
        "1 fade tween 0.2 AccelerateDecelerateInterpolator delay 0.1"
      ])
    #expect(
      read(
        "<transitionSet android:startDelay=\"100\" android:transitionOrdering=\"sequential\">\(fade)</transitionSet>"
      )
        == ["1 fade tween 0.2 AccelerateDecelerateInterpolator"])
  }

  @Test("a scene of MotionLayout says how long its transitions take, and has curves of four numbers")
  func scenes() {
    #expect(
      read(
        """
        <MotionScene motion:defaultDuration="700">
          <Transition motion:duration="600" motion:motionInterpolator="cubic(0.65, 0,0.35,1)" />
          <Transition motion:motionInterpolator="linear"><OnClick /></Transition>
          <ViewTransition motion:duration="604" motion:motionInterpolator="linear" />
          <ViewTransition motion:motionInterpolator="linear" />
        </MotionScene>
        """) == [
          "2 Transition tween 0.6 0.65:0:0.35:1", "3 Transition tween 0.7 0:0:1:1",
          "4 ViewTransition tween 0.604 0:0:1:1",
        ])
    #expect(
      read("<Transition motion:duration=\"600\" motion:motionInterpolator=\"spline(0,0.2,1)\" />")
        == ["1 Transition unreadable expression"])
    #expect(read("<MotionScene><Transition motion:motionInterpolator=\"linear\" /></MotionScene>").isEmpty)
  }

  @Test("an interpolator that stands in its animation is the animation's curve, and no motion by itself")
  func inlineInterpolators() {
    func animator(_ interpolator: String) -> [String] {
      read(
        """
        <objectAnimator android:duration="300" android:startOffset="50">
          <propertyValuesHolder android:valueFrom="0" />
          <aapt:attr name="android:interpolator">
            \(interpolator)
          </aapt:attr>
        </objectAnimator>
        """)
    }
    #expect(
      animator("<pathInterpolator android:pathData=\"M 0.0,0.0 c0.2,0 0,1 1.0,1.0\"/>")
        == ["1 objectAnimator tween 0.3 0.2:0:0:1 delay 0.05"])
    #expect(
      animator("<accelerateInterpolator android:factor=\"1.5\"/>")
        == ["1 objectAnimator tween 0.3 0.333333:0:0.666667:0 delay 0.05"])
    #expect(animator("<linearInterpolator/>") == ["1 objectAnimator tween 0.3 0:0:1:1 delay 0.05"])
    #expect(
      animator("<pathInterpolator android:pathData=\"@string/m3_sys_motion_easing_emphasized_path_data\"/>")
        == [
          "1 objectAnimator tween 0.3 M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1 delay 0.05"
        ])
    // What is computed or cannot be read takes no default's place.
    #expect(
      animator("<pathInterpolator android:pathData=\"@string/path\"/>") == [
        "1 objectAnimator unreadable constant"
      ])
    #expect(animator("<pathInterpolator/>") == ["1 objectAnimator unreadable expression"])
    #expect(
      read(
        """
        <set android:ordering="together">
          <aapt:attr name="android:interpolator">
            <pathInterpolator android:controlX1="0.2" android:controlY1="0" android:controlX2="0"
                android:controlY2="1" />
          </aapt:attr>
          <alpha android:duration="50" />
        </set>
        """) == ["6 alpha tween 0.05 0.2:0:0:1"])
    // Another attribute's element is none of this one's curve.
    #expect(
      read(
        """
        <target><aapt:attr name="android:animation">
          <objectAnimator android:duration="300" />
        </aapt:attr></target>
        """) == ["2 objectAnimator tween 0.3 AccelerateDecelerateInterpolator"])
  }

  @Test("a path of one piece is the cubic Bezier that it draws")
  func pathsOfOnePiece() {
    #expect(
      read("<pathInterpolator android:pathData=\"M0,0 c0.167,0.167 0.833,0.833 1,1\"/>")
        == ["1 pathInterpolator curve 0.167:0.167:0.833:0.833"])
    #expect(
      read("<pathInterpolator android:pathData=\"M0,0 Q0.6,0.3 1,1\"/>")
        == ["1 pathInterpolator curve 0.4:0.2:0.733333:0.533333"])
    #expect(
      read("<pathInterpolator android:pathData=\"M0,0 L0.5,0.2 L1,1\"/>")
        == ["1 pathInterpolator curve M0,0 L0.5,0.2 L1,1"])
  }

  @Test("a drawable fades evenly from one state to the next")
  func fades() {
    #expect(
      read(
        """
        <selector android:enterFadeDuration="@android:integer/config_shortAnimTime"
            android:exitFadeDuration="400"><item android:drawable="@drawable/pressed" /></selector>
        """) == ["1 selector tween 0.2 0:0:1:1", "2 selector tween 0.4 0:0:1:1"])
    #expect(read("<selector><item /></selector>").isEmpty)
  }

  @Test("integers are durations where their name says so, and mean what they hold elsewhere")
  func integers() throws {
    let text = """
      <resources>
        <integer name="fade_duration">220</integer>
        <integer name="toast_duration">3000</integer>
        <integer name="columns">3</integer>
        <integer name="anim_delay">30</integer>
        <style name="Splash"><item name="android:windowSplashScreenAnimationDuration">900</item></style>
      </resources>
      """
    #expect(read(text) == ["2 integer duration 0.22", "6 item duration 0.9"])
    var app = ConstantTable()
    app.add(Language.xml.scan(text).shared)
    let fade = Language.xml.scan("<alpha android:duration=\"@integer/fade_duration\" />")
    #expect(fade.sites(app: app).map(\.summary) == ["tween 0.22 AccelerateDecelerateInterpolator"])
    let kotlin = Language.kotlin.scan(
      "view.animate().setDuration(resources.getInteger(R.integer.fade_duration).toLong()).start()")
    #expect(kotlin.sites(app: app).map(\.summary) == ["tween 0.22 AccelerateDecelerateInterpolator"])
  }

  @Test("a curve is known by the name of its file")
  func curves() {
    let curve = Language.xml.scan(
      "<pathInterpolator android:pathData=\"M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.2,0.8 0.25,1 1,1\"/>",
      name: "emphasized")
    var app = ConstantTable()
    app.add(curve.shared)
    let slide = Language.xml.scan(
      "<slide android:duration=\"400\" android:interpolator=\"@interpolator/emphasized\" />")
    #expect(slide.sites(app: app).first?.isReadable == true)
    // By themselves they decelerate in and accelerate out.
    for element in ["slide", "explode"] {
      let sites = Language.xml.sites(in: "<\(element) android:duration=\"400\" />")
      #expect(sites.map(\.summary) == ["duration 0.4"])
    }
    let set = "<transitionSet android:duration=\"400\"><fade /><slide /></transitionSet>"
    #expect(Language.xml.sites(in: set).map(\.summary) == ["duration 0.4"])
    let quadratic = Language.xml.scan(
      "<pathInterpolator android:controlX1=\"0.6\" android:controlY1=\"0.3\" />")
    #expect(quadratic.sites(app: app).map(\.summary) == ["curve 0.4:0.2:0.733333:0.533333"])
  }

  @Test("Material's attributes are times and curves")
  func attributes() {
    #expect(
      read(
        "<objectAnimator android:duration=\"?attr/motionDurationMedium2\""
          + " android:interpolator=\"?motionEasingStandardInterpolator\" />") == [
          "1 objectAnimator tween 0.3 0.2:0:0:1"
        ])
    let emphasized = "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1"
    for (duration, curve, motion) in [
      ("?attr/motionDurationLong1", "?attr/motionEasingEmphasizedInterpolator", "0.45 \(emphasized)"),
      (
        "@integer/m3_sys_motion_duration_extra_long1", "@interpolator/m3_sys_motion_easing_emphasized",
        "0.7 \(emphasized)"
      ),
      (
        "@integer/material_motion_duration_long_1",
        "@interpolator/m3_sys_motion_easing_emphasized_decelerate", "0.3 0.1:0.7:0.1:1"
      ),
    ] {
      #expect(
        read("<alpha android:duration=\"\(duration)\" android:interpolator=\"\(curve)\" />") == [
          "1 alpha tween \(motion)"
        ])
    }
    let code = """
      animator.apply {
        duration = MotionUtils.resolveThemeDuration(context, R.attr.motionDurationMedium2, 250).toLong()
        interpolator = MotionUtils.resolveThemeInterpolator(
          context, com.google.android.material.R.attr.motionEasingStandardInterpolator, LinearInterpolator())
      }
      """
    #expect(Language.kotlin.sites(in: code).map(\.summary) == ["tween 0.3 0.2:0:0:1"])
  }

  @Test("only folders of resources are read")
  func folders() {
    #expect(Language(fileName: "app/src/main/res/anim/fade.xml") == .xml)
    #expect(Language(fileName: "res/values-sw600dp/integers.xml") == .xml)
    #expect(Language(fileName: "pom.xml") == nil)
    #expect(Language(fileName: "res/layout/main.xml") == nil)
  }
}
