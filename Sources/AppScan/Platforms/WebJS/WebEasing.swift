import CLibrary
import MotionPhysics

/// The easings of JavaScript on the web: Motion's names (motion-utils/easing), CSS's, and lists of four numbers.
enum WebEasing {
  /// The curve of an easing.
  static func curve(_ value: Value) -> Result<SiteCurve, NativeMotion.Failure> {
    switch value {
    case .numbers(let points):
      SiteCurve(bezier: points).map(Result.success) ?? .failure(.init(reason: .range))
    case .text(let text): curve(text).map(Result.success) ?? .failure(.init(reason: .curve))
    case .number: .failure(.init(reason: .expression))
    case .unread(let reason): .failure(.init(reason: reason))
    }
  }

  private static func curve(_ text: String) -> SiteCurve? {
    if let function = motion(text) { return function.site(text) }
    let name = text.filter { $0 != " " }
    guard name.hasPrefix("cubic-bezier("), name.last == ")" else {
      return CSSEasing.curve(CSSEasing.spelled(text)) ?? NativeEasing.curve(text)
    }
    let numbers = name.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").compactMap {
      Double($0)
    }
    return SiteCurve(bezier: numbers, name: text)
  }

  private static func motion(_ name: String) -> EasingFunction? {
    switch name {
    case "linear": EasingFunction(bezier: [0, 0, 1, 1])
    case "easeIn": EasingFunction(bezier: [0.42, 0, 1, 1])
    case "easeOut": EasingFunction(bezier: [0, 0, 0.58, 1])
    case "easeInOut": EasingFunction(bezier: [0.42, 0, 0.58, 1])
    case "circIn": EasingFunction.circle
    case "circOut": EasingFunction.circle.reversed
    case "circInOut": EasingFunction.circle.mirrored
    case "backOut": backOut
    case "backIn": backOut?.reversed
    case "backInOut": backOut?.reversed?.mirrored
    case "anticipate": anticipate
    default: nil
    }
  }

  /// Whether Motion exports an easing function of a name.
  static func isImported(_ name: String) -> Bool {
    ["ease", "back", "circ"].contains { name.hasPrefix($0) } && motion(name) != nil || name == "anticipate"
  }

  /// Pulls back, and then shoots ahead.
  private static let anticipate = backOut?.reversed.map { back in
    EasingFunction(corners: [0.5]) { progress in
      progress < 0.5 ? back.value(2 * progress) / 2 : 1 - exp2(-10 * (2 * progress - 1)) / 2
    }
  }

  private static let backOut = EasingFunction(bezier: [0.33, 1.53, 0.69, 0.99])

  /// Reads Motion's `cubicBezier(…)` and what React Native has.
  static let library = Library(
    name: { path in NativeEasing.library.name(path) ?? (path == "Infinity" ? .unread(.expression) : nil) },
    call: { path, arguments in
      path == "cubicBezier" ? .list(arguments.map(\.value)) : NativeEasing.library.call(path, arguments)
    },
    member: { NativeEasing.library.member($0, $1) })
}
