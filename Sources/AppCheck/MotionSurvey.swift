import AppScan
import MotionPhysics
import PlainText

/// The motions of an app, without a registry: how many, how often, and which of them are nearly the same.
package struct MotionSurvey: Sendable {
  /// A site and its file.
  package struct FoundSite: Sendable {
    /// The file's path as reports name it.
    package let file: String
    package let site: Site
    /// The place of its motion in the list of motions; nil for what could not be read or moves nothing.
    package let motion: Int?
  }

  /// All sites of the files, one behind the other: they stay where they are, since there may be very many.
  package struct Sites: RandomAccessCollection, Sendable {
    fileprivate struct Entry {
      let file: Int32
      let site: Int32
      var motion: Int32 = -1
    }

    private let files: [CheckedFile]
    fileprivate var entries: [Entry] = []

    fileprivate init(_ files: [CheckedFile]) {
      self.files = files
      entries.reserveCapacity(files.reduce(0) { $0 + $1.sites.count })
      for (place, file) in files.enumerated() {
        for site in file.sites.indices where !file.sites[site].countsElsewhere {
          entries.append(
            Entry(file: Int32(truncatingIfNeeded: place), site: Int32(truncatingIfNeeded: site)))
        }
      }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { entries.count }

    package subscript(index: Int) -> FoundSite {
      let entry = entries[index]
      let file = files[Int(entry.file)]
      return FoundSite(
        file: file.path, site: file.sites[Int(entry.site)], motion: entry.motion < 0 ? nil : Int(entry.motion)
      )
    }
  }

  package let fileCount: Int
  /// All sites, read or not, in the order of the files.
  package private(set) var sites: Sites
  /// The different motions, the most used first.
  package private(set) var motions: [SurveyedMotion] = []
  /// The groups, the most used first.
  package private(set) var groups: [MotionGroup] = []

  /// Surveys an app.
  /// - Parameters:
  ///   - files: The files in which something was found.
  ///   - fileCount: How many files were read.
  ///   - thresholds: From how far on a check says that a motion is another one; groups are ``reach`` times as wide.
  package init(files: [CheckedFile], fileCount: Int, thresholds: CheckThresholds = CheckThresholds()) {
    self.fileCount = fileCount
    sites = Sites(files)
    gatherMotions()
    gatherGroups(thresholds)
  }

  private mutating func gatherMotions() {
    var places: [SiteMotion: Int] = [:]
    var found: [SurveyedMotion] = []
    for (index, entry) in sites.enumerated() {
      guard entry.site.isReadable, let motion = entry.site.motion?.surveyed else { continue }
      if let place = places[motion] {
        found[place].sites.append(index)
      } else {
        places[motion] = found.count
        found.append(SurveyedMotion(motion: motion, sites: [index]))
      }
    }
    // The most used first; among equals the one that was met first.
    let order = found.indices.sorted { (found[$1].count, $0) < (found[$0].count, $1) }
    motions = order.map { found[$0] }
    for (place, motion) in motions.enumerated() {
      for site in motion.sites { sites.entries[site].motion = Int32(truncatingIfNeeded: place) }
    }
  }

  /// Each motion joins the nearest group whose most used motion is near enough, or begins one.
  private mutating func gatherGroups(_ thresholds: CheckThresholds) {
    var leaders = GroupLeaders()
    for index in motions.indices {
      let (motion, count) = (motions[index].motion, motions[index].count)
      let nearest = leaders.nearestOrInserted(
        motion, group: groups.count, below: Self.reach * thresholds[motion])
      if let nearest {
        groups[nearest.group].members.append(index)
        groups[nearest.group].count += count
        groups[nearest.group].spread = max(groups[nearest.group].spread, nearest.distance)
      } else {
        groups.append(MotionGroup(leader: index, members: [index], count: count, spread: 0))
      }
    }
    let order = groups.indices.sorted { (groups[$1].count, $0) < (groups[$0].count, $1) }
    groups = order.map { groups[$0] }
    for (place, group) in groups.enumerated() {
      for member in group.members { motions[member].group = place }
    }
  }

  package var readableCount: Int { sites.count { $0.site.isReadable } }

  /// How many motions are written once in the whole app.
  package var onceCount: Int { motions.count { $0.count == 1 } }

  /// The sites whose motion is not their group's most used one.
  package var offGroupSites: LazyFilterSequence<Sites> { sites.lazy.filter { isOffGroup($0) } }

  func isOffGroup(_ entry: FoundSite) -> Bool {
    guard let motion = entry.motion else { return false }
    return groups[motions[motion].group].leader != motion
  }

  /// How many sites have a motion that is in a group.
  package var motionSiteCount: Int { motions.reduce(0) { $0 + $1.count } }

  /// How much wider than a check's thresholds groups are. A check says which motion was meant; a survey says which
  /// of them one could do without, as 0.25 s and 0.3 s of the same curve, 0.17 apart. In apps of all platforms half of
  /// the motions then go, and a quarter of the sites is off its group's value.
  package static let reach = 2.5

  /// The share of sites off their group's value below which an app is consistent: what was seen in apps whose motion
  /// is looked after.
  package static let consistentShare = 0.08

  /// Whether most sites can be read, and nearly every one of these has its group's value.
  package var isConsistent: Bool {
    motionSiteCount > 0 && 2 * readableCount >= sites.count
      && Double(offGroupSites.count) <= Self.consistentShare * Double(motionSiteCount)
  }
}

/// A motion of an app, and where it is used.
package struct SurveyedMotion: Sendable {
  /// The motion, without delays; its speed is counted in.
  package let motion: SiteMotion
  /// Where: places in the survey's list of sites.
  package internal(set) var sites: [Int]
  /// The place of its group in the survey's list of groups.
  package internal(set) var group = 0

  /// How often it is used.
  package var count: Int { sites.count }
}

/// Motions so near the most used of them that one could do without the others.
package struct MotionGroup: Sendable {
  /// The place of the most used motion in the survey's list of motions.
  package let leader: Int
  /// The places of all its motions, the leader first, then the most used.
  package internal(set) var members: [Int]
  /// How often they are used together.
  package internal(set) var count: Int
  /// The largest distance of a member from the leader, a share of the travel.
  package internal(set) var spread: Double
}

extension SiteMotion {
  /// The numbers as they play, rounded to what people write, which tell motions apart; nil for what is no motion by
  /// itself.
  var surveyed: SiteMotion? {
    guard isMotion else { return nil }
    func rounded(_ number: Double) -> Double { DecimalText.roundedNumber(number, decimals: 9) }
    return switch kind {
    case .spring(let duration, let ratio):
      SiteMotion(.spring(duration: rounded(duration / speed), dampingRatio: rounded(ratio)))
    case .tween(let duration, let curve): SiteMotion(.tween(duration: rounded(duration / speed), curve))
    case .curve: SiteMotion(kind)
    case .duration(let duration): SiteMotion(.duration(rounded(duration / speed)))
    }
  }

  /// The animation that distances are measured of, from its start on and with its speed; a curve alone is taken over a
  /// second, a duration alone evenly. Nil for a jump, and for a curve that is known by its name only.
  var comparable: Animation? {
    guard isMotion else { return nil }
    return switch kind {
    case .spring(let duration, let ratio):
      (try? Spring(validatingResponse: duration / speed, dampingRatio: ratio)).map { .spring($0, delay: 0) }
    case .tween(let duration, let curve):
      curve.curve.map { .tween($0, duration: duration / speed, delay: 0) }
    case .curve(let curve): curve.curve.map { .tween($0, duration: 1, delay: 0) }
    case .duration(let duration): .tween(.linear, duration: duration / speed, delay: 0)
    }
  }

  /// Whether two motions may be in one group.
  func isOfKind(_ other: SiteMotion) -> Bool {
    switch (kind, other.kind) {
    case (.spring, .spring), (.tween, .tween), (.curve, .curve), (.duration, .duration): true
    default: false
    }
  }
}
