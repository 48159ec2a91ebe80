extension ExportReach {
  /// Why a file of Kotlin cannot use an export of its own module that stands in another source set; nil where it can: of a
  /// plain module all others see `main`, of one for several platforms `commonMain`.
  func outOfSourceSet(_ symbol: PresetSymbol, _ path: String, _ export: String) -> String? {
    guard let folder = module(path), folder == module(export), let own = sourceSet(path, in: folder),
      let other = sourceSet(export, in: folder), own != other, other != "commonMain"
    else { return nil }
    if other == "main", !own.hasSuffix("Main") { return nil }
    return
      "\(symbol.use) stands in src/\(other), which src/\(own) does not see; export it into src/\(own) or what that sees, "
      + "or put it there by hand"
  }

  /// Why views cannot take a number of a spec of Compose, which their module depends on through the export's at most: an
  /// `implementation` is not passed on.
  func withoutCompose(_ symbol: PresetSymbol, _ path: String?) -> String? {
    guard symbol.format == "compose", symbol.isCall, let path, let export = symbol.module?.path,
      module(path) != module(export), !hasCompose(path)
    else { return nil }
    return
      "\(symbol.use) is Compose's, which the build script of this module does not name; put its numbers there by hand"
  }

  /// The folder below `src` in which a file stands: `main` of `app/src/main/kotlin/Card.kt`.
  private func sourceSet(_ path: String, in module: String) -> Substring? {
    let start = module + "/src/"
    guard path.hasPrefix(start) else { return nil }
    let folders = path.dropFirst(start.count).split(separator: "/")
    return folders.count > 1 ? folders[0] : nil
  }
}
