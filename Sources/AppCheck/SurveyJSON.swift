import AppScan
import StrictJSON

extension MotionSurvey {
  /// Writes the survey as JSON - every site, the motions, the groups and the numbers - a piece at a time, since an app may
  /// have very many sites.
  package func writeJSON(_ take: ([UInt8]) -> Void) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("sites") { writer in
        for entry in sites {
          writer.object { writer in
            entry.write(to: &writer)
            writer.member("group", entry.motion.map { motions[$0].group })
            writer.member("offGroup", isOffGroup(entry))
          }
          if writer.count > Self.piece { take(writer.takeBytes()) }
        }
      }
      writer.objects("motions", motions) { writer, motion in
        writer.object("motion") { motion.motion.writeMembers(to: &$0) }
        writer.member("count", motion.count)
        writer.member("group", motion.group)
      }
      writer.objects("groups", groups) { writer, group in
        writer.object("leader") { motions[group.leader].motion.writeMembers(to: &$0) }
        writer.member("count", group.count)
        writer.member("spread", group.spread)
      }
      writer.object("summary") { writer in
        writer.member("files", fileCount)
        writer.member("sites", sites.count)
        writer.member("readable", readableCount)
        writer.member("motions", motions.count)
        writer.member("groups", groups.count)
        writer.member("onceOnly", onceCount)
        writer.member("offGroup", offGroupSites.count)
      }
    }
    take(writer.takeBytes() + [0x0A])
  }

  /// The bytes after which a piece is written.
  private static let piece = 1 << 16
}

extension MotionSurvey.FoundSite {
  func write(to writer: inout JSONWriter) {
    writer.member("file", file)
    writer.member("line", site.place.line)
    writer.member("column", site.place.column)
    writer.member("endLine", site.place.endLine)
    writer.member("platform", site.platform.rawValue)
    writer.member("api", site.api)
    writer.member("readable", site.isReadable)
    writer.member("reason", site.reason?.rawValue)
    writer.object("parameters") { writer in
      for parameter in site.parameters { parameter.value.write(parameter.name, to: &writer) }
    }
    if let motion = site.motion {
      writer.object("motion") { motion.writeMembers(to: &$0) }
    } else {
      writer.key("motion")
      writer.null()
    }
  }
}
