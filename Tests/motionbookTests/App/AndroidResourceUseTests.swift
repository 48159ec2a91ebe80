import Foundation
import TestSupport
import Testing

/// The check of uses of the resources that the export for Android's views writes.
@Suite("uses of Android's resources")
struct AndroidResourceUseTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner(packs: [])
    runner.run("init", "--empty")
    for command in [
      "spring s.quick --duration 0.3", "curve c.move --bezier 0.6,0,0.2,1", "duration d.short --duration 0.2",
      "tween fade --curve c.move --duration d.short",
    ] {
      _ = runner.run(["add"] + command.split(separator: " ").map(String.init))
    }
    try runner.write(
      #"{"exports": [{"format": "compose", "to": "app/M.kt"}, {"format": "android-xml", "to": "app/res/"}]}"#,
      to: ".motionbook.json")
    runner.run("export", "--all")
  }

  private func alpha(_ attributes: String) throws {
    try runner.write(
      "<alpha xmlns:android=\"http://schemas.android.com/apk/res/android\" \(attributes) />\n",
      to: "app/res/anim/a.xml")
  }

  @Test("a motion of resources of the export is from the registry, in resources and in code")
  func fromRegistry() throws {
    try alpha(
      "android:duration=\"@integer/motion_fade_duration\" android:interpolator=\"@interpolator/motion_fade\"")
    try runner.write(
      "view.animate().setDuration(resources.getInteger(R.integer.motion_d_short).toLong())\n",
      to: "app/A.kt")
    let result = runner.run("check", "app", "--only", "unreadable-motion,unknown-symbol")
    #expect(result.code == 0 && !result.out.contains("unreadable"), "\(result.out)")
    #expect(result.out.contains("from the registry"), "\(result.out)")
  }

  @Test("a resource of a preset that is gone is unknown; the app's own in the same manner is not")
  func gone() throws {
    try alpha("android:duration=\"300\" android:interpolator=\"@interpolator/motion_s_quick\"")
    try runner.write(
      "<resources><integer name=\"motion_own_duration\">250</integer></resources>\n",
      to: "app/res/values/own.xml")
    try runner.write(
      "val own = R.integer.motion_own_duration\nval gone = R.integer.motion_s_quick_settling_duration\n",
      to: "app/A.kt")
    #expect(runner.run("check", "app", "--only", "unknown-symbol").code == 0)
    runner.run("remove", "s.quick")
    runner.run("export", "--all")
    let result = runner.run("check", "app", "--only", "unknown-symbol")
    #expect(result.out.contains("no preset is behind @interpolator/motion_s_quick"), "\(result.out)")
    #expect(result.out.contains("no preset is behind R.integer.motion_s_quick_settling_duration"))
    #expect(!result.out.contains("motion_own"), "\(result.out)")
  }

  @Test(
    "a source may end anywhere in the name of a resource", arguments: ["R", "R.", "R.integer", "R.integer."])
  func ends(name: String) throws {
    try runner.write("fun f() { view.animate().setDuration(200) }\nval a = " + name, to: "app/A.kt")
    #expect(runner.run("survey", "app").code == 0)
  }

  @Test("a renamed preset's resources are renamed in both")
  func renamed() throws {
    runner.run("rename", "c.move", "c.glide", "--keep-alias")
    runner.run("export", "--all")
    try alpha("android:duration=\"300\" android:interpolator=\"@interpolator/motion_c_move\"")
    try runner.write("val curve = R.interpolator.motion_c_move\n", to: "app/A.kt")
    runner.run("check", "app", "--fix")
    #expect(try runner.read("app/res/anim/a.xml").contains("@interpolator/motion_c_glide\""))
    #expect(try runner.read("app/A.kt") == "val curve = R.interpolator.motion_c_glide\n")
  }

  private func hints(at line: String, in file: String) throws -> [Substring] {
    try runner.write(line + "\n", to: file)
    let out = runner.run("check", "app", "--only", "hand-written-equal").out
    return out.split(separator: "\n").filter { $0.contains("hint: ") }
  }

  private let call =
    "fun View.a() { animate().setDuration(200).setInterpolator(PathInterpolator(0.6f, 0f, 0.2f, 1f)) }"

  @Test("the hint at a motion of views names what views take")
  func hints() throws {
    #expect(
      try hints(at: call, in: "app/A.kt") == [
        "    hint: use R.integer.motion_fade_duration and R.interpolator.motion_fade"
      ])
    #expect(
      try hints(at: "val ease = PathInterpolator(0.6f, 0f, 0.2f, 1f)", in: "app/A.kt") == [
        "    hint: use R.interpolator.motion_c_move"
      ])
  }

  private let moving =
    "<alpha android:duration=\"200\"><aapt:attr name=\"android:interpolator\"><pathInterpolator android:controlX1=\"0.6\" "
    + "android:controlY1=\"0\" android:controlX2=\"0.2\" android:controlY2=\"1\" /></aapt:attr></alpha>"

  @Test("a hint in a resource names resources as resources do")
  func hintsInResources() throws {
    #expect(
      try hints(at: moving, in: "app/res/anim/a.xml") == [
        "    hint: use @integer/motion_fade_duration and @interpolator/motion_fade"
      ])
    #expect(
      try hints(at: "<slide android:duration=\"200\" />", in: "app/res/anim/a.xml") == [
        "    hint: use @integer/motion_d_short"
      ])
  }

  @Test("where Compose alone is exported a resource asks for an export of resources, and is a note")
  func withoutResources() throws {
    try runner.write(#"{"exports": [{"format": "compose", "to": "app/M.kt"}]}"#, to: ".motionbook.json")
    #expect(
      try hints(at: moving, in: "app/res/anim/a.xml") == [
        "    hint: use fade; no export listed in .motionbook.json holds it in the format android-xml yet"
      ])
    #expect(runner.run("check", "app", "--only", "hand-written-equal").out.contains("note: "))
  }

  @Test("where resources alone are exported the code that loads them is named, since it needs a context")
  func loading() throws {
    try runner.write(#"{"exports": [{"format": "android-xml", "to": "app/res/"}]}"#, to: ".motionbook.json")
    try runner.write(call + "\n", to: "app/A.kt")
    let left = runner.run("check", "app", "--fix").err
    #expect(
      left.contains(
        "resources need a context: put resources.getInteger(R.integer.motion_fade_duration).toLong() and "
          + "AnimationUtils.loadInterpolator(context, R.interpolator.motion_fade) there by hand"), "\(left)")
    #expect(try runner.read("app/A.kt") == call + "\n")
  }
}
