import AppScan
import Presets
import StrictJSON
import Testing

@testable import AppCheck

@Suite("Survey")
struct SurveyTests {
  private func survey(_ lines: [String]) throws -> MotionSurvey {
    let files = try SwiftApp([("A.swift", SwiftApp.view(lines))]).subject.files
    return MotionSurvey(files: files, fileCount: 7)
  }

  private static func motion(_ call: String) -> String { "withAnimation(\(call)) { x = 1 }" }

  @Test("near duplicates form a group around the most used value, and others are off it")
  func groups() throws {
    let survey = try survey(
      [
        ".easeInOut(duration: 0.3)", ".easeInOut(duration: 0.31)", ".easeInOut(duration: 0.3)",
        ".linear(duration: 2)",
        ".bouncy", ".spring(duration: 0.5, bounce: 0.3)",
      ].map(Self.motion))
    #expect(survey.sites.count == 6)
    #expect(survey.motions.map(\.count) == [2, 2, 1, 1])
    #expect(survey.groups.map(\.count).sorted() == [1, 2, 3])
    #expect(Array(survey.offGroupSites).map(\.site.place.line) == [3])
    #expect(survey.onceCount == 2)
    let group = try #require(survey.groups.first { $0.members.count == 2 })
    #expect(group.spread > 0.01 && group.spread < 0.08 * MotionSurvey.reach)
  }

  @Test("every motion is in the group that it says, and in no other; counts add up")
  func partition() throws {
    let survey = try survey((1...40).map { Self.motion(".easeInOut(duration: \(Double($0) * 0.017))") })
    for (index, group) in survey.groups.enumerated() {
      #expect(group.members.allSatisfy { survey.motions[$0].group == index })
      #expect(group.count == group.members.reduce(0) { $0 + survey.motions[$1].count })
      #expect(group.members.first == group.leader)
      #expect(group.spread < 0.08 * MotionSurvey.reach)
    }
    #expect(survey.groups.flatMap(\.members).sorted() == Array(survey.motions.indices))
  }

  @Test("delays and repetitions make no other motion, a speed does")
  func modifiers() throws {
    let survey = try survey(
      [".bouncy", ".bouncy.delay(0.2)", ".bouncy.repeatForever()", ".bouncy.speed(2)"].map(Self.motion))
    #expect(survey.motions.map(\.count) == [3, 1])
  }

  @Test("the JSON lists every site, read or not, and reads back")
  func json() throws {
    let survey = try survey([Self.motion(".bouncy"), Self.motion(".easeIn(duration: f(x))")])
    var bytes: [UInt8] = []
    survey.writeJSON { bytes += $0 }
    let document = try JSONDocument(bytes)
    let sites = try #require(document.root.member("sites")).elements
    #expect(sites.count == 2)
    #expect(sites[0].member("motion")?.member("bounce")?.number.map { abs($0 - 0.3) < 1e-12 } == true)
    #expect(sites[1].member("motion")?.kind == .null)
    #expect(sites[1].member("reason")?.string != nil)
    #expect(document.root.member("summary")?.member("files")?.number == 7)
  }

