import AppCheck
import AppScan
import Gallery
import PlainText
import Presets
import Validation

/// A survey for people: the numbers, a chart, and what to look at.
struct SurveyReport {
  private let survey: MotionSurvey

  init(_ survey: MotionSurvey) { self.survey = survey }

  private static let mostGroups = 20
  private static let mostPlaces = 15

  /// The whole, without a line feed at its end.
  func text(width: Int) -> String {
    guard !survey.sites.isEmpty else {
      return "\(survey.fileCount.counted("file")) read, and no motion found."
    }
    if survey.isConsistent { return consistent }
    return [numbers, platforms(width), groups(width), offGroup, once, unreadable].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// One line is enough for an app that has its values, with what could not be read of it.
  private var consistent: String {
    let off = survey.offGroupSites.count
    let rest =
      off == 0 ? "every one has its group's value" : "\(off) off their group's value (--json lists them)"
    let (motions, groups) = (survey.motionSiteCount, survey.groups.count)
    let unread = survey.sites.count - survey.readableCount
    return "Consistent: \(motions.counted("motion")) in \(survey.fileCount.counted("file")), "
      + "\(groups.counted("group")), \(rest)."
      + (unread == 0
        ? "" : " Of \(survey.sites.count.counted("place")) \(unread) could not be read (--json lists them).")
  }

  private var numbers: String {
    let total = survey.sites.count
    let share = DecimalText.percent((Double(survey.readableCount) / Double(total) * 1000).rounded() / 1000)
    return """
      \(survey.fileCount.counted("file")), \(total.counted("place")) with a motion, \(survey.readableCount) of them \
      readable (\(share)).
      \(survey.motions.count.counted("different motion")) in \(survey.groups.count.counted("group")); \
      \(survey.onceCount) written once, \(survey.offGroupSites.count.counted("place")) off their group's value.
      """
  }

  private func platforms(_ width: Int) -> String {
    var counts: [AppPlatform: (all: Int, springs: Int, unread: Int)] = [:]
    for entry in survey.sites {
      var count = counts[entry.site.platform] ?? (0, 0, 0)
      count.all += 1
      if case .spring? = entry.site.motion?.kind { count.springs += 1 }
      if !entry.site.isReadable { count.unread += 1 }
      counts[entry.site.platform] = count
    }
    let bars = AppPlatform.allCases.compactMap { platform in
      counts[platform].map { count in
        var notes: [String] = []
        if count.springs > 0 { notes.append(count.springs.counted("spring")) }
        if count.unread > 0 { notes.append("\(count.unread) unreadable") }
        return Bar(platform.rawValue, parts: [count.all], note: notes.joined(separator: ", "))
      }
    }
    return section("BY PLATFORM", TerminalBars.lines(bars, width: width))
  }

  private func groups(_ width: Int) -> String {
    let bars = bars(limit: Self.mostGroups)
    var lines = TerminalBars.lines(bars, width: width)
    if survey.groups.count > bars.count {
      lines.append("  and \((survey.groups.count - bars.count).counted("more group"))")
    }
    return section("GROUPS, by their most used value (░ other values)", lines)
  }

  private var offGroup: String {
    places("OFF THEIR GROUP'S VALUE", survey.offGroupSites) { entry in
      guard let motion = entry.motion.map({ survey.motions[$0] }) else { return nil }
      let leader = survey.motions[survey.groups[motion.group].leader]
      return (entry, [motion.motion.words, "group: " + leader.motion.words])
    }
  }

  private var once: String {
    let motions = survey.motions.filter { $0.count == 1 && survey.groups[$0.group].members.count == 1 }
    return places("WRITTEN ONCE, NEAR NOTHING ELSE", motions) { motion in
      motion.sites.first.map { (survey.sites[$0], [motion.motion.words]) }
    }
  }

  private var unreadable: String {
    places("UNREADABLE", survey.sites.lazy.filter { !$0.site.isReadable }) { entry in
      (entry, [entry.site.api, entry.site.reason?.rawValue ?? ""])
    }
  }

  /// The first places of a list, each with what is said of it.
  private func places<Item>(
    _ title: String, _ items: some Collection<Item>,
    _ row: (Item) -> (site: MotionSurvey.FoundSite, words: [String])?
  ) -> String {
    if items.isEmpty { return "" }
    let rows = items.prefix(Self.mostPlaces).compactMap(row).map { entry, words in
      ["  \(entry.file):\(entry.site.place.line)"] + words
    }
    let others = items.count - Self.mostPlaces
    return section(
      title, [Table(rows).text] + (others > 0 ? ["  and \(others) more (--json lists all)"] : []))
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ([title] + lines).joined(separator: "\n")
  }

  /// The groups, the most used first: how many places have the group's value, and how many another.
  private func bars(limit: Int) -> [Bar] {
    survey.groups.prefix(limit).map { group in
      let leader = survey.motions[group.leader]
      let note =
        group.members.count > 1
        ? "\(group.members.count) values, up to \(DecimalText.percent((group.spread * 1000).rounded() / 1000)) apart"
        : ""
      return Bar(leader.motion.words, parts: [leader.count, group.count - leader.count], note: note)
    }
  }

  /// The groups as a picture.
  var svg: String {
    SVGBars.render(
      bars(limit: 40), parts: ["the group's value", "other values nearby"],
      title: "Motions by group",
      summary: "\(survey.motionSiteCount.counted("motion")) in \(survey.groups.count.counted("group")); "
        + "\(survey.offGroupSites.count.counted("place")) off their group's value.")
  }
}

/// A survey's registry to begin with, ready to be imported.
enum StarterBook {
  /// The registry with an exception for everything that a rule says of it: it shows an app as it is, and what is
  /// strange about that is for people to change, preset by preset.
  static func clean(_ book: RegistrySnapshot) -> RegistrySnapshot {
    guard let validator = try? Validator() else { return book }
    var reasons: [String: Set<String>] = [:]
    for finding in validator.validate(ValidationSubject(book)) where finding.severity != .note {
      if let preset = finding.preset { reasons[preset, default: []].insert(finding.rule) }
    }
    return RegistrySnapshot(
      book.presets.map { preset in
        var preset = preset
        for rule in reasons[preset.name.text] ?? [] { preset.allow[rule] = "as found in the app" }
        return preset
      })
  }
}
