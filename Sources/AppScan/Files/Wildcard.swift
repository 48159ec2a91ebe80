/// A wildcard pattern over a path, compiled: what git calls wildmatch with WM_PATHNAME (wildmatch.c of git).
///
/// `?` and `[…]` are one byte that is no slash, `*` any run of those, `**` between slashes any run of folders, a
/// backslash takes the next byte as it is.
struct Wildcard: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case byte(UInt8)
    case anyOf(ByteSet)
    /// Any run without a slash.
    case star
    /// Any run.
    case deepStar
    /// Nothing, or any run that ends with a slash.
    case folders
  }

  /// Nil when the pattern is malformed and so matches nothing, as in git.
  let steps: [Step]?

  /// Whether the whole text matches.
  ///
  /// Two places to try again from are enough: the last star of a segment, and the last run of folders. What an
  /// earlier one could take more would leave the later one less. So the time is bounded by the text's length
  /// squared, where a recursive matcher's is exponential.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let steps else { return false }
    var (step, index) = (0, 0)
    var star: (step: Int, index: Int)?
    var deep: (step: Int, index: Int, isFolders: Bool)?
    while true {
      if step < steps.count {
        switch steps[step] {
        case .byte(let byte):
          if index < text.count, text[index] == byte {
            (step, index) = (step + 1, index + 1)
            continue
          }
        case .anyOf(let set):
          if index < text.count, set.contains(text[index]) {
            (step, index) = (step + 1, index + 1)
            continue
          }
        case .star:
          step += 1
          star = (step, index)
          continue
        case .deepStar, .folders:
          let isFolders = steps[step] == .folders
          step += 1
          if !isFolders, step == steps.count { return true }
          star = nil
          deep = (step, index, isFolders)
          continue
        }
      } else if index == text.count {
        return true
      }
      if let last = star, last.index < text.count, text[last.index] != UInt8(ascii: "/") {
        star = (last.step, last.index + 1)
        (step, index) = (last.step, last.index + 1)
      } else if let last = deep, let next = Self.next(after: last.index, last.isFolders, in: text) {
        star = nil
        deep = (last.step, next, last.isFolders)
        (step, index) = (last.step, next)
      } else {
        return false
      }
    }
  }

  /// Where the run can end next.
  private static func next(
    after index: Int, _ isFolders: Bool, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard isFolders else { return index < text.count ? index + 1 : nil }
    var index = index
    while index < text.count {
      if text[index] == UInt8(ascii: "/") { return index + 1 }
      index += 1
    }
    return nil
  }
}
