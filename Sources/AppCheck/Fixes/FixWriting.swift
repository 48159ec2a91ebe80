import AppScan

/// Writes one replacement, in the manner of the platform.
extension FixPlace {
  /// The bytes to replace and what takes their place.
  ///
  /// - Throws: ``Problem`` where that would change or lose something else.
  func changes() throws(Problem) -> [Change] {
    let isText = [.css, .cssInJS, .tailwind].contains(site.platform)
    guard isText || !tokens.isEmpty else { throw Problem("nothing stands there any more") }
    return switch site.platform {
    case .swiftui: try swiftUI()
    case .css, .cssInJS: try css()
    case .tailwind: try tailwind()
    case .compose: try compose()
    case .androidView: try androidView()
    case .webJS, .reanimated: try javaScript()
    case .flutter: try flutter()
    case .uikit, .coreanimation, .appkit: try appleDuration()
    }
  }
}