  @Test("the registry to begin with has one preset for each group, valid names and the leader's numbers")
  func starter() throws {
    let survey = try survey(
      [
        ".spring(duration: 0.35, bounce: 0.3)", ".spring(duration: 0.35, bounce: 0.6)",
        ".easeInOut(duration: 0.3)",
        ".linear(duration: 0.3)", ".timingCurve(0.1, 0.9, 0.2, 1, duration: 0.4)",
      ].map(Self.motion))
    let book = survey.starter()
    #expect(book.presets.count == survey.groups.count)
    #expect(book.presets.allSatisfy { PresetName.followsGrammar($0.name.text) && $0.summary != nil })
    #expect(book.preset(named: PresetName(stored: "spring.bouncy-slow")) != nil)
    #expect(book.preset(named: PresetName(stored: "ease-in-out.medium")) != nil)
    let twice = Self.motion(".easeIn(duration: 0.3)")
    let summary = try self.survey([twice + "; " + twice]).starter().presets.first?.summary
    #expect(
      summary?.hasPrefix("Used 2 times: ") == true && summary?.contains(",") == false, "\(summary ?? "")")
    let registry = try RegistryMotions(book)
    for motion in survey.motions
    where survey.groups[motion.group].leader
      == survey.motions.firstIndex(where: { $0.motion == motion.motion })
    {
      let site = survey.sites[motion.sites[0]].site
      let match = try #require(MotionComparison(registry).match(site))
      #expect(match.distance < 1e-5)
    }
  }

  @Test("a curve of many points that several tweens have is a preset, which they name")
  func drawnCurves() throws {
    let text = """
      <set><objectAnimator android:duration="300" /><objectAnimator android:duration="700" />
      <fade android:duration="120" android:interpolator="@android:interpolator/linear" />
      <fade android:duration="900" android:interpolator="@android:interpolator/bounce" /></set>
      """
    let file = CheckedFile(text, .xml, path: "res/anim/a.xml")
    let book = MotionSurvey(files: [file], fileCount: 1).starter()
    let curve = PresetName(stored: "curve.accelerate-decelerate")
    #expect(book.preset(named: curve)?.summary == "The curve of 2 tweens.")
    let tweens = book.presets.compactMap { preset -> CurveReference? in
      if case .tween(let tween) = preset.content { tween.curve } else { nil }
    }
    #expect(tweens.count == 4 && tweens.filter { $0 == .preset(curve) }.count == 2)
    #expect(book.presets.count == 5)
    _ = try RegistryMotions(book)
  }

  @Test(
    "a Bezier is called by how it begins and ends, and one whose control points lie on the diagonal linear",
    arguments: [
      ("0.167, 0.167, 0.833, 0.833", "linear"), ("0.05, 0.7, 0.833, 0.833", "ease-out"),
      ("0.2, 0.2, 0.8, 0.1", "ease-in"), ("0.1, 0.4, 0.8, 0.6", "custom"),
      ("0.3, 0.1, 0.7, 0.7", "ease-in"), ("0.3, 0.1, 0.5, 0.9", "ease-in-out"),
    ])
  func words(points: String, word: String) throws {
    let survey = try survey([Self.motion(".timingCurve(\(points), duration: 0.3)")])
    #expect(survey.starter().presets.map(\.name.text) == ["\(word).medium"])
  }

  @Test("the registry to begin with has the app's own numbers, and no partner that nobody chose")
  func ownNumbers() throws {
    let survey = try survey(
      [
        ".interpolatingSpring(mass: 1, stiffness: 170, damping: 18.5)",
        ".spring(response: 0.9, dampingFraction: 0.62)", ".linear(duration: 0.05)",
        ".bouncy(duration: 0.2, extraBounce: 0.1)",
      ].map(Self.motion))
    let book = survey.starter()
    let springs = book.presets.compactMap { preset -> [String: Double]? in
      guard case .spring(let spring) = preset.content, case .standalone(let numbers) = spring.parameters
      else { return nil }
      #expect(preset.reduced == Reduced.none)
      return Dictionary(uniqueKeysWithValues: numbers.typed.map { ($0.key.rawValue, $0.value) })
    }
    #expect(springs.contains(["mass": 1, "stiffness": 170, "damping": 18.5]))
    #expect(springs.contains(["response": 0.9, "dampingRatio": 0.62]))
    #expect(springs.contains(["duration": 0.2, "bounce": 0.4]))
  }

  @Test("an app whose values agree is consistent, one with drift is not, one without motions neither")
  func consistent() throws {
    #expect(try survey(Array(repeating: Self.motion(".bouncy"), count: 9)).isConsistent)
    #expect(try !survey([".bouncy", ".spring(duration: 0.48, bounce: 0.3)"].map(Self.motion)).isConsistent)
    #expect(try !survey([]).isConsistent)
    let unread = [".bouncy", ".linear(duration: f(x))", ".linear(duration: g(x))"].map(Self.motion)
    #expect(try !survey(unread).isConsistent)
  }
}
