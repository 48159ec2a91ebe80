/// Statements that the schema must refuse by itself, and the constraint or trigger that says no.
enum SchemaRefusals {
  static let presets: [(String, String)] = [
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('spring', 'spring', 'spring')", "preset_name_unique"
    ),
    (
      "INSERT OR REPLACE INTO preset (name, kind, standsFor) VALUES ('spring', 'spring', 'spring')",
      "preset_name_unique"
    ),
    (
      "INSERT OR REPLACE INTO preset (id, name, kind, standsFor) VALUES (1, 'new', 'spring', 'spring')",
      "preset_id_unique"
    ),
    (
      "REPLACE INTO preset (id, name, kind, standsFor) VALUES (1, 'spring', 'spring', 'spring')",
      "preset_id_unique"
    ),
    ("UPDATE preset SET name = 'curve' WHERE id = 1", "preset_name_unique"),
    ("UPDATE OR REPLACE preset SET name = 'curve' WHERE id = 1", "preset_name_unique"),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('spring.a', 'spring', 'spring')",
      "preset_group_is_name"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('spring.a.b', 'spring', 'spring')",
      "preset_group_is_name"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('group', 'spring', 'spring')",
      "preset_name_is_group"
    ),
    ("UPDATE preset SET name = 'group' WHERE id = 11", "preset_name_is_group"),
    ("UPDATE preset SET name = 'spring.x' WHERE id = 11", "preset_group_is_name"),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('A', 'spring', 'spring')",
      "preset_name_is_kebab_path"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('', 'spring', 'spring')",
      "preset_name_is_kebab_path"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('a..b', 'spring', 'spring')",
      "preset_name_is_kebab_path"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('a-', 'spring', 'spring')",
      "preset_name_is_kebab_path"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('é', 'spring', 'spring')",
      "preset_name_is_kebab_path"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('a' || char(0) || 'B', 'spring', 'spring')",
      "preset_name_is_kebab_path"
    ),
    (
      "INSERT INTO preset (name, kind, standsFor) VALUES ('none', 'spring', 'spring')", "preset_name_reserved"
    ),
    ("UPDATE preset SET name = 'linear' WHERE id = 11", "preset_name_reserved"),
    ("INSERT INTO preset (kind, standsFor) VALUES ('spring', 'spring')", "preset_name_or_owner"),
    ("UPDATE preset SET name = NULL WHERE id = 11", "preset_name_or_owner"),
    (
      "INSERT INTO preset (id, name, kind, standsFor) VALUES (-1, 'x', 'spring', 'spring')",
      "preset_id_positive"
    ),
    ("INSERT INTO preset (name, kind, standsFor) VALUES ('x', 'sprong', 'spring')", "preset_kind"),
    ("INSERT INTO preset (name, kind, standsFor) VALUES ('x', 'spring', 'curve')", "preset_stands_for"),
    ("INSERT INTO preset (name, kind, standsFor) VALUES ('x', 'spring', 'instant')", "preset_stands_for"),
    ("INSERT INTO preset (name, kind, standsFor, depth) VALUES ('x', 'curve', 'curve', 1)", "preset_depth"),
    (
      "INSERT INTO preset (name, kind, standsFor, depth) VALUES ('x', 'spring', 'spring', -1)", "preset_depth"
    ),
    ("UPDATE preset SET reduced = 'all' WHERE id = 1", "preset_reduced"),
    ("UPDATE preset SET reduced = 'none', reduced_id = 8 WHERE id = 1", "preset_reduced"),
    ("UPDATE preset SET reduced_id = 99 WHERE id = 1", "preset_reduced_exists"),
    ("UPDATE preset SET reduced_id = 20 WHERE id = 1", "preset_reduced_exists"),
    (
      "INSERT INTO preset (name, kind, standsFor, reduced_id) VALUES ('x', 'spring', 'spring', 99)",
      "preset_reduced_exists"
    ),
    ("UPDATE preset SET role = 'spacial' WHERE id = 1", "preset_role"),
    ("UPDATE preset SET deprecated = 0 WHERE id = 1", "preset_deprecated"),
    ("UPDATE preset SET deprecated = '' WHERE id = 1", "preset_deprecated"),
    ("UPDATE preset SET deprecated = 1.0 WHERE id = 1", "preset_deprecated"),
    ("UPDATE preset SET deprecated = x'41' WHERE id = 1", "preset_deprecated"),
    ("UPDATE preset SET extensions = '[]' WHERE id = 1", "preset_extensions"),
    ("UPDATE preset SET extensions = '{' WHERE id = 1", "preset_extensions"),
    ("UPDATE preset SET id = 77 WHERE id = 1", "preset_is_fixed"),
    ("UPDATE preset SET rowid = 77 WHERE id = 1", "preset_is_fixed"),
    ("UPDATE preset SET name = NULL, owner_id = 9 WHERE id = 11", "preset_is_fixed"),
    ("UPDATE preset SET owner_id = 9 WHERE id = 20", "preset_is_fixed"),
    ("INSERT INTO preset (owner_id, kind, standsFor) VALUES (99, 'spring', 'spring')", "preset_owner_exists"),
    ("INSERT INTO preset (owner_id, kind, standsFor) VALUES (20, 'spring', 'spring')", "preset_owner_exists"),
    ("INSERT INTO preset (owner_id, kind, standsFor) VALUES (1, 'spring', 'spring')", "preset_owner_exists"),
    (
      "INSERT INTO preset (owner_id, kind, standsFor) VALUES (9, 'duration', 'duration')", "preset_owned_kind"
    ),
    (
      "INSERT INTO preset (owner_id, kind, standsFor, role) VALUES (9, 'spring', 'spring', 'effects')",
      "preset_owned_is_bare"
    ),
    ("UPDATE preset SET kind = 'curve', standsFor = 'curve' WHERE id = 11", "preset_kind_is_fixed"),
    ("UPDATE preset SET kind = 'spring', standsFor = 'spring' WHERE id = 8", "preset_kind_is_fixed"),
    ("UPDATE preset SET standsFor = 'curve' WHERE id = 3", "preset_stands_for_is_fixed"),
    ("UPDATE preset SET standsFor = 'instant' WHERE id = 6", "preset_stands_for_is_fixed"),
    ("UPDATE preset SET depth = 5 WHERE id = 1", "preset_depth_between"),
    ("UPDATE preset SET depth = 0 WHERE id = 2", "preset_depth_between"),
    ("UPDATE preset SET depth = 0 WHERE id = 3", "preset_depth_between"),
    ("DELETE FROM preset WHERE id = 1", "preset_in_use"),
    ("DELETE FROM preset WHERE id = 6", "preset_in_use"),
    ("DELETE FROM preset WHERE id = 7", "preset_in_use"),
    ("DELETE FROM preset WHERE id = 8", "preset_in_use"),
    ("DELETE FROM preset WHERE id = 20", "preset_in_use"),
    ("DELETE FROM preset WHERE id = 21", "preset_in_use"),
    ("DELETE FROM preset", "preset_in_use"),
  ]

  static let springs: [(String, String)] = [
    ("UPDATE spring SET bounce = -1 WHERE preset_id = 1", "spring_bounce_range"),
    ("UPDATE spring SET bounce = 1.01 WHERE preset_id = 1", "spring_bounce_range"),
    ("UPDATE spring SET bounce = 9e999 WHERE preset_id = 1", "spring_bounce_range"),
    ("UPDATE spring SET duration = 0 WHERE preset_id = 1", "spring_duration_range"),
    ("UPDATE spring SET duration = '0' WHERE preset_id = 1", "spring_duration_range"),
    ("UPDATE spring SET duration = 9e999 WHERE preset_id = 1", "spring_duration_range"),
    ("UPDATE spring SET duration = 'long' WHERE preset_id = 1", "spring.duration"),
    ("UPDATE spring SET duration = x'00' WHERE preset_id = 1", "spring.duration"),
    ("UPDATE spring SET duration = NULL WHERE preset_id = 1", "spring_one_system"),
    ("UPDATE spring SET stiffness = 1 WHERE preset_id = 1", "spring_one_system"),
    ("UPDATE spring SET mass = 2 WHERE preset_id = 1", "spring_one_system"),
    ("UPDATE spring SET duration = NULL, durationScale = 2 WHERE preset_id = 1", "spring_one_system"),
    ("UPDATE spring SET extraBounce = 0.1 WHERE preset_id = 1", "spring_one_system"),
    ("UPDATE spring SET bounce = 0.1 WHERE preset_id = 2", "spring_one_system"),
    ("UPDATE spring SET dialect = 'motion' WHERE preset_id = 2", "spring_one_system"),
    ("UPDATE spring SET extraBounce = 2 WHERE preset_id = 2", "spring_extra_bounce_range"),
    ("UPDATE spring SET durationScale = 0 WHERE preset_id = 2", "spring_duration_scale_range"),
    ("UPDATE spring SET duration = 1, durationScale = 2 WHERE preset_id = 2", "spring_duration_once"),
    ("UPDATE spring SET delay = -1 WHERE preset_id = 1", "spring_delay_range"),
    ("UPDATE spring SET delay = 9e999 WHERE preset_id = 1", "spring_delay_range"),
    ("UPDATE spring SET dialect = 'framer' WHERE preset_id = 1", "spring_dialect"),
    ("UPDATE spring SET dialect = 'origami' WHERE preset_id = 1", "spring_one_system"),
    ("INSERT INTO spring (preset_id) VALUES (12)", "spring_one_system"),
    ("INSERT INTO spring (preset_id, bounce) VALUES (12, 0.1)", "spring_one_system"),
    ("INSERT INTO spring (preset_id, mass) VALUES (12, 1)", "spring_one_system"),
    ("INSERT INTO spring (preset_id, stiffness) VALUES (12, 1)", "spring_one_system"),
    (
      "INSERT INTO spring (preset_id, stiffness, damping, dampingRatio) VALUES (12, 1, 1, 1)",
      "spring_one_system"
    ),
    ("INSERT INTO spring (preset_id, stiffness, damping) VALUES (12, 0, 1)", "spring_stiffness_range"),
    ("INSERT INTO spring (preset_id, stiffness, damping) VALUES (12, 1, -1)", "spring_damping_range"),
    ("INSERT INTO spring (preset_id, mass, stiffness, damping) VALUES (12, 0, 1, 1)", "spring_mass_range"),
    ("INSERT INTO spring (preset_id, tension, friction) VALUES (12, -1, 1)", "spring_tension_range"),
    ("INSERT INTO spring (preset_id, tension, friction) VALUES (12, 1, -1)", "spring_friction_range"),
    ("INSERT INTO spring (preset_id, response, dampingRatio) VALUES (12, 0, 1)", "spring_response_range"),
    ("INSERT INTO spring (preset_id, bounciness, speed) VALUES (12, 9e999, 1)", "spring_bounciness_finite"),
    ("INSERT INTO spring (preset_id, bounciness, speed) VALUES (12, 1, -9e999)", "spring_speed_finite"),
    ("INSERT INTO spring (preset_id, tension, damping) VALUES (12, 1, 1)", "spring_one_system"),
    ("INSERT INTO spring (preset_id, response) VALUES (12, 1)", "spring_one_system"),
    (
      "INSERT INTO spring (preset_id, response, dampingRatio) VALUES (12, 1, -0.1)",
      "spring_damping_ratio_range"
    ),
    (
      "INSERT INTO spring (preset_id, settlingDuration, dampingRatio) VALUES (12, 0, 1)",
      "spring_settling_duration_range"
    ),
    ("INSERT INTO spring (preset_id, bounciness) VALUES (12, 1)", "spring_one_system"),
    (
      "INSERT INTO spring (preset_id, dialect, visualDuration, bounce) VALUES (12, 'motion', 0, 0.1)",
      "spring_visual_duration_range"
    ),
    (
      "INSERT INTO spring (preset_id, dialect, duration, visualDuration, bounce) VALUES (12, 'motion', 1, 1, 0.1)",
      "spring_one_system"
    ),
    ("INSERT INTO spring (preset_id, visualDuration, bounce) VALUES (12, 1, 0.1)", "spring_one_system"),
    ("INSERT INTO spring (preset_id, duration) VALUES (99, 1)", "spring_of_preset"),
    ("INSERT INTO spring (preset_id, duration) VALUES (17, 1)", "spring_of_preset"),
    ("INSERT INTO spring (duration) VALUES (1)", "spring_of_preset"),
    ("INSERT INTO spring (preset_id, base_id) VALUES (12, 99)", "spring_base_exists"),
    ("INSERT INTO spring (preset_id, base_id) VALUES (12, 4)", "spring_base_exists"),
    ("INSERT INTO spring (preset_id, base_id) VALUES (12, 21)", "spring_base_exists"),
    ("INSERT INTO spring (preset_id, base_id) VALUES (12, 1)", "spring_base_circular"),
    ("INSERT INTO spring (preset_id, base_id) VALUES (12, 12)", "spring_base_circular"),
    ("UPDATE spring SET base_id = 2 WHERE preset_id = 2", "spring_base_circular"),
    ("UPDATE spring SET base_id = 3 WHERE preset_id = 2", "spring_base_circular"),
    (
      "UPDATE spring SET duration = NULL, bounce = NULL, base_id = 2 WHERE preset_id = 1",
      "spring_base_circular"
    ),
    ("UPDATE spring SET base_id = 99 WHERE preset_id = 2", "spring_base_exists"),
    ("UPDATE spring SET preset_id = 12 WHERE preset_id = 11", "spring_of_preset"),
    ("UPDATE spring SET rowid = 12 WHERE preset_id = 11", "spring_of_preset"),
    ("INSERT OR REPLACE INTO spring (preset_id, duration) VALUES (1, 0)", "spring_duration_range"),
  ]
}
