import PlainText

/// Which migrations a registry still needs. Pure, so that every mishap can be tested without a file.
enum MigrationPlan {
  /// The migrations to run.
  ///
  /// - Throws: ``RegistryError`` when the registry is newer, or its history is not this version's.
  static func pending(
    applied: [AppliedMigration], version: Int, available: [Migration], path: String
  ) throws(RegistryError) -> [Migration] {
    let latest = available.last?.number ?? 0
    let newest = max(version, applied.last?.number ?? 0)
    if newest > latest { throw .newer(path: path, version: newest, supported: latest) }
    for (index, migration) in applied.enumerated() {
      guard migration.number == index + 1 else {
        throw .edited(path: path, reason: "migration \(index + 1) is missing from its history")
      }
      let known = available[index]
      guard migration.file == known.file, migration.checksum == known.checksum else {
        throw .edited(
          path: path,
          reason: "it was made by another \(migration.file) than this version's \(known.file); "
            + "use the motionbook that made it, export as JSON, and import that")
      }
    }
    if version != applied.count {
      throw .edited(
        path: path,
        reason: "it is of version \(version), and its history has \(applied.count.counted("migration")); "
          + "restore it from a copy")
    }
    return Array(available.dropFirst(applied.count))
  }
}
