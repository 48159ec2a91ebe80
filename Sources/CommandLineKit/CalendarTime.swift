import CLibrary

/// A moment of the calendar, from the seconds since 1970 that clocks count.
package struct CalendarTime: Sendable {
  private let seconds: Int64

  /// - Parameter seconds: Since 1970, UTC.
  package init(seconds: Int64) { self.seconds = seconds }

  /// As programs read it, in UTC: `2026-11-22T10:00:00Z`. A moment that no calendar has stays a number.
  package var universal: String {
    var (time, parts) = (time_t(seconds), tm())
    guard gmtime_r(&time, &parts) != nil else { return "\(seconds)" }
    return "\(Self.date(parts))T\(Self.padded(parts.tm_hour)):\(Self.padded(parts.tm_min))"
      + ":\(Self.padded(parts.tm_sec))Z"
  }

  /// As people read it, in the time of the place: `2026-11-22 11:00`.
  package var local: String {
    var (time, parts) = (time_t(seconds), tm())
    guard localtime_r(&time, &parts) != nil else { return "\(seconds)" }
    return "\(Self.date(parts)) \(Self.padded(parts.tm_hour)):\(Self.padded(parts.tm_min))"
  }

  private static func date(_ parts: tm) -> String {
    "\(padded(Int32(clamping: Int(parts.tm_year) + 1900), to: 4))-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
  }

  private static func padded(_ number: Int32, to width: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

extension Console {
  /// Seconds since 1970, UTC.
  package var secondsSince1970: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }

  /// The name by which the system knows the person; nil where it has none.
  package var userName: String? {
    if let name = variable("USER", "LOGNAME") { return name }
    // Not getpwuid, for which a static program would load libraries of the machine that it runs on.
    let users = String(decoding: beginning(ofFile: "/etc/passwd", count: 1 << 20), as: UTF8.self)
    for line in users.split(separator: "\n") {
      let fields = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      if fields.count == 4, uid_t(fields[2]) == geteuid() { return String(fields[0]) }
    }
    return nil
  }
}
