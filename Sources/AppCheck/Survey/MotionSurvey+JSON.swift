import AppScan
import StrictJSON

extension MotionSurvey {
  /// The survey as JSON: every site, the motions, the groups and the numbers.
  package func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("sites") { writer in
        for entry in sites { writer.object { entry.write(to: &$0) } }
      }
      writer.array("motions") { writer in
        for motion in motions {
          writer.object { writer in
            writer.object("motion") { motion.motion.writeMembers(to: &$0) }
            writer.member("count", motion.count)
            writer.member("group", motion.group)
          }
        }
      }
      writer.array("groups") { writer in
        for group in groups {
          writer.object { writer in
            writer.object("leader") { motions[group.leader].motion.writeMembers(to: &$0) }
            writer.member("count", group.count)
            writer.member("spread", group.spread)
          }
        }
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
    return writer.text
  }
}
