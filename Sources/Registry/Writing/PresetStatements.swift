import MotionPhysics
import SQLite

/// The statements that run once for every preset, prepared once.
struct PresetStatements {
  let presetInsertion: Statement
  let springInsertion: Statement

  init(_ connection: Connection) throws {
    presetInsertion = try connection.prepare(
      """
      INSERT INTO preset (id, name, kind, standsFor, depth, summary, reduced, reduced_id, role, deprecated, origin,
        extensions)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      """)
    springInsertion = try connection.prepare(Self.springSQL)
  }

  private static let springSQL = """
    INSERT INTO spring (preset_id, base_id, dialect, durationScale, extraBounce, delay, \
    \(SpringKey.allCases.map(\.rawValue).joined(separator: ", ")))
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, \
    \(SpringKey.allCases.indices.map { "?\($0 + 7)" }.joined(separator: ", ")))
    """
}
