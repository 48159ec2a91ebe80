/// Where a motion plays, as reports name it.
package enum AppPlatform: String, CaseIterable, Sendable {
  case swiftui
  case uikit
  case coreanimation
  case appkit
  case compose
  case androidView = "android-view"
  case flutter
  case css
  case cssInJS = "css-in-js"
  case tailwind
  case webJS = "web-js"
  case reanimated
}
